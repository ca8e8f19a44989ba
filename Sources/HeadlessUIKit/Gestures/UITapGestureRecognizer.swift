public import Foundation

/// Recognizes fingers that tap, one or more times: at the lift of the last tap (R301).
@preconcurrency @MainActor
open class UITapGestureRecognizer: UIGestureRecognizer {
  /// The greatest distance that a finger may move in a tap, or be from the tap before; UIKit's is
  /// not known.
  private static let reach = 45.0
  /// The longest wait for the next of several taps: 350 ms; UIKit's is not known.
  private static let patience: Int64 = 350_000

  /// The number of taps that make the gesture (R300).
  open var numberOfTapsRequired = 1 {
    didSet { reset() }
  }
  /// The number of fingers that tap (R300).
  open var numberOfTouchesRequired = 1 {
    didSet { reset() }
  }

  private final var machine = TapStateMachine()
  /// The middle of the fingers of the first tap (R303).
  private final var firstPlace = CGPoint.zero
  private final var starts: [(touch: UITouch, place: CGPoint)] = []
  /// Until when the next tap may come.
  private final var timer = RecognizerTimer()

  /// Returns where the first tap was: the middle of its fingers (R303).
  open override func location(in view: UIView?) -> CGPoint {
    view?.convert(firstPlace, from: nil) ?? firstPlace
  }

  /// Forgets the taps.
  open override func reset() {
    machine = TapStateMachine(taps: numberOfTapsRequired, fingers: numberOfTouchesRequired)
    starts = []
    timer.stop(for: self)
  }

  /// Takes in fingers that came down.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    timer.stop(for: self)
    for touch in watched where touches.contains(touch) {
      let isFar = machine.isBetweenTaps && isFar(touch.position, from: firstPlace)
      starts.append((touch, touch.position))
      guard follow(isFar ? .strayed : .cameDown) else { return }
      if machine.isFirstTapComplete { noteFirstPlace() }
    }
    failIfMotionIsHalted()
  }

  /// Fails when a finger moves too far.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    for start in starts where touches.contains(start.touch) {
      guard !isFar(start.touch.position, from: start.place) || follow(.strayed) else { return }
    }
  }

  /// Counts a tap when all its fingers are up.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    failIfMotionIsHalted()
    for touch in watched where touches.contains(touch) {
      starts.removeAll { $0.touch === touch }
      guard follow(.lifted) else { return }
    }
  }

  /// Fails.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    _ = follow(.cancelled)
  }

  override var deadline: Int64? { timer.deadline }

  override var awaitsTouches: Bool { timer.deadline != nil }

  override func timePassed(to microseconds: Int64) {
    guard timer.isOver(at: microseconds) else { return }
    _ = follow(.waitedTooLong)
    makeReady()
  }

  override func didFail(preventedByAnother: Bool) {
    timer.stop(for: self)
  }

  /// Lets an event happen; returns whether there is more to come of the touches.
  private func follow(_ event: TapStateMachine.Event) -> Bool {
    switch machine.receive(event) {
    case .undecided: return true
    case .tapped:
      timer.start(for: self, Self.patience)
      return true
    case .recognized: state = .ended
    case .failed: state = .failed
    }
    return false
  }

  /// Fails where a finger stops what moves, which is not a tap (R306), whichever recognizer hears of it first.
  private func failIfMotionIsHalted() {
    let isHalted = watched.contains { touch in touch.recognizers.contains { $0.haltsMotion } }
    if isHalted, !isOver { state = .failed }
  }

  private func noteFirstPlace() {
    var middle = Centroid()
    for start in starts { middle.add(start.place) }
    firstPlace = middle.mean
  }

  private func isFar(_ place: CGPoint, from other: CGPoint) -> Bool {
    let (x, y) = (place.x - other.x, place.y - other.y)
    return x * x + y * y > Self.reach * Self.reach
  }
}
