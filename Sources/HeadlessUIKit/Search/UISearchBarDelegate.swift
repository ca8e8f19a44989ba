public import Foundation

/// The questions and messages of a search bar about its text.
@preconcurrency @MainActor
public protocol UISearchBarDelegate: AnyObject {
  /// Asks whether the text may be edited.
  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
  /// Tells the delegate that the text is edited from now on.
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
  /// Asks whether editing may end.
  func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool
  /// Tells the delegate that editing has ended.
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
  /// Tells the delegate that the text has changed.
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
  /// Asks whether typed text may replace a part of the text.
  func searchBar(
    _ searchBar: UISearchBar,
    shouldChangeTextIn range: NSRange,
    replacementText text: String
  ) -> Bool
  /// Tells the delegate that the return key was tapped.
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
  /// Tells the delegate that the button was tapped that ends the search.
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
}

// The defaults of UIKit for the methods that a delegate leaves out.
extension UISearchBarDelegate {
  /// Lets the text be edited.
  public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { true }
  /// Does nothing.
  public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
  /// Lets editing end.
  public func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool { true }
  /// Does nothing.
  public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
  /// Does nothing.
  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
  /// Lets the text change.
  public func searchBar(
    _ searchBar: UISearchBar,
    shouldChangeTextIn range: NSRange,
    replacementText text: String
  ) -> Bool { true }
  /// Does nothing.
  public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
  /// Does nothing.
  public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
}
