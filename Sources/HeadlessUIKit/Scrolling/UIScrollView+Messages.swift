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
      delegate?.scrollViewWillBeginDragging(self)
    case .didEndDragging(let willDecelerate) where observed.contains(.didEndDragging):
      delegate?.scrollViewDidEndDragging(self, willDecelerate: willDecelerate)
    case .willBeginDecelerating where observed.contains(.willBeginDecelerating):
      delegate?.scrollViewWillBeginDecelerating(self)
    case .didEndDecelerating where observed.contains(.didEndDecelerating):
      delegate?.scrollViewDidEndDecelerating(self)
    default:
      break
    }
  }

  final func tellEndOfAnimation() {
    guard observed.contains(.didEndScrollingAnimation) else { return }
    delegate?.scrollViewDidEndScrollingAnimation(self)
  }

  /// Asks for leave to scroll to the top; without the method it is given (G02).
  final func asksToScrollToTop() -> Bool {
    guard observed.contains(.shouldScrollToTop), let delegate else { return true }
    return delegate.scrollViewShouldScrollToTop(self)
  }

  final func tellArrivalAtTop() {
    guard observed.contains(.didScrollToTop) else { return }
    delegate?.scrollViewDidScrollToTop(self)
  }

  final func tellAdjustedInset() {
    adjustedContentInsetDidChange()
    guard observed.contains(.didChangeAdjustedContentInset) else { return }
    delegate?.scrollViewDidChangeAdjustedContentInset(self)
  }
}
