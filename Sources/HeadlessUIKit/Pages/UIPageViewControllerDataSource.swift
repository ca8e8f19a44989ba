import Foundation

/// An object that gives the pages before and after another.
@preconcurrency @MainActor
public protocol UIPageViewControllerDataSource: AnyObject {
  /// Asks for the page before one; `nil`: there is none.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController?
  /// Asks for the page after one; `nil`: there is none.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerAfter viewController: UIViewController
  ) -> UIViewController?
  /// Asks how many dots are shown; none are, so nobody asks.
  func presentationCount(for pageViewController: UIPageViewController) -> Int
  /// Asks which dot is lit; none are shown, so nobody asks.
  func presentationIndex(for pageViewController: UIPageViewController) -> Int
}

extension UIPageViewControllerDataSource {
  /// Answers none.
  public func presentationCount(for pageViewController: UIPageViewController) -> Int { 0 }
  /// Answers the first.
  public func presentationIndex(for pageViewController: UIPageViewController) -> Int { 0 }
}
