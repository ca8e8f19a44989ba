import Traces

extension TracePass {
  /// Leaves out views with what happens in them, or only themselves; declares none where one is
  /// left.
  static let leaveOutViews = TracePass { shrinking in
    for place in shrinking.best.header.views.indices.reversed() {
      guard place < shrinking.best.header.views.count else { continue }
      shrinking.considerSimplest(of: [
        shrinking.best.leavingOut(views: shrinking.best.header.family(of: place)),
        shrinking.best.leavingOut(views: [place]),
      ])
    }
    shrinking.consider { $0.header.declareNoView() }
  }
}

extension Header {
  /// Returns a view and all that stand in it.
  fileprivate func family(of place: Int) -> Set<Int> {
    var family: Set = [place]
    for (other, view) in views.enumerated() where other > place {
      if family.contains(where: { views[$0].name == view.container }) { family.insert(other) }
    }
    return family
  }

  /// Makes of the only declared view the one that a header without `views` means.
  fileprivate mutating func declareNoView() {
    guard views.count == 1 else { return }
    let view = views[0]
    views = []
    config = view.config
    delegate = view.delegate
    guard let frame = view.frame, config[.bounds] == nil else { return }
    config.append(Argument(.bounds, Value(frame.size)))
    config.sort { $0.label.text.utf8.lexicographicallyPrecedes($1.label.text.utf8) }
  }
}

extension Trace {
  /// Returns the trace without some views and their lines; what stands in one of them stands in its
  /// container instead.
  fileprivate func leavingOut(views places: Set<Int>) -> Trace {
    guard places.count < header.views.count else { return self }
    var rest = self
    for place in places.sorted().reversed() {
      let view = header.views[place]
      rest.header.views.remove(at: place)
      for other in rest.header.views.indices where rest.header.views[other].container == view.name {
        rest.header.views[other].container = view.container
      }
    }
    rest.header.component = rest.header.views[0].component
    let newPlace = { (view: ViewIndex) -> ViewIndex? in
      let place = Int(view.place)
      return places.contains(place) ? nil : ViewIndex(place - places.count { $0 < place })
    }
    for place in rest.header.views.indices {
      let entries = rest.header.views[place].delegate.entries
      rest.header.views[place].delegate.entries = entries.compactMap { $0.inViews(newPlace) }
    }
    rest.lines = lines.compactMap { line in
      guard let view = line.view else { return line }
      return newPlace(view).map { line.inView($0) }
    }
    return rest
  }
}

extension Script.Entry {
  /// Returns the entry with the views that it calls in their new places; nil if one of them is
  /// gone.
  fileprivate func inViews(_ newPlace: (ViewIndex) -> ViewIndex?) -> Script.Entry? {
    var entry = self
    for place in replies.indices {
      guard case .call(var call) = replies[place].action else { continue }
      guard let view = newPlace(call.view) else { return nil }
      call.view = view
      entry.replies[place].action = .call(call)
      for next in replies[place].then.indices {
        guard let view = newPlace(replies[place].then[next].view) else { return nil }
        entry.replies[place].then[next].view = view
      }
    }
    return entry
  }
}

extension Line {
  /// The view that the line names.
  fileprivate var view: ViewIndex? {
    switch self {
    case .call(let call): call.view
    case .message(let message): message.view
    case .final(let final): final.view
    case .expectation(let expectation): expectation.view
    case .touch, .settle, .exception, .gap, .comment: nil
    }
  }

  /// Returns the line, naming another view.
  fileprivate func inView(_ view: ViewIndex) -> Line {
    switch self {
    case .call(var call):
      call.view = view
      return .call(call)
    case .message(var message):
      message.view = view
      return .message(message)
    case .final(var final):
      final.view = view
      return .final(final)
    case .expectation(var expectation):
      expectation.view = view
      return .expectation(expectation)
    case .touch, .settle, .exception, .gap, .comment: return self
    }
  }
}
