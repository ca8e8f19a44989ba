/// A comment line: a remark for people, which survives the formatter.
public struct Comment: Hashable, Sendable, ExpressibleByStringLiteral {
  /// The text of the comment.
  public var text: String
  /// The line's `x-` keys.
  public var extensions: Extensions

  /// Creates a remark.
  public init(_ text: String, extensions: Extensions = .none) {
    self.text = text
    self.extensions = extensions
  }

  /// Creates the remark that a literal says.
  public init(stringLiteral value: String) {
    self.init(value)
  }
}
