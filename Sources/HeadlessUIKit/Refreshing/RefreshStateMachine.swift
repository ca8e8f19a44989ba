/// The state of a refresh control between one pull and the next.
///
/// Events go in; whether the control has a new value to tell comes out, at most once until code
/// has ended the refreshing and another drag has begun (P04, R224).
nonisolated struct RefreshStateMachine: Hashable, Sendable {
  /// The content that the control shows.
  enum Phase: Hashable, Sendable, CaseIterable {
    /// Nothing; a drag may pull it out.
    case idle
    /// As much of itself as a finger has pulled out.
    case pulling
    /// A sign that something is being refreshed.
    case refreshing
    /// A sign that the refreshing is over: the content goes back, or the finger that pulled it
    /// still holds it.
    case ending
  }

  /// The part of the control that a finger has pulled out.
  enum Reach: Hashable, Sendable, CaseIterable {
    case none, part, whole
  }

  /// An event of the control.
  enum Event: Hashable, Sendable {
    /// A finger began to drag the content.
    case dragBegan
    /// The finger moved the content.
    case pulled(Reach)
    /// The finger that dragged is up.
    case letGo
    /// Code began the refreshing, or ended it.
    case began, ended
    /// The content is back where it belongs.
    case returned
  }

  private(set) var phase = Phase.idle
  /// True if room is kept for the control above the content, once no finger is in the way (R227).
  private(set) var isOpen = false
  private var isDragged = false

  var isRefreshing: Bool { phase == .refreshing }

  /// Takes one event in, and returns whether the control has a new value to tell.
  mutating func receive(_ event: Event) -> Bool {
    switch (event, phase) {
    case (.dragBegan, _):
      isDragged = true
      if phase == .ending { phase = .idle }
    case (.pulled(.whole), .idle) where isDragged, (.pulled(.whole), .pulling):
      phase = .refreshing
      return true
    case (.pulled(.part), .idle) where isDragged:
      phase = .pulling
    case (.pulled(.none), .pulling):
      phase = .idle
    case (.letGo, _):
      isDragged = false
      if phase == .pulling { phase = .idle }
      isOpen = phase == .refreshing
    case (.began, _):
      phase = .refreshing
      isOpen = isOpen || !isDragged
    case (.ended, .refreshing):
      phase = .ending
      isOpen = false
    case (.returned, .ending) where !isDragged:
      phase = .idle
    default:
      break
    }
    return false
  }
}
