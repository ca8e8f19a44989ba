import Traces

/// One line of JSON, taken apart into its numbers and the text around them.
///
/// The lines of a transcript differ in little else than numbers: so the text is written once, and
/// the numbers as differences. Digits inside strings are numbers too, for nothing here reads JSON:
/// text and numbers put together again are the line.
struct LinePattern {
  /// The text, with a caret in the place of each number.
  private(set) var text: [UInt8] = []
  /// The numbers in their order, in millionths.
  private(set) var numbers: [Int64] = []

  /// The sign for a number.
  static let caret = UInt8(ascii: "^")
  /// The text for a caret of the line: JSON's own way to write a caret without one.
  private static let escapedCaret = Array("\\u005e".utf8)
  /// The most digits that a number may have before its point; one with decimals has fewer.
  private static let mostDigits = (whole: 12, withDecimals: 7, decimals: 6)

  /// Takes a line apart.
  init(_ line: some Collection<UInt8>) {
    let line = Array(line)
    text.reserveCapacity(line.count)
    var place = 0
    while place < line.count {
      if let (number, end) = Self.number(in: line, at: place) {
        numbers.append(number)
        text.append(Self.caret)
        place = end
      } else if Self.isDigit(line, place) {
        // Digits that are no number which comes out as it was: leading zeros, or too many.
        while Self.isDigit(line, place) {
          text.append(line[place])
          place += 1
        }
      } else {
        if line[place] == Self.caret {
          text += Self.escapedCaret
        } else {
          text.append(line[place])
        }
        place += 1
      }
    }
  }

  /// Returns the number that begins at a place, and where it ends.
  private static func number(in line: [UInt8], at start: Int) -> (Int64, end: Int)? {
    let isNegative = line[start] == UInt8(ascii: "-") && maySign(line, start)
    let first = isNegative ? start + 1 : start
    guard isDigit(line, first) else { return nil }
    guard let (whole, point) = digits(in: line, at: first, most: mostDigits.whole) else {
      return nil
    }
    var value = whole * 1_000_000
    var end = point
    if point - first <= mostDigits.withDecimals,
      let (decimals, last) = decimals(in: line, at: point)
    {
      value += decimals
      end = last
    }
    guard value != 0 || !isNegative else { return nil }
    return (isNegative ? -value : value, end)
  }

  /// Returns a whole number without leading zeros.
  private static func digits(in line: [UInt8], at start: Int, most: Int) -> (Int64, end: Int)? {
    var end = start
    while isDigit(line, end) { end += 1 }
    let isPlain = end - start <= most && (line[start] != UInt8(ascii: "0") || end == start + 1)
    guard isPlain else { return nil }
    return (line[start..<end].reduce(0) { $0 * 10 + Int64($1 - UInt8(ascii: "0")) }, end)
  }

  /// Returns the digits behind a decimal point, in millionths, if no zero ends them.
  private static func decimals(in line: [UInt8], at point: Int) -> (Int64, end: Int)? {
    guard point < line.count, line[point] == UInt8(ascii: "."), isDigit(line, point + 1) else {
      return nil
    }
    var end = point + 1
    while isDigit(line, end) { end += 1 }
    let count = end - point - 1
    guard count <= mostDigits.decimals, line[end - 1] != UInt8(ascii: "0") else { return nil }
    let value = line[(point + 1)..<end].reduce(0) { $0 * 10 + Int64($1 - UInt8(ascii: "0")) }
    return ((count..<mostDigits.decimals).reduce(value) { sum, _ in sum * 10 }, end)
  }

  /// Returns true if a hyphen is a sign: it is none between two digits, as in an index path.
  private static func maySign(_ line: [UInt8], _ place: Int) -> Bool {
    guard place > 0 else { return false }
    return [UInt8(ascii: ":"), UInt8(ascii: ","), UInt8(ascii: "[")].contains(line[place - 1])
  }

  private static func isDigit(_ line: [UInt8], _ place: Int) -> Bool {
    place < line.count && line[place].isDigit
  }
}
