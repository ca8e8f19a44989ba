public import Foundation

/// Recognizes fingers that press for a while: it begins when the time is over, changes as they move, and ends
/// as one is lifted (R635).
@preconcurrency @MainActor
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// The longest wait for the next touch after a tap that comes before: 350 ms; UIKit's is not
  /// known.
  private static let patience: Int64 = 350_000

  /// The number of taps before the press (R636).
  open var numberOfTapsRequired = 0 {
    didSet { reset() }
  }
  /// The number of fingers that press (R636).
  open var numberOfTouchesRequired = 1 {
    didSet { reset() }
  }
  /// The duration of the press, in seconds (R636).
  open var minimumPressDuration: TimeInterval = 0.5
  /// The distance that the fingers may move before the time is over, in points (R636).
  open var allowableMovement: CGFloat = 10

  private final var machine = LongPressStateMachine()
  private final var starts: [(touch: UITouch, place: CGPoint)] = []
  private final var timer = RecognizerTimer()

  /// Forgets the press.
  open override func reset() {
    machine = LongPressStateMachine(taps: numberOfTapsRequired, fingers: numberOfTouchesRequired)
    starts = []
    timer.stop(for: self)
  }

  /// Takes in fingers that came down.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    for touch in watched where touches.contains(touch) {
      starts.append((touch, touch.position))
      guard follow(.cameDown) else { return }
    }
  }

  /// Fails when a finger moves too far too soon, and changes later.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    let hasStrayed = starts.contains { start in
      touches.contains(start.touch) && isFar(start.touch.position, from: start.place)
    }
    follow(hasStrayed ? .strayed : .moved)
  }

  /// Ends, or fails where the time is not over.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    for touch in watched where touches.contains(touch) {
      starts.removeAll { $0.touch === touch }
      guard follow(.lifted) else { return }
    }
  }

  /// Is cancelled, or fails.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    follow(.cancelled)
  }

  override var deadline: Int64? { timer.deadline }

  override var awaitsTouches: Bool { timer.deadline != nil && watched.isEmpty }

  override func timePassed(to microseconds: Int64) {
    guard timer.isOver(at: microseconds) else { return }
    timer.stop(for: self)
    follow(machine.isPressing ? .heldLongEnough : .waitedTooLong)
    makeReady()
  }

  override func didFail(preventedByAnother: Bool) {
    timer.stop(for: self)
  }

  /// Lets an event happen; returns whether there is more to come of the touches.
  @discardableResult
  private func follow(_ event: LongPressStateMachine.Event) -> Bool {
    switch machine.receive(event) {
    case .undecided: return true
    case .pressed:
      timer.start(for: self, AnimationTiming.microseconds(minimumPressDuration))
      return true
    case .tapped:
      timer.start(for: self, Self.patience)
      return true
    case .began: state = .began
    case .changed: if isActive { state = .changed }
    // One that waits for another recognizer's failure has not begun yet.
    case .ended: state = isActive ? .ended : .failed
    case .cancelled: state = isActive ? .cancelled : .failed
    case .failed: state = .failed
    }
    return false
  }

  private func isFar(_ place: CGPoint, from other: CGPoint) -> Bool {
    let (x, y) = (place.x - other.x, place.y - other.y)
    return x * x + y * y > allowableMovement * allowableMovement
  }
}
