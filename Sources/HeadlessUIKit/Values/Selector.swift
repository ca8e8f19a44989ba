/// The full name of a method, as Swift writes it: `"scrollViewDidScroll(_:)"`.
///
/// Optional protocol methods have default implementations here, so which of them a delegate implements
/// cannot be read from the object; it answers `responds(to:)` with these names instead.
nonisolated public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral,
  CustomStringConvertible
{
  /// The method's name with its argument labels.
  public let name: String

  /// Creates a selector of the given full name.
  public init(_ name: String) {
    self.name = name
  }

  /// Creates a selector from a literal full name.
  public init(stringLiteral value: String) {
    name = value
  }

  /// The method's name with its argument labels.
  public var description: String { name }
}
