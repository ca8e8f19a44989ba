/// The views of one identifier: those that wait for another use, and how a new one is made.
final class ReusePool<View: UIView> {
  let identifier: String
  /// What makes a view, if a class was registered.
  var make: (() -> View)?
  private var waiting: [View] = []

  init(_ identifier: String) {
    self.identifier = identifier
  }

  func put(_ view: View) {
    waiting.append(view)
  }

  /// Takes out the view that came last, which is the one most likely at hand.
  func take() -> View? {
    waiting.popLast()
  }

  /// Takes out a view that went into use without being asked for.
  func remove(_ view: View) {
    waiting.removeAll { $0 === view }
  }
}

/// The pools of a table, by identifier.
final class ReusePools<View: UIView> {
  private var pools: [String: ReusePool<View>] = [:]
  /// The pool that was asked for last: most tables have one kind of cell.
  private var recent: ReusePool<View>?

  /// Returns the pool of an identifier, a new one if there is none.
  subscript(identifier: String) -> ReusePool<View> {
    if let recent, recent.identifier == identifier { return recent }
    let pool = pools[identifier] ?? ReusePool(identifier)
    pools[identifier] = pool
    recent = pool
    return pool
  }
}
