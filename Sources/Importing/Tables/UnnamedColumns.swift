import Traces

/// The columns of a table whose first line has numbers and no names.
struct UnnamedColumns {
  /// Names for them: their numbers from 1, or those of a table that is known.
  let names: [TableField]
  /// The text about the names; nil if somebody has said which columns are which.
  let remark: String?

  /// The columns of Touchalytics, in their order.
  private static let touchalytics = [
    "phone", "user", "document", "time_ms", "action", "orientation", "x", "y", "pressure", "area",
    "fingerorientation",
  ]

  /// Looks at the fields of a first line; nil: they are names.
  ///
  /// - Throws: `ImportProblem` where nobody says which column is which.
  init?(_ fields: [TableField], _ settings: ImportSettings) throws(ImportProblem) {
    guard fields.count > 1, fields.allSatisfy({ PlainNumber.read($0.text) != nil }) else {
      return nil
    }
    if settings.columns.isEmpty, fields.count == Self.touchalytics.count {
      names = zip(Self.touchalytics, fields).map { TableField(text: $0, offset: $1.offset) }
      remark =
        "the columns have no names, and are taken as those of Touchalytics (--columns NAME=NUMBER)"
      return
    }
    guard !settings.columns.isEmpty else {
      throw ImportProblem(
        fields[0].offset,
        "the first line has numbers and no names of columns",
        expected: "names of columns in the first line",
        suggestion: "say which they are by number, such as --columns time=1 --columns phase=2"
          + " --columns x=3 --columns y=4"
      )
    }
    names = fields.enumerated().map { TableField(text: "\($0 + 1)", offset: $1.offset) }
    remark = nil
  }
}
