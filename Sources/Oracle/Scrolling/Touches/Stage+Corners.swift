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
      // A bar of a navigation may stand over what it shows.
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
