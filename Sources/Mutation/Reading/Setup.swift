internal import Traces

/// A view's sizes, insets and switches, as far as they are told, and the range of its offsets (N02).
struct Setup: Hashable, Sendable {
  var size: Point?
  var content: Point?
  var inset: Insets?
  var plainInset = Insets.zero
  var isInsetAdjusted = true
  var bouncesHorizontally = true
  var bouncesVertically = true
  var alwaysBouncesHorizontally = false
  var alwaysBouncesVertically = false
  var isScrollEnabled = true
  var scrollsToTop = true
  var isPagingEnabled = false
  var isLockEnabled = false
  var delaysTouches = true
  var cancelsTouches = true
  var hasNormalRate = true
  var zoom = ZoomLimits()
  var dismissMode = "none"
  var hasRefreshControl = false

  init(_ view: Header.View, isCovered: Bool) {
    size = view.frame?.size
    if Vocabulary.tables.contains(view.component) { alwaysBouncesVertically = true }
    for argument in view.config { set(argument.label, to: argument.value) }
    if let bounds = view.config[.bounds]?.point { size = bounds }
    inset = isCovered || view.config.isEmpty ? nil : plainInset
    if Vocabulary.zoomers.contains(view.component) { zoomAtFirst(view.config[.zoomScale]?.number) }
  }

  mutating func set(_ name: Name, to value: Value) {
    switch name {
    case .bounds, .frame: if let rect = value.rect { size = rect.size }
    case .contentSize: content = value.point
    case .contentInset:
      // With a safe area in play only a message's state tells what comes of it.
      inset = inset == plainInset ? value.insets : nil
      plainInset = value.insets ?? .zero
    case .safeAreaInsets: inset = nil
    case .contentInsetAdjustmentBehavior: isInsetAdjusted = value.string != "never"
    case .decelerationRate: hasNormalRate = value.string == "normal"
    case .minimumZoomScale: zoom.least = value.number ?? .one
    case .maximumZoomScale: zoom.greatest = value.number ?? .one
    case .keyboardDismissMode: dismissMode = value.string ?? "none"
    default: if let flag = value.bool { set(name, to: flag) }
    }
  }

  private mutating func set(_ name: Name, to flag: Bool) {
    switch name {
    case .bounces: (bouncesHorizontally, bouncesVertically) = (flag, flag)
    case .bouncesHorizontally: bouncesHorizontally = flag
    case .bouncesVertically: bouncesVertically = flag
    case .alwaysBounceHorizontal: alwaysBouncesHorizontally = flag
    case .alwaysBounceVertical: alwaysBouncesVertically = flag
    case .isScrollEnabled: isScrollEnabled = flag
    case .scrollsToTop: scrollsToTop = flag
    case .isPagingEnabled: isPagingEnabled = flag
    case .isDirectionalLockEnabled: isLockEnabled = flag
    case .bouncesZoom: zoom.bounces = flag
    case .refreshControl: hasRefreshControl = flag
    case "delaysContentTouches": delaysTouches = flag
    case "canCancelContentTouches": cancelsTouches = flag
    default: break
    }
  }

  /// Notes the scale that a `config` asks for; what it makes of the content, messages tell (H14).
  private mutating func zoomAtFirst(_ scale: Millionths?) {
    guard let scale, zoom.least <= zoom.greatest else { return }
    zoom.initial = zoom.clamped(scale)
    if zoom.initial != .one { content = nil }
  }

  /// Takes what a message's state tells.
  mutating func learn(_ state: State) {
    if let bounds = state.bounds { size = bounds.size }
    if let told = state.contentSize { content = told }
    if let told = state.adjustedContentInset { inset = told }
  }

  /// Returns the offsets at which the content may rest on an axis, if they are known, in
  /// thousandths.
  func range(_ axis: Axis) -> ClosedRange<Int32>? {
    guard let size, let content, let inset else { return nil }
    let (before, after) =
      axis == .x ? (inset.left, inset.right) : (inset.top, inset.bottom)
    let least = -before.units
    return least...max(least, content[axis] + after.units - size[axis])
  }

  /// Returns the distance of a point from the range on an axis: negative before it, positive behind
  /// it, zero inside.
  func excess(_ point: Point, _ axis: Axis) -> Int32? {
    guard let range = range(axis) else { return nil }
    if point[axis] < range.lowerBound { return point[axis] - range.lowerBound }
    return point[axis] > range.upperBound ? point[axis] - range.upperBound : 0
  }

  /// Returns true if a point is inside the range on both axes; nil if not known.
  func contains(_ point: Point) -> Bool? {
    guard let x = excess(point, .x), let y = excess(point, .y) else { return nil }
    return x == 0 && y == 0
  }

  func bounces(_ axis: Axis) -> Bool { axis == .x ? bouncesHorizontally : bouncesVertically }

  func alwaysBounces(_ axis: Axis) -> Bool {
    axis == .x ? alwaysBouncesHorizontally : alwaysBouncesVertically
  }

  /// Returns true if the content is no longer than the view along an axis; false where that is not
  /// known.
  func isShort(_ axis: Axis) -> Bool { range(axis).map { $0.lowerBound == $0.upperBound } ?? false }

  /// Returns true if a finger cannot move an axis for certain (B20, D05).
  func isFixed(_ axis: Axis) -> Bool {
    isShort(axis) && !(bounces(axis) && alwaysBounces(axis))
  }
}

extension Millionths {
  static let one = Millionths(units: 1_000_000)

  /// Returns the number times so many hundredths.
  func times(hundredths: Int64) -> Millionths { Millionths(units: units / 100 * hundredths) }
}

/// One of the two directions in which content moves.
enum Axis: Sendable, CaseIterable {
  case x, y

  var other: Axis { self == .x ? .y : .x }
}

extension Point {
  /// The part along an axis, in thousandths.
  subscript(axis: Axis) -> Int32 {
    get { axis == .x ? x.units : y.units }
    set { if axis == .x { x.units = newValue } else { y.units = newValue } }
  }
}
