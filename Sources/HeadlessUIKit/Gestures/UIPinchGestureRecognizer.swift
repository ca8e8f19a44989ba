public import Foundation
import Kinematics

/// Recognizes two fingers that come together or go apart.
///
/// The gesture ends when fewer than two fingers are left. The one that is left can make another
/// with a finger that comes.
@preconcurrency @MainActor
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  /// Fingers closer than this, in points, count as this far apart: no ratio is without end.
  private static let leastDistance = 1.0
  /// The least change of the distance, in points, that makes a pinch; UIKit's is not known.
  private static let hysteresis = Slop.distance

  /// The middle between the two fingers in the window.
  final var middle = CGPoint.zero
  /// The distance that counts as scale 1.
  private final var unit = leastDistance
  private final var distance = leastDistance
  private final var pair: [UITouch] = []
  /// The factor that follows from a scale set by the application.
  private final var factor = 1.0
  private final var tracker = VelocityTracker()

  // Letting go needs no actor.
  nonisolated deinit {}

  /// The distance of the fingers, as a multiple of the one at which the pinch was recognized.
  ///
  /// If the application sets it, it goes on from the new value.
  open var scale: CGFloat {
    get { isActive || isOver ? spread * factor : 1 }
    set {
      guard newValue > 0, newValue - newValue == 0 else { return }
      factor = newValue / spread
      tracker = VelocityTracker()
    }
  }

  /// The velocity of the scale, per second.
  open var velocity: CGFloat { tracker.velocity.x }

  /// The scale whatever an application has set.
  final var spread: Double { distance / unit }

  /// Forgets the gesture.
  open override func reset() {
    pair = []
    factor = 1
    takePair()
  }

  /// Takes in fingers that came down.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    fingersCame()
  }

  /// Follows the fingers.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    fingersMoved(at: event.microseconds)
  }

  /// Goes on with the fingers that are left, or ends.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    fingersLeft(isCancelled: false)
  }

  /// Goes on with the fingers that are left, or is cancelled.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    fingersLeft(isCancelled: true)
  }

  override func willBegin() {
    unit = distance
    factor = 1
  }

  override var staysWithFingers: Bool { true }

  // The scroll view's own pinch overrides the following.

  /// Tells the recognizer that other fingers make the pinch, and so its middle jumps.
  func pairDidChange() {}
}

extension UIPinchGestureRecognizer {
  final func fingersCame() { takePair() }

  final func fingersMoved(at microseconds: Int64) {
    guard pair.count == 2 else { return }
    measure()
    if isActive {
      tracker.move(x: scale, y: 0, at: microseconds)
      state = .changed
    } else if abs(distance - unit) >= Self.hysteresis {
      tracker.begin(x: 1, y: 0, at: microseconds)
      state = .began
    }
  }

  final func fingersLeft(isCancelled: Bool) {
    let left = watched.lazy.filter { !$0.isOver }.count
    if left >= 2 {
      takePair()
    } else if isActive {
      state = isCancelled ? .cancelled : .ended
    } else if left == 0 {
      state = .failed
    } else {
      takePair()
    }
  }

  /// Takes the first two fingers that are down for the pinch; the scale does not jump.
  private func takePair() {
    let fingers = Array(watched.lazy.filter { !$0.isOver }.prefix(2))
    guard fingers.count == 2, !fingers.elementsEqual(pair, by: ===) else {
      if fingers.count < 2 { pair = [] }
      return
    }
    let before = spread
    pair = fingers
    measure()
    unit = isActive ? distance / before : distance
    pairDidChange()
  }

  private func measure() {
    let (first, second) = (pair[0].positionWhileDown, pair[1].positionWhileDown)
    middle = CGPoint(x: (first.x + second.x) / 2, y: (first.y + second.y) / 2)
    let (x, y) = (second.x - first.x, second.y - first.y)
    distance = max((x * x + y * y).squareRoot(), Self.leastDistance)
  }
}

extension UITouch {
  /// The place of the finger, or its last place before the lift: the place of a lift is no
  /// movement.
  fileprivate var positionWhileDown: CGPoint { isOver ? previousPosition : position }
}
