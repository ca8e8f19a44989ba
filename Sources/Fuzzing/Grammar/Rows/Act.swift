import Traces

/// Something that fingers or a program do, from no finger down to no finger down.
struct Act: Row {
  let name: String
  let frequency: Frequency
  let needs: Need
  let play: @Sendable (inout Composition, inout Choices) -> Void

  init(
    _ name: String,
    _ frequency: Frequency,
    needs: Need = [],
    _ play: @escaping @Sendable (inout Composition, inout Choices) -> Void
  ) {
    self.name = name
    self.frequency = frequency
    self.needs = needs
    self.play = play
  }

  /// All acts, the plainest first.
  static let table = Table(
    oneFinger + program + twoFingers + sessions + rows + editing + navigation + web + typing
  )
}

extension Composition {
  /// Draws what happens: one act after the other, and how long nothing happens between them.
  mutating func play(_ choices: inout Choices) {
    cadence = choices.pick(weights.cadences)
    choices.span { choices in playAct(&choices) }
    choices.list(most: 12, percent: weights.more.acts) { choices in
      guard hasRoom else { return }
      pause(choices.pick(weights.pauses))
      playAct(&choices)
    }
  }

  private mutating func playAct(_ choices: inout Choices) {
    Act.table.pick(&choices, weights, offered: offers).play(&self, &choices)
  }
}

extension Act {
  /// The acts of a program by itself.
  static let program = [
    Act("call", Frequency(14, 22, 22)) { composition, choices in
      composition.makeCall(&choices)
      choices.list(most: 3, percent: 20) { composition.makeCall(&$0) }
    },
    Act("settle", Frequency(3, 4, 4)) { composition, choices in
      composition.settle(choices.pick([10_000_000, 20_000_000]))
    },
    Act("status bar tap", Frequency(2, 3, 3)) { composition, _ in
      composition.call(Call(time: nil, name: .tapStatusBar))
    },
  ]
}
