internal import Traces

extension Call {
  private static let disturbing = Changes { $0.mayDisturbGestures }

  /// True if a gesture in the midst of it may go on otherwise: fingers may find other views, or recognizers are
  /// others.
  var mayDisturbGestures: Bool { animationBlock != nil || may(change: Self.disturbing) }
}

extension Aspect {
  /// True if a gesture may go on otherwise for it.
  fileprivate var mayDisturbGestures: Bool {
    switch self {
    case .value, .control, .focus, .text, .index, .picking, .looks, .prefetching, .query, .drawing,
      .appearance, .screenSettings, .cellContent, .data, .page:
      false
    case .offset, .rectangle, .row, .toTop, .zoom, .zoomLimits, .contentSize, .alignment, .insets,
      .motion, .bouncing, .manner, .fingers, .refresh, .bounds, .hierarchy, .layout, .load, .rows,
      .updates, .cells, .heights, .estimates, .selection, .editing, .touches, .recognizers,
      .screens, .presentation, .screenSize, .bars, .blocks, .animatedPlaces, .alpha:
      true
    }
  }
}
