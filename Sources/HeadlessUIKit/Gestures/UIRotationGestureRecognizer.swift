public import Foundation
import Kinematics

/// Recognizes two fingers that turn around each other.
///
/// The gesture ends when fewer than two fingers are left.
@preconcurrency @MainActor
open class UIRotationGestureRecognizer: UIGestureRecognizer {
  /// The least way of a finger around the middle, in points, that makes a turn; UIKit's is not
  /// known.
  private static let hysteresis = Slop.distance

  private final var pair: [UITouch] = []
  /// The direction from the first finger to the second.
  private final var direction = CGVector.zero
  /// The angle by which the fingers have turned since they came down, or since the gesture began;
  /// radians.
  private final var turned = 0.0
  private final var tracker = VelocityTracker()

  /// The angle by which the fingers have turned since the turn was recognized; radians, clockwise
  /// on a screen.
  ///
  /// If the application sets it, it goes on from the new value.
  open var rotation: CGFloat {
    get { isActive || isOver ? turned : 0 }
    set {
      guard newValue - newValue == 0 else { return }
      turned = newValue
      tracker = VelocityTracker()
    }
  }

  /// The angular velocity of the fingers; radians per second.
  open var velocity: CGFloat { tracker.velocity.x }

  /// Forgets the gesture.
  open override func reset() {
    pair = []
    turned = 0
    takePair()
  }

  /// Takes in fingers that came down.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { takePair() }

  /// Follows the fingers.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard pair.count == 2 else { return }
    let before = direction
    measure()
    turned += Angle.direction(
      x: before.dx * direction.dx + before.dy * direction.dy,
      y: before.dx * direction.dy - before.dy * direction.dx
    )
    if isActive {
      tracker.move(x: turned, y: 0, at: event.microseconds)
      state = .changed
    } else if abs(turned) * reach >= Self.hysteresis {
      tracker.begin(x: 0, y: 0, at: event.microseconds)
      state = .began
    }
  }

  /// Goes on with the fingers that are left, or ends.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    fingersLeft(isCancelled: false)
  }

  /// Goes on with the fingers that are left, or is cancelled.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    fingersLeft(isCancelled: true)
  }

  override func willBegin() { turned = 0 }

  override var staysWithFingers: Bool { true }

  private func fingersLeft(isCancelled: Bool) {
    let left = watched.lazy.filter { !$0.isOver }.count
    if left < 2, isActive {
      state = isCancelled ? .cancelled : .ended
    } else if left == 0 {
      state = .failed
    } else {
      takePair()
    }
  }

  /// Takes the first two fingers that are down; what was turned stays.
  private func takePair() {
    let fingers = Array(watched.lazy.filter { !$0.isOver }.prefix(2))
    guard fingers.count == 2, !fingers.elementsEqual(pair, by: ===) else {
      if fingers.count < 2 { pair = [] }
      return
    }
    pair = fingers
    measure()
  }

  private func measure() {
    let (first, second) = (pair[0].position, pair[1].position)
    direction = CGVector(dx: second.x - first.x, dy: second.y - first.y)
  }

  /// The distance of the fingers from the middle between them, in points.
  private var reach: CGFloat {
    (direction.dx * direction.dx + direction.dy * direction.dy).squareRoot() / 2
  }
}
