internal import Traces

/// The calls that leave everything on which taps depend as it is.
extension PickFacts {
  /// Tells whether a call changes nothing that touches and selection depend on.
  static func isHarmless(_ name: Name) -> Bool { name.changes.isDisjoint(with: concerning) }

  /// Tells whether a call leaves the content where it is.
  static func movesNothing(_ call: borrowing Call) -> Bool {
    if call.name == .selectRow { return call.arguments[.scrollPosition]?.string == "none" }
    return call.changes.isDisjoint(with: moving)
  }

  /// Tells whether a call leaves the rows what and where they are in the content.
  static func leavesRows(_ name: Name) -> Bool { name.changes.isDisjoint(with: scattering) }

  private static let concerning = Changes { $0.concernsPicks }
  private static let moving = Changes { $0.mayMoveRows }
  private static let scattering = Changes { $0.mayScatterRows }
}

extension Aspect {
  /// True if touches of rows, or what they select, may depend on it.
  fileprivate var concernsPicks: Bool {
    switch self {
    case .layout, .query, .cellContent, .index, .focus, .text, .drawing, .appearance:
      false
    case .offset, .rectangle, .row, .toTop, .zoom, .zoomLimits, .contentSize, .bounds, .alignment,
      .insets, .motion, .bouncing, .manner, .fingers, .refresh, .hierarchy, .load, .rows, .updates,
      .data,
      .cells, .heights, .estimates, .prefetching, .selection, .picking, .looks, .editing, .touches,
      .recognizers, .value, .control, .screens, .presentation, .screenSize, .bars, .screenSettings,
      .page, .blocks, .animatedPlaces, .alpha:
      true
    }
  }

  /// True if the content may be elsewhere for it.
  fileprivate var mayMoveRows: Bool {
    switch self {
    case .layout, .query, .cellContent, .index, .focus, .text, .drawing, .appearance, .selection,
      .looks, .picking:
      false
    case .offset, .rectangle, .row, .toTop, .zoom, .zoomLimits, .contentSize, .bounds, .alignment,
      .insets, .motion, .bouncing, .manner, .fingers, .refresh, .hierarchy, .load, .rows, .updates,
      .data,
      .cells, .heights, .estimates, .prefetching, .editing, .touches, .recognizers, .value,
      .control, .screens, .presentation, .screenSize, .bars, .screenSettings, .page, .blocks,
      .animatedPlaces, .alpha:
      true
    }
  }

  /// True if rows may be others for it, or elsewhere in the content.
  ///
  /// New data and new heights count from the next load on, and are followed by name.
  fileprivate var mayScatterRows: Bool {
    switch self {
    case .layout, .query, .cellContent, .index, .focus, .text, .drawing, .appearance, .offset,
      .rectangle, .row, .toTop, .motion, .bouncing, .manner, .fingers, .refresh, .insets, .bounds,
      .data,
      .cells, .heights, .prefetching, .picking, .touches, .recognizers, .value, .control,
      .screenSettings, .blocks, .alpha:
      false
    case .zoom, .zoomLimits, .contentSize, .alignment, .hierarchy, .load, .rows, .updates,
      .estimates, .selection, .looks, .editing, .screens, .presentation, .screenSize, .bars, .page,
      .animatedPlaces:
      true
    }
  }
}
