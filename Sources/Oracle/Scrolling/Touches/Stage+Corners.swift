internal import Traces
internal import Transcripts

extension Stage {
  /// Returns the corner of a view in the coordinates of the first view, in which touches are told;
  /// unknown if it is not certain.
  func corner(of watch: Watch) -> Place {
    var corner = Place(x: 0, y: 0)
    var next = watch
    while true {
      guard !next.site.mayBeElsewhere, !next.site.mayBeRemoved else { return .unknown }
      if next.site.place == 0 { return corner }
      guard let place = next.site.container else { return cornerInWindow(corner, of: next) }
      guard watches.indices.contains(place) else { return .unknown }
      let outer = watches[place]
      // A bar of a navigation may stand over what it shows.
      let isPlain = Vocabulary.contents.contains(outer.setting.declaration.component)
      guard outer.setting.isScroller || isPlain else { return .unknown }
      let scrolled = outer.setting.isScroller ? outer.content.offset : Place(x: 0, y: 0)
      guard scrolled.isKnown, outer.zoom == nil else { return .unknown }
      let frame = next.site.frameOrigin
      corner = Place(
        x: corner.x &+ frame.x &- scrolled.x,
        y: corner.y &+ frame.y &- scrolled.y
      )
      next = outer
    }
  }

  /// Returns a corner in an outermost view that stands beside the first; unknown if that may be elsewhere.
  private func cornerInWindow(_ corner: Place, of watch: Watch) -> Place {
    guard let first = watches.first, !first.site.mayBeElsewhere, !first.site.mayBeRemoved else {
      return .unknown
    }
    let (frame, origin) = (watch.site.frameOrigin, first.site.frameOrigin)
    return Place(x: corner.x &+ frame.x &- origin.x, y: corner.y &+ frame.y &- origin.y)
  }
}
