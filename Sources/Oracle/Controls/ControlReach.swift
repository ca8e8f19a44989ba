internal import Traces
internal import Transcripts

/// The facts that decide if a finger finds a view: its place, the views over it, and the certainty
/// that it takes touches (R607 to R609).
struct ControlReach: Sendable {
  /// The view's place as seen from the first view; nil: it is not known, or moves.
  private var frame: Rect?
  /// The views that lie over it.
  private var above: [Cover]
  /// The places in the header of the views that it stands in.
  private let around: [Int]
  /// True if nothing else in the window may have its fingers.
  private var isClear: Bool
  /// The properties that hide the view from fingers.
  private var visibility: Visibility
  /// The same as the latest finger came.
  private(set) var isShownToFinger = Certainty.unknown
  private var origin = Place.unknown
  private var location = Place.unknown
  /// The place of the finger before its latest step.
  private var previous = Place.unknown
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
    let surroundings = PlainSurroundings(of: view, header)
    // The place of a view in one that scrolls, or shows others, is not followed, so no other view matters.
    if let surroundings {
      let neighbours = Neighbours(
        of: view,
        surroundings,
        header,
        record,
        countsRecognizers: countsRecognizers
      )
      frame = neighbours.frame
      isClear = areCallsKnown && header.sample == nil && neighbours.areApart
      above = areCallsKnown ? neighbours.above : []
    } else {
      (frame, isClear, above) = (nil, false, [])
    }
    around = surroundings?.places.dropFirst().map(\.self) ?? []
    visibility = Visibility(view, record)
  }

  // MARK: - Fingers

  /// Follows a touch event.
  mutating func follow(_ hands: Hands) {
    isSingle = hands.most == 1
    previous = hands.deeds.contains(.began) ? .unknown : location
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
    // No finger finds what stands in a view that none finds.
    if !around.isEmpty, around.contains(Int(call.view.place)), call.may(change: [.touches, .alpha])
    {
      lose()
    }
    for place in above.indices where above[place].place == Int(call.view.place) {
      above[place].visibility.follow(call)
    }
  }

  /// Takes in that a finger has found the view.
  mutating func beFound() { visibility.beFound() }

  /// Takes in that the view may be elsewhere.
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

  /// The distance from a view at which a finger is outside for every control: none tells how far its own
  /// bounds reach, and UIKit's reach some 70 points.
  private static let farOutside: Int64 = -100_000

  /// True if the finger has surely left the view with its latest step.
  var hasJustLeft: Bool {
    guard let before = depth(of: previous), let now = depth(of: location) else { return false }
    return before > 0 && now < Self.farOutside
  }

  /// True if the finger has surely come back with its latest step.
  var hasJustEntered: Bool {
    guard let before = depth(of: previous), let now = depth(of: location) else { return false }
    return before < Self.farOutside && now > 0
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

/// A view and those that it stands in, out to the window, if all of these stay in their places.
private struct PlainSurroundings {
  /// Their places in the header, from the view outwards.
  let places: [Int]
  /// The view's rectangle in the window; nil: it is not told.
  let rect: Rect?

  /// Looks for the views that a view stands in; nil: one of these scrolls or shows others, has no place or may not be
  /// found, or the view is not inside.
  init?(of view: borrowing Header.View, _ header: borrowing Header) {
    let views = header.effectiveViews
    let name = view.name
    guard let own = views.firstIndex(where: { $0.name == name }) else { return nil }
    guard var container = view.container else {
      (places, rect) = ([own], views[own].rect)
      return
    }
    var places = [own]
    var rects: [Rect] = []
    while true {
      guard let place = views.firstIndex(where: { $0.name == container }), place < own,
        !places.contains(place), Self.plain.contains(views[place].component),
        views[place].config.allSatisfy({ $0.label.changes.isDisjoint(with: [.alpha, .touches]) }),
        let rect = views[place].rect
      else { return nil }
      places.append(place)
      rects.append(rect)
      guard let next = views[place].container else { break }
      container = next
    }
    var corner = Point.zero
    for rect in rects { corner = corner.plus(rect.origin) }
    guard let inner = views[own].rect,
      inner.isInside(Rect(origin: .zero, size: rects[0].size)),
      // A place in the middle of the way out is inside the next one as well.
      rects.indices.dropLast().allSatisfy({
        rects[$0].isInside(Rect(origin: .zero, size: rects[$0 + 1].size))
      })
    else { return nil }
    self.places = places
    rect = Rect(origin: corner.plus(inner.origin), size: inner.size)
  }

  /// The kinds of views that leave what stands in them where it is.
  private static let plain = ["control", "content"]
}

/// The views beside a view, and beside those that it stands in, as its header says.
private struct Neighbours {
  /// The view's place as seen from the first view; nil: it is not known.
  let frame: Rect?
  /// True if nothing else in the window may have its fingers.
  let areApart: Bool
  /// The views that lie over it, of those that take touches at all.
  let above: [Cover]

  init(
    of view: borrowing Header.View,
    _ surroundings: PlainSurroundings,
    _ header: borrowing Header,
    _ record: Recording,
    countsRecognizers: Bool
  ) {
    let views = header.effectiveViews
    let origin = views[0].rect?.origin ?? .zero
    let own = surroundings.rect
    frame =
      views[0].container == nil
      ? own.map { Rect(origin: $0.origin.minus(origin), size: $0.size) } : nil
    let chain = surroundings.places
    let containers = chain.map { views[$0].container }
    var (areApart, above) = (true, [Cover]())
    // By their places: a view that is handed to a closure is copied.
    for place in views.indices where !chain.contains(place) {
      let isRecognizer = Vocabulary.recognizers.contains(views[place].component)
      guard countsRecognizers || !isRecognizer else { continue }
      let container = views[place].container
      if let container, chain.contains(where: { views[$0].name == container }) {
        // A view inside, or a recognizer on one around it, may have the finger.
        if container == view.name || isRecognizer { areApart = false }
      }
      // A control in it keeps its fingers. Other views may hand on what they hear.
      if container == view.name, Self.keeping.contains(views[place].component), let own,
        let inner = views[place].rect
      {
        above.append(
          Cover(
            place: place,
            frame: Rect(
              origin: own.origin.plus(inner.origin).minus(origin),
              size: inner.size
            ),
            visibility: Visibility(views[place], record)
          )
        )
      }
      guard let level = containers.firstIndex(of: container), !isRecognizer || container == nil
      else { continue }
      guard let rect = views[place].rect else {
        areApart = false
        continue
      }
      let corner = Self.corner(of: chain, outwardsFrom: level, views)
      let here = Rect(origin: corner.plus(rect.origin), size: rect.size)
      if own.map(here.overlaps) ?? true { areApart = false }
      if place > chain[level], views[place].mayTakeTouches {
        above.append(
          Cover(
            place: place,
            frame: Rect(origin: here.origin.minus(origin), size: here.size),
            visibility: Visibility(views[place], record)
          )
        )
      }
    }
    self.areApart = areApart && !views.contains { $0.config[.tapRecognizer]?.bool == true }
    self.above = above
  }

  /// The kinds of controls that have no view in them which tells of its fingers.
  private static let keeping = ["control", "button", "switch", "slider", "page-control"]

  /// Returns the corner of the view around one of a chain in the window.
  private static func corner(
    of chain: [Int],
    outwardsFrom level: Int,
    _ views: [Header.View]
  ) -> Point {
    var corner = Point.zero
    for place in chain.dropFirst(level + 1) {
      corner = corner.plus(views[place].rect?.origin ?? .zero)
    }
    return corner
  }
}

extension Int32 {
  fileprivate var asDouble: Double { Double(self) }
}

extension Point {
  fileprivate func plus(_ other: Point) -> Point {
    Point(x.double + other.x.double, y.double + other.y.double)
  }

  fileprivate func minus(_ other: Point) -> Point {
    Point(x.double - other.x.double, y.double - other.y.double)
  }
}

extension Rect {
  fileprivate func isInside(_ other: Rect) -> Bool {
    origin.x.double >= other.origin.x.double && origin.y.double >= other.origin.y.double
      && origin.x.double + size.x.double <= other.origin.x.double + other.size.x.double
      && origin.y.double + size.y.double <= other.origin.y.double + other.size.y.double
  }

  fileprivate func overlaps(_ other: Rect) -> Bool {
    let (own, others) = (
      (origin.x.double, origin.y.double), (other.origin.x.double, other.origin.y.double)
    )
    return own.0 < others.0 + other.size.x.double && others.0 < own.0 + size.x.double
      && own.1 < others.1 + other.size.y.double && others.1 < own.1 + size.y.double
  }
}

extension Header.View {
  /// The view's rectangle in what it stands in, as the header says; nil: it does not.
  fileprivate var rect: Rect? {
    frame ?? config[.bounds]?.point.map { Rect(origin: .zero, size: $0) }
  }

  /// True if the view takes touches as long as nothing hides it.
  fileprivate var mayTakeTouches: Bool {
    Vocabulary.scrollers.contains(component) && component != "tiles" && component != "zoom"
      || (Vocabulary.controls + ["content"]).contains(component)
  }
}
