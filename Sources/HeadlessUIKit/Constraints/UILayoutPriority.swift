/// The priority of a constraint, from 0 to 1000.
nonisolated public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
  /// The number.
  public var rawValue: Float

  /// Creates a priority from its number.
  public init(rawValue: Float) {
    self.rawValue = rawValue
  }

  /// Creates a priority from its number.
  public init(_ rawValue: Float) {
    self.rawValue = rawValue
  }

  /// It must hold.
  public static let required = UILayoutPriority(1000)
  /// A view should not be smaller than its content.
  public static let defaultHigh = UILayoutPriority(750)
  /// A view should not be larger than its content.
  public static let defaultLow = UILayoutPriority(250)
  /// A view should be as small as it can be.
  public static let fittingSizeLevel = UILayoutPriority(50)
}
