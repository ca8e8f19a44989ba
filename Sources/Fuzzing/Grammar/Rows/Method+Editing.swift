import Traces

extension Method {
  /// The calls of a program to a table that is edited.
  static let editing = [
    Method(.setEditing, Frequency(6), needs: .table) { _, choices, _ in choices.editing() },
    Method(.setEditing, Frequency(10), needs: .commits) { _, choices, _ in choices.editing() },
    Method(.setEditing, Frequency(10), needs: .moves) { _, choices, _ in choices.editing() },
  ]
}

extension Choices {
  /// Draws the arguments with which editing mode begins or ends.
  fileprivate mutating func editing() -> [Argument] {
    let isAnimated = chance(50)
    return [Argument(.animated, .bool(isAnimated)), Argument(.editing, .bool(!chance(35)))]
  }
}
