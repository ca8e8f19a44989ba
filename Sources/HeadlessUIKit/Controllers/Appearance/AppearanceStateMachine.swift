/// The state of a controller's view between off the screen and on the screen.
///
/// A change of mind goes from one transition straight into the opposite one, without the end of the
/// first: that is how a cancelled pop is told (R354).
nonisolated package struct AppearanceStateMachine: Hashable, Sendable {
  /// The state of the view.
  enum Phase: Hashable, Sendable {
    case disappeared, appearing, appeared, disappearing
  }

  /// An event in the life of the view.
  enum Event: Hashable, Sendable {
    case begins(appearing: Bool, animated: Bool)
    /// The view is in a window and has its place there.
    case isPlaced
    case ends
  }

  /// A message to the controller.
  package enum Message: Hashable, Sendable {
    case willAppear(animated: Bool)
    case isAppearing(animated: Bool)
    case didAppear(animated: Bool)
    case willDisappear(animated: Bool)
    case didDisappear(animated: Bool)
  }

  private(set) var phase = Phase.disappeared
  private var isAnimated = false
  /// True if the appearance that is under way was told of the view's place (R412).
  private var isPlacedTold = false

  /// True if the view is on its way, to the screen or from it.
  var isUnderWay: Bool { phase == .appearing || phase == .disappearing }

  /// Takes one event in, and says what is told.
  mutating func receive(_ event: Event) -> Message? {
    switch (event, phase) {
    case (.begins(true, let animated), .disappeared), (.begins(true, let animated), .disappearing):
      phase = .appearing
      isAnimated = animated
      isPlacedTold = false
      return .willAppear(animated: animated)
    case (.begins(false, let animated), .appeared), (.begins(false, let animated), .appearing):
      phase = .disappearing
      isAnimated = animated
      return .willDisappear(animated: animated)
    case (.isPlaced, .appearing) where !isPlacedTold:
      isPlacedTold = true
      return .isAppearing(animated: isAnimated)
    case (.ends, .appearing):
      phase = .appeared
      return .didAppear(animated: isAnimated)
    case (.ends, .disappearing):
      phase = .disappeared
      return .didDisappear(animated: isAnimated)
    case (.begins, _), (.isPlaced, _), (.ends, _): return nil
    }
  }
}
