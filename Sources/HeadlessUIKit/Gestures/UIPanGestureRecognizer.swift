public import Foundation
import Kinematics

/// Recognizes fingers that drag.
@preconcurrency @MainActor
open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// The least number of fingers that make a pan.
  open var minimumNumberOfTouches = 1
  /// The greatest number of fingers that make a pan.
  open var maximumNumberOfTouches = Int.max

  /// The mean of the fingers' places in the window.
  final var centroid = CGPoint.zero
  /// The mean at touch-down, moved by each jump of the mean as fingers came or went since.
  private final var start = CGPoint.zero
  /// The travel that recognition swallowed.
  private final var swallowed = CGPoint.zero
  private final var zeroedTravel = CGPoint.zero
  private final var tracker = VelocityTracker()
  private final var isTrackingFingers = false

  // Letting go needs no actor.
  nonisolated deinit {}

  /// Returns how far the fingers have gone, in a view's coordinates.
  ///
  /// Before the gesture is recognized it is the whole way; after, what goes beyond the slop.
  open func translation(in view: UIView?) -> CGPoint {
    let travel = travel
    let movement = CGPoint(x: travel.x - zeroedTravel.x, y: travel.y - zeroedTravel.y)
    return view?.movement(fromWindow: movement) ?? movement
  }

  /// Sets the translation, from which it goes on.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    let travel = travel
    let translation = view?.movement(toWindow: translation) ?? translation
    zeroedTravel = CGPoint(x: travel.x - translation.x, y: travel.y - translation.y)
  }

  /// Returns the fingers' velocity in points a second, in a view's coordinates.
  open func velocity(in view: UIView?) -> CGPoint {
    let velocity = tracker.velocity
    let movement = CGPoint(x: velocity.x, y: velocity.y)
    return view?.movement(fromWindow: movement) ?? movement
  }

  /// Forgets the gesture.
  open override func reset() {
    start = .zero
    swallowed = .zero
    zeroedTravel = .zero
    isTrackingFingers = false
  }

  /// Takes in fingers that came down.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    fingersCame(at: event.microseconds)
  }

  /// Follows the fingers.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    fingersMoved(at: event.microseconds)
  }

  /// Goes on with the fingers that are left, or ends.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    fingersLeft(at: event.microseconds, isCancelled: false)
  }

  /// Goes on with the fingers that are left, or is cancelled.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    fingersLeft(at: event.microseconds, isCancelled: true)
  }

  /// The travel at which the pan begins, zero if the first movement is enough.
  var recognitionDistance: Double { Slop.distance }

  /// Returns the square of the part of the travel that counts for recognition.
  func countedTravelSquared(_ travel: CGPoint) -> Double {
    travel.x * travel.x + travel.y * travel.y
  }

  override var urgency: Double {
    recognitionDistance == 0 ? .infinity : countedTravelSquared(rawTravel)
  }

  override func willBegin() {
    guard recognitionDistance > 0 else { return }
    let raw = rawTravel
    swallowed = CGPoint(x: Slop.swallowed(of: raw.x), y: Slop.swallowed(of: raw.y))
  }
}

extension UIPanGestureRecognizer {
  /// The way of the fingers since touch-down, comings and goings taken out.
  final var rawTravel: CGPoint {
    CGPoint(x: centroid.x - start.x, y: centroid.y - start.y)
  }

  /// The way that counts for a drag: the slop is taken off, whatever an application set.
  final var travel: CGPoint {
    CGPoint(x: centroid.x - start.x - swallowed.x, y: centroid.y - start.y - swallowed.y)
  }

  final func fingersCame(at microseconds: Int64) {
    if isTrackingFingers {
      rebase(at: microseconds)
    } else {
      isTrackingFingers = true
      centroid = centroidOfFingersDown
      start = centroid
      tracker.weights = view?.surroundings?.velocityWeights ?? .modern
      tracker.begin(x: centroid.x, y: centroid.y, at: microseconds)
    }
  }

  final func fingersMoved(at microseconds: Int64) {
    centroid = centroidBeforeChanges
    tracker.move(x: centroid.x, y: centroid.y, at: microseconds)
    if isActive {
      state = .changed
    } else if isPan {
      state = .began
    }
  }

  final func fingersLeft(at microseconds: Int64, isCancelled: Bool) {
    if watched.contains(where: { !$0.isOver }) {
      rebase(at: microseconds)
    } else if isActive {
      state = isCancelled ? .cancelled : .ended
    } else {
      state = .failed
    }
  }

  private var isPan: Bool {
    let travelled = countedTravelSquared(rawTravel)
    let distance = recognitionDistance
    // Places are thousandths of points, so squares of travels are millionths: half of one is less
    // than any true difference and more than what a subtraction loses. 10 pt exactly counts.
    guard travelled > 0, travelled >= distance * distance - 0.000_000_5 else { return false }
    return watched.count >= minimumNumberOfTouches && watched.count <= maximumNumberOfTouches
  }

  private func rebase(at microseconds: Int64) {
    let moved = centroidOfFingersDown
    start.x += moved.x - centroid.x
    start.y += moved.y - centroid.y
    centroid = moved
    tracker.rebase(x: moved.x, y: moved.y, at: microseconds)
  }

  private var centroidOfFingersDown: CGPoint {
    var sum = Centroid()
    for touch in watched where !touch.isOver { sum.add(touch.position) }
    return sum.mean
  }

  /// The mean over the fingers that were down before the event; where a finger lifts is no travel.
  private var centroidBeforeChanges: CGPoint {
    var sum = Centroid()
    for touch in watched where !(touch.isChanged && touch.phase == .began) {
      sum.add(touch.isOver ? touch.previousPosition : touch.position)
    }
    return sum.mean
  }
}
