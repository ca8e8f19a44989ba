import Traces

/// A day of the calendar, in UTC.
public struct CalendarDate: Hashable, Sendable, Codable {
  private let year: Int
  private let month: Int
  private let day: Int

  /// A day before every other.
  public static let distantPast = CalendarDate(year: 0, month: 1, day: 1)

  private init(year: Int, month: Int, day: Int) {
    self.year = year
    self.month = month
    self.day = day
  }

  /// Reads a day such as `2027-01-31`; nil: there is no such day.
  public init?(_ text: String) {
    let parts = text.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
    guard parts.map(\.count) == [4, 2, 2] else { return nil }
    guard parts.allSatisfy({ $0.allSatisfy(\.isDigit) }) else { return nil }
    let numbers = parts.compactMap { Int(String(decoding: $0, as: UTF8.self)) }
    guard numbers.count == 3, (1...12).contains(numbers[1]) else { return nil }
    let days = Self.days(in: numbers[1], of: numbers[0])
    guard numbers[0] > 0, (1...days).contains(numbers[2]) else { return nil }
    self.init(year: numbers[0], month: numbers[1], day: numbers[2])
  }

  private static func days(in month: Int, of year: Int) -> Int {
    switch month {
    case 4, 6, 9, 11: 30
    case 2: isLeap(year) ? 29 : 28
    default: 31
    }
  }

  private static func isLeap(_ year: Int) -> Bool {
    year.isMultiple(of: 4) && (!year.isMultiple(of: 100) || year.isMultiple(of: 400))
  }
}

extension CalendarDate: Comparable {
  /// Returns true if `left` comes before `right`.
  public static func < (left: CalendarDate, right: CalendarDate) -> Bool {
    (left.year, left.month, left.day) < (right.year, right.month, right.day)
  }
}

extension CalendarDate: CustomStringConvertible {
  /// The day as `2027-01-31`.
  public var description: String {
    let padded = { (number: Int, width: Int) in
      let digits = String(number)
      return String(repeating: "0", count: max(0, width - digits.count)) + digits
    }
    return "\(padded(year, 4))-\(padded(month, 2))-\(padded(day, 2))"
  }
}
