import Traces

/// The change of a stroke's speed on its way.
private enum Pace: Int, CaseIterable {
  case even
  case speedingUp
  case slowingDown
  case bell

  /// Returns the speed at an event of the stroke, in hundredths of its usual one.
  func hundredths(at event: Int) -> Int {
    switch self {
    case .even: 100
    case .speedingUp: min(25 + 25 * event, 200)
    case .slowingDown: max(160 - 20 * event, 10)
    case .bell: event < 4 ? 40 + 30 * event : max(140 - 15 * (event - 4), 10)
    }
  }
}

extension Composition {
  // MARK: - Where and which way

  /// Draws where a finger comes down, in thousandths.
  func drawLocation(_ choices: inout Choices) -> Vector {
    let view = places[places.count > 1 ? choices.draw(below: places.count) : 0]
    let grid = Self.grids[weights.column.rawValue]
    let inside = Vector(
      view.size.x * choices.pick(grid) * 10,
      view.size.y * choices.pick(grid) * 10
    )
    let corner = view.corner - places[0].corner
    return inside + corner.times(hundredths: 100_000)
  }

  /// Places in a view, in hundredths of its size.
  private static let grids = [
    [50, 60, 40, 70, 30, 80, 20], [50, 25, 75, 0, 100, 99, 1],
    [50, 25, 75, 0, 100, 90, 10, 105, -5],
  ]

  /// Draws which way a finger goes, in hundredths: along the axis that scrolls, in most cases.
  func drawHeading(_ choices: inout Choices) -> Vector {
    let heading = choices.pick(weights.headings)
    return places.contains { $0.isWide } && choices.chance(70)
      ? Vector(heading.y, heading.x) : heading
  }

  /// Draws how far a finger goes from event to event, in thousandths.
  func drawStep(_ choices: inout Choices, atLeast least: Int = 0) -> Int {
    max(choices.pick(weights.speeds), least) * 1000 / cadence
  }

  // MARK: - Moving

  /// Draws moves of all fingers that are down, one after another, until they have gone far enough.
  mutating func stroke(_ choices: inout Choices, heading: Vector, step: Int) {
    let way = Vector(heading.x * step / 100, heading.y * step / 100)
    let pace = Pace.allCases[choices.draw(below: Pace.allCases.count)]
    moveAll(by: way.times(hundredths: pace.hundredths(at: 0)), &choices)
    var event = 1
    choices.list(most: 24, percent: weights.more.moves) { choices in
      moveAll(by: way.times(hundredths: pace.hundredths(at: event)), &choices)
      event += 1
    }
  }

  /// Moves all fingers that are down, in one event.
  private mutating func moveAll(by way: Vector, _ choices: inout Choices) {
    guard hasRoom else { return }
    tick()
    let tremor = drawTremor(&choices)
    for place in fingers.indices { move(place, by: way + tremor) }
    interrupt(&choices)
  }

  /// Draws by how much a finger misses where it should be, in thousandths; and lets time pass
  /// where it is late.
  mutating func drawTremor(_ choices: inout Choices) -> Vector {
    guard choices.chance(weights.often.trembles) else { return .zero }
    let amounts = Self.tremors
    let tremor = Vector(choices.pick(amounts), choices.pick(amounts))
    wait(choices.pick(Self.delays))
    return tremor
  }

  private static let tremors = [0, 500, -500, 1000, -1000, 333, -667]
  private static let delays = [0, 0, 1000, 2000, 417, 8000]

  /// Puts now and then a call between two events.
  mutating func interrupt(_ choices: inout Choices) {
    guard choices.chance(weights.often.interrupts), hasRoom else { return }
    wait(choices.pick(Self.delays))
    makeCall(&choices)
  }

  // MARK: - The lift

  /// Draws how long the fingers rest, and whether they are reported meanwhile; at least so long.
  mutating func rest(_ choices: inout Choices, atLeast least: Int = 0) {
    let milliseconds = max(choices.pick(weights.holds), least)
    guard milliseconds >= 20, choices.chance(weights.column == .human ? 10 : 25), hasRoom else {
      return pause(milliseconds)
    }
    let end = time + Microseconds(milliseconds * 1000)
    var reports = 0
    while time < end, reports < 20 {
      tick()
      for place in fingers.indices { stay(place) }
      reports += 1
    }
  }

  /// Draws how the fingers go: all at once or one by one, lifted or taken away.
  mutating func leave(_ choices: inout Choices) {
    let isCancelled = choices.chance(weights.often.cancels)
    while fingers.count > 1, choices.chance(40) {
      lift(choices.draw(below: fingers.count), cancelled: isCancelled)
      pause(choices.pick(weights.holds))
    }
    liftAll(cancelled: isCancelled)
  }
}
