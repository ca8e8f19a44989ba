/// A line of a trace, between its header and its end.
public enum Line: Hashable, Sendable {
  /// What a finger did.
  case touch(Touch)
  /// What the program called.
  case call(Call)
  /// The time by which everything must be at rest.
  case settle(Settle)
  /// What the component told its delegate.
  case message(Message)
  /// What UIKit raised.
  case exception(RaisedException)
  /// A view's state at rest.
  case final(Final)
  /// What must come of the trace.
  case expectation(Expectation)
  /// A remark.
  case comment(Comment)

  /// The line's time, if it has one; a line without a place for a time keeps none.
  public var time: Microseconds? {
    get {
      switch self {
      case .touch(let touch): touch.time
      case .call(let call): call.time
      case .settle(let settle): settle.time
      case .message(let message): message.time
      case .exception(let exception): exception.time
      case .final(let final): final.time
      case .expectation, .comment: nil
      }
    }
    set {
      switch self {
      case .touch(var touch):
        touch.time = newValue
        self = .touch(touch)
      case .call(var call):
        call.time = newValue
        self = .call(call)
      case .settle(var settle):
        settle.time = newValue
        self = .settle(settle)
      case .message(var message):
        message.time = newValue
        self = .message(message)
      case .exception(var exception):
        exception.time = newValue
        self = .exception(exception)
      case .final(var final):
        final.time = newValue
        self = .final(final)
      case .expectation, .comment: break
      }
    }
  }
}

/// A trace: touches and calls over time; with the component's messages in it, a transcript.
public struct Trace: Hashable, Sendable {
  /// How many lines a trace may have between its header and its end: the format's limit.
  public static let mostLines = 10_000_000

  /// What is set up before the first line.
  public var header: Header
  /// All lines between header and end, comments included, in order.
  public var lines: [Line]
  /// The number of the header's line in the file that it was read from, from 1.
  ///
  /// A line's own number is `firstLine + 1` plus its index, for a file has no blank lines.
  public var firstLine: Int

  /// Creates a trace.
  public init(header: Header, lines: [Line] = [], firstLine: Int = 1) {
    self.header = header
    self.lines = lines
    self.firstLine = firstLine
  }

  /// The number of lines that an end line states: those that are not comments.
  public var count: Int {
    lines.count { if case .comment = $0 { false } else { true } }
  }

  /// Whether a component's answers are in it.
  public var isTranscript: Bool {
    lines.contains {
      switch $0 {
      case .message, .exception, .final: true
      default: false
      }
    }
  }
}
