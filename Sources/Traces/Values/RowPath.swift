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
    let bytes = text.utf8.span
    var place = 0
    guard let section = Self.number(bytes, at: &place),
      place < bytes.count, bytes[place] == UInt8(ascii: "-")
    else { return nil }
    place += 1
    guard let row = Self.number(bytes, at: &place), place == bytes.count else { return nil }
    self.init(section: section, row: row)
  }

  /// The path as the format writes it.
  public var description: String { String(section) + "-" + String(row) }

  /// Orders by section first, then by row (R003).
  public static func < (left: RowPath, right: RowPath) -> Bool {
    (left.section, left.row) < (right.section, right.row)
  }

  /// Reads a whole number without needless zeros.
  static func number(_ text: Span<UInt8>) -> Int? {
    var place = 0
    guard let number = number(text, at: &place), place == text.count else { return nil }
    return number
  }

  /// Reads a whole number without needless zeros, as far as its digits go.
  private static func number(_ text: Span<UInt8>, at place: inout Int) -> Int? {
    let isNegative = place < text.count && text[place] == UInt8(ascii: "-")
    if isNegative { place += 1 }
    let first = place
    var value = 0
    while place < text.count {
      let digit = text[place] &- UInt8(ascii: "0")
      guard digit < 10 else { break }
      let (tens, isTooMuch) = value.multipliedReportingOverflow(by: 10)
      let (next, isMore) = tens.addingReportingOverflow(Int(digit))
      guard !isTooMuch, !isMore else { return nil }
      value = next
      place += 1
    }
    guard place > first else { return nil }
    if text[first] == UInt8(ascii: "0"), place > first + 1 || isNegative { return nil }
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
