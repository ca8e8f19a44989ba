import Traces

extension TracePass {
  /// Leaves out updates, or single rows of them, and has the data count as if they had never been.
  ///
  /// An update and its data go together: without one, the other is an exception.
  static let leaveOutUpdates = TracePass { shrinking in
    for place in shrinking.best.placesOfUpdates {
      for call in shrinking.best.calls(in: place).indices.reversed() {
        shrinking.leaveOutUpdate(call, in: place)
      }
    }
  }
}

extension TraceShrinking {
  fileprivate mutating func leaveOutUpdate(_ index: Int, in place: CallPlace) {
    guard best.placesOfUpdates.contains(place) else { return }
    let calls = best.calls(in: place)
    guard calls.indices.contains(index), calls[index].isUpdate else { return }
    if consider(calls, without: calls[index], leaving: nil, at: index, in: place) { return }
    for element in calls[index].listed.indices.reversed() {
      let update = best.calls(in: place)[index]
      guard update.listed.count > 1 else { return }
      let rest = update.leavingOut(element)
      var gone = update
      for other in update.listed.indices.reversed() where other != element {
        gone = gone.leavingOut(other)
      }
      consider(best.calls(in: place), without: gone, leaving: rest, at: index, in: place)
    }
  }

  /// Considers the calls without an update, or with the rest of it; the data may have changed before
  /// it or behind it.
  @discardableResult
  private mutating func consider(
    _ calls: [Call],
    without update: Call,
    leaving rest: Call?,
    at index: Int,
    in place: CallPlace
  ) -> Bool {
    let before = calls[..<index].lastIndex { $0.name == .sections }
    for start in [before, index].compactMap(\.self) {
      var others: [Call?] = calls
      others[index] = rest
      for later in start..<calls.count where calls[later].name == .sections {
        others[later] = calls[later].countingWithout(update)
      }
      if consider(best.replacingCalls(in: place, with: others)) { return true }
    }
    return false
  }
}

extension Call {
  /// Returns the data, with as many rows as it had if an update had not been.
  fileprivate func countingWithout(_ update: Call) -> Call {
    guard let old = arguments[.sections]?.numbers else { return self }
    var counts = old.map { Int($0.units / 1_000_000) }
    func change(_ section: Int, by difference: Int) {
      if counts.indices.contains(section) { counts[section] += difference }
    }
    let numbers = update.listed.compactMap { $0.number.map { Int($0.units / 1_000_000) } }
    switch update.name {
    case .insertRows:
      for path in update.listed.compactMap(\.rowPath) { change(path.section, by: -1) }
    case .deleteRows:
      for path in update.listed.compactMap(\.rowPath) { change(path.section, by: 1) }
    case .moveRow:
      if let path = update.arguments[.at]?.rowPath { change(path.section, by: 1) }
      if let path = update.arguments[.to]?.rowPath { change(path.section, by: -1) }
    case .insertSections:
      for section in numbers.reversed() where counts.indices.contains(section) {
        counts.remove(at: section)
      }
    case .deleteSections:
      // The number of rows that it had is not known here; none are the simplest.
      for section in numbers where section <= counts.count { counts.insert(0, at: section) }
    default: return self
    }
    var call = self
    let value = Value.list(counts.map { .number(Millionths($0)) })
    call.arguments = [Argument(.sections, value)]
    return call
  }
}
