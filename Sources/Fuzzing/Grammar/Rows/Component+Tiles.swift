import Traces

/// The parts that a generated trace of a tiled view may have.
extension Component {
  static let tiles = Component(
    name: "tiles",
    sceneries: Table([
      Scenery(Frequency(70, 60, 50)) { composition, choices in
        composition.addOnly(.tiles, choices.pick([Vector(320, 480), Vector(200, 200)]))
        composition.setZoomLimits(of: 0, &choices)
        composition.setLevels(of: 0, &choices)
      },
      Scenery(Frequency(6, 8, 8)) { composition, choices in
        composition.add("map", .tiles, Area(0, 0, 320, 300))
        composition.setZoomLimits(of: 0, &choices)
        composition.setLevels(of: 0, &choices)
        composition.add("list", .scroll, Area(0, 300, 320, 180))
      },
    ])
  )
}

extension Composition {
  /// Draws the levels of detail, and the size of the tiles.
  fileprivate mutating func setLevels(of place: Int, _ choices: inout Choices) {
    let levels = choices.pick([
      Vector(5, 2), Vector(1, 0), Vector(3, 0), Vector(4, 3), Vector(20, 10),
    ])
    if levels.x != 1 { set(.levelsOfDetail, to: .hundredths(levels.x * 100), of: place) }
    if levels.y != 0 { set(.levelsOfDetailBias, to: .hundredths(levels.y * 100), of: place) }
    let size = choices.pick([Vector(256, 256), Vector(100, 100), Vector(320, 64)])
    if size.x != 256 {
      set(.tileSize, to: .thousandths(size.times(hundredths: 100_000)), of: place)
    }
  }
}

extension Setting {
  /// The settings of content that is drawn in tiles.
  static let tiling = [
    Setting(.contentScaleFactor, Frequency(4), needs: .tiles) { _, choices, _ in
      .hundredths(choices.pick([200, 100, 300]))
    },
    Setting(.contents, Frequency(4), needs: .tiles) { _, choices, _ in
      choices.chance(50) ? .string("photo") : .null
    },
  ]
}

extension Method {
  /// The calls of a program to such content.
  static let tiling = [Method(.setNeedsDisplay, Frequency(20), needs: .tiles)]
}
