import Traces

extension Reaction {
  /// The messages of a table about its rows, and the calls of a delegate at the time, sensible or
  /// not.
  static let tables =
    [
      Reaction(.willSelectRow, Frequency(12), needs: .table) { row($0, $1, &$2) },
      Reaction(.willDeselectRow, Frequency(8), needs: .table) { row($0, $1, &$2) },
      Reaction(.shouldHighlightRow, Frequency(6), needs: .table) { composition, place, choices in
        composition.weights.answersByRow(of: place, &choices) { .bool($0.chance(20)) }
      },
    ]
    + [
      called(.didSelectRow, 10), called(.willSelectRow, 3), called(.didDeselectRow, 4),
      called(.willDeselectRow, 2), called(.didHighlightRow, 4), called(.didUnhighlightRow, 4),
      called(.shouldHighlightRow, 2), called(.accessoryButtonTapped, 4),
      called(.performPrimaryAction, 2),
      called(.selectionDidChange, 3), called(.setSelected, 2), called(.setHighlighted, 2),
      called(.willDisplayCell, 4), called(.didEndDisplayingCell, 4), called(.tapped, 2),
      called(.willDisplayHeader, 1), called(.willDisplayFooter, 1),
      called(.didEndDisplayingHeader, 1), called(.didEndDisplayingFooter, 1),
      called(.prefetchRows, 1), called(.cancelPrefetching, 1),
    ]
    // Calls inside a question: nobody should, and nothing may break.
    + [
      Name.prepareForReuse, .cellForRow, .heightForRow, .numberOfRows, .numberOfSections,
      .titleForHeader, .askForSectionIndexTitles, .sectionForSectionIndexTitle, .viewForHeader,
    ].map { Reaction($0, Frequency(0, 1, 2), needs: .table) }

  private static func called(_ message: Name, _ frequency: Int) -> Reaction {
    Reaction(message, Frequency(frequency), needs: .table)
  }

  /// Returns a row that takes the place of the one that is asked about: none, or another.
  private static func row(
    _ composition: Composition,
    _ place: Place,
    _ choices: inout Choices
  ) -> Script.Reply.Action {
    let weights = composition.weights
    return weights.answersByRow(of: place, &choices) { choices in
      choices.chance(40) ? Value(weights.row(of: place, &choices)) : .null
    }
  }
}
