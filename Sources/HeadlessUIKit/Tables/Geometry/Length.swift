/// A distance down a table, counted in parts of a point so small that sums are exact.
///
/// Thousandths and thirds of points are whole numbers of parts. So a row ends exactly where the next
/// one begins, in whatever order the heights were added up.
nonisolated struct Length: Hashable, Comparable, Sendable {
  private static let partsPerPoint = 3_000_000.0
  /// Beyond this there is nothing: a table is never longer.
  private static let most = Int64.max / 4

  private(set) var parts: Int64

  static let zero = Length(parts: 0)

  private init(parts: Int64) {
    self.parts = parts
  }

  /// Creates the length nearest to a number of points; what is not a number is none.
  init(_ points: Double) {
    let exact = points * Self.partsPerPoint
    let limit = Double(Self.most)
    if exact >= limit {
      parts = Self.most
    } else if exact <= -limit {
      parts = -Self.most
    } else if exact == exact {
      parts = exact < 0 ? -Int64(0.5 - exact) : Int64(exact + 0.5)
    } else {
      parts = 0
    }
  }

  /// Creates the height of something: not less than zero.
  init(height points: Double) {
    self.init(points > 0 ? points : 0)
  }

  /// The length in points, as near as a `Double` comes.
  var points: Double { Double(parts) / Self.partsPerPoint }

  static func < (one: Length, other: Length) -> Bool { one.parts < other.parts }

  static func + (one: Length, other: Length) -> Length {
    Length(parts: min(one.parts + other.parts, most))
  }

  static func - (one: Length, other: Length) -> Length {
    Length(parts: one.parts - other.parts)
  }

  static func * (one: Length, count: Int) -> Length {
    let (parts, isTooLong) = one.parts.multipliedReportingOverflow(by: Int64(count))
    return Length(parts: isTooLong ? most : min(parts, most))
  }

  /// Returns the whole number of times that another length fits in; the other must not be zero.
  static func / (one: Length, other: Length) -> Int {
    Int(one.parts / other.parts)
  }

  /// Returns the rest of a division by another length; the other must not be zero.
  static func % (one: Length, other: Length) -> Length {
    Length(parts: one.parts % other.parts)
  }
}
