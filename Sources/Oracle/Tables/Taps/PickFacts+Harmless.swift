internal import Traces

/// Which calls leave what taps depend on as it is.
extension PickFacts {
  /// Whether a call changes nothing that touches and selection depend on.
  static func isHarmless(_ name: Name) -> Bool { harmless.contains(name) }

  /// Whether a call leaves the content where it is.
  static func movesNothing(_ call: borrowing Call) -> Bool {
    switch call.name {
    case .deselectRow, .setSelected, .allowsSelection, .allowsMultipleSelection, .selectionStyle:
      true
    case .selectRow: call.arguments[.scrollPosition]?.string == "none"
    default: isHarmless(call.name)
    }
  }

  /// Whether a call leaves the rows what and where they are in the content.
  static func leavesRows(_ name: Name) -> Bool { scrolling.contains(name) || isHarmless(name) }

  private static let harmless: [Name] = [
    .layoutIfNeeded, .cellForRowQuery, .reconfigureRows, .flashScrollIndicators,
    .reloadSectionIndexTitles,
    .becomeFirstResponder, .resignFirstResponder, .insertText, .deleteBackward, .tapReturnKey,
    .tapClearButton, .endEditing, .send, .text, .clearButtonMode, .clearsOnBeginEditing,
  ]

  private static let scrolling: [Name] =
    [
      .contentOffset, .setContentOffset, .scrollRectToVisible, .scrollToRow,
      .scrollToNearestSelectedRow, .tapStatusBar, .bounces, .isScrollEnabled, .allowsSelection,
      .allowsMultipleSelection, .selectionStyle, .contentInset, .safeAreaInsets, .decelerationRate,
      .beginRefreshing, .endRefreshing, .stopScrollingAndZooming,
      "allowsSelectionDuringEditing", "allowsMultipleSelectionDuringEditing",
    ] + RowLayout.placing
}
