extension Vocabulary {
  /// The questions and messages of a table besides those of a scroll view.
  static let tableMessages: [Entry] = [
    dataMessages, prefetchMessages, heightMessages, displayMessages, selectionMessages,
    cellMessages, editingMessages,
  ].flatMap(\.self)

  /// The questions about its data.
  private static let dataMessages: [Entry] = [
    .question(
      "numberOfSections",
      "numberOfSections(in:)",
      answer: .integer(atLeast: -1_000_000),
      usual: .ofComponent,
      of: .tables,
      to: .tableViewDataSource,
      by: .counts
    ),
    .question(
      "numberOfRows",
      "tableView(_:numberOfRowsInSection:)",
      [Parameter("numberOfRowsInSection", .section)],
      answer: .integer(atLeast: -1_000_000),
      usual: .required,
      of: .tables,
      to: .tableViewDataSource,
      by: .counts
    ),
    .question(
      "cellForRow",
      "tableView(_:cellForRowAt:)",
      [Parameter("cellForRowAt", .indexPath)],
      answer: .text,
      usual: .required,
      of: .tables,
      to: .tableViewDataSource,
      by: .cells
    ),
    .question(
      "titleForHeader",
      "tableView(_:titleForHeaderInSection:)",
      [Parameter("titleForHeaderInSection", .section)],
      answer: .text,
      usual: .none,
      of: .tables,
      to: .tableViewDataSource,
      by: .measures
    ),
    .question(
      "titleForFooter",
      "tableView(_:titleForFooterInSection:)",
      [Parameter("titleForFooterInSection", .section)],
      answer: .text,
      usual: .none,
      of: .tables,
      to: .tableViewDataSource,
      by: .measures
    ),
    .question(
      "askForSectionIndexTitles",
      "sectionIndexTitles(for:)",
      answer: .optional(.list(.title)),
      usual: .none,
      of: .tables,
      to: .tableViewDataSource,
      by: .indexTitles
    ),
    .question(
      "sectionForSectionIndexTitle",
      "tableView(_:sectionForSectionIndexTitle:at:)",
      [Parameter("sectionForSectionIndexTitle", .title), Parameter("at", .integer(atLeast: 0))],
      answer: .integer(atLeast: 0),
      usual: .ofComponent,
      of: .tables,
      to: .tableViewDataSource,
      by: .indexSections
    ),
  ]

  /// The messages about rows that may come into view.
  private static let prefetchMessages: [Entry] = [
    .message(
      "prefetchRows",
      "tableView(_:prefetchRowsAt:)",
      [Parameter("prefetchRowsAt", .list(.indexPath))],
      of: .tables,
      to: .prefetchDataSource,
      by: .display
    ),
    .message(
      "cancelPrefetching",
      "tableView(_:cancelPrefetchingForRowsAt:)",
      [Parameter("cancelPrefetchingForRowsAt", .list(.indexPath))],
      of: .tables,
      to: .prefetchDataSource,
      by: .display
    ),
  ]

  /// The questions about heights, and about views of headers and footers.
  private static let heightMessages: [Entry] = [
    .question(
      "heightForRow",
      "tableView(_:heightForRowAt:)",
      [Parameter("heightForRowAt", .indexPath)],
      answer: .dimension,
      usual: .ofProperties,
      of: .tables,
      to: .tableViewDelegate,
      by: .measures
    ),
    .question(
      "heightForHeader",
      "tableView(_:heightForHeaderInSection:)",
      [Parameter("heightForHeaderInSection", .section)],
      answer: .dimension,
      usual: .ofProperties,
      of: .tables,
      to: .tableViewDelegate,
      by: .measures
    ),
    .question(
      "heightForFooter",
      "tableView(_:heightForFooterInSection:)",
      [Parameter("heightForFooterInSection", .section)],
      answer: .dimension,
      usual: .ofProperties,
      of: .tables,
      to: .tableViewDelegate,
      by: .measures
    ),
    .question(
      "estimatedHeightForRow",
      "tableView(_:estimatedHeightForRowAt:)",
      [Parameter("estimatedHeightForRowAt", .indexPath)],
      answer: .dimension,
      usual: .ofProperties,
      of: .tables,
      to: .tableViewDelegate,
      by: .measures
    ),
    .question(
      "estimatedHeightForHeader",
      "tableView(_:estimatedHeightForHeaderInSection:)",
      [Parameter("estimatedHeightForHeaderInSection", .section)],
      answer: .dimension,
      usual: .ofProperties,
      of: .tables,
      to: .tableViewDelegate,
      by: .measures
    ),
    .question(
      "estimatedHeightForFooter",
      "tableView(_:estimatedHeightForFooterInSection:)",
      [Parameter("estimatedHeightForFooterInSection", .section)],
      answer: .dimension,
      usual: .ofProperties,
      of: .tables,
      to: .tableViewDelegate,
      by: .measures
    ),
    .question(
      "viewForHeader",
      "tableView(_:viewForHeaderInSection:)",
      [Parameter("viewForHeaderInSection", .section)],
      answer: .text,
      usual: .none,
      of: .tables,
      to: .tableViewDelegate,
      by: .edgeViews
    ),
    .question(
      "viewForFooter",
      "tableView(_:viewForFooterInSection:)",
      [Parameter("viewForFooterInSection", .section)],
      answer: .text,
      usual: .none,
      of: .tables,
      to: .tableViewDelegate,
      by: .edgeViews
    ),
  ]

  /// The messages about rows and headers that come and go.
  private static let displayMessages: [Entry] = [
    .message(
      "willDisplayCell",
      "tableView(_:willDisplay:forRowAt:)",
      [Parameter("willDisplay", .title), Parameter("forRowAt", .indexPath)],
      of: .tables,
      to: .tableViewDelegate,
      by: .display
    ),
    .message(
      "willDisplayHeader",
      "tableView(_:willDisplayHeaderView:forSection:)",
      [Parameter("willDisplayHeaderView", .text), Parameter("forSection", .section)],
      of: .tables,
      to: .tableViewDelegate,
      by: .display
    ),
    .message(
      "willDisplayFooter",
      "tableView(_:willDisplayFooterView:forSection:)",
      [Parameter("willDisplayFooterView", .text), Parameter("forSection", .section)],
      of: .tables,
      to: .tableViewDelegate,
      by: .display
    ),
    .message(
      "didEndDisplayingCell",
      "tableView(_:didEndDisplaying:forRowAt:)",
      [Parameter("didEndDisplaying", .title), Parameter("forRowAt", .indexPath)],
      of: .tables,
      to: .tableViewDelegate,
      by: .display
    ),
    .message(
      "didEndDisplayingHeader",
      "tableView(_:didEndDisplayingHeaderView:forSection:)",
      [Parameter("didEndDisplayingHeaderView", .text), Parameter("forSection", .section)],
      of: .tables,
      to: .tableViewDelegate,
      by: .display
    ),
    .message(
      "didEndDisplayingFooter",
      "tableView(_:didEndDisplayingFooterView:forSection:)",
      [Parameter("didEndDisplayingFooterView", .text), Parameter("forSection", .section)],
      of: .tables,
      to: .tableViewDelegate,
      by: .display
    ),
  ]

  /// The properties from which the scripted data source answers; patterns are repeated over the
  /// rows of a section.
  static let modelProperties: [Entry] = [
    .property(
      "accessoryTypes",
      .list(
        .oneOf([
          "none", "disclosureIndicator", "detailDisclosureButton", "checkmark", "detailButton",
        ])
      ),
      of: .tables,
      changes: .data,
      idle: .asItIs
    ),
    .property(
      "dequeues",
      .oneOf(["indexPath", "identifier", "never"]),
      of: .table,
      changes: .cells,
      idle: .asItIs
    ),
    .property("footers", .list(.text), of: .tables, changes: .data, idle: .asItIs),
    .property("headers", .list(.text), of: .tables, changes: .data, idle: .asItIs),
    .property("identifiers", .list(.text), of: .table, changes: [.data, .cells], idle: .asItIs),
    .property("registers", .list(.title), of: .table, changes: .cells, idle: .asItIs),
    .property("rowHeights", .list(.dimension), of: .tables, changes: .data, idle: .asItIs),
    .property("sectionIndexTitles", .list(.title), of: .tables, changes: .data, idle: .asItIs),
    .property("sections", .counts, of: .table, changes: .data, idle: .asItIs),
  ]

  /// The keys that only a `config` may set: they are fixed when the table is made, or when it gets
  /// its data source.
  static let fixedTableProperties: [Entry] = [
    .fixed("commits", .bool, of: .tables),
    .fixed("diffable", .bool, of: .tables),
    .fixed("moves", .bool, of: .tables),
    .fixed("prefetchDataSource", .bool, of: .tables),
    .fixed("style", .oneOf(["plain", "grouped", "insetGrouped"]), of: .tables),
  ]

  /// The state that can be read of a table, and of the cell that a message is about.
  static let tableStateKeys: [Entry] = [
    .key("indexPathsForSelectedRows", .list(.indexPath), of: .tables),
    .key("isEditing", .bool, of: .tables),
    .key("isHighlighted", .bool, of: .tablesAndControls),
    .key("isSelected", .bool, of: .tablesAndControls),
    .key("visibleFooters", .sectionTops, of: .tables),
    .key("visibleHeaders", .sectionTops, of: .tables),
    .key("visibleRows", .optional(.indexPathRange), of: .tables),
  ]
}
