internal import Traces
internal import Transcripts

/// The facts that decide if a finger finds a view: its place, the views over it, and the certainty
/// that it takes touches (R607 to R609).
struct ControlReach: Sendable {
  /// The view's place as seen from the first view; nil: it is not known, or moves.
  private var frame: Rect?
  /// The views that lie over it.
  private var above: [Cover]
  /// True if nothing else in the window may have its fingers.
  private var isClear: Bool
  /// The properties that hide the view from fingers.
  private var visibility: Visibility
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
  ///   - record: what was recorded.
  ///   - countsRecognizers: whether a recognizer in the view may have its fingers.
  init(
    _ view: Header.View,
    _ header: Header,
    _ record: Recording,
    countsRecognizers: Bool = true
  ) {
    let areCallsKnown = record.calls == .recorded || record.calls == .unsaid
    // The place of a view inside another is not followed, so the other views do not matter.
    if view.container == nil {
      let neighbours = Neighbours(of: view, header, record, countsRecognizers: countsRecognizers)
      frame = neighbours.frame
      isClear = areCallsKnown && header.sample == nil && neighbours.areApart
      above = areCallsKnown ? neighbours.above : []
    } else {
      (frame, isClear, above) = (nil, false, [])
    }
    visibility = Visibility(view, record)
  }

  // MARK: - Fingers

  /// Follows a touch event.
  mutating func follow(_ hands: Hands) {
    isSingle = hands.most == 1
    location = hands.location
    guard hands.deeds.contains(.began), hands.most == 1 else { return }
    origin = hands.origin
    isShownToFinger = visibility.isShown
    for place in above.indices { above[place].isShownToFinger = above[place].visibility.isShown }
  }

  /// Follows a call to the view.
  mutating func follow(_ call: borrowing Call) {
    switch call.name {
    case .frame, .bounds, .removeFromSuperview: lose()
    default: visibility.follow(call)
    }
  }

  /// Follows a call to another view, which may lie over this one.
  mutating func followOther(_ call: borrowing Call) {
    for place in above.indices where above[place].place == Int(call.view.place) {
      above[place].visibility.follow(call)
    }
  }

  /// A finger has found the view.
  mutating func beFound() { visibility.beFound() }

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
    return above.contains { cover in
      guard cover.isShownToFinger == .yes else { return false }
      let rect = cover.frame
      let x = Int64(origin.x) - Int64(rect.origin.x.units)
      let y = Int64(origin.y) - Int64(rect.origin.y.units)
      return min(x, y, Int64(rect.size.x.units) - x, Int64(rect.size.y.units) - y) > 0
    }
  }

  /// True if the finger is inside the bounds for certain.
  var isInside: Bool { depth(of: location).map { $0 > 0 } ?? false }

  /// True if it is so far outside that no border counts it as inside: more than 70 points (R597).
  var isFarOutside: Bool { depth(of: location).map { $0 < -Self.widestBorder } ?? false }

  /// No border is wider, in thousandths of a point.
  private static let widestBorder: Int64 = 71_000

  /// The place of the finger along the view, from 0 to 1 at its right end; nil: not known.
  var part: Double? {
    guard let frame, location.isKnown, frame.size.x > .zero else { return nil }
    return (location.x.asDouble - frame.origin.x.units.asDouble) / frame.size.x.units.asDouble
  }
}

/// A view that lies over another.
private struct Cover {
  /// The view's place in the header, and the place where it is.
  let place: Int
  let frame: Rect
  var visibility: Visibility
  /// The certainty that it took touches as the latest finger came.
  var isShownToFinger = Certainty.unknown
}

/// The views beside an outermost view, as its header says.
private struct Neighbours {
  /// The view's place as seen from the first view; nil: it is not known.
  let frame: Rect?
  /// True if nothing else in the window may have its fingers.
  let areApart: Bool
  /// The views that lie over it, of those that take touches at all.
  let above: [Cover]

  init(of view: Header.View, _ header: Header, _ record: Recording, countsRecognizers: Bool) {
    let views = header.effectiveViews
    let origin = Self.rect(of: views[0])?.origin ?? .zero
    let own = Self.rect(of: view)
    frame =
      views[0].container == nil
      ? own.map { Rect(origin: $0.origin.minus(origin), size: $0.size) } : nil
    var (areApart, above, isPassed) = (true, [Cover](), false)
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
      if isPassed, views[place].mayTakeTouches {
        above.append(
          Cover(
            place: place,
            frame: Rect(origin: rect.origin.minus(origin), size: rect.size),
            visibility: Visibility(views[place], record)
          )
        )
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
  /// True if the view takes touches as long as nothing hides it.
  fileprivate var mayTakeTouches: Bool {
    Vocabulary.scrollers.contains(component) && component != "tiles" && component != "zoom"
      || (Vocabulary.controls + ["content"]).contains(component)
  }
}
