import Traces

/// Messages that say that the content has moved, with nothing else between: a way over time.
struct MoveRun {
  let moves: [Step]
  /// The offset of the content before them, if that is known.
  private let start: Point?

  init(_ moves: [Step], after start: Point?) {
    self.moves = moves
    self.start = start
  }

  /// The offset of the content after them, if that is known.
  var last: Point? { moves.last { $0.offset != nil }?.offset ?? start }

  /// Returns the difference to another run in the same place; nil: there is none.
  func difference(to other: MoveRun, _ likeness: Likeness) -> Difference.Kind? {
    if other.moves.isEmpty { return moves.isEmpty ? nil : .missing(moves.count) }
    if moves.isEmpty { return .extra(other.moves.count) }
    if let gap = widestGap(to: other, likeness) { return .offset(by: gap.gap, at: gap.time) }
    if moves.count != other.moves.count { return .count(moves.count, other.moves.count) }
    return nil
  }

  /// Returns the keys of the state that differ at an instant at which both say something: each once,
  /// with the first moves at which it does.
  func stateDifferences(to other: MoveRun, _ likeness: Likeness) -> [(Step, Step, Name)] {
    var found: [(Step, Step, Name)] = []
    for (step, otherStep) in pairs(with: other) {
      for fact in step.state where !found.contains(where: { $0.2 == fact.label }) {
        guard let value = otherStep.state[fact.label], !likeness.holds(fact.value, value) else {
          continue
        }
        found.append((step, otherStep, fact.label))
      }
    }
    return found
  }

  /// Returns the moves of one instant; without times, one by one.
  private func pairs(with other: MoveRun) -> [(Step, Step)] {
    guard moves.allSatisfy({ $0.time != nil }), other.moves.allSatisfy({ $0.time != nil }) else {
      return Array(zip(moves, other.moves))
    }
    var rest = other.moves[...]
    return moves.compactMap { step in
      rest = rest.drop { ($0.time ?? 0) < (step.time ?? 0) }
      guard let twin = rest.first, twin.time == step.time else { return nil }
      return (step, rest.removeFirst())
    }
  }

  private typealias Gap = (gap: Point, time: Microseconds?)

  /// Returns the largest gap between the two ways; nil: they are alike everywhere.
  private func widestGap(to other: MoveRun, _ likeness: Likeness) -> Gap? {
    var widest: Gap?
    for (place, otherPlace, time) in together(with: other) {
      guard let place, let otherPlace, !likeness.holds(place, otherPlace) else { continue }
      let gap = Point.gap(from: place, to: otherPlace)
      if gap.reach > widest?.gap.reach ?? 0 { widest = (gap, time) }
    }
    return widest
  }

  /// Returns both places at each instant at which either run says something; without times, move by
  /// move.
  private func together(with other: MoveRun) -> [(Point?, Point?, Microseconds?)] {
    let times = moves.compactMap(\.time)
    let otherTimes = other.moves.compactMap(\.time)
    guard times.count == moves.count, otherTimes.count == other.moves.count else {
      return zip(moves, other.moves).map { ($0.offset, $1.offset, nil) }
    }
    var all: [(Point?, Point?, Microseconds?)] = []
    var (place, otherPlace) = (start, other.start)
    var (next, otherNext) = (0, 0)
    while next < times.count || otherNext < otherTimes.count {
      let time = min(
        next < times.count ? times[next] : .max,
        otherNext < otherTimes.count ? otherTimes[otherNext] : .max
      )
      while next < times.count, times[next] == time {
        place = moves[next].offset ?? place
        next += 1
      }
      while otherNext < otherTimes.count, otherTimes[otherNext] == time {
        otherPlace = other.moves[otherNext].offset ?? otherPlace
        otherNext += 1
      }
      all.append((place, otherPlace, time))
    }
    return all
  }
}
