public import Oracle
public import Traces

/// A transcript drawn as text: time runs down the page; touches, the offset's curve, flags and
/// messages stand side by side.
public struct Timeline: Sendable {
  /// What a person asks for.
  public struct Options: Hashable, Sendable {
    /// The width of the page, in columns; never taken as less than 60.
    public var width = 80
    /// Colours and characters.
    public var style = Style.plain
    /// Whether each frame has a row of its own.
    public var showsAll = false
    /// The last moment that is drawn; nil: all.
    public var until: Microseconds?
    /// The view whose curve is drawn; nil: the one that moves farthest.
    public var view: String?

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
    let all = TurnReader(transcript, focus: focus, words: Words(glyphs: glyphs)).turns
    var turns = all
    if let until = options.until {
      turns = Array(all.prefix { ($0.time ?? 0) <= until })
    }
    let shown = options.showsAll ? turns : turns.folded { !violations(of: $0).isEmpty }

    let layout = TimelineLayout(
      turns: turns,
      width: max(60, options.width),
      glyphs: glyphs,
      style: options.style
    )
    var text = TimelineHeading(transcript, focus: focus, layout: layout).text
    var previous: Thousandths?
    for turn in shown {
      text += layout.rows(turn, after: previous)
      text += violations(of: turn).map(layout.remark).joined()
      previous = turn.offset ?? previous
    }
    if turns.count == all.count {
      text += violations.filter { $0.lineIndex == nil }.map(layout.remark).joined()
    } else {
      text += layout.cut(rows: all.count - turns.count)
    }
    return text
  }

  private func violations(of turn: Turn) -> [Violation] {
    violations.filter { violation in violation.lineIndex.map(turn.lines.contains) ?? false }
  }
}
