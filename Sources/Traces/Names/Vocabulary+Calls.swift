extension Vocabulary {
  /// The methods that a trace may call.
  static let methods: [Entry] = [
    scrollMethods, tableMethods, controllerMethods, webMethods, textMethods, formMethods,
    tileMethods, animationMethods, animatorMethods, controlMethods, switchMethods, sliderMethods,
    alertMethods,
  ].flatMap(\.self)

  static let scrollMethods: [Entry] = [
    Entry(
      "setContentOffset(_:animated:)",
      [Parameter("contentOffset", .point), Parameter("animated", .bool)]
    ),
    Entry(
      "scrollRectToVisible(_:animated:)",
      [Parameter("rect", .rect), Parameter("animated", .bool)]
    ),
    Entry(
      "setZoomScale(_:animated:)",
      [Parameter("zoomScale", .factor), Parameter("animated", .bool)]
    ),
    Entry("zoom(to:animated:)", [Parameter("to", .rect), Parameter("animated", .bool)]),
    Entry("tapStatusBar()"),
    Entry("removeFromSuperview()"),
    Entry("layoutIfNeeded()"),
    Entry("stopScrollingAndZooming()"),
    Entry("flashScrollIndicators()"),
    Entry("beginRefreshing()"),
    Entry("endRefreshing()"),
    // With a row it is a table's: the cell that shows the row is told.
    Entry("becomeFirstResponder()", [Parameter("at", .indexPath, isOptional: true)]),
    Entry("resignFirstResponder()"),
  ]

  /// The properties that a `config` may set and a call may assign.
  static let properties: [Entry] = [
    scrollProperties, tableProperties, tapProperties, controllerProperties, webProperties,
    textTraits, textProperties, tileProperties, animationProperties, touchableProperties,
    controlProperties, switchProperties, sliderProperties, pageControlProperties,
    recognizerProperties,
  ].flatMap(\.self)

  static let scrollProperties: [Entry] = [
    property("alwaysBounceHorizontal", .bool),
    property("alwaysBounceVertical", .bool),
    property("bounces", .bool),
    property("bouncesHorizontally", .bool),
    property("bouncesVertically", .bool),
    property("bouncesZoom", .bool),
    property("bounds", .rect),
    property("canCancelContentTouches", .bool),
    property("contentAlignmentPoint", .point),
    property("contentInset", .insets),
    property(
      "contentInsetAdjustmentBehavior",
      .oneOf(["automatic", "scrollableAxes", "never", "always"])
    ),
    property("contentOffset", .point),
    property("contentSize", .size),
    property("decelerationRate", .decelerationRate),
    property("delaysContentTouches", .bool),
    property("frame", .rect),
    property("horizontalScrollIndicatorInsets", .insets),
    property("indicatorStyle", .oneOf(["default", "black", "white"])),
    property("isDirectionalLockEnabled", .bool),
    property("isPagingEnabled", .bool),
    property("isScrollEnabled", .bool),
    property(
      "keyboardDismissMode",
      .oneOf([
        "none", "onDrag", "interactive", "onDragWithAccessory", "interactiveWithAccessory",
      ])
    ),
    property("maximumZoomScale", .factor),
    property("minimumZoomScale", .factor),
    property("refreshControl", .bool),
    property("safeAreaInsets", .insets),
    property("scrollIndicatorInsets", .insets),
    property("scrollsToTop", .bool),
    property("showsHorizontalScrollIndicator", .bool),
    property("showsVerticalScrollIndicator", .bool),
    property("transfersHorizontalScrollingToParent", .bool),
    property("transfersVerticalScrollingToParent", .bool),
    property("verticalScrollIndicatorInsets", .insets),
    property("zoomScale", .factor),
  ]

  /// What a receiver's state may tell.
  static let stateKeys: [Entry] = [
    scrollStateKeys, tableStateKeys, webStateKeys, textStateKeys, formStateKeys, valueStateKeys,
    recognizerStateKeys,
  ].flatMap(\.self)

  static let scrollStateKeys: [Entry] = [
    property("adjustedContentInset", .insets),
    property("bounds", .rect),
    property("contentOffset", .point),
    property("contentSize", .size),
    property("isDecelerating", .bool),
    property("isDragging", .bool),
    property("isRefreshing", .bool),
    property("isScrollAnimating", .bool),
    property("isTracking", .bool),
    property("isZoomBouncing", .bool),
    property("isZooming", .bool),
    property("zoomScale", .factor),
  ]

  static func property(_ text: String, _ kind: ValueKind) -> Entry {
    Entry(text, [Parameter(text, kind)])
  }
}
