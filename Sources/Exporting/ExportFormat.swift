public import Traces

/// A kind of recording that another tool plays.
public struct ExportFormat: Sendable {
  /// Its name on a command line.
  public let name: String
  /// The programs that play it, in a few words.
  public let player: String
  private let body: @Sendable (TouchStory) -> [UInt8]
  private let hasCancelled: Bool

  /// All formats, in the order in which they are listed.
  public static let all: [ExportFormat] = [
    ExportFormat("webdriver", "WebDriver and Appium, as a body of POST …/actions") {
      WebDriverText.bytes(of: $0)
    },
    ExportFormat("evemu", "evemu-device and evemu-play", hasCancelled: false) {
      EvemuText.bytes(of: $0)
    },
  ]

  private init(
    _ name: String,
    _ player: String,
    hasCancelled: Bool = true,
    _ body: @escaping @Sendable (TouchStory) -> [UInt8]
  ) {
    self.name = name
    self.player = player
    self.hasCancelled = hasCancelled
    self.body = body
  }

  /// Returns the format with a name, if there is one.
  public static func named(_ name: String) -> ExportFormat? { all.first { $0.name == name } }

  /// Writes the touches of a trace.
  ///
  /// - Parameter trace: the trace; its times are known.
  /// - Returns: the bytes of the file, and what is not in it; nil: there is no touch.
  public func write(_ trace: Trace) -> Exported? {
    let story = TouchStory(trace)
    guard !story.events.isEmpty else { return nil }
    var losses: [Exported.Loss] = []
    let others = trace.lines.count {
      switch $0 {
      case .touch, .comment: false
      default: true
      }
    }
    let ways = story.events.flatMap(\.touches).map(\.phase)
    let told = [
      ("lines that are no touches, left out", others),
      ("touches that are told where they were, left out", ways.count { $0 == .stationary }),
      ("cancelled fingers, lifted", hasCancelled ? 0 : ways.count { $0 == .cancelled }),
    ]
    for (sentence, count) in told where count > 0 {
      losses.append(Exported.Loss(sentence: sentence, count: count))
    }
    return Exported(bytes: body(story), losses: losses)
  }
}

/// A recording, and what of the trace is not in it.
public struct Exported: Hashable, Sendable {
  /// The whole file.
  public var bytes: [UInt8]
  /// The parts of the trace that are not in it, a line for each kind.
  public var losses: [Loss]

  /// One kind of loss.
  public struct Loss: Hashable, Sendable {
    /// The part that is lost, in words.
    public var sentence: String
    /// The number of times that it is lost.
    public var count: Int
  }
}
