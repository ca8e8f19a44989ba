import Traces

/// One row of a timeline: a touch event, a call or a frame, with all that it caused.
struct Turn {
  /// The cause with which a turn began.
  enum Cause: Hashable {
    case touch, call, frame, exception, rest, remark
  }

  var cause: Cause
  var time: Microseconds?
  /// The sign of each finger, by its column.
  var fingers: [FingerSign] = []
  /// The point at which a finger came down or went up.
  var location: Point?
  /// The call and the messages, in order.
  var sayings: [Saying] = []
  /// The offset of the content afterwards, along the axis that is drawn.
  var offset: Thousandths?
  /// The ends of the range at that moment.
  var edges: ClosedRange<Thousandths>?
  /// The scale of the content, where the view zooms.
  var scale: Millionths?
  /// The flags that were up at the last message.
  var flags: State.Facts = []
  /// The lines of the transcript that it is made of.
  var lines: Range<Int>
  /// True if nothing but the offset and the scale changed: such turns are folded into one row.
  var isPlain: Bool
  /// The number of turns that were folded into it.
  var folded = 1
  /// True if it is among what a person asked for.
  var isWanted: Bool
}

extension [Turn] {
  /// The longest run of plain turns that stays as it is.
  private static let longestRun = 12
  /// The number of rows into which a longer one is folded.
  private static let foldedRows = 8

  /// A long run of plain turns, folded into a few rows, all of about the same length, so that a glide
  /// keeps its shape; a short one stays as it is.
  var condensed: [Turn] {
    guard count > Self.longestRun else { return self }
    return (0..<Self.foldedRows).compactMap { row in
      let start = count * row / Self.foldedRows
      let end = count * (row + 1) / Self.foldedRows
      guard var turn = self[start..<end].last else { return nil }
      turn.folded = end - start
      turn.lines = self[start].lines.lowerBound..<turn.lines.upperBound
      return turn
    }
  }
}

extension Turn {
  /// Returns true if another turn may stand in one row with it.
  func looksLike(_ other: Turn) -> Bool {
    cause == other.cause && flags == other.flags && fingers.count == other.fingers.count
  }
}
