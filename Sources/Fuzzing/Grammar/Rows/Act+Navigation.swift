import Traces

extension Act {
  /// The acts of fingers and a program on the screens of a navigation.
  static let navigation = [
    Act("another screen", Frequency(50, 44, 40), needs: .navigation) { composition, choices in
      composition.make([composition.drawNavigation(&choices)])
      choices.list(most: 3, percent: 40) { choices in
        composition.pause(choices.pick([1000, 500, 200, 100, 0, 1, 350]))
        composition.make([composition.drawNavigation(&choices)])
      }
    },
    Act("drag from the edge", Frequency(50, 40, 36), needs: .navigation) { composition, choices in
      composition.dragFromEdge(&choices)
      choices.list(most: 2, percent: 25) { choices in
        composition.pause(choices.pick([1000, 300, 100, 1]))
        composition.dragFromEdge(&choices)
      }
    },
    Act("tap on the bar", Frequency(16, 12, 10), needs: .navigation) { composition, choices in
      let fromLeft = choices.pick([20, 300, 70, 160, 79, 81])
      composition.tap(at: Vector(fromLeft * 1000, choices.pick([22, 1, 43]) * 1000), &choices)
      if fromLeft < 80 { composition.goBack() }
    },
    Act("screen and back", Frequency(24, 20, 16), needs: .navigation) { composition, choices in
      if composition.offers.contains(.table), choices.chance(50) {
        composition.tap(at: composition.drawRowLocation(&choices), &choices)
      } else {
        composition.make([composition.drawNavigation(&choices)])
      }
      composition.pause(choices.pick([1000, 500, 200, 100, 350]))
      if choices.chance(50) {
        composition.dragFromEdge(&choices)
      } else {
        composition.tap(at: Vector(20_000, 22_000), &choices)
        composition.goBack()
      }
    },
  ]
}

extension Composition {
  /// Draws a finger that comes in from the left edge and takes the uppermost screen along: all the
  /// way, some of it, or there and back.
  fileprivate mutating func dragFromEdge(_ choices: inout Choices) {
    guard hasRoom else { return }
    touchDown(
      at: Vector(choices.pick([4, 0, 19, 21]) * 1000, choices.pick([240, 100, 460]) * 1000)
    )
    let step = choices.pick([40, 20, 60, 10, 100]) * 1000 * 60 / cadence
    for _ in 0..<choices.pick([6, 4, 8, 3, 2, 1]) { drag(Vector(step, 0), &choices) }
    let turnsRound = choices.chance(25)
    if turnsRound {
      for _ in 0..<choices.pick([3, 2, 6, 1]) { drag(Vector(-step, 0), &choices) }
    }
    rest(&choices)
    leave(&choices)
    if !turnsRound { goBack() }
  }
}
