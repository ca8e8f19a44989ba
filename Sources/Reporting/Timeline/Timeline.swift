public import Oracle
public import Traces

/// A transcript drawn as text: time runs down the page; touches, the offset's curve, flags and
/// messages stand side by side.
public struct Timeline: Sendable {
  /// The wishes of a person for the drawing.
  public struct Options: Hashable, Sendable {
    /// The width of the page, in columns; never taken as less than 40.
    public var width = Self.usualWidth
    /// Colours and characters.
    public var style = Style.plain
    /// True if each frame has a row, and each message a line of its own.
    public var showsAll = false
    /// The first moment that is drawn; nil: from the start.
    public var from: Microseconds?
    /// The last moment that is drawn; nil: to the end.
    public var until: Microseconds?
    /// The lines that are drawn.
    public var wish = TimelineWish()
    /// The view whose curve is drawn; nil: the one that moves farthest.
    public var view: String?

    /// The width of a page where nobody says another.
    static let usualWidth = 80
    /// The least width: no row is narrower.
    public static let leastWidth = 40

    /// Creates the usual options.
    public init() {}
  }

  private let transcript: Trace
  private let violations: [Violation]
  private let options: Options

  /// Creates a timeline.
  ///
  /// - Parameters:
  ///   - transcript: what is drawn.
  ///   - violations: what is wrong with it, marked where it is.
  ///   - options: what a person asks for.
  public init(of transcript: Trace, violations: [Violation] = [], options: Options = Options()) {
    self.transcript = transcript
    self.violations = violations
    self.options = options
  }

  /// The whole drawing.
  public var text: String {
    let glyphs = options.style.isASCII ? Glyphs.ascii : .unicode
    let focus = Focus(in: transcript, view: options.view)
    let reader = TurnReader(
      transcript,
      focus: focus,
      words: Words(glyphs: glyphs),
      wish: options.wish
    )
    let all = reader.turns.filter { $0.isWanted || !violations(of: $0).isEmpty }
    let later = all.drop { ($0.time ?? .min) < (options.from ?? .min) }
    let turns = Array(later.prefix { ($0.time ?? 0) <= (options.until ?? .max) })
    let rows: [TimelineFold.Row] =
      options.showsAll
      ? turns.map { .turn($0, violations(of: $0)) }
      : TimelineFold(turns, violations: violations(of:)).rows

    let layout = TimelineLayout(
      turns: turns,
      header: transcript.header,
      width: max(Options.leastWidth, options.width),
      glyphs: glyphs,
      style: options.style
    )
    let heading = TimelineHeading(transcript, focus: focus, layout: layout)
    var text = heading.text
    text += layout.cut(rows: all.count - later.count, .earlier)
    var previous: Thousandths?
    for row in rows {
      switch row {
      case .turn(let turn, let violations):
        text += layout.rows(turn, after: previous) + violations.map(layout.remark).joined()
        previous = turn.offset ?? previous
      case .again(let violation, let count): text += layout.remark(violation, again: count)
      }
    }
    text += layout.cut(rows: later.count - turns.count, .later)
    guard later.count == turns.count else { return text }
    return text + violations.filter { $0.lineIndex == nil }.map(layout.remark).joined()
  }

  private func violations(of turn: Turn) -> [Violation] {
    violations.filter { violation in violation.lineIndex.map(turn.lines.contains) ?? false }
  }
}
