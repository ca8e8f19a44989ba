/// A check that the fingers of a trace can hit anything: touches play at views that have an area.
struct TouchReach {
  private var view = ""
  private var why: String?
  private var firstTouch: Int?
  /// True if a component has answered: what a log does not tell of its views is only not known.
  private var hasAnswers = false

  /// Takes in a touch.
  mutating func follow(_ touch: Touch, at lineNumber: Int) {
    if firstTouch == nil { firstTouch = lineNumber }
  }

  /// Takes in any other line.
  mutating func follow(_ line: TraceReader.FileLine) {
    switch line {
    case .header(let header): self = TouchReach(header)
    case .line(.message), .line(.exception), .line(.final): hasAnswers = true
    case .line(.call(let call)) where call.name == .bounds || call.name == .frame:
      if firstTouch == nil { why = nil }
    default: return
    }
  }

  /// The mistake, at the first touch; nil: there is none.
  var finding: TraceError? {
    guard let firstTouch, let why, !hasAnswers else { return nil }
    return TraceError(.unreachableView(view, why: why), line: firstTouch)
  }

  init() {}

  /// Looks at the views that stand in the window: what stands in one that cannot be hit cannot either.
  private init(_ header: Header) {
    let outermost = header.effectiveViews.filter { $0.container == nil }
    let isHit = outermost.contains {
      Self.size(of: $0).map { $0.x > .zero && $0.y > .zero } ?? false
    }
    guard !isHit, let first = outermost.first else { return }
    view = first.name.text
    why = Self.size(of: first) == nil ? "it has no bounds" : "it has no area"
  }

  private static func size(of view: Header.View) -> Point? {
    view.frame?.size ?? view.config[.bounds]?.point
  }
}
