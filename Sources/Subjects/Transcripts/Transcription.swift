import Traces

/// Merges what a subject answers with the trace that it played into a transcript.
///
/// The subject says after which event line each message came, and by which frame; the transcript says
/// when. Comments and expectations stay where the trace has them.
struct Transcription {
  private let trace: Trace
  private let events: [EventLine]
  /// The number of event lines of the trace, without the settle that may stand for one at its end.
  private let eventCount: Int
  private let rules: AnswerRules
  private var lines: [Line] = []
  /// The line of the trace that is copied next.
  private var place = 0
  /// The number of event lines that were copied.
  private var played = 0
  private var latest: Microseconds = 0
  /// The time of the last touch or call.
  private var inputTime: Microseconds?
  private var latestFrame: Int64 = 0
  /// True if frames or timers after the last event line have sent something.
  private var isInFrames = false
  private var isOver = false
  private var restingViews: [ViewIndex] = []
  private var places: ToldPlaces

  /// Begins a transcript.
  ///
  /// - Parameters:
  ///   - trace: what was played.
  ///   - identity: what the subject says of itself.
  /// - Throws: `SubjectFailure` where the trace cannot be played.
  init(of trace: Trace, by identity: SubjectIdentity) throws(SubjectFailure) {
    self.trace = trace
    let (events, endsWithout) = try EventLine.lines(of: trace)
    self.events = events
    eventCount = endsWithout ? events.count - 1 : events.count
    rules = AnswerRules(trace.header, identity)
    places = ToldPlaces(trace.header)
    lines.reserveCapacity(trace.lines.count + 256)
  }

  /// Takes the next line of the answer.
  ///
  /// - Throws: `Mistake` where it cannot stand there.
  mutating func take(_ entry: AnswerReader.Entry) throws(Mistake) {
    guard !isOver else { throw Mistake("an exception stands above, after which nothing is played") }
    let after = try turn(of: entry)
    try rules.check(entry.line)
    if after > played { copyEvents(upTo: after) }
    switch entry.line {
    case .final(let final): try take(final, in: entry, after: after)
    default:
      let time = try time(of: entry, after: after)
      guard time >= latest else {
        throw Mistake("it came at \(time) µs, before the line above it, at \(latest) µs")
      }
      append(entry, at: time, after: after)
    }
  }

  /// Ends the transcript.
  mutating func finish() -> Trace {
    if isOver {
      lines += trace.lines[place...].filter(\.isRemark)
    } else {
      copyEvents(upTo: events.count)
      copyRemarks(upTo: trace.lines.count)
    }
    var transcript = trace
    transcript.header.inputs = Header.Input.allCases
    transcript.header.lacks += rules.lacks.filter { !trace.header.lacks.contains($0) }
    transcript.lines = lines
    return transcript
  }

  // MARK: - Turns

  /// Returns the number of the event line that a line of the answer follows; the settle at the end that
  /// the trace leaves out counts as one, whether the subject counts it or not.
  private func turn(of entry: AnswerReader.Entry) throws(Mistake) -> Int {
    let after = entry.after
    guard after <= events.count else {
      throw Mistake(
        "\"after\" is \(after), but the request has \(eventCount) event lines; expected at most that"
      )
    }
    guard after >= played || (after == eventCount && played > eventCount) else {
      throw Mistake("\"after\" goes back from \(played) to \(after); it never decreases")
    }
    guard after == 0 || events[after - 1].endsTurn else {
      throw Mistake(
        "\"after\" is \(after), in the middle of a touch event; expected the number of the event's"
          + " last line"
      )
    }
    let isAfterAll = after == eventCount && eventCount < events.count
    let isLater = entry.frame != nil || entry.at != nil || entry.line.isFinal
    return isAfterAll && isLater ? events.count : after
  }

  /// Returns the time of a line of the answer.
  private func time(
    of entry: AnswerReader.Entry,
    after: Int
  ) throws(Mistake) -> Microseconds {
    if let frame = entry.frame { return try time(of: frame, after: after) }
    if let time = entry.at { return try checked(time, after: after) }
    guard after == played, !isInFrames else {
      throw Mistake(
        "it has no \"frame\", but stands below a line that \(latestSender) sent; expected the"
          + " number of the frame that sent it"
      )
    }
    return after == 0 ? 0 : events[after - 1].time
  }

  /// The sender of the line above, in words.
  private var latestSender: String { latestFrame > 0 ? "frame \(latestFrame)" : "a timer" }

  /// Returns the time of a timer, which lies between the input before and the one after.
  private func checked(_ time: Microseconds, after: Int) throws(Mistake) -> Microseconds {
    let event = after == 0 ? nil : events[after - 1]
    let start = event?.time ?? 0
    let end = after < events.count ? events[after].time : event?.limit ?? .max
    guard time >= start, time <= end else {
      throw Mistake(
        "\"at\" is \(time); expected a time from \(start), that of event line \(after), to"
          + (end == .max ? " any later one" : " \(end)")
      )
    }
    return time
  }

  private func time(of frame: Int64, after: Int) throws(Mistake) -> Microseconds {
    guard frame >= latestFrame else {
      throw Mistake("\"frame\" goes back from \(latestFrame) to \(frame); it never decreases")
    }
    guard !rules.isDropped(frame) else {
      throw Mistake("frame \(frame) is one that the header says does not come, in \"dropped\"")
    }
    let time = rules.frames.time(of: frame)
    let event = after == 0 ? nil : events[after - 1]
    guard time >= event?.time ?? 0 else {
      throw Mistake(
        "frame \(frame) comes at \(time) µs, before event line \(after) at \(event?.time ?? 0) µs;"
          + " expected a smaller \"after\" or a later frame"
      )
    }
    if after < events.count {
      // A component that is not at rest as a settle ends goes on until the next line.
      guard time < events[after].time else {
        throw Mistake(
          "frame \(frame) comes at \(time) µs, not before event line \(after + 1) at"
            + " \(events[after].time) µs; expected a larger \"after\" or an earlier frame"
        )
      }
    } else if let limit = event?.limit, time > limit {
      throw Mistake(
        "frame \(frame) comes at \(time) µs, but the last settle ends at \(limit) µs; a subject"
          + " that is not at rest then stops there and tells its final state"
      )
    }
    return time
  }

  // MARK: - Writing

  private mutating func append(
    _ entry: AnswerReader.Entry,
    at time: Microseconds,
    after: Int
  ) {
    if let frame = entry.frame { latestFrame = frame }
    if entry.frame != nil || entry.at != nil { beginLaterTurns(after: after) }
    latest = max(latest, time)
    switch entry.line {
    case .message(var message):
      message.time = time
      if places.hasMovedUnseen(message, to: entry.place) { message.hasMoved = true }
      // By its time alone it would seem to be the input's own.
      if let frame = entry.frame, time == inputTime {
        message.frame = Int32(truncatingIfNeeded: frame)
      }
      lines.append(.message(message))
    case .call(var call):
      call.time = time
      lines.append(.call(call))
    case .exception(var exception):
      exception.time = time
      lines.append(.exception(exception))
      isOver = true
    case .touch, .settle, .final, .gap, .expectation, .comment: break
    }
  }

  /// Puts the remarks below an event line above what frames and timers after it send, but for a settle's.
  private mutating func beginLaterTurns(after: Int) {
    guard !isInFrames else { return }
    isInFrames = true
    if after == 0 || events[after - 1].limit == nil { copyRemarks() }
  }

  private mutating func take(
    _ final: Final,
    in entry: AnswerReader.Entry,
    after: Int
  ) throws(Mistake) {
    guard after > 0, let limit = events[after - 1].limit else {
      throw Mistake(
        "a final follows event line \(after), which is no settle; expected the number of a settle, or"
          + " of the last line"
      )
    }
    guard !restingViews.contains(final.view) else {
      throw Mistake("a second final of the same view follows one settle; expected one a view")
    }
    var final = final
    if let frame = entry.frame {
      let time = try time(of: frame, after: after)
      latestFrame = frame
      beginLaterTurns(after: after)
      if final.time == nil { final.time = max(time, latest) }
    }
    let time = final.time ?? latest
    guard time >= latest, time <= limit else {
      throw Mistake(
        "the final's \"t\" is \(time); expected the instant of rest, from \(latest), that of the line"
          + " above, to \(limit), the settle's limit"
      )
    }
    final.time = time
    latest = time
    restingViews.append(final.view)
    lines.append(.final(final))
  }

  // MARK: - Copying

  private mutating func copyEvents(upTo count: Int) {
    while played < count {
      isInFrames = false
      restingViews.removeAll(keepingCapacity: true)
      let event = events[played]
      if event.limit == nil { inputTime = event.time }
      if played < eventCount {
        copyRemarks()
        lines.append(trace.lines[place])
        place += 1
      } else {
        lines.append(.settle(Settle(time: event.time, limit: Settle.usualLimit)))
      }
      played += 1
      latest = max(latest, event.time)
    }
  }

  /// Copies the remarks up to the next event line; answers of an earlier play are left out.
  private mutating func copyRemarks() {
    while place < trace.lines.count, !trace.lines[place].isPlayed {
      if trace.lines[place].isRemark { lines.append(trace.lines[place]) }
      place += 1
    }
  }

  private mutating func copyRemarks(upTo end: Int) {
    while place < end {
      if trace.lines[place].isRemark { lines.append(trace.lines[place]) }
      place += 1
    }
  }
}

extension Line {
  /// True if it is a final state.
  var isFinal: Bool {
    if case .final = self { true } else { false }
  }
}
