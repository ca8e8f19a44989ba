internal import Traces
internal import Transcripts

/// The facts that decide if a finger finds a view: its place, the views over it, and the certainty
/// that it takes touches (R607 to R609).
struct ControlReach: Sendable {
  /// The view's place as seen from the first view; nil: it is not known, or moves.
  private var frame: Rect?
  /// The places of the views that lie over it, and whether those surely take touches.
  private var above: [Rect]
  /// True if nothing else in the window may have its fingers.
  private var isClear: Bool
  /// The certainties of two properties that hide the view from fingers.
  private var isHidden: Certainty
  private var isDeaf: Certainty
  private var alpha: Millionths?
  /// The same as the latest finger came.
  private(set) var isShownToFinger = Certainty.unknown
  private var origin = Place.unknown
  private var location = Place.unknown
  /// True if only one finger has been there since it came.
  private(set) var isSingle = false

  /// Puts a view where its header says.
  ///
  /// - Parameters:
  ///   - view: the view.
  ///   - header: the header.
  ///   - areCallsKnown: whether all calls that change anything are in the record.
  ///   - countsRecognizers: whether a recognizer in the view may have its fingers.
  init(
    _ view: Header.View,
    _ header: Header,
    areCallsKnown: Bool,
    countsRecognizers: Bool = true
  ) {
    // The place of a view inside another is not followed, so the other views do not matter.
    if view.container == nil {
      let neighbours = Neighbours(of: view, header, countsRecognizers: countsRecognizers)
      frame = neighbours.frame
      isClear = areCallsKnown && header.sample == nil && neighbours.areApart
      above = areCallsKnown ? neighbours.above : []
    } else {
      (frame, isClear, above) = (nil, false, [])
    }
    guard areCallsKnown else {
      (isHidden, isDeaf, alpha) = (.unknown, .unknown, nil)
      return
    }
    isHidden = Certainty(view.config[.isHidden]?.bool ?? false)
    isDeaf = Certainty(!(view.config[.isUserInteractionEnabled]?.bool ?? true))
    alpha = view.config[.alpha]?.number ?? Millionths(1)
  }

  /// The certainty that the view takes touches: not hidden, deaf or nearly transparent (R607).
  private var isShown: Certainty {
    if isHidden == .yes || isDeaf == .yes { return .no }
    if let alpha, alpha.units < 10_000 { return .no }
    guard isHidden == .no, isDeaf == .no, alpha != nil else { return .unknown }
    return .yes
  }

  // MARK: - Fingers

  /// Follows a touch event.
  mutating func follow(_ hands: Hands) {
    isSingle = hands.most == 1
    location = hands.location
    guard hands.deeds.contains(.began), hands.most == 1 else { return }
    origin = hands.origin
    isShownToFinger = isShown
  }

  /// Follows a call to the view.
  mutating func follow(_ call: borrowing Call) {
    let value = call.arguments[call.name]
    switch call.name {
    case .isHidden: isHidden = value?.bool.map { Certainty($0) } ?? .unknown
    case .isUserInteractionEnabled: isDeaf = value?.bool.map { Certainty(!$0) } ?? .unknown
    case .alpha: alpha = value?.number
    case .frame, .bounds, .removeFromSuperview: lose()
    default: break
    }
  }

  /// The view may be elsewhere.
  mutating func lose() {
    frame = nil
    uncover()
  }

  /// Notes that fingers may find other views differently from now on.
  mutating func uncover() {
    isClear = false
    above = []
  }

  /// Returns the distance inside the view at which the finger came down and is now, in thousandths;
  /// negative: outside; nil: not known.
  private func depth(of finger: Place) -> Int64? {
    guard let frame, finger.isKnown, isSingle else { return nil }
    let x = Int64(finger.x) - Int64(frame.origin.x.units)
    let y = Int64(finger.y) - Int64(frame.origin.y.units)
    return min(x, y, Int64(frame.size.x.units) - x, Int64(frame.size.y.units) - y)
  }

  /// True if the finger came down on the view for certain, and nothing took it.
  var isSurelyHit: Bool {
    guard isClear, isShownToFinger == .yes, let depth = depth(of: origin) else { return false }
    return depth > 0
  }

  /// True if it came down beside it for certain.
  var isSurelyMissed: Bool {
    if isShownToFinger == .no { return true }
    return depth(of: origin).map { $0 < 0 } ?? false
  }

  /// True if it came down exactly on the right or the bottom edge (R609).
  var isOnFarEdge: Bool {
    guard let frame, origin.isKnown, depth(of: origin) == 0 else { return false }
    let x = Int64(origin.x) - Int64(frame.origin.x.units)
    let y = Int64(origin.y) - Int64(frame.origin.y.units)
    return x == Int64(frame.size.x.units) || y == Int64(frame.size.y.units)
  }

  /// True if it came down outside the view's bounds for certain (R608).
  var isOutsideBounds: Bool { depth(of: origin).map { $0 < 0 } ?? false }

  /// True if it came down well inside a view that lies over this one (R608).
  var isCovered: Bool {
    guard origin.isKnown, isSingle else { return false }
    return above.contains { rect in
      let x = Int64(origin.x) - Int64(rect.origin.x.units)
      let y = Int64(origin.y) - Int64(rect.origin.y.units)
      return min(x, y, Int64(rect.size.x.units) - x, Int64(rect.size.y.units) - y) > 0
    }
  }

  /// True if the finger is inside the bounds for certain.
  var isInside: Bool { depth(of: location).map { $0 > 0 } ?? false }

  /// True if it is so far outside that no border counts it as inside: more than 70 points (R597).
  var isFarOutside: Bool { depth(of: location).map { $0 < -71_000 } ?? false }

  /// The place of the finger along the view, from 0 to 1 at its right end; nil: not known.
  var part: Double? {
    guard let frame, location.isKnown, frame.size.x > .zero else { return nil }
    return (location.x.asDouble - frame.origin.x.units.asDouble) / frame.size.x.units.asDouble
  }
}

/// The views beside an outermost view, as its header says.
private struct Neighbours {
  /// The view's place as seen from the first view; nil: it is not known.
  let frame: Rect?
  /// True if nothing else in the window may have its fingers.
  let areApart: Bool
  /// The places of the views that lie over it and surely take touches.
  let above: [Rect]

  init(of view: Header.View, _ header: Header, countsRecognizers: Bool) {
    let views = header.effectiveViews
    let origin = Self.rect(of: views[0])?.origin ?? .zero
    let own = Self.rect(of: view)
    frame =
      views[0].container == nil
      ? own.map { Rect(origin: $0.origin.minus(origin), size: $0.size) } : nil
    var (areApart, above, isPassed) = (true, [Rect](), false)
    // By their places: a view that is handed to a closure is copied.
    for place in views.indices {
      if views[place].name == view.name, !isPassed {
        isPassed = true
        continue
      }
      guard countsRecognizers || !Vocabulary.recognizers.contains(views[place].component) else {
        continue
      }
      guard views[place].container == nil else {
        if views[place].container == view.name { areApart = false }
        continue
      }
      guard let rect = Self.rect(of: views[place]) else {
        areApart = false
        continue
      }
      if own.map(rect.overlaps) ?? true { areApart = false }
      if isPassed, views[place].takesTouchesAtStart {
        above.append(Rect(origin: rect.origin.minus(origin), size: rect.size))
      }
    }
    self.areApart = areApart && !views.contains { $0.config[.tapRecognizer]?.bool == true }
    self.above = above
  }

  private static func rect(of view: Header.View) -> Rect? {
    view.frame ?? view.config[.bounds]?.point.map { Rect(origin: .zero, size: $0) }
  }
}

extension Int32 {
  fileprivate var asDouble: Double { Double(self) }
}

extension Point {
  fileprivate func minus(_ other: Point) -> Point {
    Point(x.double - other.x.double, y.double - other.y.double)
  }
}

extension Rect {
  fileprivate func overlaps(_ other: Rect) -> Bool {
    let (own, others) = (
      (origin.x.double, origin.y.double), (other.origin.x.double, other.origin.y.double)
    )
    return own.0 < others.0 + other.size.x.double && others.0 < own.0 + size.x.double
      && own.1 < others.1 + other.size.y.double && others.1 < own.1 + size.y.double
  }
}

extension Header.View {
  /// True if the view takes touches as the record begins, and nothing can be set that changes it.
  fileprivate var takesTouchesAtStart: Bool {
    Vocabulary.scrollers.contains(component) && component != "tiles" && component != "zoom"
      || (Vocabulary.controls + ["content"]).contains(component) && config[.isHidden] == nil
        && config[.isUserInteractionEnabled] == nil && config[.alpha] == nil
  }
}
