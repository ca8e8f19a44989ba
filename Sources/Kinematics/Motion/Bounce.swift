/// The return from beyond an edge: free motion, with every excess shrunk as it goes (physics.md 5).
enum Bounce {
  /// What the excess loses each millisecond, as an exponent: −0.01005 exactly, not ln 0.99.
  static let rate = -0.01005
  /// The excess, in points, under which a slow enough bounce is over.
  static let restDistance = 0.5
}
