/// A turn of a world's run loop: what it is about, and the work that waits for its end.
struct SceneTurn {
  /// The controllers whose views came into a window and were not laid out there yet.
  var arrivals: [UIViewController] = []
  /// True if it handles a tap on the status bar.
  var isOfStatusBarTap = false
  /// The functions to run after all layout that was asked for.
  var actions: [() -> Void] = []

  /// Takes out the controllers, if there are any.
  mutating func takeArrivals() -> [UIViewController]? {
    guard !arrivals.isEmpty else { return nil }
    defer { arrivals = [] }
    return arrivals
  }

  /// Takes out the functions, if there are any.
  mutating func takeActions() -> [() -> Void]? {
    guard !actions.isEmpty else { return nil }
    defer { actions = [] }
    return actions
  }
}
