/// The state of a scroll view between a pinch, or an animated zoom, and rest.
///
/// Events go in, and messages for the delegate come out. The flags are read in between: each has
/// its value already when the delegate hears the message (A03).
nonisolated struct ZoomStateMachine: Hashable, Sendable {
  /// The kind of zoom that is under way.
  enum Phase: Hashable, Sendable, CaseIterable {
    /// No zoom.
    case resting
    /// Two fingers zoom.
    case pinching
    /// The content is on its way back to a limit that fingers had taken it beyond.
    case bouncing
    /// Code asked for an animated zoom, whose picture is still on its way.
    case animating
  }

  /// The events of a zoom.
  enum Event: Hashable, Sendable, CaseIterable {
    /// The pinch was recognized.
    case pinchBegan
    /// Fewer than two fingers are left, and the scale is one to rest at.
    case pinchEnded
    /// Fewer than two fingers are left, and the scale is beyond a limit.
    case pinchEndedBeyondLimit
    /// An animated zoom begins.
    case animationBegan
    /// The time of a bounce or of an animated zoom is over, or is cut short.
    case timeEnded
  }

  /// The messages to the delegate, apart from those of each new scale (H04, H06).
  enum Message: Hashable, Sendable {
    case willBeginZooming
    case didEndZooming
  }

  private(set) var phase = Phase.resting

  /// True in a pinch only; a zoom by code is none (H09).
  var isZooming: Bool { phase == .pinching }

  /// True from the end of a pinch beyond a limit to the end of the way back (J05).
  var isZoomBouncing: Bool { phase == .bouncing }

  /// True if the end comes by itself, with time.
  var isTimed: Bool { phase == .bouncing || phase == .animating }

  /// Takes one event in; an event that means nothing here changes nothing.
  mutating func receive(_ event: Event) -> Message? {
    switch (event, phase) {
    case (.pinchBegan, .resting):
      phase = .pinching
      return .willBeginZooming
    case (.animationBegan, .resting):
      phase = .animating
      return .willBeginZooming
    case (.pinchEndedBeyondLimit, .pinching):
      phase = .bouncing
    case (.pinchEnded, .pinching), (.timeEnded, .bouncing), (.timeEnded, .animating):
      phase = .resting
      return .didEndZooming
    default:
      break
    }
    return nil
  }
}
