/// The ways back into the range that a scroll view owes its content.
nonisolated struct ScrollDebts {
  /// True if something that ended left the content past an edge, to be taken back.
  var owesReturn = false
  /// True if a scroll that ended a bounce is to bring the content back, unless it is stopped.
  var owesBounce = false

  /// Takes out whether a return is owed: whoever asks takes the content back, or leaves it.
  mutating func takeReturn() -> Bool {
    defer { owesReturn = false }
    return owesReturn
  }
}
