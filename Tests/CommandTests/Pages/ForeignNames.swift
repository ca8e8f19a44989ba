/// Names on pages that are not ours, or that a reader makes.
enum ForeignNames {
  /// The names that belong to Apple, Swift's library and other tools, and that the pages only
  /// mention.
  static let types: Set = [
    "UIKit", "NSClassFromString", "NSLog", "XCTAttachment", "Testing", "Timer", "Task", "NSObject",
    "NSInternalInconsistencyException", "WKWebView",
  ]

  /// Options of other commands.
  static let options: Set = [
    "--no-NAME", "--NAME",
    // GNU parallel's.
    "--sshlogin", "--return",
    // Bazel's.
    "--test_filter",
  ]

  /// Files that a reader makes, and names that only look like paths.
  static let paths: Set = [
    "touchstone.json", "traces/regressions",
    // A mutant of an audit, with less of it told.
    "ID/told/LEVEL",
    // A place in Apple's documentation.
    "AD/…",
    "Tests/TasksTests/TapTests.swift",
  ]

  /// Other words that stand nowhere in the repository.
  static let words: Set = [
    // Functions of the C library that nobody may call here.
    "sin",
    // A misspelling that a page speaks of.
    "scrollViewDidDragging",
    "gitignore",
    // A property that this package's UIKit has no need of.
    "cgRectValue",
  ]
}
