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
