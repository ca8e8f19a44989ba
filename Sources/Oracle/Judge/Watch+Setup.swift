internal import Traces

extension Watch {
  /// Sets a view up as its header says.
  init(
    _ view: Header.View,
    place: Int,
    header: Header,
    profile: Profile,
    isOnlyScroller: Bool,
    record: Recording
  ) {
    self.place = place
    self.profile = profile
    isScroller = !Vocabulary.contents.contains(view.component)
    self.isOnlyScroller = isOnlyScroller && isScroller
    isTable = view.component == "table"
    calls = record.calls
    let scale = header.effectiveScale
    pixel = Int32(1000 / scale + 0.999)
    halfPixel = Int32(500 / scale + 0.999)
    geometry = Geometry(config: view.config, frame: view.frame)
    var heard: UInt32 = 0
    for event in Event.allCases {
      if event.name.map({ header.observes($0) }) ?? true { heard |= 1 << UInt32(event.rawValue) }
    }
    heardEvents = heard
    // Where touches were recorded, they were from the start, and nothing moved before them.
    phases = record.hasTouches ? Phase.set(.rest) : Phase.anything
    counts.areReliable = record.hasTouches && isScroller
    if let start = view.config[.contentOffset]?.point {
      offset = Place(start)
    } else if geometry.isRangeKnown, geometry.inset == .zero {
      offset = Place(.zero)
    }
    lastScroll = offset
  }
}
