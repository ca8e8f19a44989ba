internal import Traces

/// The facts about the size of a table's content, which it finds out as it measures its rows.
struct MeasuredContent {
  /// The size before rows were measured, where no state has told it since.
  private var before = Place.unknown
  /// The turn in which the size was told last to be another; -1: it never was.
  private(set) var turn: Int32 = -1
  /// The height of all rows, by which the size is known where no state tells it; nil: it is not.
  var heightOfRows: Int64?
  /// True if any state tells the size.
  private(set) var isTold = false
  /// The turn in which rows were measured last, where no state tells the size; -1: none were.
  private var untoldTurn: Int32 = -1
  private var untoldTime: Microseconds = -1
  /// True if no `didScroll` has come since.
  private var isPending = false

  /// Takes in that rows are measured.
  mutating func measure(from size: Place, at heard: Heard) {
    if size.isKnown { before = size }
    guard !isTold else { return }
    untoldTurn = heard.turn
    untoldTime = heard.time
    isPending = true
  }

  /// Takes in a size that a state tells, and returns whether it is another than before.
  mutating func learn(_ size: Place, hasChanged: Bool, at heard: Heard) -> Bool {
    isTold = true
    isPending = false
    let isOther = hasChanged || (before.isKnown && before != size)
    before = .unknown
    if isOther { turn = heard.turn }
    return isOther
  }

  /// Takes in a `didScroll`: rows that were measured before it have done what they do.
  mutating func followScroll() { isPending = false }

  /// Returns true if the size may have changed just before a message: a table whose rows turn out
  /// other than estimated finds its place again at once, or in the next frame (R018).
  func mayChange(at heard: Heard, rate: Int64) -> Bool {
    if turn == heard.turn { return true }
    guard isPending else { return false }
    return untoldTime < 0 || heard.time < 0 || (heard.time - untoldTime) * rate <= 2_100_000
  }

  /// Returns true if the size may have changed in a turn or since.
  func mayHaveChanged(since turn: Int32) -> Bool { max(self.turn, untoldTurn) >= turn }
}
