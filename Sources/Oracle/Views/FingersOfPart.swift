internal import Traces

/// The fingers in a part of the window that shares none with another.
struct FingersOfPart: Sendable {
  /// The place of its outermost view.
  let root: Int
  private(set) var fingers: Fingers
  /// True if the latest touch event had a line of theirs.
  private(set) var isHeard = false

  init(root: Int, fingers: Fingers) {
    self.root = root
    self.fingers = fingers
  }

  /// Adds a line of the touch event that is open.
  mutating func add(_ touch: borrowing Touch) {
    if !fingers.isEventOpen { fingers.beginEvent(at: touch.time) }
    fingers.add(touch)
  }

  /// Ends the touch event.
  mutating func endEvent() {
    isHeard = fingers.isEventOpen
    if isHeard { fingers.endEvent() }
  }
}
