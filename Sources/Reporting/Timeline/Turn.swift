import Traces

/// One row of a timeline: a touch event, a call or a frame, with all that it caused.
struct Turn {
  /// What a turn began with.
  enum Cause: Hashable {
    case touch, call, frame, exception, rest, remark
  }

  var cause: Cause
  var time: Microseconds?
  /// What each finger did, by its column.
  var fingers: [FingerSign] = []
  /// Where a finger came down or went up.
  var location: Point?
  /// The call and the messages, in order.
  var sayings: [Saying] = []
  /// Where the content stood afterwards, along the axis that is drawn.
  var offset: Thousandths?
  /// The ends of the range at that moment.
  var edges: ClosedRange<Thousandths>?
  /// The scale of the content, where the view zooms.
  var scale: Millionths?
  /// The flags that were up at the last message.
  var flags: State.Facts = []
  /// The lines of the transcript that it is made of.
  var lines: Range<Int>
  /// Whether nothing but the offset and the scale changed: such turns are folded into one row.
  var isPlain: Bool
  /// How many turns were folded into it.
  var folded = 1
  /// Whether it is among what a person asked for.
  var isWanted: Bool
}

extension [Turn] {
  /// The longest run of plain turns that stays as it is.
  private static let longestRun = 12
  /// How many rows a longer one is folded into.
  private static let foldedRows = 8

  /// Folds long runs of plain turns into a few rows each, all of about the same length, so that
  /// a glide keeps its shape.
  ///
  /// - Parameter isMarked: whether something is said about a turn, which therefore stays.
  /// - Returns: the rows.
  func folded(except isMarked: (Turn) -> Bool) -> [Turn] {
    var result: [Turn] = []
    var run: [Turn] = []
    for turn in self {
      let isFoldable = turn.isPlain && !isMarked(turn)
      if let last = run.last, !isFoldable || !last.looksLike(turn) {
        result += Self.condensed(run)
        run = []
      }
      if isFoldable {
        run.append(turn)
      } else {
        result.append(turn)
        result[result.count - 1].sayings = turn.sayings.folded()
      }
    }
    return result + Self.condensed(run)
  }

  private static func condensed(_ run: [Turn]) -> [Turn] {
    guard run.count > longestRun else { return run }
    return (0..<foldedRows).compactMap { row in
      let start = run.count * row / foldedRows
      let end = run.count * (row + 1) / foldedRows
      guard var turn = run[start..<end].last else { return nil }
      turn.folded = end - start
      turn.lines = run[start].lines.lowerBound..<turn.lines.upperBound
      return turn
    }
  }
}

extension Turn {
  fileprivate func looksLike(_ other: Turn) -> Bool {
    cause == other.cause && flags == other.flags && fingers.count == other.fingers.count
  }
}
