import Traces

extension Act {
  /// The acts of fingers that edit rows.
  static let editing = [
    Act("swipe across a row", Frequency(40, 30, 24), needs: .commits) { composition, choices in
      composition.swipe(composition.drawRow(offering: .commits, &choices), &choices)
    },
    Act("swipe across any row", Frequency(2), needs: .table) { composition, choices in
      composition.swipe(composition.drawRow(offering: .table, &choices), &choices)
    },
    Act("edit by hand", Frequency(24, 18, 14), needs: .commits) { composition, choices in
      let row = composition.drawRow(offering: .commits, &choices)
      composition.beginEditing(row, &choices)
      composition.tap(row, fromRight: row.width - 20, &choices)
      composition.goOn(with: row, &choices)
    },
    Act("drag by the handle", Frequency(44, 34, 26), needs: .moves) { composition, choices in
      let row = composition.drawRow(offering: .moves, &choices)
      composition.beginEditing(row, &choices)
      composition.reorder(row, &choices)
      choices.list(most: 2, percent: 30) { choices in
        composition.pause(choices.pick([500, 100, 1000, 1]))
        composition.reorder(composition.drawRow(offering: .moves, &choices), &choices)
      }
    },
  ]
}

/// A row under a finger, wherever the table is scrolled to.
private struct RowSpot {
  /// The place of its table.
  let table: Int
  /// The table's right edge at the height of the row, in whole points of the first view.
  let right: Vector
  /// The width of the table.
  let width: Int
}

extension Composition {
  /// Draws a row of a table that offers something.
  fileprivate func drawRow(offering need: Need, _ choices: inout Choices) -> RowSpot {
    let tables = places(offering: need)
    let table = tables.count > 1 ? choices.pick(tables) : tables.first ?? 0
    let down = choices.pick([110, 66, 22, 242, 374, 264, 1, 460])
    let view = places[table]
    let corner = view.corner - places[0].corner
    return RowSpot(
      table: table,
      right: Vector(view.size.x, min(down, max(0, view.size.y - 1))) + corner,
      width: view.size.x
    )
  }

  private func location(_ row: RowSpot, fromRight: Int) -> Vector {
    (row.right - Vector(fromRight, 0)).times(hundredths: 100_000)
  }

  fileprivate mutating func tap(_ row: RowSpot, fromRight: Int, _ choices: inout Choices) {
    tap(at: location(row, fromRight: fromRight), &choices)
  }

  /// Begins editing mode, mostly.
  fileprivate mutating func beginEditing(_ row: RowSpot, _ choices: inout Choices) {
    guard !choices.chance(15), hasRoom else { return }
    call(
      Call(
        time: nil,
        name: .setEditing,
        arguments: [
          Argument(.animated, .bool(choices.chance(40))), Argument(.editing, .bool(true)),
        ],
        view: ViewIndex(row.table)
      )
    )
    pause(choices.pick([500, 1000, 100, 300, 1, 0]))
  }

  /// Draws a finger that goes across a row, mostly to the left, far or not, and perhaps back; and what
  /// comes then.
  fileprivate mutating func swipe(_ row: RowSpot, _ choices: inout Choices) {
    let isLeading = choices.chance(25)
    let start = choices.pick([70, 40, 160, 20, 250])
    touchDown(at: location(row, fromRight: isLeading ? row.width - start : start))
    let length = choices.pick([20, 40, 10, 30, 5]) * 1000 * 60 / cadence
    let step = isLeading ? -length : length
    let tilt = choices.pick([0, 0, 0, 1000, -2000])
    for _ in 0..<choices.pick([5, 4, 8, 3, 2, 12, 1]) { drag(Vector(-step, tilt), &choices) }
    if choices.chance(15) {
      for _ in 0..<choices.pick([2, 4, 8]) { drag(Vector(step, 0), &choices) }
    }
    rest(&choices)
    leave(&choices)
    goOn(with: row, &choices)
  }

  mutating func drag(_ way: Vector, _ choices: inout Choices) {
    guard hasRoom else { return }
    tick()
    for finger in fingers.indices { move(finger, by: way) }
    interrupt(&choices)
  }

  /// Draws what is done with a row whose button may be out: a tap on it, on the row, elsewhere.
  fileprivate mutating func goOn(with row: RowSpot, _ choices: inout Choices) {
    choices.list(most: 3, percent: 65) { choices in
      guard hasRoom else { return }
      pause(choices.pick([1000, 500, 300, 100, 1]))
      switch choices.pick(weighted: [10, 4, 4, 2, 2]) {
      case 0: tap(row, fromRight: choices.pick([20, 37, 70]), &choices)
      case 1: tap(at: drawRowLocation(&choices), &choices)
      case 2: tap(row, fromRight: row.width / 2, &choices)
      case 3: flick(&choices)
      default: makeCall(&choices)
      }
    }
    if places[row.table].offers.contains(.commits) { places[row.table].rows.blur() }
  }

  /// Draws a finger that takes a row by its handle and goes up or down, and where it stays.
  fileprivate mutating func reorder(_ row: RowSpot, _ choices: inout Choices) {
    guard hasRoom else { return }
    touchDown(at: location(row, fromRight: 22))
    pause(choices.pick([1, 100, 200, 500]))
    choices.list(most: 12, percent: 80) { choices in
      let way = choices.pick([44, 20, -44, 10, 88, -20, 200, -300])
      drag(Vector(0, way * 1000), &choices)
      if choices.chance(15) { pause(choices.pick([300, 100, 1000])) }
    }
    if choices.chance(40) { restNearEdge(of: row, &choices) }
    rest(&choices)
    leave(&choices)
    places[row.table].rows.blur()
  }

  /// Draws a finger that goes near the upper or lower edge of its table, or beyond, and rests there.
  private mutating func restNearEdge(of row: RowSpot, _ choices: inout Choices) {
    guard hasRoom, let finger = fingers.first else { return }
    let view = places[row.table]
    let top = view.corner.y - places[0].corner.y
    let distance = choices.pick([20, 5, 40, 55, -10, 0, 70])
    let y = choices.chance(70) ? top + view.size.y - distance : top + distance
    drag(Vector(0, y * 1000 - finger.location.y), &choices)
    pause(choices.pick([500, 200, 1000, 3000, 50]))
  }
}
