internal import Traces

/// The parts of a window that share no finger: outermost views that stand apart, each with all that is
/// in it.
struct Grounds {
  /// For each view the place of the outermost view that it is in.
  let roots: [Int]
  /// Where the outermost views stand, as corners, by their places; empty: they may share fingers.
  private let corners: [Int: (start: Place, end: Place)]

  /// Whether a finger on one of them is certainly none of the others'.
  var areApart: Bool { !corners.isEmpty }

  init(_ transcript: Trace) {
    let views = transcript.header.effectiveViews
    roots = views.indices.map { Self.root(of: $0, in: views) }
    let outermost = views.indices.filter { views[$0].container == nil }
    let isMoved = transcript.lines.contains { line in
      guard case .call(let call) = line else { return false }
      let place = Int(call.view.place)
      return views.indices.contains(place) && views[place].container == nil && call.movesView
    }
    guard outermost.count > 1, !isMoved, transcript.header.inputs?.contains(.call) != false,
      !views.contains(where: { $0.component == "navigation" })
    else {
      corners = [:]
      return
    }
    corners = Self.corners(of: outermost, in: views) ?? [:]
  }

  /// The outermost view that a finger comes down on; nil: none, or it is not known.
  func root(under finger: Place) -> Int? {
    guard finger.isKnown else { return nil }
    return corners.first { _, corner in
      Axis.each.allSatisfy { finger[$0] >= corner.start[$0] && finger[$0] < corner.end[$0] }
    }?.key
  }

  /// How many views of some kind stand in the same outermost view as one does, itself included.
  func neighbours(of place: Int, where isCounted: (Int) -> Bool) -> Int {
    roots.indices.count { (!areApart || roots[$0] == roots[place]) && isCounted($0) }
  }

  private static func root(of place: Int, in views: [Header.View]) -> Int {
    var place = place
    // No chain of containers is longer than there are views.
    for _ in views.indices {
      guard let name = views[place].container,
        let outer = views.firstIndex(where: { $0.name == name })
      else { return place }
      place = outer
    }
    return place
  }

  /// Where the views stand as seen from the first; nil where that is not known, or two of them overlap.
  private static func corners(
    of places: [Int],
    in views: [Header.View]
  ) -> [Int: (start: Place, end: Place)]? {
    guard let origin = views.first?.place?.origin, views.first?.container == nil else { return nil }
    let first = Place(origin)
    var corners: [Int: (start: Place, end: Place)] = [:]
    for place in places {
      guard let frame = views[place].place else { return nil }
      let size = Place(frame.size)
      let start = Place(x: Place(frame.origin).x &- first.x, y: Place(frame.origin).y &- first.y)
      let corner = (start: start, end: Place(x: start.x &+ size.x, y: start.y &+ size.y))
      let overlaps = corners.values.contains { other in
        Axis.each.allSatisfy {
          other.start[$0] < corner.end[$0] && corner.start[$0] < other.end[$0]
        }
      }
      if overlaps { return nil }
      corners[place] = corner
    }
    return corners
  }
}

extension Call {
  /// Whether it may put its view elsewhere in the window, or make it larger.
  fileprivate var movesView: Bool {
    name == .frame || name == .bounds || Program.Kind(self) == .other
  }
}

extension Header.View {
  /// Where it stands in what it is in: without a frame at the origin, as large as its bounds; nil: its
  /// size is not told.
  fileprivate var place: Rect? {
    frame ?? config[.bounds]?.point.map { Rect(origin: .zero, size: $0) }
  }
}
