/// A trace: touches and calls over time; with the component's messages in it, a transcript.
public struct Trace: Hashable, Sendable {
  /// The most lines that a trace may have that is kept as a whole; a longer one is a `LongTrace`.
  public static let mostLines = 10_000_000

  /// The most bytes of a file that such a trace may take.
  public static let mostBytes = 1 << 30
  /// The most comments that it may have.
  public static let mostComments = 1_000_000
  /// The most expectations that any trace may have: they are kept until all else has been judged.
  public static let mostExpectations = 100_000

  /// The deepest nesting in a trace: values in a line, views in views, frames and redirects, blocks
  /// of animations.
  public static let deepest = 64

  /// The settings before the first line.
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
    lines.count { !$0.isComment }
  }

  /// True if a component's answers are in it.
  public var isTranscript: Bool { lines.contains(where: \.isTold) }
}
