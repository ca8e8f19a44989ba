internal import Traces

// A delegate may have been told, answered and called other things while nobody listened.

extension Header {
  /// The messages of the views' components that the delegate may have been told unheard.
  private var unheard: [Name] {
    guard hears != nil else { return [] }
    return Vocabulary.messages(of: effectiveViews.map(\.component)).filter(mayBeToldUnheard)
  }

  /// True if the delegate may have been told anything that nobody could hear.
  var leavesUnheard: Bool { !unheard.isEmpty }

  /// True if all was heard that a finger alone may lead to: a scroll view that tells of its drags, and has no
  /// control to refresh it.
  var hearsAllOfFingers: Bool { hearsAllButReleases && !mayBeToldUnheard(.willEndDragging) }

  /// True if all of that was heard, perhaps with the exception of willEndDragging, which React Native leaves out.
  var hearsAllButReleases: Bool {
    let chain: [Name] = [
      .willBeginDragging, .didScroll, .didEndDragging, .willBeginDecelerating, .didEndDecelerating,
    ]
    let views = effectiveViews
    return views.count == 1 && views[0].component == "scroll"
      && views[0].config[.refreshControl]?.bool != true && !chain.contains(where: mayBeToldUnheard)
  }

  /// Lets the delegate answer anything to what it was told unheard: to the rules it is one whose script has an
  /// entry for it, of which they know nothing.
  mutating func addUnheardAnswers() {
    let names = unheard
    guard !names.isEmpty else { return }
    delegate.answer(names)
    for place in views.indices { views[place].delegate.answer(names) }
  }
}

extension Script {
  fileprivate mutating func answer(_ names: [Name]) {
    let known = Set(entries.map(\.message))
    entries += names.filter { !known.contains($0) }
      .map { Entry(message: $0, replies: [], isList: false) }
  }
}
