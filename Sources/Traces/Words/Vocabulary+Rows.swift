extension Vocabulary {
  /// The methods of a table that a trace may call.
  static let tableMethods: [Entry] = rowMethods + updateMethods + snapshotMethods

  /// The calls that load rows, bring them into view, select and edit them.
  private static let rowMethods: [Entry] = [
    .method("reloadData", "reloadData()", of: .tables, changes: .load, idle: .never),
    .method(
      "reloadSectionIndexTitles",
      "reloadSectionIndexTitles()",
      of: .tables,
      changes: .index,
      idle: .never
    ),
    .method(
      "cellForRowQuery",
      "cellForRow(at:)",
      [Parameter("at", .indexPath)],
      of: .tables,
      changes: .query,
      idle: .never
    ),
    .method(
      "selectRow",
      "selectRow(at:animated:scrollPosition:)",
      [
        Parameter("at", .optional(.indexPath)), animated,
        Parameter("scrollPosition", scrollPosition),
      ],
      of: .tables,
      changes: .selection,
      idle: .never
    ),
    .method(
      "deselectRow",
      "deselectRow(at:animated:)",
      [Parameter("at", .indexPath), animated],
      of: .tables,
      changes: .selection,
      idle: .never
    ),
    // A label that comes twice is told by the parameter's name.
    .method(
      "scrollToRow",
      "scrollToRow(at:at:animated:)",
      [Parameter("at", .indexPath), Parameter("scrollPosition", scrollPosition), animated],
      of: .tables,
      changes: .row,
      idle: .never
    ),
    .method(
      "scrollToNearestSelectedRow",
      "scrollToNearestSelectedRow(at:animated:)",
      [Parameter("scrollPosition", scrollPosition), animated],
      of: .tables,
      changes: .row,
      idle: .never
    ),
    .method(
      "setEditing",
      "setEditing(_:animated:)",
      [Parameter("editing", .bool), animated],
      of: .tables,
      changes: .editing,
      idle: .never
    ),
    // Of the action whose handler came last.
    .method(
      "completionHandler",
      "completionHandler(_:)",
      [Parameter("actionPerformed", .bool)],
      of: .tables,
      changes: .editing,
      idle: .never
    ),
    // Of the cell that shows a row.
    .method(
      "setSelected",
      "setSelected(_:animated:)",
      [Parameter("at", .indexPath), Parameter("selected", .bool), animated],
      of: .tables,
      changes: .looks,
      idle: .never
    ),
  ]

  /// The questions and messages about selection.
  ///
  /// A path may be missing here: components have told of rows that are none (B-01, B-02).
  static let selectionMessages: [Entry] = [
    .question(
      "shouldHighlightRow",
      "tableView(_:shouldHighlightRowAt:)",
      [Parameter("shouldHighlightRowAt", .optional(.indexPath))],
      answer: .bool,
      usual: .yes,
      of: .tables,
      to: .tableViewDelegate,
      by: .highlight
    ),
    .message(
      "didHighlightRow",
      "tableView(_:didHighlightRowAt:)",
      [Parameter("didHighlightRowAt", .optional(.indexPath))],
      of: .tables,
      to: .tableViewDelegate,
      by: .highlight
    ),
    .message(
      "didUnhighlightRow",
      "tableView(_:didUnhighlightRowAt:)",
      [Parameter("didUnhighlightRowAt", .optional(.indexPath))],
      of: .tables,
      to: .tableViewDelegate,
      by: .highlight
    ),
    .question(
      "willSelectRow",
      "tableView(_:willSelectRowAt:)",
      [Parameter("willSelectRowAt", .optional(.indexPath))],
      answer: .optional(.indexPath),
      usual: .asAsked,
      of: .tables,
      to: .tableViewDelegate,
      by: .selection
    ),
    .message(
      "didSelectRow",
      "tableView(_:didSelectRowAt:)",
      [Parameter("didSelectRowAt", .optional(.indexPath))],
      of: .tables,
      to: .tableViewDelegate,
      by: .selection
    ),
    .question(
      "willDeselectRow",
      "tableView(_:willDeselectRowAt:)",
      [Parameter("willDeselectRowAt", .optional(.indexPath))],
      answer: .optional(.indexPath),
      usual: .asAsked,
      of: .tables,
      to: .tableViewDelegate,
      by: .selection
    ),
    .message(
      "didDeselectRow",
      "tableView(_:didDeselectRowAt:)",
      [Parameter("didDeselectRowAt", .optional(.indexPath))],
      of: .tables,
      to: .tableViewDelegate,
      by: .selection
    ),
    .message(
      "performPrimaryAction",
      "tableView(_:performPrimaryActionForRowAt:)",
      [Parameter("performPrimaryActionForRowAt", .optional(.indexPath))],
      of: .tables,
      to: .tableViewDelegate,
      by: .picks
    ),
    .message(
      "accessoryButtonTapped",
      "tableView(_:accessoryButtonTappedForRowWith:)",
      [Parameter("accessoryButtonTappedForRowWith", .optional(.indexPath))],
      of: .tables,
      to: .tableViewDelegate,
      by: .picks
    ),
    .message(
      "selectionDidChange",
      "selectionDidChange(_:)",
      of: .tables,
      to: .notification,
      by: .selectionChange
    ),
  ]

  /// The changes that a table makes to a cell, and a tap recognizer's action.
  static let cellMessages: [Entry] = [
    .message(
      "prepareForReuse",
      "prepareForReuse()",
      [Parameter("cell", .title)],
      of: .tables,
      to: .cell,
      by: .reuse
    ),
    .message(
      "setHighlighted",
      "setHighlighted(_:animated:)",
      [Parameter("cell", .title), Parameter("highlighted", .bool), animated],
      of: .tables,
      to: .cell,
      by: .cellLooks
    ),
    .message(
      "setSelected",
      "setSelected(_:animated:)",
      [Parameter("cell", .title), Parameter("selected", .bool), animated],
      of: .tables,
      to: .cell,
      by: .cellLooks
    ),
    .message(
      "tapped",
      "tapped(_:)",
      [Parameter("location", .point)],
      of: .tables,
      to: .action,
      by: .tap
    ),
  ]

  /// The properties of a table, and what its data source answers from.
  static let tableProperties: [Entry] = modelProperties + ownProperties

  /// The properties of a table.
  private static let ownProperties: [Entry] = [
    .property("allowsMultipleSelection", .bool, of: .tables, changes: .picking, idle: .asItIs),
    .property(
      "allowsMultipleSelectionDuringEditing",
      .bool,
      of: .tables,
      changes: .picking,
      idle: .asItIs
    ),
    .property("allowsSelection", .bool, of: .tables, changes: .picking, idle: .asItIs),
    .property("allowsSelectionDuringEditing", .bool, of: .tables, changes: .picking, idle: .asItIs),
    .property("estimatedRowHeight", .dimension, of: .tables, changes: .estimates, idle: .asItIs),
    .property(
      "estimatedSectionFooterHeight",
      .dimension,
      of: .tables,
      changes: .estimates,
      idle: .asItIs
    ),
    .property(
      "estimatedSectionHeaderHeight",
      .dimension,
      of: .tables,
      changes: .estimates,
      idle: .asItIs
    ),
    .property("isEditing", .bool, of: .tables, changes: .editing, idle: .asItIs),
    .property("isPrefetchingEnabled", .bool, of: .tables, changes: .prefetching, idle: .asItIs),
    .property("rowHeight", .dimension, of: .tables, changes: .heights, idle: .asItIs),
    .property("sectionFooterHeight", .dimension, of: .tables, changes: .heights, idle: .asItIs),
    .property("sectionHeaderHeight", .dimension, of: .tables, changes: .heights, idle: .asItIs),
    .property(
      "sectionHeaderTopPadding",
      .dimension,
      of: .tables,
      changes: .estimates,
      idle: .asItIs
    ),
    .property(
      "sectionIndexMinimumDisplayRowCount",
      .integer(atLeast: 0),
      of: .tables,
      changes: .index,
      idle: .asItIs
    ),
    .property(
      "selectionStyle",
      .oneOf(["none", "blue", "gray", "default"]),
      of: .table,
      changes: .picking,
      idle: .asItIs
    ),
    .property("tableFooterView", .length, of: .tables, changes: .heights, idle: .asItIs),
    .property("tableHeaderView", .length, of: .tables, changes: .heights, idle: .asItIs),
  ]

  private static let scrollPosition = ValueKind.oneOf(["none", "top", "middle", "bottom"])
}
