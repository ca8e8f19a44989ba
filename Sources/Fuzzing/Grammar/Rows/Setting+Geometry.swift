import Traces

extension Setting {
  /// Insets, the plainest first.
  static let insets: [Value] = [
    .whole(64, 0, 0, 0), .whole(20, 10, 30, 40), .whole(0, 0, 50, 0), .whole(0, 0, 0, 0),
    .whole(0, 20, 0, 20), .whole(100, 100, 100, 100), .whole(-20, 0, 0, 0),
    .whole(0, -10, -300, 0), .whole(500, 0, 0, 0),
  ]

  /// The settings that decide the range of offsets, and the offset.
  static let geometry = [
    Setting(.contentOffset, Frequency(14)) { place, choices, weights in
      .thousandths(odd(weights.offset(in: place, &choices), &choices, weights))
    },
    Setting(.contentSize, Frequency(6), needs: .sizedContent) { place, choices, weights in
      let size = place.size
      let extents = weights.column == .human ? plainExtents : extents
      let extent = Vector(
        size.x * choices.pick(extents) * 10,
        size.y * choices.pick(extents) * 10
      )
      return .thousandths(odd(extent, &choices, weights))
    },
    Setting(.contentInset, Frequency(10)) { _, choices, weights in
      insets[choices.draw(below: weights.column == .human ? 6 : insets.count)]
    },
    Setting(.bounds, Frequency(1, 2, 3), needs: [.scrollView, .call]) { place, choices, weights in
      let origin = weights.offset(in: place, &choices)
      let size = choices.pick(sizes)
      return .array([
        .thousandths(origin.x), .thousandths(origin.y), .thousandths(size.x * 1000),
        .thousandths(size.y * 1000),
      ])
    },
    Setting(.frame, Frequency(1, 2, 3), needs: .call) { place, choices, _ in
      let size = choices.pick(sizes)
      return .whole(place.frame.origin.x, place.frame.origin.y, size.x, size.y)
    },
    choice(.safeAreaInsets, Frequency(3), Array(insets[..<6])),
    choice(
      .contentInsetAdjustmentBehavior,
      Frequency(3),
      [.string("never"), .string("always"), .string("scrollableAxes"), .string("automatic")]
    ),
    choice(
      .contentAlignmentPoint,
      Frequency(1, 2, 3),
      [
        .thousandths(Vector(500, 500)), .thousandths(Vector(0, 0)),
        .thousandths(Vector(1000, 1000)),
        .thousandths(Vector(0, 1000)), .thousandths(Vector(250, 2000)),
      ]
    ),
  ]

  /// Sizes that views get, the plainest first.
  private static let sizes = [
    Vector(320, 480), Vector(480, 320), Vector(320, 240), Vector(320, 568), Vector(100, 100),
    Vector(0, 0),
  ]

  /// Sizes of content in hundredths of the bounds.
  private static let extents = [100, 200, 50, 300, 150, 0, 101]
  private static let plainExtents = [100, 200, 50, 300, 150]

  /// Draws now and then a number that nobody would write.
  private static func odd(_ pair: Vector, _ choices: inout Choices, _ weights: Weights) -> Vector {
    guard choices.chance(weights.often.isOdd) else { return pair }
    return Vector(
      max(0, pair.x) + choices.pick(fractions),
      max(0, pair.y) + choices.pick(fractions)
    )
  }

  private static let fractions = [500, 250, 333, 1, 999, 0]
}
