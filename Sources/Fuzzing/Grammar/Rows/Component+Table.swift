import Traces

/// The parts that a generated trace of a table may have.
extension Component {
  static let table = Component(
    name: "table",
    sceneries: Table([
      Scenery(Frequency(80, 70, 60)) { composition, choices in
        composition.addOnly(.table, choices.pick(sizes[composition.weights.column.rawValue]))
      },
      Scenery(Frequency(24, 24, 20)) { composition, choices in
        composition.addOnly(.table, choices.pick(sizes[composition.weights.column.rawValue]))
        composition.letRowsBeEdited(in: 0, &choices)
      },
      Scenery(Frequency(4, 6, 6)) { composition, choices in
        composition.add(.main, .table, Area(0, 0, 320, 480))
        composition.addContent(in: 0, &choices)
        if choices.chance(30) { composition.set(.tapRecognizer, to: .bool(true), of: 1) }
      },
      Scenery(Frequency(4, 5, 5)) { composition, _ in
        let list = composition.add("list", .table, Area(0, 0, 320, 480))
        composition.addPager(in: list, Area(0, 100, 320, 200))
      },
      Scenery(Frequency(3, 4, 4)) { composition, _ in
        composition.add("left", .table, Area(0, 0, 160, 480))
        composition.add("right", .table, Area(160, 0, 160, 480))
      },
      Scenery(Frequency(2, 3, 3)) { composition, _ in
        composition.add("outer", .table, Area(0, 0, 320, 480))
        composition.add("inner", .table, Area(20, 40, 240, 360), in: 0)
      },
    ])
  )

  /// The numbers of rows, by profile.
  static let rowCounts: [[[Int]]] = [
    [[40], [3], [10, 10, 10], [5, 0, 30], [200], [1], [2, 3, 4, 5, 6]],
    [[40], [1], [0], [10, 10], [], [11], [0, 0, 40], [1, 1, 1, 1, 1, 1, 1, 1, 1, 1], [300]],
    [[40], [3, 0, 5], [0], [], [1], [7, 7, 7, 7], [500], [0, 0, 0], [2, 100], [1000, 1]],
  ]
}

extension Composition {
  /// Draws the rows of a table, without which there is none.
  mutating func setRows(of place: Int, _ choices: inout Choices) {
    let counts = choices.pick(Component.rowCounts[weights.column.rawValue])
    set(.sections, to: Setting.counts(counts), of: place)
  }

  /// Lets a table's rows be deleted, inserted or moved by hand.
  mutating func letRowsBeEdited(in place: Int, _ choices: inout Choices) {
    let kind = choices.draw(below: 5)
    if kind < 3 { set(.commits, to: .bool(true), of: place) }
    if kind > 1 { set(.moves, to: .bool(true), of: place) }
  }

  /// Draws where on the rows of a table a finger comes down, in thousandths: on their middle, their
  /// right end, or the strip at the edge.
  func drawRowLocation(_ choices: inout Choices) -> Vector {
    let tables = places.filter { $0.kind == .table }
    let table = tables[tables.count > 1 ? choices.draw(below: tables.count) : 0]
    let fromRight = choices.pick([table.size.x / 2, 20, 7, 40, 0])
    // From the middle of the sixth row of a plain table on; some on the line between two.
    let down = choices.pick([242, 110, 22, 374, 262, 264, 265, 440, 475])
    let corner = table.corner - places[0].corner
    let inside = Vector(table.size.x - fromRight, min(down, max(0, table.size.y - 1)))
    return (inside + corner).times(hundredths: 100_000)
  }
}
