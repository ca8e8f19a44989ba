/// The facts that decide if a view is on the screen, or off it and on its way.
///
/// Nothing else is judged of it then.
protocol Showing: AnyObject {
  /// True if the view is what it would be if nothing showed and hid it.
  var isPlain: Bool { get }
  /// True if it is so at rest.
  var isPlainAtRest: Bool { get }
  /// True if a view inside is so at rest.
  var isPlainAtRestInside: Bool { get }
  /// Returns true if the view is on the screen since before a turn, and nothing is to be done for that any more.
  func isSteady(in turn: Int32) -> Bool

  /// Follows a call to a view inside, or a message of it.
  func followInside()
}
