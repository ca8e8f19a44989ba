import Traces

/// A line of a trace that a subject plays, with what an answer may say of it.
struct EventLine {
  /// The time at which it is played.
  var time: Microseconds
  /// The time by which everything must be at rest; nil: it is no settle.
  var limit: Microseconds?
  /// True if it ends a turn: a touch does unless another finger's follows it in the same event.
  var endsTurn: Bool

  /// Finds the event lines of a trace; the settle that stands at its end unless one is there is one.
  ///
  /// - Parameter trace: what is played.
  /// - Returns: the lines, and whether the last one is no line of the trace.
  /// - Throws: `SubjectFailure` where a line has no time.
  static func lines(
    of trace: Trace
  ) throws(SubjectFailure) -> (lines: [EventLine], endsWithout: Bool) {
    var lines: [EventLine] = []
    lines.reserveCapacity(trace.lines.count + 1)
    var event = TouchEvent()
    for line in trace.lines where line.isPlayed {
      guard let time = line.time else {
        throw .failed(why: "a line that is to be played has no time")
      }
      var limit: Microseconds?
      if case .settle(let settle) = line { limit = time + settle.limit }
      if case .touch(let touch) = line {
        if event.continues(with: touch) { lines[lines.count - 1].endsTurn = false }
        event.add(touch)
      } else {
        event.end()
      }
      lines.append(EventLine(time: time, limit: limit, endsTurn: true))
    }
    guard lines.last?.limit == nil else { return (lines, false) }
    let time = lines.last?.time ?? 0
    lines.append(EventLine(time: time, limit: time + Settle.usualLimit, endsTurn: true))
    return (lines, true)
  }
}
