import Traces

/// A key of the header, besides its views.
struct HeaderSetting: Row {
  let frequency: Frequency
  let needs: Need = []
  let set: @Sendable (inout Composition, inout Choices) -> Void

  /// All of them, the plainest first.
  static let table = Table([
    // Fewer frames a second are quicker to play: glides last by the clock.
    HeaderSetting(frequency: Frequency(10, 10, 10)) { composition, choices in
      composition.header.rate = choices.pick(rates[composition.weights.column.rawValue])
    },
    HeaderSetting(frequency: Frequency(5, 5, 5)) { composition, choices in
      let scales = composition.weights.column == .chaos ? oddScales : scales
      composition.header.scale = choices.pick(scales)
    },
    HeaderSetting(frequency: Frequency(2, 4, 6)) { composition, choices in
      var frame = composition.header.dropped.last ?? 0
      choices.list(most: 12, percent: 70) { choices in
        frame += 1 + choices.draw(below: choices.chance(30) ? 40 : 3)
        composition.header.dropped.append(frame)
      }
    },
    HeaderSetting(frequency: Frequency(1, 2, 3)) { composition, choices in
      composition.header.observes = observed(&choices)
    },
  ])

  private static let rates = [
    [30, 30, 120, 60], [30, 120, 20, 60, 90], [30, 120, 20, 10, 240, 7, 1],
  ]
  private static let scales = [3, 1, 2].map { Millionths(units: $0 * 1_000_000) }
  private static let oddScales =
    scales + [1_500_000, 2_608_696, 4_000_000].map { Millionths(units: $0) }

  private static let messages = Vocabulary.messageNames.map { Name($0) }

  /// Returns all messages but a few, or a few.
  private static func observed(_ choices: inout Choices) -> [Name] {
    let isFew = choices.chance(30)
    var names = isFew ? [] : messages
    choices.list(most: 8, percent: 70) { choices in
      let name = choices.pick(messages)
      if isFew {
        if !names.contains(name) { names.append(name) }
      } else {
        names.removeAll { $0 == name }
      }
    }
    return names
  }
}

extension Composition {
  /// Draws what the header says of frames, of pixels and of what is heard.
  mutating func setHeader(_ choices: inout Choices) {
    choices.list(most: 4, percent: weights.more.headerSettings) { choices in
      HeaderSetting.table.pick(&choices, weights, offered: []).set(&self, &choices)
    }
  }
}
