/// The state of a scroll view between the first touch and rest.
///
/// Events go in, and messages for the delegate come out. The flags are read in between: each has
/// its value already when the delegate hears the message (A03).
nonisolated struct DragStateMachine: Hashable, Sendable {
  /// The states of the fingers.
  enum Hand: Hashable, Sendable, CaseIterable {
    /// No finger is on the view.
    case away
    /// A finger is down and has not dragged.
    case down
    /// A finger drags.
    case dragging
    /// The last finger is up, and the delegate is being asked where to go.
    case letting
    /// The delegate is being told that the drag ended, and that motion follows.
    case released
    /// The delegate is being told that the drag ended, and that nothing follows.
    case stopped
  }

  /// The events of a drag and a glide.
  enum Event: Hashable, Sendable, CaseIterable {
    /// The first finger came down.
    case touchDown
    /// The fingers are gone without a drag, or another view has the drag.
    case fingersLost
    /// The pan was recognized.
    case dragBegan
    /// The last finger of a drag is gone.
    case dragEnded
    /// It is decided that motion follows the drag, or not.
    case motionFollows, nothingFollows
    /// The end of the drag was told.
    case released
    /// A motion without a finger came to its end.
    case motionEnded
    /// The view left its window.
    case removed
  }

  /// The delegate messages of a drag and a glide.
  enum Message: Hashable, Sendable {
    case willBeginDragging
    case willEndDragging
    case didEndDragging(willDecelerate: Bool)
    case willBeginDecelerating
    case didEndDecelerating
  }

  private(set) var hand = Hand.away
  /// True if a `willBeginDecelerating` waits for its end.
  private(set) var isGlideOpen = false

  var isTracking: Bool { hand != .away }

  /// True through the glide, and while a finger holds one (C10, E10).
  var isDragging: Bool {
    switch hand {
    case .dragging, .letting, .released: true
    case .stopped: false
    case .away, .down: isGlideOpen
    }
  }

  /// True while a finger holds a caught glide, and while it drags it (E03).
  var isDecelerating: Bool { isGlideOpen }

  /// True if the view moves by itself after a drag.
  var isGliding: Bool { isGlideOpen && hand == .away }

  /// True if the last finger is up and the end of its drag is being told.
  var isLettingGo: Bool { hand == .letting || hand == .released }

  /// True if a finger halted a glide and has not moved yet.
  var isCaught: Bool { isGlideOpen && hand == .down }

  /// Takes one event in; an event that means nothing here changes nothing.
  mutating func receive(_ event: Event) -> Message? {
    switch (event, hand) {
    case (.touchDown, .away):
      hand = .down
    case (.fingersLost, .down):
      hand = .away
    case (.dragBegan, .down):
      hand = .dragging
      return .willBeginDragging
    case (.dragEnded, .dragging):
      hand = .letting
      return .willEndDragging
    case (.motionFollows, .letting):
      hand = .released
      return .didEndDragging(willDecelerate: true)
    case (.nothingFollows, .letting):
      hand = .stopped
      return .didEndDragging(willDecelerate: false)
    case (.released, .released):
      hand = .away
      isGlideOpen = true
      return .willBeginDecelerating
    case (.released, .stopped):
      hand = .away
      return closeGlide()
    case (.motionEnded, .away):
      return closeGlide()
    case (.removed, .dragging), (.removed, .letting), (.removed, .released), (.removed, .stopped):
      // The drag's messages are complete in a moment; only the glide before it is forgotten.
      isGlideOpen = false
    case (.removed, _):
      hand = .away
      isGlideOpen = false
    default:
      break
    }
    return nil
  }

  private mutating func closeGlide() -> Message? {
    guard isGlideOpen else { return nil }
    isGlideOpen = false
    return .didEndDecelerating
  }
}
