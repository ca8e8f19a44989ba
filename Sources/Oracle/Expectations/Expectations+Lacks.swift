internal import Traces

// A value that a component does not have cannot be expected of it.

extension State {
  /// Returns the state without some of its keys.
  func without(_ keys: [Name]) -> State {
    var state = self
    for key in keys { Self.forgetting[key]?(&state) }
    return state
  }

  private static let forgetting: [Name: @Sendable (inout State) -> Void] = [
    "contentOffset": { $0.contentOffset = nil },
    "bounds": { $0.bounds = nil },
    "contentSize": { $0.contentSize = nil },
    "adjustedContentInset": { $0.adjustedContentInset = nil },
    "zoomScale": { $0.zoomScale = nil },
    "isTracking": { $0[.isTracking] = nil },
    "isDragging": { $0[.isDragging] = nil },
    "isDecelerating": { $0[.isDecelerating] = nil },
    "isZooming": { $0[.isZooming] = nil },
    "isZoomBouncing": { $0[.isZoomBouncing] = nil },
    "isScrollAnimating": { $0[.isScrollAnimating] = nil },
    "isRefreshing": { $0[.isRefreshing] = nil },
    "isSelected": { $0[.isSelected] = nil },
    "isHighlighted": { $0[.isHighlighted] = nil },
    "isEditing": { $0[.isEditing] = nil },
  ]
}

extension TableState {
  /// Returns the state without some of its keys.
  func without(_ keys: [Name]) -> TableState {
    var state = self
    for key in keys {
      Self.forgetting[key]?(&state)
      state.page.forget(key)
      state.control.forget(key)
    }
    return state
  }

  private static let forgetting: [Name: @Sendable (inout TableState) -> Void] = [
    "indexPathsForSelectedRows": { $0.selectedRows = nil },
    "visibleRows": { $0.visibleRows = nil },
    "visibleHeaders": { $0.visibleHeaders = nil },
    "visibleFooters": { $0.visibleFooters = nil },
  ]
}
