/// A delegate of UIKit's or WebKit's whose messages are not judged.
struct OtherDelegate {
  /// The class whose delegate it is.
  let owner: String
  private let offset: Int

  /// Texts that only its messages have in their names.
  private static let texts: [(text: String, owner: String)] = [
    ("collectionView:", "UICollectionView"), ("collectionView(", "UICollectionView"),
    ("ProvisionalNavigation", "WKWebView"), ("didCommitNavigation", "WKWebView"),
    ("didFinishNavigation", "WKWebView"), ("didFailNavigation", "WKWebView"),
    ("decidePolicyFor", "WKWebView"), ("webView(_:didCommit:", "WKWebView"),
    ("webView(_:didFinish:", "WKWebView"), ("webView(_:didFail:", "WKWebView"),
    ("pageViewController:", "UIPageViewController"),
    ("pageViewController(", "UIPageViewController"),
    ("willTransitionToViewControllers", "UIPageViewController"),
    ("didFinishAnimating:previousViewControllers", "UIPageViewController"),
    ("pickerView:", "UIPickerView"), ("pickerView(", "UIPickerView"),
    ("searchBarTextDid", "UISearchBar"), ("searchBarShould", "UISearchBar"),
    ("searchBar:", "UISearchBar"), ("searchBar(", "UISearchBar"),
    ("tabBarController:", "UITabBarController"), ("tabBarController(", "UITabBarController"),
  ]

  /// Looks for one in a line.
  init?(_ body: LineScanner) {
    for (text, owner) in Self.texts {
      guard let offset = body.offset(of: text) else { continue }
      self.owner = owner
      self.offset = offset
      return
    }
    return nil
  }

  /// The text about it if other lines are read.
  var sentence: String { "messages of \(owner)'s delegate are not judged, left out" }

  /// The error for it if no line is read.
  var problem: ImportProblem {
    ImportProblem(
      offset,
      "the log is of \(owner)'s delegate, which is not judged",
      expected: "messages of scroll views, tables, controllers, text fields, text views, web views"
        + " as UIWebView tells them, gesture recognizers or touches"
    )
  }
}
