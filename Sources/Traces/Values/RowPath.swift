/// An index path of a table: a section, and a row in it; the format writes `"section-row"`.
///
/// Wrong ones can be written too (`"0--1"`, `"2147483647-2147483647"`), for a component may tell them.
public struct RowPath: Hashable, Comparable, Sendable, CustomStringConvertible {
  /// The number of the section.
  public var section: Int
  /// The number of the row in its section.
  public var row: Int

  /// Creates a path from its two numbers.
  public init(section: Int, row: Int) {
    self.section = section
    self.row = row
  }

  /// Creates the path that a text spells; there is one spelling for each.
  public init?(_ text: String) {
    let bytes = text.utf8
    // A hyphen at the very beginning is a sign.
    guard let hyphen = bytes.dropFirst().firstIndex(of: UInt8(ascii: "-")),
      let section = Self.number(bytes[..<hyphen]),
      let row = Self.number(bytes[bytes.index(after: hyphen)...])
    else { return nil }
    self.init(section: section, row: row)
  }

  /// The path as the format writes it.
  public var description: String { "\(section)-\(row)" }

  /// Orders by section first, then by row (R003).
  public static func < (left: RowPath, right: RowPath) -> Bool {
    (left.section, left.row) < (right.section, right.row)
  }

  /// Reads a whole number without needless zeros.
  static func number(_ text: Substring.UTF8View) -> Int? {
    let isNegative = text.first == UInt8(ascii: "-")
    let digits = isNegative ? text.dropFirst() : text
    guard let first = digits.first else { return nil }
    if first == UInt8(ascii: "0"), digits.count > 1 || isNegative { return nil }
    var value = 0
    for byte in digits {
      let digit = byte &- UInt8(ascii: "0")
      guard digit < 10 else { return nil }
      let (tens, isTooMuch) = value.multipliedReportingOverflow(by: 10)
      let (next, isMore) = tens.addingReportingOverflow(Int(digit))
      guard !isTooMuch, !isMore else { return nil }
      value = next
    }
    return isNegative ? -value : value
  }
}

extension Value {
  /// Creates an index path's value.
  public init(_ path: RowPath) {
    self = .string(path.description)
  }

  /// The index path, where this is one.
  public var rowPath: RowPath? {
    guard case .string(let text) = self else { return nil }
    return RowPath(text)
  }
}
