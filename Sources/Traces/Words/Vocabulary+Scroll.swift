extension Vocabulary {
  /// The messages of a scroll view to its delegate.
  static let scrollMessages: [Entry] = [
    .message(
      "didScroll",
      "scrollViewDidScroll(_:)",
      of: .scrollers,
      to: .scrollViewDelegate,
      by: .scroll
    ),
    .message(
      "willBeginDragging",
      "scrollViewWillBeginDragging(_:)",
      of: .scrollers,
      to: .scrollViewDelegate,
      by: .drag
    ),
    .message(
      "willEndDragging",
      "scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)",
      [
        Parameter("withVelocity", .velocity),
        Parameter("targetContentOffset", .point, isInOut: true),
      ],
      of: .scrollers,
      to: .scrollViewDelegate,
      by: .drag
    ),
    .message(
      "didEndDragging",
      "scrollViewDidEndDragging(_:willDecelerate:)",
      [Parameter("willDecelerate", .bool)],
      of: .scrollers,
      to: .scrollViewDelegate,
      by: .drag
    ),
    .message(
      "willBeginDecelerating",
      "scrollViewWillBeginDecelerating(_:)",
      of: .scrollers,
      to: .scrollViewDelegate,
      by: .glide
    ),
    .message(
      "didEndDecelerating",
      "scrollViewDidEndDecelerating(_:)",
      of: .scrollers,
      to: .scrollViewDelegate,
      by: .glide
    ),
    .message(
      "didEndScrollingAnimation",
      "scrollViewDidEndScrollingAnimation(_:)",
      of: .scrollers,
      to: .scrollViewDelegate,
      by: .scrollEnd
    ),
    .question(
      "shouldScrollToTop",
      "scrollViewShouldScrollToTop(_:)",
      answer: .bool,
      usual: .yes,
      of: .scrollers,
      to: .scrollViewDelegate,
      by: .toTop
    ),
    .message(
      "didScrollToTop",
      "scrollViewDidScrollToTop(_:)",
      of: .scrollers,
      to: .scrollViewDelegate,
      by: .scrollEnd
    ),
    .message(
      "didChangeAdjustedContentInset",
      "scrollViewDidChangeAdjustedContentInset(_:)",
      of: .scrollers,
      to: .scrollViewDelegate,
      by: .inset
    ),
  ]

  /// The questions and messages about a zoom.
  static let zoomMessages: [Entry] = [
    .question(
      "viewForZooming",
      "viewForZooming(in:)",
      answer: .text,
      usual: .ofComponent,
      of: .zoomers,
      to: .scrollViewDelegate,
      by: .zoomedView
    ),
    .message(
      "willBeginZooming",
      "scrollViewWillBeginZooming(_:with:)",
      [Parameter("with", .text)],
      of: .zoomers,
      to: .scrollViewDelegate,
      by: .zoom
    ),
    .message("didZoom", "scrollViewDidZoom(_:)", of: .zoomers, to: .scrollViewDelegate, by: .zoom),
    .message(
      "didEndZooming",
      "scrollViewDidEndZooming(_:with:atScale:)",
      [Parameter("with", .text), Parameter("atScale", .factor)],
      of: .zoomers,
      to: .scrollViewDelegate,
      by: .zoom
    ),
  ]

  /// The calls to a scroll view, some of them to any view.
  static let scrollMethods: [Entry] = [
    .method(
      "setContentOffset",
      "setContentOffset(_:animated:)",
      [Parameter("contentOffset", .point), animated],
      of: .scrollers,
      changes: .offset,
      idle: .never
    ),
    .method(
      "scrollRectToVisible",
      "scrollRectToVisible(_:animated:)",
      [Parameter("rect", .rect), animated],
      of: .scrollers,
      changes: .rectangle,
      idle: .never
    ),
    .method(
      "setZoomScale",
      "setZoomScale(_:animated:)",
      [Parameter("zoomScale", .factor), animated],
      of: .scrollers,
      changes: .zoom,
      idle: .never
    ),
    .method(
      "zoomToRect",
      "zoom(to:animated:)",
      [Parameter("to", .rect), animated],
      of: .scrollers,
      changes: .zoom,
      idle: .never
    ),
    .method("tapStatusBar", "tapStatusBar()", of: .views, changes: .toTop, idle: .never),
    .method(
      "removeFromSuperview",
      "removeFromSuperview()",
      of: .views,
      changes: .hierarchy,
      idle: .never
    ),
    .method("layoutIfNeeded", "layoutIfNeeded()", of: .views, changes: .layout, idle: .laidOut),
    .method(
      "stopScrollingAndZooming",
      "stopScrollingAndZooming()",
      of: .scrollers,
      changes: .motion,
      idle: .never
    ),
    .method(
      "flashScrollIndicators",
      "flashScrollIndicators()",
      of: .scrollers,
      changes: .appearance,
      idle: .always
    ),
    .method(
      "beginRefreshing",
      "beginRefreshing()",
      of: .scrollers,
      changes: .refresh,
      idle: .never
    ),
    .method("endRefreshing", "endRefreshing()", of: .scrollers, changes: .refresh, idle: .never),
    // With a row it is a table's: the cell that shows the row is told.
    .method(
      "becomeFirstResponder",
      "becomeFirstResponder()",
      [Parameter("at", .indexPath, isOptional: true)],
      of: .views,
      changes: .focus,
      idle: .never
    ),
    .method(
      "resignFirstResponder",
      "resignFirstResponder()",
      of: .views,
      changes: .focus,
      idle: .never
    ),
  ]

  /// The properties that can be set on a scroll view, some of them on any view.
  static let scrollProperties: [Entry] = [
    .property(
      "alwaysBounceHorizontal",
      .bool,
      of: .scrollers,
      changes: .bouncing,
      idle: .asItIs
    ),
    .property(
      "alwaysBounceVertical",
      .bool,
      of: .scrollers,
      changes: .bouncing,
      idle: .asItIs
    ),
    .property("bounces", .bool, of: .scrollers, changes: .bouncing, idle: .asItIs),
    .property(
      "bouncesHorizontally",
      .bool,
      of: .scrollers,
      changes: .bouncing,
      idle: .asItIs
    ),
    .property("bouncesVertically", .bool, of: .scrollers, changes: .bouncing, idle: .asItIs),
    .property("bouncesZoom", .bool, of: .scrollers, changes: .manner, idle: .asItIs),
    .property("bounds", .rect, of: .views, changes: .bounds, idle: .asItIs),
    .property("canCancelContentTouches", .bool, of: .scrollers, changes: .manner, idle: .asItIs),
    .property("contentAlignmentPoint", .point, of: .scrollers, changes: .alignment, idle: .asItIs),
    .property("contentInset", .insets, of: .scrollers, changes: .insets, idle: .asItIs),
    .property(
      "contentInsetAdjustmentBehavior",
      .oneOf(["automatic", "scrollableAxes", "never", "always"]),
      of: .scrollers,
      changes: .insets,
      idle: .asItIs
    ),
    .property("contentOffset", .point, of: .scrollers, changes: .offset, idle: .asItIs),
    .property("contentSize", .size, of: .scrollers, changes: .contentSize, idle: .asItIsOrLarger),
    .property(
      "decelerationRate",
      .decelerationRate,
      of: .scrollers,
      changes: .manner,
      idle: .asItIs
    ),
    .property("delaysContentTouches", .bool, of: .scrollers, changes: .fingers, idle: .asItIs),
    .property("frame", .rect, of: .views, changes: .bounds, idle: .asItIs),
    .property(
      "horizontalScrollIndicatorInsets",
      .insets,
      of: .scrollers,
      changes: .appearance,
      idle: .always
    ),
    .property(
      "indicatorStyle",
      .oneOf(["default", "black", "white"]),
      of: .scrollers,
      changes: .appearance,
      idle: .always
    ),
    .property("isDirectionalLockEnabled", .bool, of: .scrollers, changes: .manner, idle: .asItIs),
    .property("isPagingEnabled", .bool, of: .scrollers, changes: .manner, idle: .asItIs),
    .property("isScrollEnabled", .bool, of: .scrollers, changes: .motion, idle: .asItIs),
    .property(
      "keyboardDismissMode",
      .oneOf(["none", "onDrag", "interactive", "onDragWithAccessory", "interactiveWithAccessory"]),
      of: .scrollers,
      changes: .fingers,
      idle: .asItIs
    ),
    .property("maximumZoomScale", .factor, of: .scrollers, changes: .zoomLimits, idle: .asItIs),
    .property("minimumZoomScale", .factor, of: .scrollers, changes: .zoomLimits, idle: .asItIs),
    .property("refreshControl", .bool, of: .scrollers, changes: .refresh, idle: .asItIs),
    .property("safeAreaInsets", .insets, of: .views, changes: .insets, idle: .asItIs),
    .property(
      "scrollIndicatorInsets",
      .insets,
      of: .scrollers,
      changes: .appearance,
      idle: .always
    ),
    .property("scrollsToTop", .bool, of: .scrollers, changes: .fingers, idle: .asItIs),
    .property(
      "showsHorizontalScrollIndicator",
      .bool,
      of: .scrollers,
      changes: .appearance,
      idle: .always
    ),
    .property(
      "showsVerticalScrollIndicator",
      .bool,
      of: .scrollers,
      changes: .appearance,
      idle: .always
    ),
    .property(
      "transfersHorizontalScrollingToParent",
      .bool,
      of: .scrollers,
      changes: .manner,
      idle: .asItIs
    ),
    .property(
      "transfersVerticalScrollingToParent",
      .bool,
      of: .scrollers,
      changes: .manner,
      idle: .asItIs
    ),
    .property(
      "verticalScrollIndicatorInsets",
      .insets,
      of: .scrollers,
      changes: .appearance,
      idle: .always
    ),
    .property("zoomScale", .factor, of: .scrollers, changes: .zoom, idle: .never),
  ]

  /// The state that can be read of a scroll view.
  static let scrollStateKeys: [Entry] = [
    .key("adjustedContentInset", .insets, of: .scrollers),
    .key("bounds", .rect, of: .scrollers),
    .key("contentOffset", .point, of: .scrollers),
    .key("contentSize", .size, of: .scrollersAndWeb),
    .key("isDecelerating", .bool, of: .scrollers),
    .key("isDragging", .bool, of: .scrollers),
    .key("isRefreshing", .bool, of: .scrollers),
    .key("isScrollAnimating", .bool, of: .scrollers),
    .key("isTracking", .bool, of: .scrollers),
    .key("isZoomBouncing", .bool, of: .scrollers),
    .key("isZooming", .bool, of: .scrollers),
    .key("zoomScale", .factor, of: .scrollersAndWeb),
  ]

  static let animated = Parameter("animated", .bool)
}
