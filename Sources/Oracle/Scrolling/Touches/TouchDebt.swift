/// The messages that are due for a finger's touch on a resting view, from its beginning to its end.
struct TouchDebt: Sendable {
  /// True if the view surely had the finger to itself, at rest, from its beginning.
  var isPlain = false
  /// True if the drag messages are due (B07, B10), and true if the content could not move at all
  /// (B21).
  var isDue = false
  var isAtWall = false
  /// The end of a drag whose finger the system took away (B22), and the turn in which it did.
  var isCancelDue = false
  var cancelTurn: Int32 = -1

  /// The part that is left as the next finger comes: a drag that was taken away must still be
  /// closed.
  var atNextTouch: TouchDebt {
    TouchDebt(isCancelDue: isCancelDue, cancelTurn: cancelTurn)
  }

  /// Takes in that something else may have had a hand in it.
  mutating func forgive() {
    isPlain = false
    isDue = false
    isCancelDue = false
  }
}
