import Traces

/// The numbers of rows that UIKit tells where an update of a table does not fit.
struct CrashNumbers: Hashable {
  /// The section that they are about.
  var section: Int
  /// The row that is not there; nil: the reason is about counts.
  var row: Int?
  /// The number of rows of the section before the update; nil if not told.
  var before: Int?
  /// The number of its rows after the update; nil if not told.
  var after: Int?
  /// The change of the number of rows; nil if not told.
  var change: Int?

  /// Reads a reason; nil: it is none about rows.
  init?(_ reason: String) {
    let bytes = Array(reason.utf8)
    let line = LineScanner(bytes, bytes.indices)
    if let section = Self.number(behind: "existing section after the update (", line) {
      after = section
      before = Self.number(behind: "before the update (", line)
      guard let place = Self.number(behind: "in section ", line) else { return nil }
      self.section = place
      change = Self.change(line)
      return
    }
    guard let row = Self.number(behind: "row ", line),
      let section = Self.number(behind: "section ", line),
      let count = Self.number(behind: "only contains ", line)
        ?? Self.number(behind: "there are only ", line)
    else { return nil }
    self.row = row
    self.section = section
    if reason.contains("after the update") { after = count } else { before = count }
  }

  private static func change(_ line: LineScanner) -> Int? {
    guard let inserted = number(before: " inserted", line),
      let deleted = number(before: " deleted", line)
    else { return nil }
    let moved = (number(before: " moved in", line) ?? 0) - (number(before: " moved out", line) ?? 0)
    return inserted - deleted + moved
  }

  private static func number(behind text: String, _ line: LineScanner) -> Int? {
    var line = line
    while line.take(through: text) != nil {
      var rest = line
      if let number = Int(rest.take(while: \.isDigit)) { return number }
    }
    return nil
  }

  private static func number(before text: String, _ line: LineScanner) -> Int? {
    var line = line
    while let head = line.take(through: text) {
      if let number = Int(String(head.reversed().prefix { $0.isNumber }.reversed())) {
        return number
      }
    }
    return nil
  }

  /// Returns the text about the numbers, compared with the log's facts about the section; nil if
  /// there is nothing to say.
  ///
  /// - Parameter counted: how many rows the log says that it has; nil: it does not.
  /// - Returns: a sentence for people.
  func sentence(counted: Int?) -> String? {
    if let before, let after, let change {
      let expected = before + change
      guard expected != after else {
        return "the exception's own numbers fit, so they do not explain it (R160):"
          + " \(before) rows of section \(section), \(change) more, and \(after) afterwards"
      }
      return
        "the exception says why (R160): section \(section) has \(after) rows, and \(expected) were due"
    }
    guard let row, let count = before ?? after else { return nil }
    guard row >= count else {
      return "the exception's own numbers do not explain it (R167): row \(row) is one of \(count)"
    }
    guard let counted, counted != count else {
      return
        "the exception says why (R167): section \(section) has \(count) rows, and none is row \(row)"
    }
    return "the exception tells \(count) rows of section \(section), and the log \(counted) (R167)"
  }
}
