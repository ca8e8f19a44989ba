/// The components that messages of a log belong to.
enum LogComponents {
  /// Returns true if a message is a controller's, or about controllers.
  static func isOfScreens(_ name: String) -> Bool {
    ofScreens.contains(name)
  }

  private static let ofScreens: Set = [
    "viewDidLoad()", "viewWillAppear(_:)", "viewIsAppearing(_:)", "viewDidAppear(_:)",
    "viewWillDisappear(_:)", "viewDidDisappear(_:)", "viewWillLayoutSubviews()",
    "viewDidLayoutSubviews()", "navigationController(_:willShow:animated:)",
    "navigationController(_:didShow:animated:)", "prepare(for:sender:)",
    "shouldPerformSegue(withIdentifier:sender:)", "viewWillTransition(to:with:)",
  ]

  /// The components by the words that only their messages have; the first that fits is meant.
  private static let rows: [(words: [String], component: String)] = [
    (["tableView", "numberOfSections", "sectionIndexTitles", "prepareForReuse"], "table"),
    (["Zoom"], "zoom"),
    (["scrollView"], "scroll"),
    (["webView"], "web"),
    (["textField", "textDid"], "field"),
    (["textView"], "text-view"),
    (["gestureRecognizer"], "tap-recognizer"),
    (["touches"], "control"),
  ]

  /// Returns the component that has these messages.
  static func component(of names: [String], isOfScreens: Bool = false) -> String {
    let found = rows.first { row in
      names.contains { name in row.words.contains { name.contains($0) } }
    }
    return found?.component ?? (isOfScreens ? "content" : "scroll")
  }
}
