import Traces

/// The range in which the content may rest, as far as a transcript tells.
struct ToldRange {
  private var size: Point?
  private var contentSize: Point?
  private var inset = Insets.zero

  init(config: [Argument]) {
    for property in config { set(property.label, property.value) }
  }

  mutating func hear(_ call: Call) {
    guard let new = call.arguments.first else { return }
    set(call.name, new.value)
  }

  mutating func hear(_ state: State) {
    if let bounds = state.bounds { size = bounds.size }
    if let new = state.contentSize { contentSize = new }
    if let new = state.adjustedContentInset { inset = new }
  }

  private mutating func set(_ property: Name, _ value: Value) {
    switch property {
    case .bounds, .frame: size = value.rect?.size ?? value.point ?? size
    case .contentSize: contentSize = value.point ?? contentSize
    case .contentInset: inset = value.insets ?? inset
    default: break
    }
  }

  /// Returns the first and the last offset at which content may rest, if they are known.
  func edges(_ axis: Axis) -> ClosedRange<Thousandths>? {
    guard let size, let contentSize else { return nil }
    let (before, after) =
      axis == .vertical ? (inset.top, inset.bottom) : (inset.left, inset.right)
    let first = -before.units
    let last = axis.part(contentSize).units + after.units - axis.part(size).units
    return Thousandths(units: first)...Thousandths(units: max(first, last))
  }
}

/// One of the two directions in which content scrolls.
enum Axis: Hashable {
  case horizontal, vertical

  var letter: String { self == .vertical ? "y" : "x" }

  func part(_ point: Point) -> Thousandths {
    self == .vertical ? point.y : point.x
  }
}
