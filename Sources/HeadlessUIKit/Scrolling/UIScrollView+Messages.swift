import Foundation

// Every message leaves through here, or through `place(at:)` and `askForTarget(_:)`.

extension UIScrollView {
  /// Lets an event of the drag happen and tells what it has to tell.
  final func tell(_ event: DragStateMachine.Event) {
    let message = drag.receive(event)
    updateMotion()
    guard let message else { return }
    switch message {
    case .willBeginDragging where observed.contains(.willBeginDragging):
      storedDelegate?.scrollViewWillBeginDragging(self)
    case .didEndDragging(let willDecelerate) where observed.contains(.didEndDragging):
      storedDelegate?.scrollViewDidEndDragging(self, willDecelerate: willDecelerate)
    case .willBeginDecelerating where observed.contains(.willBeginDecelerating):
      storedDelegate?.scrollViewWillBeginDecelerating(self)
    case .didEndDecelerating where observed.contains(.didEndDecelerating):
      storedDelegate?.scrollViewDidEndDecelerating(self)
    default:
      break
    }
  }

  final func tellEndOfAnimation() {
    guard observed.contains(.didEndScrollingAnimation) else { return }
    storedDelegate?.scrollViewDidEndScrollingAnimation(self)
  }

  /// Asks for leave to scroll to the top; without the method it is given (G02).
  final func asksToScrollToTop() -> Bool {
    guard observed.contains(.shouldScrollToTop), let delegate = storedDelegate else { return true }
    return delegate.scrollViewShouldScrollToTop(self)
  }

  final func tellArrivalAtTop() {
    guard observed.contains(.didScrollToTop) else { return }
    storedDelegate?.scrollViewDidScrollToTop(self)
  }

  final func tellAdjustedInset() {
    adjustedContentInsetDidChange()
    guard observed.contains(.didChangeAdjustedContentInset) else { return }
    storedDelegate?.scrollViewDidChangeAdjustedContentInset(self)
  }
}
