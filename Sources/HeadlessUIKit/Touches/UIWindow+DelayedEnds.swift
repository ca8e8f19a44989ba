// A view that is told of a lift cannot be told afterwards that it was part of a gesture. So the end
// of a touch waits for recognizers that have not decided yet (`delaysTouchesEnded`).

extension UIWindow {
  /// Keeps a lift from its view if a recognizer may still make a gesture of it.
  final func holdsBackEnd(of touch: UITouch) -> Bool {
    touch.endHeldBy = touch.recognizers.filter { recognizer in
      recognizer.delaysTouchesEnded && recognizer.current == .possible
    }
    guard !touch.endHeldBy.isEmpty else { return false }
    windowScene?.endingTouches.append(touch)
    return true
  }

  /// Tells the views of the lifts that waited for a recognizer alone, now that it has decided.
  final func releaseEnds(heldBy recognizer: UIGestureRecognizer, isRecognized: Bool) {
    guard let scene = windowScene, !scene.endingTouches.isEmpty else { return }
    let isTaken = isRecognized && recognizer.cancelsTouchesInView
    for touch in scene.endingTouches where touch.endHeldBy.contains(where: { $0 === recognizer }) {
      touch.endHeldBy.removeAll { isTaken || $0 === recognizer }
      guard touch.endHeldBy.isEmpty else { continue }
      scene.endingTouches.removeAll { $0 === touch }
      touch.delivery = .withheld
      touch.phase = isTaken ? .cancelled : .ended
      if isTaken {
        touch.view?.touchesCancelled([touch], with: scene.event)
      } else {
        touch.view?.touchesEnded([touch], with: scene.event)
      }
    }
  }
}
