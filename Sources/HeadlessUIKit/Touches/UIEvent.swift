public import Foundation

/// The touches of all fingers at one instant.
@preconcurrency @MainActor
public final class UIEvent: NSObject {
  /// The time of the event, in seconds.
  public var timestamp: TimeInterval { Double(microseconds) / 1_000_000 }

  /// All fingers that are down or were lifted in this event.
  public var allTouches: Set<UITouch>? { Set(touches) }

  var touches: [UITouch] = []
  var microseconds: Int64 = 0
  /// The taps that fingers have made.
  var taps = TapCount()

  // Letting go needs no actor.
  nonisolated deinit {}

  /// Returns the touches that are on a view.
  public func touches(for view: UIView) -> Set<UITouch>? {
    Set(touches.filter { $0.view === view })
  }
}
