/// The views of one identifier: those that wait for another use, and how a new one is made.
private struct ReusePool<View: UIView> {
  let identifier: String
  /// The function that makes a view; nil if no class was registered.
  var make: (() -> View)?
  var waiting: [View] = []
}

/// The pools of a table, by identifier.
final class ReusePools<View: UIView> {
  /// The pool that was asked for last: most tables have one kind of cell.
  private var recent = ReusePool<View>(identifier: "")
  private var others: [String: ReusePool<View>] = [:]

  /// Says how a new view is made.
  func setMaker(_ make: (() -> View)?, of identifier: String) {
    turn(to: identifier)
    recent.make = make
  }

  /// Keeps a view for another use.
  func put(_ view: View, _ identifier: String) {
    turn(to: identifier)
    recent.waiting.append(view)
  }

  /// Takes out the view that came last, which is the one most likely at hand.
  func take(_ identifier: String) -> View? {
    turn(to: identifier)
    return recent.waiting.popLast()
  }

  /// Makes a new view, if a class was registered.
  func make(_ identifier: String) -> View? {
    turn(to: identifier)
    return recent.make?()
  }

  /// Takes out a view that went into use without being asked for.
  func remove(_ view: View, _ identifier: String) {
    turn(to: identifier)
    recent.waiting.removeAll { $0 === view }
  }

  private func turn(to identifier: String) {
    if identifier != recent.identifier { exchange(for: identifier) }
  }

  private func exchange(for identifier: String) {
    others[recent.identifier] = recent
    recent = others.removeValue(forKey: identifier) ?? ReusePool(identifier: identifier)
  }
}
