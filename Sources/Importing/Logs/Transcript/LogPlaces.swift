import Traces

/// The places of the content that a log prints, as far as they are known.
struct LogPlaces {
  private let printed: [LoggedPlace]
  /// True if the log rounds what it prints, so that two places may look like one.
  private let areRounded: Bool
  /// True if the part that half of the lines leave out may be anything.
  private let isHalfUnknown: Bool

  /// Looks at a whole log.
  init(_ entries: [LogEntry]) {
    printed = entries.map(\.place)
    let numbers = printed.flatMap { place in
      zip(place.places, [place.x, place.y].compactMap(\.self))
    }
    // Points have halves or thirds: `.5` alone is exact.
    let isCoarse = Set(numbers.map(\.0)).count == 1 && (numbers.first?.0 ?? 9) < 2
    areRounded =
      isCoarse
      && !numbers.allSatisfy { places, number in
        places == 1 && (number * 2).rounded() == number * 2
      }
    let halves = printed.filter(\.isHalf)
    let lacksX = halves.contains { $0.x == nil }
    let moves = entries.contains { entry in
      Self.points(entry).contains { lacksX ? $0.x != 0 : $0.y != 0 }
    }
    // A list that is scrolled the other way shows one number all the time.
    let told = entries.compactMap { entry in
      entry.message?.name == .didScroll && entry.place.isHalf ? entry.place : nil
    }
    let isConstant = told.count > 1 && Set(told.map { $0.x ?? $0.y }).count == 1
    isHalfUnknown = Set(halves.map { $0.x == nil }).count == 2 || moves || isConstant
  }

  /// Returns the places that a message tells besides the content's, and that one where it is whole.
  private static func points(_ entry: LogEntry) -> [(x: Double, y: Double)] {
    guard let message = entry.message else { return [] }
    var points = message.arguments.compactMap { argument in
      if case .pair(let x, let y) = argument.value { (x: x.double, y: y.double) } else { nil }
    }
    if let x = entry.place.x, let y = entry.place.y { points.append((x, y)) }
    return points
  }

  /// Takes from messages what nobody knows, and tells of it.
  func settle(_ entries: inout [LogEntry], _ losses: inout Losses) {
    var latest: [ViewIndex: Point] = [:]
    for index in entries.indices {
      guard case .message(var message) = entries[index].line,
        let place = message.state.contentOffset
      else { continue }
      let isHalf = printed[index].isHalf
      if isHalf, isHalfUnknown {
        message.state.contentOffset = nil
      } else {
        // Places that are printed alike may be apart.
        if message.name == .didScroll, isHalf || areRounded {
          message.hasMoved = latest[message.view] == place
        }
        latest[message.view] = place
      }
      entries[index].line = .message(message)
    }
    let halves = printed.filter(\.isHalf)
    if !halves.isEmpty {
      let (told, half) = halves[0].x == nil ? ("y", "x") : ("x", "y")
      losses.assume(
        "only \(told) is told of the place: "
          + (isHalfUnknown
            ? "\(half) may be anything, so the place is left out"
            : "\(half) is taken as 0 all the time, and two equal places are no fault")
      )
    }
    if areRounded, printed.count(where: { !$0.isUnknown }) > 1 {
      losses.assume("places are rounded: two equal ones are no fault")
    }
  }
}
