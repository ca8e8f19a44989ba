internal import Traces

// Fingers on the view that a navigation shows: bars, the edge from which a finger goes back, and what is presented
// may have them.
extension Watch {
  /// True if the view is surely off the screen, or stands in one that is: no finger reaches it there.
  var isSurelyOff: Bool {
    guard let screen = screen ?? site.stage.screen(around: self) else { return false }
    return screen.isFollowed && screen.isInNavigation && screen.phase == .away
  }

  /// Returns true if the view shows another, which stands in it, at a finger's place for certain: it is no navigation,
  /// or the finger is on none of its bars, and not where one goes back.
  func shows(_ inner: Watch, at finger: Place) -> Bool {
    guard site.place == site.stage.navigation.place else { return true }
    let shown = site.stage.screens.filter { $0.isInNavigation && $0.phase != .away }
    guard !site.stage.isCovered, shown.count == 1, shown[0].isFollowed, shown[0].phase == .here,
      let window = site.stage.navigation.window?.size.map(Place.init)
    else { return false }
    // Bars take room from the view, or lie over it.
    let bars = inner.geometry.size.y < window.y ? 0 : Self.bars
    return finger.x >= Self.edge && finger.y >= bars && finger.y < window.y &- bars
  }

  /// The distance from the left edge within which a finger may go back (R354); no source tells it in points.
  private static let edge: Int32 = 40_000
  /// The height of all bars at one end of a screen, at most: a large title below a status bar.
  private static let bars: Int32 = 150_000
}
