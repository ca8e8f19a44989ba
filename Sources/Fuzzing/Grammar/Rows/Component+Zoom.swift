import Traces

/// The parts that a generated trace of a zooming view may have.
extension Component {
  static let zoom = Component(
    name: "zoom",
    sceneries: Table([
      Scenery(Frequency(70, 60, 50)) { composition, choices in
        composition.addOnly(.zoom, choices.pick(sizes[composition.weights.column.rawValue]))
        composition.setZoomLimits(of: 0, &choices)
      },
      Scenery(Frequency(4, 6, 6)) { composition, choices in
        composition.add(.main, .zoom, Area(0, 0, 320, 480))
        composition.setZoomLimits(of: 0, &choices)
        composition.addContent(in: 0, &choices)
      },
      Scenery(Frequency(3, 5, 5)) { composition, choices in
        composition.add("page", .zoom, Area(0, 0, 320, 480))
        composition.setZoomLimits(of: 0, &choices)
        composition.add("list", .scroll, Area(40, 80, 240, 300), in: 0)
      },
      Scenery(Frequency(3, 5, 5)) { composition, choices in
        composition.add("left", .zoom, Area(0, 0, 160, 480))
        composition.setZoomLimits(of: 0, &choices)
        composition.add("right", .zoom, Area(160, 0, 160, 480))
        composition.setZoomLimits(of: 1, &choices)
      },
    ])
  )

  /// Limits of the scale in hundredths, by profile.
  private static let zoomLimits: [[Vector]] = [
    [Vector(100, 300), Vector(50, 400), Vector(100, 200), Vector(50, 150)],
    [Vector(100, 300), Vector(50, 200), Vector(100, 100), Vector(100, 150), Vector(25, 100)],
    [
      Vector(100, 300), Vector(50, 200), Vector(100, 100), Vector(80, 150), Vector(200, 400),
      Vector(25, 50), Vector(300, 100), Vector(10, 2000),
    ],
  ]

  /// Returns the limits of the scale in hundredths that a profile draws from.
  static func limits(_ weights: Weights) -> [Vector] { zoomLimits[weights.column.rawValue] }
}

extension Composition {
  /// Draws the limits of a view's scale; without them nothing zooms.
  mutating func setZoomLimits(of place: Int, _ choices: inout Choices) {
    let limits = choices.pick(Component.limits(weights))
    if limits.x != 100 { set(.minimumZoomScale, to: .hundredths(limits.x), of: place) }
    if limits.y != 100 { set(.maximumZoomScale, to: .hundredths(limits.y), of: place) }
  }
}
