internal import Traces
internal import Transcripts

extension Stage {
  /// Returns the places between which the corner of a view surely is, in the coordinates of the first view, in
  /// which touches are told; nil if it may be anywhere.
  func corners(of watch: Watch) -> (least: Place, most: Place)? {
    var (least, most) = (Place(x: 0, y: 0), Place(x: 0, y: 0))
    var next = watch
    while true {
      guard let drift = next.site.drift, !next.site.mayBeRemoved else { return nil }
      least = least.moved(by: drift.least)
      most = most.moved(by: drift.most)
      if next.site.place == 0 { return (least, most) }
      let frame = next.site.frameOrigin
      guard let place = next.site.container else {
        guard let origin = originInWindow else { return nil }
        let way = Place(x: frame.x &- origin.x, y: frame.y &- origin.y)
        return (least.moved(by: way), most.moved(by: way))
      }
      guard watches.indices.contains(place) else { return nil }
      let outer = watches[place]
      if let room = roomForBars(of: outer, around: next) {
        let isAbove = Self.topBar.contains(room)
        if isAbove { least = least.moved(by: Place(x: 0, y: room)) }
        most = most.moved(by: Place(x: 0, y: room))
        next = outer
        continue
      }
      let isPlain = Vocabulary.contents.contains(outer.setting.declaration.component)
      guard outer.setting.isScroller || isPlain else { return nil }
      let scrolled = outer.setting.isScroller ? outer.content.offset : Place(x: 0, y: 0)
      guard scrolled.isKnown, !outer.mayBeScaled else { return nil }
      let way = Place(x: frame.x &- scrolled.x, y: frame.y &- scrolled.y)
      least = least.moved(by: way)
      most = most.moved(by: way)
      next = outer
    }
  }

  /// The heights at which only the bar at the top takes room: one at the bottom would need as much once more.
  private static let topBar: Range<Int32> = 44_000..<88_000

  /// Returns the height that the bars of a navigation take from a view that it shows; nil: it is no navigation, or
  /// that is not told.
  ///
  /// The view is as wide as the navigation. A bar stands above it, or over its top.
  private func roomForBars(of outer: Watch, around inner: Watch) -> Int32? {
    guard outer.site.place == navigation.place, inner.site.frameOrigin == Place(x: 0, y: 0),
      inner.geometry.size.isKnown, let window = navigation.window?.size.map(Place.init),
      inner.geometry.size.x == window.x, inner.geometry.size.y <= window.y
    else { return nil }
    return window.y - inner.geometry.size.y
  }

  /// The corner of the first view in the window; nil: it may be elsewhere.
  private var originInWindow: Place? {
    guard let first = watches.first, !first.site.mayBeElsewhere, !first.site.mayBeRemoved else {
      return nil
    }
    return first.site.frameOrigin
  }
}

extension Place {
  fileprivate func moved(by way: Place) -> Place { Place(x: x &+ way.x, y: y &+ way.y) }
}
