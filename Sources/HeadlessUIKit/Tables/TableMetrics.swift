/// The sizes that a table falls back on, in points; from memory, and judged by no rule.
nonisolated enum TableMetrics {
  /// A row whose height is automatic, as the plain cell wants it.
  static let rowHeight = 44.0
  /// A header or footer with a title, in a plain table.
  static let titleHeight = 28.0
  /// A header or footer with a title, in a grouped table.
  static let groupedTitleHeight = 38.0
  /// The room above and below a section of a grouped table that has no title there (R022).
  static let groupedGap = 18.0
  /// The distance of an inset table's rows from its sides: the usual margin of a screen, which no source gives
  /// for tables, so no rule judges it.
  static let inset = 16.0
  /// The same in a table of `wideTable` points and more.
  static let wideInset = 20.0
  /// The least width of a wide table.
  static let wideTable = 414.0
  /// The right end of a cell that has an accessory.
  static let accessoryWidth = 44.0
  /// The left end of a cell that has a control there in editing mode.
  static let editControlWidth = 40.0
  /// The right end of a cell that has a handle there in editing mode.
  static let reorderControlWidth = 44.0
  /// The button that confirms a deletion.
  static let confirmationWidth = 74.0
  /// The share of a row's width that a finger goes across to run the row's first action.
  static let fullSwipe = 0.6
  /// The number of rows that are announced ahead (R547).
  static let announcedRows = 10
  /// The strip of the section index.
  static let indexWidth = 15.0
}
