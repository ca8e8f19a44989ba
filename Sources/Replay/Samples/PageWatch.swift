import HeadlessUIKit
import Traces

/// Finds out which pages an application has put into its scroll view, and what they show.
///
/// A page is a view that is called `page-` and its number, as a test of the application would look for it.
struct PageWatch {
  /// The visible facts about a page.
  struct Page: Hashable {
    let number: Int
    let frame: CGRect
    /// The words in it, the backmost first.
    let labels: [String?]
  }

  private var known: [(view: UIView, page: Page)] = []

  /// Looks at the views in a scroll view.
  ///
  /// - Returns: the pages that are new or others than before, and how many page views there are.
  mutating func look(at scrollView: UIView) -> (changed: [Page], count: Int) {
    let shown = scrollView.subviews.compactMap { view in
      Self.page(of: view).map { (view: view, page: $0) }
    }
    let changed = shown.filter { entry in
      !known.contains { $0.view === entry.view && $0.page == entry.page }
    }
    known = shown
    return (changed.map(\.page).sorted { $0.number < $1.number }, shown.count)
  }

  private static func page(of view: UIView) -> Page? {
    guard let name = view.accessibilityIdentifier, name.hasPrefix("page-"),
      let number = Int(name.dropFirst("page-".count))
    else { return nil }
    return Page(number: number, frame: view.frame, labels: labels(in: view))
  }

  private static func labels(in view: UIView) -> [String?] {
    if let label = view as? UILabel { return [label.text] }
    return view.subviews.flatMap(labels)
  }
}
