public import Foundation

/// An object that shows the results of a search.
@preconcurrency @MainActor
public protocol UISearchResultsUpdating: AnyObject {
  /// Tells the object that the text has changed, or that the search has begun or ended.
  func updateSearchResults(for searchController: UISearchController)
}

/// A delegate that is told as a search begins and ends.
@preconcurrency @MainActor
public protocol UISearchControllerDelegate: AnyObject {
  /// Tells the delegate that the search is about to begin.
  func willPresentSearchController(_ searchController: UISearchController)
  /// Tells the delegate that the search has begun.
  func didPresentSearchController(_ searchController: UISearchController)
  /// Tells the delegate that the search is about to end.
  func willDismissSearchController(_ searchController: UISearchController)
  /// Tells the delegate that the search has ended.
  func didDismissSearchController(_ searchController: UISearchController)
}

// The defaults of UIKit for the methods that a delegate leaves out.
extension UISearchControllerDelegate {
  /// Does nothing.
  public func willPresentSearchController(_ searchController: UISearchController) {}
  /// Does nothing.
  public func didPresentSearchController(_ searchController: UISearchController) {}
  /// Does nothing.
  public func willDismissSearchController(_ searchController: UISearchController) {}
  /// Does nothing.
  public func didDismissSearchController(_ searchController: UISearchController) {}
}

/// A search with its bar and whoever shows its results.
///
/// The search takes no time and covers nothing: the bar is wherever the application puts it, or, as a
/// navigation item's, nowhere.
@preconcurrency @MainActor
open class UISearchController: UIViewController {
  /// The controller that would show the results over others; it is kept alone.
  public final let searchResultsController: UIViewController?
  /// The bar.
  public final let searchBar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 320, height: 56))
  /// The object that shows the results.
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
  /// The delegate that is told as the search begins and ends.
  open weak var delegate: (any UISearchControllerDelegate)?
  /// True if what is below would be covered; it never is.
  open var obscuresBackgroundDuringPresentation = true
  /// True if the bar of a navigation would go; it stays.
  open var hidesNavigationBarDuringPresentation = true
  /// True if the button that ends the search comes and goes with it.
  open var automaticallyShowsCancelButton = true
  private final var isSearching = false

  /// Creates a search.
  ///
  /// - Parameter searchResultsController: what would show the results; `nil`: what searches does.
  public init(searchResultsController: UIViewController?) {
    self.searchResultsController = searchResultsController
    super.init(nibName: nil, bundle: nil)
    searchBar.searchController = self
  }

  /// Creates a search; nothing is read from an archive.
  public required init?(coder: NSCoder) {
    searchResultsController = nil
    super.init(coder: coder)
    searchBar.searchController = self
  }

  /// True if a search is under way: it begins with the editing of the bar, and ends with its button
  /// or by code.
  open var isActive: Bool {
    get { isSearching }
    set {
      guard newValue != isSearching else { return }
      if newValue { begin() } else { end() }
    }
  }

  private func begin() {
    delegate?.willPresentSearchController(self)
    isSearching = true
    if automaticallyShowsCancelButton { searchBar.showsCancelButton = true }
    update()
    delegate?.didPresentSearchController(self)
  }

  private func end() {
    delegate?.willDismissSearchController(self)
    isSearching = false
    searchBar.text = ""
    searchBar.resignFirstResponder()
    if automaticallyShowsCancelButton { searchBar.showsCancelButton = false }
    update()
    delegate?.didDismissSearchController(self)
  }

  /// Has the results shown anew.
  final func update() {
    searchResultsUpdater?.updateSearchResults(for: self)
  }
}
