import Traces

extension Act {
  /// The acts of fingers on the rows of a table, and of a program on its data.
  static let rows = [
    Act("tap on a row", Frequency(30, 24, 18), needs: .table) { composition, choices in
      let location = composition.drawRowLocation(&choices)
      composition.tap(at: location, &choices)
      choices.list(most: 4, percent: 25) { choices in
        composition.pause(choices.pick([300, 100, 50, 1000, 1]))
        composition.tap(at: location, &choices)
      }
    },
    Act("tap here and there", Frequency(8, 8, 6), needs: .table) { composition, choices in
      composition.tap(at: composition.drawRowLocation(&choices), &choices)
      choices.list(most: 5, percent: 60) { choices in
        composition.pause(choices.pick([300, 100, 50, 1000, 1]))
        composition.tap(at: composition.drawRowLocation(&choices), &choices)
      }
    },
    Act("hold on a row", Frequency(8, 8, 6), needs: .table) { composition, choices in
      composition.touchDown(at: composition.drawRowLocation(&choices))
      composition.rest(&choices, atLeast: 160)
      composition.interrupt(&choices)
      composition.leave(&choices)
    },
    Act("hold, then drag", Frequency(6, 6, 6), needs: .table) { composition, choices in
      composition.touchDown(at: composition.drawRowLocation(&choices))
      composition.rest(&choices, atLeast: 160)
      composition.dragOn(&choices)
      composition.rest(&choices)
      composition.leave(&choices)
    },
    Act("slide off a row", Frequency(6, 8, 8), needs: .table) { composition, choices in
      composition.touchDown(at: composition.drawRowLocation(&choices))
      composition.rest(&choices, atLeast: 160)
      let way = choices.pick([Vector(0, 1), Vector(0, -1), Vector(8, 0), Vector(-20, 0)])
      choices.list(most: 20, percent: 80) { choices in
        guard composition.hasRoom else { return }
        composition.tick()
        composition.move(0, by: way.times(hundredths: 100_000))
        composition.interrupt(&choices)
      }
      composition.leave(&choices)
    },
    Act("fingers on rows", Frequency(3, 5, 5), needs: .table) { composition, choices in
      composition.touchDown(at: composition.drawRowLocation(&choices))
      composition.pause(choices.pick([0, 50, 160, 300]))
      composition.touchDown(at: composition.drawRowLocation(&choices))
      composition.pause(choices.pick([50, 160, 300, 0]))
      composition.leave(&choices)
    },
    Act("slide along the strip", Frequency(4, 5, 5), needs: .table) { composition, choices in
      let table = composition.places.first { $0.kind == .table }?.size ?? Vector(320, 480)
      composition.touchDown(at: Vector(table.x * 1000 - 7000, table.y * 100))
      choices.list(most: 8, percent: 70) { choices in
        guard composition.hasRoom else { return }
        composition.tick()
        composition.move(0, by: Vector(0, choices.pick([table.y * 100, -table.y * 100, 5000])))
      }
      composition.leave(&choices)
    },
    Act("other rows", Frequency(10, 10, 10), needs: .table) { composition, choices in
      composition.changeRows(&choices)
    },
    Act("update", Frequency(14, 14, 14), needs: .table) { composition, choices in
      let table = choices.pick(composition.places(offering: .table))
      composition.make(composition.drawUpdate(of: table, &choices))
      choices.list(most: 3, percent: 35) { choices in
        composition.pause(choices.pick([1000, 300, 100, 0, 1]))
        composition.make(composition.drawUpdate(of: table, &choices))
      }
    },
  ]
}

extension Composition {
  /// Draws a tap: how long it takes, and whether it is one.
  mutating func tap(at location: Vector, _ choices: inout Choices) {
    guard hasRoom else { return }
    touchDown(at: location)
    pause(choices.pick([50, 100, 200, 149, 150, 151, 0, 1]))
    leave(&choices)
  }

  /// Draws other rows for a table, and whether it is told at once, later or never.
  fileprivate mutating func changeRows(_ choices: inout Choices) {
    let view = ViewIndex(choices.pick(places(offering: .table)))
    let table = places[Int(view.place)]
    let names: [Name] = [.sections, .headers, .rowHeights, .sectionIndexTitles, .accessoryTypes]
    choices.list(most: 3, percent: 30) { choices in
      let name = choices.pick(names)
      guard let setting = Setting.data.first(where: { $0.name == name }) else { return }
      let value = setting.value(table, &choices, weights)
      call(Call(time: nil, name: name, arguments: [Argument(name, value)], view: view))
    }
    let counts = choices.pick(Component.rowCounts[weights.column.rawValue])
    let value = Setting.counts(counts)
    call(Call(time: nil, name: .sections, arguments: [Argument(.sections, value)], view: view))
    guard !choices.chance(10) else { return }
    if choices.chance(20) { pause(choices.pick(weights.pauses)) }
    make([Call(time: nil, name: .reloadData, view: view)])
  }
}
