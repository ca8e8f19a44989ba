internal import Traces

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
    .layoutIfNeeded, .cellForRowQuery, .flashScrollIndicators, .reloadSectionIndexTitles,
    .becomeFirstResponder, .resignFirstResponder,
  ]

  private static let scrolling: [Name] =
    [
      .contentOffset, .setContentOffset, .scrollRectToVisible, .scrollToRow,
      .scrollToNearestSelectedRow, .tapStatusBar, .bounces, .isScrollEnabled, .allowsSelection,
      .allowsMultipleSelection, .selectionStyle, .contentInset, .safeAreaInsets, .decelerationRate,
      .beginRefreshing, .endRefreshing, .stopScrollingAndZooming,
      "allowsSelectionDuringEditing", "allowsMultipleSelectionDuringEditing",
    ] + placing

  /// What decides where rows are, once the table is loaded anew or laid out.
  static let placing: [Name] = [
    .sections, .headers, .footers, .rowHeights, .rowHeight, .sectionHeaderHeight,
    .sectionFooterHeight, .tableHeaderView, .tableFooterView, .accessoryTypes, .identifiers,
    .sectionIndexTitles, .bounds, .frame,
  ]

  /// What a script may answer so that rows are elsewhere than the header's properties say, or taps do
  /// something else.
  static let answers: [Name] = [
    .heightForRow, .heightForHeader, .heightForFooter, .viewForHeader, .viewForFooter,
    .titleForHeader, .titleForFooter, .numberOfRows, .numberOfSections, .estimatedHeightForRow,
    .askForSectionIndexTitles, .estimatedHeightForHeader,
    .estimatedHeightForFooter,
  ]
}
