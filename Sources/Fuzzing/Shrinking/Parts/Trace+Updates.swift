import Traces
internal import Transcripts

/// The place at which a trace makes calls of one table, one after the other: its lines, or one
/// reply of a script.
enum CallPlace: Hashable {
  case lines(view: ViewIndex)
  case reply(view: Int, entry: Int, reply: Int)
}

extension Trace {
  /// The places at which there are updates of rows or sections.
  var placesOfUpdates: [CallPlace] {
    var places: [CallPlace] = []
    for view in header.effectiveViews.indices {
      let place = CallPlace.lines(view: ViewIndex(view))
      if calls(in: place).contains(where: \.isUpdate) { places.append(place) }
    }
    for (view, declared) in header.effectiveViews.enumerated() {
      for (entry, script) in declared.delegate.entries.enumerated() {
        for (reply, replied) in script.replies.enumerated()
        where replied.calls.contains(where: \.isUpdate) {
          places.append(.reply(view: view, entry: entry, reply: reply))
        }
      }
    }
    return places
  }

  /// Returns the calls in a place.
  func calls(in place: CallPlace) -> [Call] {
    switch place {
    case .lines(let view):
      lines.compactMap { line in
        if case .call(let call) = line, call.view == view { call } else { nil }
      }
    case .reply(let view, let entry, let reply):
      header.effectiveViews[view].delegate.entries[entry].replies[reply].calls
    }
  }

  /// Returns the trace with other calls in a place: as many as before, `nil` for one that is left
  /// out.
  func replacingCalls(in place: CallPlace, with calls: [Call?]) -> Trace {
    var trace = self
    switch place {
    case .lines(let view):
      var rest = calls[...]
      trace.lines = lines.compactMap { line in
        guard case .call(let call) = line, call.view == view else { return line }
        return rest.popFirst().flatMap(\.self).map { .call($0) }
      }
    case .reply(let view, let entry, let reply):
      let left = calls.compactMap(\.self)
      guard let first = left.first else { return self }
      trace.header.change(view) {
        $0.delegate.entries[entry].replies[reply].action = .call(first)
        $0.delegate.entries[entry].replies[reply].then = Array(left.dropFirst())
      }
    }
    return trace
  }
}

extension Call {
  /// True if it makes rows or sections come, go, move or load anew.
  var isUpdate: Bool { may(change: .rows) }

  /// The number of rows or sections that an update names in a list.
  var listedCount: Int { isUpdate ? listed.count : 0 }

  /// The list of rows or sections that an update names.
  var listed: [Value] { (arguments[.at] ?? arguments[.sections])?.elements ?? [] }

  /// Returns the update with one fewer in its list.
  func leavingOut(_ place: Int) -> Call {
    var call = self
    var list = listed
    list.remove(at: place)
    for argument in call.arguments.indices
    where [.at, .sections].contains(call.arguments[argument].label) {
      call.arguments[argument].value = .list(list)
    }
    return call
  }
}
