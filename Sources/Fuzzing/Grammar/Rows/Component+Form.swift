import Traces

/// The parts that a generated trace of a form may have.
extension Component {
  static let form = Component(
    name: "form",
    sceneries: Table([
      Scenery(Frequency(60, 50, 40)) { composition, choices in
        composition.addOnly(.form, choices.pick([Vector(320, 264), Vector(320, 132)]))
        composition.list(rowsOf: 0, &choices)
      },
      Scenery(Frequency(8, 8, 8)) { composition, choices in
        composition.add(.main, .form, Area(0, 0, 320, 132))
        composition.add("search", .field, Area(0, 140, 320, 40))
        composition.list(rowsOf: 0, &choices)
      },
    ])
  )

  static let field = Component(
    name: "field",
    sceneries: Table([
      Scenery(Frequency(30, 26, 24)) { composition, _ in
        composition.addOnly(.field, Vector(320, 40))
      },
      Scenery(Frequency(40, 40, 40)) { composition, _ in
        composition.add("name", .field, Area(0, 0, 320, 40))
        composition.add("city", .field, Area(0, 60, 320, 40))
      },
      Scenery(Frequency(6, 8, 8)) { composition, _ in
        composition.add("name", .field, Area(0, 0, 320, 40))
        composition.add("list", .scroll, Area(0, 60, 320, 300))
        composition.set(.keyboardDismissMode, to: .string("onDrag"), of: 1)
      },
    ])
  )
}

extension Composition {
  /// Draws the dictionaries of a form's property list.
  fileprivate mutating func list(rowsOf place: Int, _ choices: inout Choices) {
    let classes = Vocabulary.textCellClasses + ["BaseDataEntryCell"]
    var rows: [Value] = []
    let count = choices.pick([5, 12, 2, 1, 0, 20])
    for row in 0..<count {
      var parts = [Argument(.cellType, .string(choices.pick(["TextDataEntryCell"] + classes)))]
      // Some rows share a key, and some have none.
      if !choices.chance(8) {
        parts.append(Argument(.dataKey, .string("key\(choices.chance(4) ? 0 : row)")))
      }
      parts.append(Argument(.rowLabel, .string("Row \(row)")))
      if choices.chance(25) { parts.append(Argument(.rowValue, .string("value \(row)"))) }
      rows.append(.object(parts))
    }
    set(.propertyList, to: .array(rows), of: place)
    set(.rowHeight, to: .hundredths(4400), of: place)
    if choices.chance(50) { set(.isPrefetchingEnabled, to: .bool(false), of: place) }
  }

  /// Sets what a text field has to begin with.
  mutating func setText(of place: Int, _ choices: inout Choices) {
    choices.list(most: 3, percent: 40) { choices in
      let offered = places[place].offers.union(.config)
      let setting = Setting.table.pick(&choices, weights, offered: offered)
      guard Setting.ofFields.contains(setting.name) else { return }
      set(setting.name, to: setting.value(places[place], &choices, weights), of: place)
    }
  }

  /// Draws a place on a text field: of a row, where it is in a form.
  func drawFieldLocation(_ choices: inout Choices) -> Vector {
    let typists = places.filter { $0.offers.contains(.typing) }
    let place = typists[typists.count > 1 ? choices.draw(below: typists.count) : 0]
    let corner = place.corner - places[0].corner
    guard place.kind == .form else {
      return (corner + Vector(choices.pick([100, 310, 5]), 20)).times(hundredths: 100_000)
    }
    let down = choices.pick([22, 66, 110, 154, 242])
    return (corner + Vector(choices.pick([200, 305, 60]), min(down, place.size.y - 1)))
      .times(hundredths: 100_000)
  }
}

extension Act {
  /// The acts of fingers and a keyboard on text fields.
  static let typing = [
    Act("tap on a field", Frequency(60, 50, 40), needs: .typing) { composition, choices in
      composition.tap(at: composition.drawFieldLocation(&choices), &choices)
      choices.list(most: 3, percent: 60) { choices in
        composition.pause(choices.pick([200, 1, 0, 1000]))
        composition.type(&choices)
      }
    },
    Act("type", Frequency(60, 50, 40), needs: .typing) { composition, choices in
      choices.list(most: 5, percent: 70) { choices in
        composition.type(&choices)
        composition.pause(choices.pick([200, 1, 0, 1000]))
      }
    },
  ]
}

extension Composition {
  /// Makes a call to a view in which text is typed.
  fileprivate mutating func type(_ choices: inout Choices) {
    guard hasRoom else { return }
    let typists = places.indices.filter { places[$0].offers.contains(.typing) }
    let place = choices.pick(typists)
    let rows = Method.typing.filter { $0.needs.isSubset(of: places[place].offers) }
    let total = rows.reduce(0) { $0 + $1.frequency.human }
    var number = choices.draw(below: total)
    for method in rows {
      guard number >= method.frequency.human else {
        call(
          Call(
            time: nil,
            name: method.name ?? .layoutIfNeeded,
            arguments: method.arguments(places[place], &choices, weights),
            view: ViewIndex(place)
          )
        )
        return
      }
      number -= method.frequency.human
    }
  }
}

extension Method {
  /// The calls by which a keyboard and a program change text.
  static let typing = [
    Method(.insertText, Frequency(40), needs: .typing) { _, choices, _ in
      [Argument(.text, .string(choices.pick(["a", "Ada", "1", " ", "é", "\n", "🇮🇹"])))]
    },
    Method(.becomeFirstResponder, Frequency(20), needs: .field),
    Method(.becomeFirstResponder, Frequency(20), needs: .form) { place, choices, weights in
      [Argument(.at, Value(weights.row(of: place, &choices)))]
    },
    Method(.deleteBackward, Frequency(14), needs: .typing),
    Method(.resignFirstResponder, Frequency(12), needs: .typing),
    Method(.tapReturnKey, Frequency(10), needs: .typing),
    Method(.tapClearButton, Frequency(10), needs: .typing),
    Method(.endEditing, Frequency(8), needs: .typing) { _, choices, _ in
      [Argument(.force, .bool(choices.chance(50)))]
    },
    Method(.send, Frequency(10), needs: .form),
    Method(.reloadData, Frequency(6), needs: .form),
    Method(.scrollToRow, Frequency(12), needs: .form) { place, choices, weights in
      let isAnimated = choices.chance(60)
      return [
        Argument(.animated, .bool(isAnimated)),
        Argument(.at, Value(weights.row(of: place, &choices))),
        Argument(.scrollPosition, .string(choices.pick(["top", "bottom", "middle", "none"]))),
      ]
    },
    Method(.text, Frequency(6), needs: .field) { _, choices, _ in
      [Argument(.text, .string(choices.pick(["Rome", ""])))]
    },
  ]
}

extension Setting {
  /// The settings that text fields may have.
  static let ofFields: [Name] = [
    .text, .allControlEvents, .clearsOnBeginEditing, .clearButtonMode,
  ]

  static let typing = [
    Setting(.text, Frequency(12), needs: .field) { _, choices, _ in
      .string(choices.pick(["Ada", "", "é🇮🇹"]))
    },
    Setting(.allControlEvents, Frequency(8), needs: [.typing, .config]) { _, choices, _ in
      .array(Vocabulary.editingEvents.filter { _ in choices.chance(60) }.map { .string($0) })
    },
    flag(.clearsOnBeginEditing, usual: false, Frequency(6), needs: .typing),
    choice(
      .clearButtonMode,
      Frequency(8),
      needs: .typing,
      [.string("whileEditing"), .string("always"), .string("unlessEditing"), .string("never")]
    ),
  ]
}

extension Reaction {
  /// The questions and messages to the delegate of a text field, and the reactions of a form.
  static let typing =
    [
      Name.textFieldShouldBegin, .textFieldShouldEnd, .textFieldShouldChange,
      .textFieldShouldClear, .textFieldShouldReturn,
    ].flatMap { name in
      [
        Reaction(name, Frequency(12), needs: .typing) { _, _, choices in
          .answer(.bool(choices.chance(20)))
        },
        Reaction(name, Frequency(2, 3, 3), needs: .typing),
      ]
    }
    + told.map { Reaction($0, Frequency(3), needs: .typing) }
    + [Name.cellControlDidEnd, .setValueForKey, .sent].map {
      Reaction($0, Frequency(3), needs: .form)
    }

  /// The messages to a text field and its observers that have no answer.
  private static let told = Vocabulary.messages(of: [.text, .action]).filter {
    Vocabulary.message($0)?.usual == nil
  }
}
