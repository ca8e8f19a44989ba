extension String {
  /// Returns the text with spaces behind it, up to a width; one that is longer stays as it is.
  package func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - count))
  }

  /// Returns the text with spaces before it, up to a width; one that is longer stays as it is.
  package func aligned(to width: Int) -> String {
    String(repeating: " ", count: max(0, width - count)) + self
  }
}
