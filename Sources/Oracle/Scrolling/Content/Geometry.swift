internal import Traces

/// The facts about a view's sizes and switches, and the range of offsets that follows (N02).
///
/// The latest value holds, whether the header, a call or a message's state told it.
///
/// A class, for it is read far more often than it changes.
final class Geometry {
  private(set) var size = Place.unknown
  private(set) var content = Place.unknown
  private(set) var insets = KnownInsets()
  private(set) var bounce = BounceSwitches()
  private(set) var isScrollEnabled = true
  private(set) var scrollsToTop = true
  private(set) var isPagingEnabled = false
  private(set) var isDirectionalLockEnabled = false
  private(set) var delaysContentTouches = true
  private(set) var canCancelContentTouches = true
  private(set) var hasRefreshControl = false
  /// True if content that fits is not put at the beginning of its room.
  private(set) var isAligned = false
  /// The way in which scrolling puts the keyboard away.
  private(set) var dismissal = Keyboard.Dismissal.never
  /// True if the view turns pages or has a refresh control, of which much is asked that is not
  /// asked of others.
  private(set) var isUnusual = false
  /// The deceleration rate.
  private(set) var rate = Rate.normal
  /// True if the deceleration rate is the usual one.
  var hasNormalRate: Bool { rate == .normal }

  /// The kind of a deceleration rate: one of UIKit's two, or a number of its own (C17).
  enum Rate: UInt8 {
    case normal, fast, other
  }

  /// True if the header said how the view is set up, so that defaults hold.
  private(set) var isSetUp = false

  private(set) var least = Place.unknown
  private(set) var most = Place.unknown
  /// True for each axis of a view that is no table along which a finger can move it.
  private var isMovable = (horizontal: true, vertical: true)

  /// Takes a header's properties.
  init(config: [Argument], frame: Rect?) {
    isSetUp = !config.isEmpty
    insets.areKnown = isSetUp
    if let frame { size = Place(frame.size) }
    for argument in config where argument.label == .bounds {
      size = Place(argument.value.point)
    }
    for argument in config where argument.label != .bounds {
      set(argument.label, to: argument.value)
    }
    findRange()
  }

  /// Copies another.
  private init(copying other: Geometry) {
    size = other.size
    content = other.content
    insets = other.insets
    bounce = other.bounce
    isScrollEnabled = other.isScrollEnabled
    scrollsToTop = other.scrollsToTop
    isPagingEnabled = other.isPagingEnabled
    isDirectionalLockEnabled = other.isDirectionalLockEnabled
    delaysContentTouches = other.delaysContentTouches
    canCancelContentTouches = other.canCancelContentTouches
    hasRefreshControl = other.hasRefreshControl
    isAligned = other.isAligned
    dismissal = other.dismissal
    isUnusual = other.isUnusual
    rate = other.rate
    isSetUp = other.isSetUp
    findRange()
  }

  /// Takes a property's new value, as a call or a header gives it.
  func set(_ name: Name, to value: Value) {
    switch name {
    case .bounds, .frame:
      if let rect = value.rect { size = Place(rect.size) }
    case .contentSize: content = Place(value.point)
    case .contentInset:
      insets.plain = value.insets ?? .zero
      insets.adjusted = insets.plain
      insets.areKnown = isSetUp && !insets.haveSafeArea
    case .adjustedContentInset:
      insets.adjusted = value.insets ?? .zero
      insets.areKnown = true
    case .safeAreaInsets:
      insets.haveSafeArea = value.insets != .zero
      insets.holdControl = false
      insets.cover = value.insets
      insets.areKnown = isSetUp && !insets.haveSafeArea && !hasRefreshControl
      if insets.areKnown { insets.adjusted = insets.plain }
    case .contentInsetAdjustmentBehavior:
      insets.share = KnownInsets.Share(value.string)
      insets.holdControl = false
      if insets.haveSafeArea { insets.areKnown = false }
    case .decelerationRate: rate = Rate(value)
    case .contentAlignmentPoint: isAligned = value.point != .zero
    case .keyboardDismissMode: dismissal = Keyboard.Dismissal(value)
    default:
      if let flag = value.bool { set(name, to: flag) }
    }
    findRange()
  }

  private func set(_ name: Name, to flag: Bool) {
    switch name {
    case .bounces:
      bounce.horizontal = flag
      bounce.vertical = flag
    case .bouncesHorizontally: bounce.horizontal = flag
    case .bouncesVertically: bounce.vertical = flag
    case .alwaysBounceHorizontal: bounce.alwaysHorizontal = flag
    case .alwaysBounceVertical: bounce.alwaysVertical = flag
    case .isScrollEnabled: isScrollEnabled = flag
    case .scrollsToTop: scrollsToTop = flag
    case .isPagingEnabled: isPagingEnabled = flag
    case .isDirectionalLockEnabled: isDirectionalLockEnabled = flag
    case .delaysContentTouches: delaysContentTouches = flag
    case .canCancelContentTouches: canCancelContentTouches = flag
    case .refreshControl: hasRefreshControl = flag
    default: break
    }
    isUnusual = isPagingEnabled || hasRefreshControl
  }

  /// Returns true if a property is one of those that are kept here.
  func keeps(_ name: Name) -> Bool {
    switch name {
    case .bounds, .frame, .contentSize, .contentInset, .bounces, .bouncesHorizontally,
      .bouncesVertically, .alwaysBounceVertical, .alwaysBounceHorizontal, .isScrollEnabled,
      .scrollsToTop, .isPagingEnabled, .isDirectionalLockEnabled, .decelerationRate,
      .delaysContentTouches, .canCancelContentTouches:
      true
    default: false
    }
  }

  /// Returns the same with another value of a property.
  func with(_ name: Name, _ value: Value) -> Geometry {
    let next = Geometry(copying: self)
    next.set(name, to: value)
    return next
  }

  /// Returns true if all is as it was with a value of a property.
  func stays(_ name: Name, _ value: Value) -> Bool { matches(with(name, value)) }

  /// Returns true if a call gives a property the value that it has.
  func isLeftAlone(by call: borrowing Call) -> Bool {
    switch Vocabulary.call(call.name)?.idleness {
    case .asItIs, .asItIsOrLarger:
      call.arguments[call.name].map { keeps(call.name) && stays(call.name, $0) } ?? false
    case .always, .laidOut, .never, nil: false
    }
  }

  /// Returns true if all is as in another.
  private func matches(_ other: Geometry) -> Bool {
    size == other.size && content == other.content && insets == other.insets
      && bounce == other.bounce && isScrollEnabled == other.isScrollEnabled
      && scrollsToTop == other.scrollsToTop && isPagingEnabled == other.isPagingEnabled
      && isDirectionalLockEnabled == other.isDirectionalLockEnabled && rate == other.rate
      && delaysContentTouches == other.delaysContentTouches
      && canCancelContentTouches == other.canCancelContentTouches
      && least == other.least && most == other.most
  }

  /// Returns true if a finger and a glide move the content as in another.
  func moves(as other: Geometry) -> Bool {
    isMovable == other.isMovable && Axis.each.allSatisfy { bounces($0) == other.bounces($0) }
  }

  /// Takes what a message's state tells; returns whether that changed anything.
  func learn(_ state: State) -> Bool {
    var (hasChanged, isNew) = (false, false)
    if let bounds = state.bounds, Place(bounds.size) != size {
      isNew = true
      hasChanged = size.isKnown
      size = Place(bounds.size)
    }
    if let told = state.contentSize, Place(told) != content {
      isNew = true
      hasChanged = hasChanged || content.isKnown
      content = Place(told)
    }
    if let told = state.adjustedContentInset, told != insets.adjusted || !insets.areKnown {
      isNew = true
      hasChanged = hasChanged || insets.areKnown
      insets.adjusted = told
      insets.areKnown = true
    }
    if isNew { findRange() }
    return hasChanged
  }

  /// Takes the safe area that another view's line gave: it is the window's, and so this view's too.
  ///
  /// - Parameter cover: the safe area, or nil if it is not known.
  func takeCover(_ cover: Insets?) {
    insets.cover = cover
    forgetInsets()
  }

  /// Forgets the adjusted inset, in which a safe area may have a part.
  func forgetInsets() {
    insets.haveSafeArea = true
    insets.holdControl = false
    insets.areKnown = false
    findRange()
  }

  /// Notes that something else than `contentInset` has a part in the inset from now on: what is known
  /// of it holds only where changes are told.
  func shareInset(isTold: Bool) {
    if !insets.haveSafeArea { insets.holdControl = true }
    insets.haveSafeArea = true
    if isTold { return }
    insets.areKnown = false
    findRange()
  }

  /// Notes that the refresh control has given its room back (R228): the inset is the plain one again, where
  /// nothing tells another.
  func takeRoomBack(isTold: Bool) {
    guard insets.holdControl else { return }
    insets.holdControl = false
    insets.haveSafeArea = false
    if !isTold {
      insets.adjusted = insets.plain
      insets.areKnown = isSetUp
    }
    findRange()
  }

  /// Takes in how high the content is that fills the view from side to side.
  func takeHeight(_ height: Int64) {
    content = Place(x: size.x, y: Int32(clamping: height))
    findRange()
  }

  /// Forgets what a zoom changes without telling.
  func forgetContent() {
    content = .unknown
    findRange()
  }

  private func findRange() {
    (least, most) = range ?? (.unknown, .unknown)
    isMovable = (
      mayMove(.horizontal, alwaysBounces: bounce.alwaysHorizontal),
      mayMove(.vertical, alwaysBounces: bounce.alwaysVertical)
    )
  }

  /// The range that follows from what is known; nil: none does.
  private var range: (least: Place, most: Place)? {
    // No source says where its alignment puts content that fits.
    let inner = (
      x: Int64(content.x) + Int64(insets.adjusted.left.units) + Int64(insets.adjusted.right.units),
      y: Int64(content.y) + Int64(insets.adjusted.top.units) + Int64(insets.adjusted.bottom.units)
    )
    let mayBeShort = isAligned && (inner.x < Int64(size.x) || inner.y < Int64(size.y))
    guard size.isKnown, content.isKnown, insets.areKnown, !mayBeShort else { return nil }
    let left = -insets.adjusted.left.units
    let top = -insets.adjusted.top.units
    let most = Place(
      x: max(left, content.x + insets.adjusted.right.units - size.x),
      y: max(top, content.y + insets.adjusted.bottom.units - size.y)
    )
    return (Place(x: left, y: top), most)
  }

  /// Returns the distance of a place from the range along an axis: negative before it, positive
  /// behind it, 0 inside, or if that is not known.
  @inline(__always)
  func excess(_ place: Place, _ axis: Axis) -> Int32 {
    guard place.isKnown, least.isKnown else { return 0 }
    if place[axis] < least[axis] { return place[axis] - least[axis] }
    // Only where it is positive: the way back from a far edge is more than 32 bits hold.
    return place[axis] > most[axis] ? place[axis] - most[axis] : 0
  }

  /// Returns true if a place is inside the range along an axis for certain: so is where content
  /// begins, however long it is.
  func isSurelyInside(_ place: Place, _ axis: Axis) -> Bool {
    guard place.isKnown else { return false }
    if isRangeKnown { return excess(place, axis) == 0 }
    let start = axis == .horizontal ? insets.adjusted.left : insets.adjusted.top
    return insets.areKnown && !isAligned && place[axis] == -start.units
  }

  /// Returns true if a place is outside the range; false where that is not known.
  func isOutside(_ place: Place) -> Bool {
    place.isKnown && least.isKnown
      && (place.x < least.x || place.x > most.x || place.y < least.y || place.y > most.y)
  }

  /// Returns the larger of the distances outside the range on the two axes.
  func excess(_ place: Place) -> Int32 {
    max(abs(excess(place, .horizontal)), abs(excess(place, .vertical)))
  }

  /// Returns the place in the range that is nearest to another.
  func nearest(to place: Place) -> Place {
    guard place.isKnown, least.isKnown else { return .unknown }
    return Place(
      x: min(max(place.x, least.x), most.x),
      y: min(max(place.y, least.y), most.y)
    )
  }

  /// True if the range is known.
  var isRangeKnown: Bool { least.isKnown }

  /// Returns true if an axis bounces at its ends.
  func bounces(_ axis: Axis) -> Bool {
    axis == .horizontal ? bounce.horizontal : bounce.vertical
  }

  /// Returns true if a rubber band on an axis can be seen: it is as long as the view (D12).
  func hasBand(_ axis: Axis) -> Bool { size.isKnown && size[axis] >= 10_000 }

  /// Returns true if the content is shorter than the view on an axis, so that one place only is
  /// legal (N03).
  func isShort(_ axis: Axis) -> Bool { least.isKnown && least[axis] == most[axis] }

  /// Returns true if a finger can move an axis at all (B20, D05); false only where that is certain.
  func mayMove(_ axis: Axis, isTable: Bool) -> Bool {
    guard isTable else { return axis == .horizontal ? isMovable.horizontal : isMovable.vertical }
    // Whatever its insets are (T01).
    if axis == .horizontal { return false }
    // A table sets its own `alwaysBounceVertical` (D05, from memory).
    return mayMove(axis, alwaysBounces: true)
  }

  private func mayMove(_ axis: Axis, alwaysBounces: Bool) -> Bool {
    guard least.isKnown, isSetUp else { return true }
    return most[axis] > least[axis] || (bounces(axis) && alwaysBounces)
  }

  /// The range as text.
  var rangeText: String { "\(least.text) to \(most.text)" }
}

extension Geometry.Rate {
  /// A rate by its name, or by its number.
  init(_ value: Value) {
    switch (value.string, value.number?.units) {
    case ("normal", _), (_, 998_000): self = .normal
    case ("fast", _), (_, 990_000): self = .fast
    default: self = .other
    }
  }
}
