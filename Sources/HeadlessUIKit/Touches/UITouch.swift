public import Foundation

/// One finger on the screen, from touch-down to lift.
@preconcurrency @MainActor
public final class UITouch: NSObject {
  /// The phases of a finger at the time of an event.
  nonisolated public enum Phase: Int, Hashable, Sendable, CaseIterable {
    /// The finger came down.
    case began
    /// The finger moved.
    case moved
    /// The finger is down and did not move.
    case stationary
    /// The finger was lifted.
    case ended
    /// The system took the touch away.
    case cancelled
  }

  /// The phase of the finger at the time of the event.
  public internal(set) var phase: Phase = .began
  /// The number of taps at this place one after the other, this one included (R593).
  public internal(set) var tapCount = 1
  /// The view that the finger came down on.
  public internal(set) var view: UIView?
  /// The window that the finger came down on.
  public internal(set) weak var window: UIWindow?
  /// The recognizers that are sent this touch, from the innermost view outwards.
  public internal(set) var gestureRecognizers: [UIGestureRecognizer]? {
    get { recognizers }
    set { recognizers = newValue ?? [] }
  }

  /// The time of the finger's last event, in seconds.
  public var timestamp: TimeInterval { Double(microseconds) / 1_000_000 }

  let finger: Int
  var microseconds: Int64
  var position: CGPoint
  var previousPosition: CGPoint
  /// True if the event under way says something of this finger.
  var isChanged = true
  var recognizers: [UIGestureRecognizer] = []
  var delivery = TouchDelivery.undecided
  /// The recognizers that must decide before the view hears of the lift.
  var endHeldBy: [UIGestureRecognizer] = []

  init(finger: Int, at microseconds: Int64, position: CGPoint) {
    self.finger = finger
    self.microseconds = microseconds
    self.position = position
    previousPosition = position
  }

  // Letting go needs no actor.
  nonisolated deinit {}

  /// Returns where the finger is, in the coordinates of a view, or of the window for `nil`.
  public func location(in view: UIView?) -> CGPoint {
    view?.convert(position, from: nil) ?? position
  }

  /// Returns where the finger was one event ago, in the coordinates of a view, or of the window.
  public func previousLocation(in view: UIView?) -> CGPoint {
    view?.convert(previousPosition, from: nil) ?? previousPosition
  }

  var isOver: Bool { phase == .ended || phase == .cancelled }

  func update(phase: Phase, position: CGPoint, at microseconds: Int64) {
    self.phase = phase
    self.microseconds = microseconds
    previousPosition = self.position
    self.position = position
    isChanged = true
  }
}

/// The state of a touch on its way to the view under the finger.
nonisolated enum TouchDelivery: Equatable {
  /// Nothing was decided yet.
  case undecided
  /// Kept back until the instant given, in microseconds; without one until the recognizers failed.
  case held(until: Int64?)
  /// The view was sent `touchesBegan` and hears the rest.
  case delivered
  /// The view hears nothing, or nothing any more.
  case withheld
}
