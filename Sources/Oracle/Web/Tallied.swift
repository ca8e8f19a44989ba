/// The number of something, as far as that is known: at least, and at most.
struct Tallied: Hashable, Sendable {
  private(set) var least: Int
  private(set) var most: Int

  static let none = Tallied(least: 0, most: 0)
  /// A number of which nothing is known.
  static let unknown = Tallied(least: 0, most: unbounded)
  private static let unbounded = Int.max / 2

  var isSurelyNone: Bool { most == 0 }
  var areSurelySome: Bool { least > 0 }
  var isKnown: Bool { least == most }

  /// Adds some, for certain or perhaps.
  mutating func add(_ count: Int = 1, isCertain: Bool = true) {
    if isCertain { least += count }
    if most < Self.unbounded { most += count }
  }

  /// Takes one away, for certain or perhaps.
  mutating func remove(isCertain: Bool = true) {
    least = max(0, least - 1)
    if isCertain, most < Self.unbounded { most = max(0, most - 1) }
  }
}
