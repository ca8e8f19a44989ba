internal import Traces

/// The parts of a window that share no finger: outermost views that stand apart, each with all that is
/// in it, and with those that overlap it.
struct Grounds {
  /// For each view the place of the first outermost view of the part that it is in.
  let roots: [Int]
  /// For each view the place of the view that it stands in; nil: the window.
  private let containers: [Int?]
  /// The corners of the outermost views, by the views' places; empty: all may share fingers.
  private let corners: [Int: (start: Place, end: Place)]

  /// True if a finger on one of them is certainly none of the others'.
  var areApart: Bool { !corners.isEmpty }

  init<Transcript: TraceStream>(
    _ transcript: borrowing Transcript,
    _ header: borrowing Header
  ) throws(Transcript.Failure) {
    let views = header.effectiveViews
    let places = views.count > 1 ? header.placesOfViews : [:]
    // A container stands before what is in it.
    let containers = views.indices.map { place in
      views[place].container.flatMap { places[$0] }.flatMap { $0 < place ? $0 : nil }
    }
    var roots: [Int] = []
    for place in views.indices { roots.append(containers[place].map { roots[$0] } ?? place) }
    self.containers = containers
    let outermost = views.indices.filter { views[$0].container == nil }
    guard outermost.count > 1, header.inputs?.contains(.call) != false,
      let frames = try Self.frames(of: outermost, in: views, transcript)
    else {
      (self.roots, corners) = (roots, [:])
      return
    }
    let corners = Self.corners(of: frames)
    let parts = Self.parts(of: outermost, corners)
    let areApart = Set(parts.values).count > 1
    self.roots = areApart ? roots.map { parts[$0] ?? $0 } : roots
    self.corners = areApart ? corners : [:]
  }

  /// Returns for each outermost view the first one that it overlaps, through others or by itself.
  private static func parts(
    of places: [Int],
    _ corners: [Int: (start: Place, end: Place)]
  ) -> [Int: Int] {
    var parts: [Int: Int] = [:]
    for place in places {
      guard let corner = corners[place] else { continue }
      let met = Set(
        parts.keys.filter { other in
          corners[other].map { Self.overlap($0, corner) } ?? false
        }
        .compactMap { parts[$0] }
      )
      let part = min(place, met.min() ?? place)
      for (other, old) in parts where met.contains(old) { parts[other] = part }
      parts[place] = part
    }
    return parts
  }

  private static func overlap(
    _ one: (start: Place, end: Place),
    _ other: (start: Place, end: Place)
  ) -> Bool {
    Axis.each.allSatisfy {
      other.start[$0] < one.end[$0] && one.start[$0] < other.end[$0]
    }
  }

  /// Returns all the room that each outermost view has at any time; nil where that is not known.
  private static func frames<Transcript: TraceStream>(
    of places: [Int],
    in views: [Header.View],
    _ transcript: borrowing Transcript
  ) throws(Transcript.Failure) -> [Int: Rect]? {
    var frames: [Int: Rect] = [:]
    for place in places {
      guard let frame = views[place].place else { return nil }
      frames[place] = frame
    }
    var areKnown = true
    try transcript.search { line, _ in
      guard case .call(let call) = line, let frame = frames[Int(call.view.place)] else {
        return true
      }
      switch call.name {
      case .bounds:
        let size = call.arguments[.bounds]?.rect?.size
        areKnown = size != nil
        frames[Int(call.view.place)] = size.map(frame.grown)
      case .frame: areKnown = false
      default: areKnown = Program.Kind(call) != .other
      }
      return areKnown
    }
    return areKnown ? frames : nil
  }

  /// Returns the part of the window that a finger comes down on; nil: none, or it is not known.
  func root(under finger: Place) -> Int? {
    guard finger.isKnown else { return nil }
    let hit = corners.first { _, corner in
      Axis.each.allSatisfy { finger[$0] >= corner.start[$0] && finger[$0] < corner.end[$0] }
    }
    return hit.map { roots[$0.key] }
  }

  /// Returns the part of the window that a view is in: its outermost view, or the window where these may share
  /// fingers.
  func ground(of place: Int) -> Int { areApart ? roots[place] : 0 }

  /// Returns true if another view of some kind may share a view's fingers.
  func hasNeighbour(of place: Int, where isMeant: (Int) -> Bool) -> Bool {
    roots.indices.contains {
      $0 != place && ground(of: $0) == ground(of: place) && isMeant($0)
    }
  }

  /// Returns the views that a view stands in, from the inside out.
  func around(_ place: Int) -> [Int] {
    var views: [Int] = []
    var next = containers[place]
    while let container = next {
      views.append(container)
      next = containers[container]
    }
    return views
  }

  /// Returns the corners of the views as seen from the first.
  private static func corners(of frames: [Int: Rect]) -> [Int: (start: Place, end: Place)] {
    guard let origin = frames[0]?.origin else { return [:] }
    let first = Place(origin)
    return frames.mapValues { frame in
      let size = Place(frame.size)
      let start = Place(x: Place(frame.origin).x &- first.x, y: Place(frame.origin).y &- first.y)
      return (start: start, end: Place(x: start.x &+ size.x, y: start.y &+ size.y))
    }
  }
}

extension Header {
  /// The place of each view in the header, by name.
  var placesOfViews: [Name: Int] {
    let views = effectiveViews
    return Dictionary(
      views.indices.map { (views[$0].name, $0) },
      uniquingKeysWith: { first, _ in first }
    )
  }
}

extension Rect {
  /// Returns the rectangle with room on each side for a size that the view takes on, whichever side stays.
  fileprivate func grown(to other: Point) -> Rect {
    let (width, height) = (size.x.double, size.y.double)
    let more = (x: max(0, other.x.double - width), y: max(0, other.y.double - height))
    return Rect(
      origin: Point(origin.x.double - more.x, origin.y.double - more.y),
      size: Point(width + 2 * more.x, height + 2 * more.y)
    )
  }
}

extension Header.View {
  /// The frame in the view that it is in: without a frame at the origin, as large as its bounds;
  /// nil: its size is not told.
  fileprivate var place: Rect? {
    frame ?? config[.bounds]?.point.map { Rect(origin: .zero, size: $0) }
  }
}
