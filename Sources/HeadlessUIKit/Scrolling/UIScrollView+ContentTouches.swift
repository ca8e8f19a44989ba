extension UIScrollView {
  /// Returns true if a drag may begin with these fingers, as far as the content has a say (EN10 to
  /// EN13).
  ///
  /// Content that has a finger is asked for, once for each view; if one keeps its touches, there
  /// is no drag.
  final func mayTakeTouchesFromContent(_ touches: [UITouch]) -> Bool {
    var asked: [UIView] = []
    for touch in touches where touch.delivery == .delivered {
      guard let view = touch.view, view !== self, !(view is UIScrollView) else { continue }
      guard !asked.contains(where: { $0 === view }) else { continue }
      guard canCancelContentTouches, touchesShouldCancel(in: view) else { return false }
      asked.append(view)
    }
    return true
  }
}
