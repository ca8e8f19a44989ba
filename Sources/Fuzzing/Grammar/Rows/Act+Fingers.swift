extension Act {
  /// The acts of two fingers.
  static let twoFingers = [
    Act("pinch", Frequency(3, 3, 4)) { $0.pinch(&$1) },
    Act("pinch of what zooms", Frequency(34, 26, 22), needs: .zoom) { $0.pinch(&$1) },
    Act("two-finger pan", Frequency(3, 5, 5)) { composition, choices in
      composition.comeInPairs(apart: Vector(100_000, 0), &choices)
      composition.dragOn(&choices)
      composition.rest(&choices)
      composition.leave(&choices)
    },
  ]

  /// The acts of any number of fingers, coming and going.
  static let sessions = [
    Act("fingers that come and go", Frequency(3, 8, 10)) { composition, choices in
      composition.touchDown(at: composition.drawLocation(&choices))
      choices.list(most: 12, percent: 82) { choices in
        guard composition.hasRoom else { return }
        composition.step(&choices)
      }
      composition.leave(&choices)
    }
  ]
}

extension Composition {
  /// Draws where two fingers come down, at once or one after the other.
  fileprivate mutating func comeInPairs(apart: Vector, _ choices: inout Choices) {
    let middle = drawLocation(&choices)
    let half = apart.times(hundredths: 50)
    touchDown(at: middle - half)
    if choices.chance(25) { pause(choices.pick([1, 8, 30, 100, 200])) }
    touchDown(at: middle + half)
  }

  /// Draws two fingers that come together or go apart, and what becomes of them.
  fileprivate mutating func pinch(_ choices: inout Choices) {
    let ways = [
      Vector(100, 0), Vector(0, 100), Vector(70, 70), Vector(-100, 0), Vector(40, -90),
    ]
    let way = ways[choices.draw(below: ways.count)]
    let spread = choices.pick([100, 200, 60, 40, 280])
    comeInPairs(apart: way.times(hundredths: spread * 1000), &choices)
    var step = choices.pick([10, -10, 5, -5, 2, -2, 20, -20, 40]) * 1000 * 60 / cadence
    spreadOn(&choices, way.times(hundredths: step))
    choices.list(most: 3, percent: 20) { choices in
      step = -step
      spreadOn(&choices, way.times(hundredths: step))
    }
    rest(&choices)
    leave(&choices)
  }

  /// Moves two fingers away from one another, or the second alone.
  private mutating func spreadOn(_ choices: inout Choices, _ way: Vector) {
    let isOneSided = choices.chance(20)
    let drift =
      choices.chance(20)
      ? Vector(choices.draw(below: 7) * 1000, choices.draw(below: 7) * 1000) : .zero
    choices.list(most: 20, percent: weights.more.moves) { choices in
      guard hasRoom, fingers.count > 1 else { return }
      tick()
      let tremor = drawTremor(&choices)
      if !isOneSided { move(0, by: Vector(-way.x, -way.y) + drift) }
      move(1, by: way + drift + tremor)
      interrupt(&choices)
    }
  }

  /// Draws what happens next while fingers are down, or may be.
  fileprivate mutating func step(_ choices: inout Choices) {
    switch choices.pick(weighted: [10, 3, 3, 2, 3, 1]) {
    case 0:
      if fingers.isEmpty { touchDown(at: drawLocation(&choices)) }
      dragOn(&choices)
    case 1:
      if choices.chance(60) { tick() }
      guard fingers.count < 4 else { return }
      touchDown(at: drawLocation(&choices))
    case 2:
      if choices.chance(60) { tick() }
      guard !fingers.isEmpty else { return }
      lift(choices.draw(below: fingers.count), cancelled: choices.chance(weights.often.cancels))
    case 3: rest(&choices)
    case 4:
      guard !fingers.isEmpty else { return }
      let place = choices.draw(below: fingers.count)
      let heading = drawHeading(&choices)
      let step = drawStep(&choices)
      choices.list(most: 10, percent: weights.more.moves) { choices in
        tick()
        move(place, by: Vector(heading.x * step / 100, heading.y * step / 100))
      }
    default: makeCall(&choices)
    }
  }
}
