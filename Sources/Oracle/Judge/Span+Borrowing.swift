extension Span where Element: ~Copyable {
  /// Looks at an element where it is.
  ///
  /// The subscript of a span gives a copy wherever something may be let go of while it is looked at.
  func borrow<Result>(at place: Int, _ look: (borrowing Element) -> Result) -> Result {
    look(self[place])
  }
}
