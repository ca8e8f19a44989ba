/// A scroll view of any kind, as far as its delegate goes.
///
/// A table's `delegate` has a narrower type than a scroll view's, as in UIKit. Swift lets a subclass
/// have such a property only where the wider one is not the superclass's own.
@MainActor
public protocol DelegatingScrollView: AnyObject {}

extension DelegatingScrollView where Self: UIScrollView {
  /// Who hears of the scrolling; asked once, when it is set, what it implements.
  public var delegate: (any UIScrollViewDelegate)? {
    get { storedDelegate }
    set { storedDelegate = newValue }
  }
}
