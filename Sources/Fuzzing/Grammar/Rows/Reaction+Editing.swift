import Traces

extension Reaction {
  /// The questions and messages of a table about editing, and updates during its messages.
  static let editing = questions + tidings + updating

  private static let questions = [
    yes(.canEditRow, Frequency(4)), yes(.canMoveRow, Frequency(3)),
    yes(.shouldIndentRow, Frequency(1)),
    Reaction(.editingStyleForRow, Frequency(5), needs: .table) { composition, place, choices in
      composition.weights.answersByRow(of: place, &choices) { choices in
        .string(choices.pick(["insert", "none", "delete"]))
      }
    },
    Reaction(.titleForDeleteConfirmation, Frequency(1), needs: .table) {
      composition,
      place,
      choices in
      composition.weights.answersByRow(of: place, &choices) { $0.pick([.string("Remove"), .null]) }
    },
    Reaction(.targetOfMove, Frequency(2), needs: .table) { target($0, $1, &$2) },
    Reaction(.targetOfMove, Frequency(8), needs: .moves) { target($0, $1, &$2) },
  ]

  private static let tidings = [
    called(.willBeginEditingRow, 2), called(.didEndEditingRow, 2), called(.commitEditing, 2),
    called(.didMoveRow, 2), called(.willTransition, 1), called(.didTransition, 1),
    called(.setEditing, 1),
    // Calls inside a question: nobody should, and nothing may break.
    Reaction(.canEditRow, Frequency(0, 1, 1), needs: .table),
    Reaction(.editingStyleForRow, Frequency(0, 1, 1), needs: .table),
  ]

  private static let updating = [
    updates(.didSelectRow, 8), updates(.commitEditing, 3), updates(.didDeselectRow, 2),
    updates(.willDisplayCell, 1), updates(.didEndEditingRow, 2), updates(.didEndDragging, 2),
    updates(.didScroll, 1), updates(.didEndDecelerating, 2), updates(.willSelectRow, 1),
    updates(.didHighlightRow, 1), updates(.didMoveRow, 1),
  ]

  private static func updates(_ message: Name, _ frequency: Int) -> Reaction {
    Reaction(message, Frequency(frequency), needs: .table, updates: true)
  }

  private static func called(_ message: Name, _ frequency: Int) -> Reaction {
    Reaction(message, Frequency(frequency), needs: .table)
  }

  private static func yes(_ message: Name, _ frequency: Frequency) -> Reaction {
    Reaction(message, frequency, needs: .table) { composition, place, choices in
      composition.weights.answersByRow(of: place, &choices) { .bool($0.chance(20)) }
    }
  }

  /// Returns the row before which one that is moved by hand is to be dropped.
  private static func target(
    _ composition: Composition,
    _ place: Place,
    _ choices: inout Choices
  ) -> Script.Reply.Action {
    composition.weights.answersByRow(of: place, &choices) { choices in
      Value(composition.weights.row(of: place, &choices))
    }
  }
}

extension Composition {
  /// Returns the place of a view.
  func place(of view: Place) -> Int {
    places.firstIndex { $0.name == view.name } ?? 0
  }

  /// Notes what replies of a table's delegate may do to its data.
  mutating func noteRows(of place: Int, _ replies: [Script.Reply], to message: Name) {
    if message == .numberOfRows || message == .numberOfSections { places[place].rows.answer() }
    for call in replies.flatMap(\.calls) where call.name == .sections {
      places[Int(call.view.place)].rows.blur()
    }
  }
}
