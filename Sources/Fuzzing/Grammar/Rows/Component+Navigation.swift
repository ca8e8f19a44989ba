import Traces

/// The parts that a generated trace of a navigation may have.
extension Component {
  static let navigation = Component(
    name: "navigation",
    sceneries: Table([
      Scenery(Frequency(30, 26, 24)) { composition, choices in
        composition.addNavigation(&choices)
        composition.addScreen("list", .table)
        composition.addScreen("detail", .content)
        composition.lead(from: 1, to: ["detail"], &choices)
      },
      Scenery(Frequency(14, 14, 14)) { composition, choices in
        composition.addNavigation(&choices)
        composition.addScreen("list", .table)
        composition.addScreen("detail", .table)
        composition.addScreen("more", .content)
        composition.lead(from: 1, to: ["detail", "more"], &choices)
        composition.lead(from: 2, to: ["more"], &choices)
      },
      Scenery(Frequency(8, 10, 10)) { composition, choices in
        composition.addNavigation(&choices)
        composition.addScreen("list", .content)
        composition.addScreen("detail", .content)
        composition.addScreen("more", .content)
      },
      Scenery(Frequency(8, 10, 10)) { composition, choices in
        composition.addNavigation(&choices)
        composition.addScreen("list", .scroll)
        composition.addScreen("detail", .table)
      },
      Scenery(Frequency(4, 6, 6)) { composition, choices in
        composition.addNavigation(&choices)
        composition.addScreen("list", .table)
        composition.addScreen("detail", .scroll)
        composition.lead(from: 1, to: ["detail"], &choices)
      },
      Scenery(Frequency(8, 8, 8)) { composition, choices in
        composition.addNavigation(&choices)
        composition.addScreen("list", .table)
        composition.addScreen("detail", .table)
        composition.letRowsBeEdited(in: 1, &choices)
        if choices.chance(40) { composition.letRowsBeEdited(in: 2, &choices) }
        composition.lead(from: 1, to: ["detail"], &choices)
      },
      Scenery(Frequency(4, 5, 5)) { composition, choices in
        composition.addNavigation(&choices)
        composition.addScreen("list", .table)
        composition.addScreen("detail", .scroll)
        composition.lead(from: 1, to: ["detail"], &choices)
        composition.addContent(in: choices.pick([2, 1]), &choices)
      },
      Scenery(Frequency(2, 3, 3)) { composition, choices in
        composition.addNavigation(&choices)
        composition.addScreen("list", .table)
        composition.addScreen("detail", .content)
        composition.lead(from: 1, to: ["detail"], &choices)
        composition.addPager(in: choices.pick([1, 2]), Area(0, 100, 320, 200))
      },
      Scenery(Frequency(8, 8, 8)) { composition, choices in
        composition.addNavigation(&choices)
        composition.addScreen("list", .table)
        composition.addScreen("page", .web)
        composition.lead(from: 1, to: ["page"], &choices)
      },
      Scenery(Frequency(3, 4, 4)) { composition, choices in
        composition.addNavigation(&choices)
        composition.addScreen("page", .web)
        composition.addScreen("more", choices.pick([.web, .content, .scroll]))
      },
    ])
  )
}

extension Composition {
  /// Adds the navigation; one in ten hides its bar.
  fileprivate mutating func addNavigation(_ choices: inout Choices) {
    let navigation = add("navigation", .navigation, Area(0, 0, 320, 480))
    if choices.chance(10) { set(.isNavigationBarHidden, to: .bool(true), of: navigation) }
  }

  /// Adds a view that a controller of the navigation has; the first is shown.
  fileprivate mutating func addScreen(_ name: Name, _ kind: Place.Kind) {
    let place = add(name, kind, Area(0, 44, 320, 436), in: 0)
    places[place].isScreen = true
    places[place].offers.insert(.screen)
    offers.insert(.screen)
    if screens.isEmpty { screens = [place] }
  }

  /// Draws whether taps on the rows of a table lead to other screens.
  fileprivate mutating func lead(
    from place: Int,
    to names: [String],
    _ choices: inout Choices
  ) {
    guard choices.chance(60) else { return }
    if names.count > 1, choices.chance(50) {
      set(.identifiers, to: .list([.string("a"), .string("b")]), of: place)
    }
    set(.segues, to: .list(names.map { .string($0) }), of: place)
  }
}
