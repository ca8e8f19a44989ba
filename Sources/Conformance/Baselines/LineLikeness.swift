import Traces

/// A comparison of two transcripts line by line.
///
/// A comparison view by view leaves out, for example, the order of messages of two views.
struct LineLikeness {
  /// The difference that scales and velocities may have; coordinates have a tolerance of their own.
  private static let finest = Millionths(units: 1000)
  private static let fineNames: Set<Name> = ["zoomScale", "atScale", "scale", "withVelocity"]

  private let coarse: Likeness
  private let fine: Likeness

  init(within tolerance: Tolerance, in header: Header) {
    let numbers = tolerance.numbers(in: header)
    coarse = Likeness(numbers: numbers)
    fine = Likeness(numbers: numbers.units < Self.finest.units ? numbers : Self.finest)
  }

  /// Returns the first line that is another one; nil: there is none.
  func firstDifference(between old: Trace, and new: Trace) -> BaselineDifference? {
    let shorter = min(old.lines.count, new.lines.count)
    let place = (0..<shorter).first { !holds(old.lines[$0], new.lines[$0]) }
    guard place != nil || old.lines.count != new.lines.count else { return nil }
    let index = place ?? shorter
    return .line(number: index + 2, was: old.text(at: index), now: new.text(at: index))
  }

  private func holds(_ old: Line, _ new: Line) -> Bool {
    switch (old, new) {
    case (.message(let old), .message(let new)):
      old.name == new.name && old.view == new.view && old.time == new.time
        && old.frame == new.frame && holds(old.arguments, new.arguments)
        && holds(old.answer, new.answer)
        && holds(old.state, old.table, new.state, new.table)
    case (.call(let old), .call(let new)) where old.isByDelegate && new.isByDelegate:
      old.name == new.name && old.view == new.view && old.time == new.time
        && holds(old.arguments, new.arguments)
    case (.exception(let old), .exception(let new)):
      old.name == new.name && old.time == new.time
    case (.final(let old), .final(let new)):
      old.view == new.view && old.time == new.time
        && holds(old.state, old.table, new.state, new.table)
    default: old == new
    }
  }

  private func holds(
    _ old: State,
    _ oldTable: TableState,
    _ new: State,
    _ newTable: TableState
  ) -> Bool {
    let offsets = [old.contentOffset, new.contentOffset].compactMap(\.self)
    guard offsets.count != 1 else { return false }
    guard offsets.isEmpty || coarse.holds(offsets[0], offsets[1]) else { return false }
    return holds(old.facts + oldTable.facts, new.facts + newTable.facts)
  }

  private func holds(_ old: [Argument], _ new: [Argument]) -> Bool {
    old.count == new.count
      && zip(old, new).allSatisfy { old, new in
        let likeness = Self.fineNames.contains(old.label) ? fine : coarse
        return old.label == new.label && likeness.holds(old.value, new.value)
      }
  }

  private func holds(_ old: Value?, _ new: Value?) -> Bool {
    guard let old, let new else { return old == new }
    return coarse.holds(old, new)
  }
}

extension Trace {
  /// Returns a line as the format writes it; nil: there are not so many.
  fileprivate func text(at index: Int) -> String? {
    guard lines.indices.contains(index) else { return nil }
    var writer = TraceWriter()
    // The header goes first, for a line names a view by its place in it.
    writer.write(.header(header))
    writer.removeAll()
    writer.write(lines[index])
    return String(decoding: writer.bytes.dropLast(), as: UTF8.self)
  }
}
