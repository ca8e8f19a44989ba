import Traces

/// The answer of a subject, as text.
struct AnswerText {
  private var writer = TraceWriter()
  private var text: [UInt8]
  private var isFirst = true
  private let frames: FrameTimes
  private let eventCount: Int
  /// True if the request ends with a settle.
  private let hasSettle: Bool
  private var played = 0
  /// The time of the last input; what is told before the first belongs to the set-up.
  private var inputTime: Microseconds = 0
  private var isSettling = false
  /// The frame and the instant of the line above, where a frame sent it.
  private var turn: (frame: Int64, time: Microseconds)?

  /// Returns the answer that a trace cannot be played.
  static func refusal(_ number: Int, _ failure: SubjectFailure) -> [UInt8] {
    let (key, why) =
      switch failure {
      case .skipped(let why): ("skipped", why)
      case .failed(let why): ("failed", why)
      }
    return Array("{\"\(key)\":\(number),\"why\":\(JSONText.quoted(why))}\n".utf8)
  }

  /// Makes the answer that holds a transcript.
  ///
  /// - Parameters:
  ///   - number: the request's number.
  ///   - contents: the transcript, as ``contents(of:_:)`` gives it.
  /// - Returns: one line, its line feed included.
  static func answer(_ number: Int, _ contents: [UInt8]) -> [UInt8] {
    Array("{\"played\":\(number),\"transcript\":".utf8) + contents + Array("}\n".utf8)
  }

  /// Makes the array of a transcript's lines, each with its turn.
  ///
  /// - Parameters:
  ///   - trace: what was played.
  ///   - transcript: what the component told.
  /// - Returns: the array, as text.
  /// - Throws: `SubjectFailure` where a message came at no frame and no input.
  static func contents(
    of trace: Trace,
    _ transcript: Trace
  ) throws(SubjectFailure) -> [UInt8] {
    var answer = AnswerText(trace)
    for line in transcript.lines { try answer.write(line) }
    return answer.text + Array("]".utf8)
  }

  private init(_ trace: Trace) {
    text = Array("[".utf8)
    frames = FrameTimes(rate: trace.header.effectiveRate)
    let events = trace.lines.filter(\.isPlayed)
    eventCount = events.count
    hasSettle = if case .settle? = events.last { true } else { false }
    // The names of the views come with the header.
    writer.write(TraceReader.FileLine.header(trace.header))
    writer.removeAll()
  }

  private mutating func write(_ line: Line) throws(SubjectFailure) {
    switch line {
    case .touch, .settle: pass(line)
    case .call(let call) where !call.isByDelegate: pass(line)
    case .gap, .expectation, .comment: break
    case .message(var message):
      let frame = try frame(at: message.time, told: message.frame.map { Int64($0) })
      (message.time, message.frame) = (nil, nil)
      append(.message(message), frame)
    case .call(var call):
      let frame = try frame(at: call.time)
      call.time = nil
      append(.call(call), frame)
    case .exception(var exception):
      let frame = try frame(at: exception.time)
      exception.time = nil
      append(.exception(exception), frame)
    case .final: append(line, nil)
    }
  }

  /// Counts an input as played; the settle at the end, where the request has none, is not counted.
  private mutating func pass(_ line: Line) {
    if played < eventCount { played += 1 }
    inputTime = line.time ?? inputTime
    isSettling = if case .settle = line { true } else { false }
    turn = nil
  }

  /// Returns the frame that sent a line; nil: the input above it did.
  private mutating func frame(
    at time: Microseconds?,
    told: Int64? = nil
  ) throws(SubjectFailure) -> Int64? {
    guard let time else { throw .failed(why: "a line of the transcript has no time") }
    if let told {
      turn = (told, time)
    } else if turn?.time != time {
      if time == inputTime, !isSettling { return nil }
      guard let frame = frames.frame(at: time) else {
        guard isSettling, time == inputTime else {
          throw .failed(why: "a message came at \(time) µs, at no frame and with no input")
        }
        // To read a state at rest may lay a view out, and nothing else has happened.
        return nil
      }
      turn = (frame, time)
    }
    return turn?.frame
  }

  /// True if the settle that the request leaves out is being played; it stands below the last line.
  private var isInImplicitSettle: Bool { isSettling && !hasSettle && played == eventCount }

  private mutating func append(_ line: Line, _ frame: Int64?) {
    writer.write(line)
    if !isFirst { text.append(UInt8(ascii: ",")) }
    isFirst = false
    let isOfLastSettle = frame == nil && isInImplicitSettle && !line.isFinal
    let after = played + (isOfLastSettle ? 1 : 0)
    text += "{\"after\":\(after),".utf8
    if let frame { text += "\"frame\":\(frame),".utf8 }
    text += writer.bytes.dropFirst().dropLast()
    writer.removeAll()
  }
}
