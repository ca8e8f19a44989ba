extension Vocabulary {
  /// What a table tells and asks besides what it does as a scroll view.
  static let tableMessages: [Entry] = [
    dataMessages, prefetchMessages, heightMessages, displayMessages, selectionMessages,
    cellMessages, editingMessages,
  ].flatMap(\.self)

  private static let rowCount = ValueKind.integer(atLeast: -1_000_000)
  private static let title = ValueKind.text

  private static let dataMessages: [Entry] = [
    Entry("numberOfSections(in:)", answer: rowCount),
    aboutSection("tableView(_:numberOfRowsInSection:)", answer: rowCount),
    aboutRow("tableView(_:cellForRowAt:)", answer: .text),
    aboutSection("tableView(_:titleForHeaderInSection:)", answer: title),
    aboutSection("tableView(_:titleForFooterInSection:)", answer: title),
    Entry("sectionIndexTitles(for:)", answer: .optional(.list(.title))),
    Entry(
      "tableView(_:sectionForSectionIndexTitle:at:)",
      [Parameter("sectionForSectionIndexTitle", .title), Parameter("at", .integer(atLeast: 0))],
      answer: .integer(atLeast: 0)
    ),
  ]

  private static let prefetchMessages: [Entry] = [
    aboutRow("tableView(_:prefetchRowsAt:)", .list(.indexPath)),
    aboutRow("tableView(_:cancelPrefetchingForRowsAt:)", .list(.indexPath)),
  ]

  private static let heightMessages: [Entry] = [
    aboutRow("tableView(_:heightForRowAt:)", answer: .dimension),
    aboutSection("tableView(_:heightForHeaderInSection:)", answer: .dimension),
    aboutSection("tableView(_:heightForFooterInSection:)", answer: .dimension),
    aboutRow("tableView(_:estimatedHeightForRowAt:)", answer: .dimension),
    aboutSection("tableView(_:estimatedHeightForHeaderInSection:)", answer: .dimension),
    aboutSection("tableView(_:estimatedHeightForFooterInSection:)", answer: .dimension),
    aboutSection("tableView(_:viewForHeaderInSection:)", answer: .text),
    aboutSection("tableView(_:viewForFooterInSection:)", answer: .text),
  ]

  private static let displayMessages: [Entry] =
    ["willDisplay", "didEndDisplaying"].flatMap { label in
      [
        Entry(
          "tableView(_:\(label):forRowAt:)",
          [Parameter(label, .title), Parameter("forRowAt", .indexPath)]
        ),
        Entry(
          "tableView(_:\(label)HeaderView:forSection:)",
          [Parameter("\(label)HeaderView", .text), Parameter("forSection", .section)]
        ),
        Entry(
          "tableView(_:\(label)FooterView:forSection:)",
          [Parameter("\(label)FooterView", .text), Parameter("forSection", .section)]
        ),
      ]
    }

  /// A path may be missing here: components have told of rows that are none (B-01, B-02).
  private static let selectionMessages: [Entry] = [
    aboutRow("tableView(_:shouldHighlightRowAt:)", .optional(.indexPath), answer: .bool),
    aboutRow("tableView(_:didHighlightRowAt:)", .optional(.indexPath)),
    aboutRow("tableView(_:didUnhighlightRowAt:)", .optional(.indexPath)),
    aboutRow(
      "tableView(_:willSelectRowAt:)",
      .optional(.indexPath),
      answer: .optional(.indexPath)
    ),
    aboutRow("tableView(_:didSelectRowAt:)", .optional(.indexPath)),
    aboutRow(
      "tableView(_:willDeselectRowAt:)",
      .optional(.indexPath),
      answer: .optional(.indexPath)
    ),
    aboutRow("tableView(_:didDeselectRowAt:)", .optional(.indexPath)),
    aboutRow("tableView(_:performPrimaryActionForRowAt:)", .optional(.indexPath)),
    aboutRow("tableView(_:accessoryButtonTappedForRowWith:)", .optional(.indexPath)),
    Entry("selectionDidChange(_:)"),
  ]

  /// What a table does to a cell, and a tap recognizer's action.
  private static let cellMessages: [Entry] = [
    Entry("prepareForReuse()", [Parameter("cell", .title)]),
    Entry(
      "setHighlighted(_:animated:)",
      [Parameter("cell", .title), Parameter("highlighted", .bool), Parameter("animated", .bool)]
    ),
    Entry(
      "setSelected(_:animated:)",
      [Parameter("cell", .title), Parameter("selected", .bool), Parameter("animated", .bool)]
    ),
    Entry("tapped(_:)", [Parameter("location", .point)]),
  ]

  /// A message about one row: its last label says which.
  static func aboutRow(
    _ text: String,
    _ kind: ValueKind = .indexPath,
    answer: ValueKind = .nothing
  ) -> Entry {
    Entry(text, [Parameter(lastLabel(text), kind)], answer: answer)
  }

  /// A message about one section: its last label says which.
  private static func aboutSection(_ text: String, answer: ValueKind = .nothing) -> Entry {
    Entry(text, [Parameter(lastLabel(text), .section)], answer: answer)
  }

  private static func lastLabel(_ text: String) -> String {
    let labels = text.utf8.dropLast(":)".utf8.count)
    guard let colon = labels.lastIndex(of: UInt8(ascii: ":")) else { return "" }
    return String(Substring(labels[labels.index(after: colon)...]))
  }
}

extension Vocabulary {
  /// The methods of a table that a trace may call.
  static let tableMethods: [Entry] = rowMethods + updateMethods + snapshotMethods

  private static let rowMethods: [Entry] = [
    Entry("reloadData()"),
    Entry("reloadSectionIndexTitles()"),
    Entry("cellForRow(at:)", [Parameter("at", .indexPath)]),
    Entry(
      "selectRow(at:animated:scrollPosition:)",
      [
        Parameter("at", .optional(.indexPath)), Parameter("animated", .bool),
        Parameter("scrollPosition", scrollPosition),
      ]
    ),
    Entry(
      "deselectRow(at:animated:)",
      [Parameter("at", .indexPath), Parameter("animated", .bool)]
    ),
    // A label that comes twice is told by the parameter's name.
    Entry(
      "scrollToRow(at:at:animated:)",
      [
        Parameter("at", .indexPath), Parameter("scrollPosition", scrollPosition),
        Parameter("animated", .bool),
      ]
    ),
    Entry(
      "scrollToNearestSelectedRow(at:animated:)",
      [Parameter("scrollPosition", scrollPosition), Parameter("animated", .bool)]
    ),
    Entry(
      "setEditing(_:animated:)",
      [Parameter("editing", .bool), Parameter("animated", .bool)]
    ),
    // Of the action whose handler came last.
    Entry("completionHandler(_:)", [Parameter("actionPerformed", .bool)]),
    // Of the cell that shows a row.
    Entry(
      "setSelected(_:animated:)",
      [Parameter("at", .indexPath), Parameter("selected", .bool), Parameter("animated", .bool)]
    ),
  ]

  private static let scrollPosition = ValueKind.oneOf(["none", "top", "middle", "bottom"])

  /// What a `config` alone may set: it is decided when the table is made, or when
  /// it gets its data source.
  static let fixedTableProperties: [Entry] = [
    property("commits", .bool),
    property("diffable", .bool),
    property("moves", .bool),
    property("prefetchDataSource", .bool),
    property("style", .oneOf(["plain", "grouped", "insetGrouped"])),
  ]

  /// The properties of a table, and what its data source answers from.
  static let tableProperties: [Entry] =
    modelProperties + [
      property("allowsMultipleSelection", .bool),
      property("allowsMultipleSelectionDuringEditing", .bool),
      property("allowsSelection", .bool),
      property("allowsSelectionDuringEditing", .bool),
      property("estimatedRowHeight", .dimension),
      property("estimatedSectionFooterHeight", .dimension),
      property("estimatedSectionHeaderHeight", .dimension),
      property("isEditing", .bool),
      property("isPrefetchingEnabled", .bool),
      property("rowHeight", .dimension),
      property("sectionFooterHeight", .dimension),
      property("sectionHeaderHeight", .dimension),
      property("sectionHeaderTopPadding", .dimension),
      property("sectionIndexMinimumDisplayRowCount", .integer(atLeast: 0)),
      property("selectionStyle", .oneOf(["none", "blue", "gray", "default"])),
      property("tableFooterView", .length),
      property("tableHeaderView", .length),
    ]

  /// What the scripted data source answers from; patterns are repeated over the rows of a section.
  private static let modelProperties: [Entry] = [
    property(
      "accessoryTypes",
      .list(
        .oneOf([
          "none", "disclosureIndicator", "detailDisclosureButton", "checkmark", "detailButton",
        ])
      )
    ),
    property("dequeues", .oneOf(["indexPath", "identifier", "never"])),
    property("footers", .list(.text)),
    property("headers", .list(.text)),
    property("identifiers", .list(.text)),
    property("registers", .list(.title)),
    property("rowHeights", .list(.dimension)),
    property("sectionIndexTitles", .list(.title)),
    property("sections", .counts),
  ]

  /// The properties of a tap recognizer, which `tapRecognizer` gives to any view.
  static let tapProperties: [Entry] = [
    property("cancelsTouchesInView", .bool),
    property("numberOfTapsRequired", .integer(atLeast: 1)),
    property("numberOfTouchesRequired", .integer(atLeast: 1)),
    property("tapRecognizer", .bool),
  ]

  /// What can be read of a table, and of the cell that a message is about.
  static let tableStateKeys: [Entry] = [
    property("indexPathsForSelectedRows", .list(.indexPath)),
    property("isEditing", .bool),
    property("isHighlighted", .bool),
    property("isSelected", .bool),
    property("visibleFooters", .sectionTops),
    property("visibleHeaders", .sectionTops),
    property("visibleRows", .optional(.indexPathRange)),
  ]
}
