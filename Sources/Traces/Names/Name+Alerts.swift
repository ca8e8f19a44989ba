extension Name {
  // What an alert does, and what a finger does to it.

  /// `handler(_:)`, of a `UIAlertAction`.
  public static let alertActionHandler = Name("handler(_:)")
  /// `tapAction(_:)`.
  public static let tapAction = Name("tapAction(_:)")

  // What a header says of an alert.

  /// `message`.
  public static let message = Name("message")
  /// `preferredStyle`.
  public static let preferredStyle = Name("preferredStyle")
  /// `textFields`.
  public static let textFields = Name("textFields")
  /// `title`.
  public static let title = Name("title")
}
