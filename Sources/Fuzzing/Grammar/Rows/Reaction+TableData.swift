import Traces

extension Reaction {
  /// The questions of a table about its data and its heights.
  static let data = [
    Reaction(.numberOfSections, Frequency(1), needs: .table) { _, place, choices in
      let count = place.rows.counts.count
      return .answer(.thousandths(choices.pick([count, 1, 0, count + 1]) * 1000))
    },
    Reaction(.numberOfRows, Frequency(3), needs: .table) { composition, place, choices in
      let weights = composition.weights
      // Fewer rows than none raise an exception.
      let least = choices.chance(weights.often.isOdd / 5) ? -1 : 0
      return weights.answersBySection(of: place, &choices) { choices in
        .thousandths(max(least, choices.pick([3, 0, 40, 1, -1])) * 1000)
      }
    },
    Reaction(.cellForRow, Frequency(2), needs: .table) { composition, place, choices in
      let weights = composition.weights
      let isNone = choices.chance(weights.often.isOdd / 5)
      return weights.answersByRow(of: place, &choices) { choices in
        isNone && choices.chance(50) ? .null : .string("cell")
      }
    },
    Reaction(.titleForHeader, Frequency(2), needs: .table) { title($0, $1, &$2) },
    Reaction(.titleForFooter, Frequency(2), needs: .table) { title($0, $1, &$2) },
    Reaction(.askForSectionIndexTitles, Frequency(2), needs: .table) { _, _, choices in
      .answer(
        choices.pick([.list([.string("A"), .string("B")]), .null, .list([.string("Z")])])
      )
    },
    Reaction(.sectionForSectionIndexTitle, Frequency(3), needs: .table) { _, place, choices in
      let count = place.rows.counts.count
      return .answer(.thousandths(choices.pick([0, max(0, count - 1), 1, count, 9]) * 1000))
    },
    Reaction(.heightForRow, Frequency(3), needs: .table) { composition, place, choices in
      composition.weights.answersByRow(of: place, &choices) { $0.pick(Setting.heights) }
    },
    Reaction(.estimatedHeightForRow, Frequency(3), needs: .table) { composition, place, choices in
      composition.weights.answersByRow(of: place, &choices) { $0.pick(Setting.heights) }
    },
    edge(.heightForHeader, Setting.edgeHeights),
    edge(.heightForFooter, Setting.edgeHeights),
    edge(.estimatedHeightForHeader, Setting.edgeHeights),
    edge(.estimatedHeightForFooter, Setting.edgeHeights),
    edge(.viewForHeader, [.string("banner"), .null]),
    edge(.viewForFooter, [.string("summary"), .null]),
  ]

  /// Returns the reaction to a question about headers or footers.
  private static func edge(_ message: Name, _ answers: [Value]) -> Reaction {
    Reaction(message, Frequency(2), needs: .table) { composition, place, choices in
      composition.weights.answersBySection(of: place, &choices) { $0.pick(answers) }
    }
  }

  private static func title(
    _ composition: Composition,
    _ place: Place,
    _ choices: inout Choices
  ) -> Script.Reply.Action {
    composition.weights.answersBySection(of: place, &choices) { choices in
      choices.pick([.string("Title"), .null])
    }
  }
}
