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
      guard let place = next.site.container, watches.indices.contains(place) else {
        return .unknown
      }
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
}
