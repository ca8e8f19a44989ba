extension Name {
  // The messages of a scroll view.

  /// `scrollViewDidScroll(_:)`.
  public static let didScroll = Name("scrollViewDidScroll(_:)")
  /// `scrollViewWillBeginDragging(_:)`.
  public static let willBeginDragging = Name("scrollViewWillBeginDragging(_:)")
  /// `scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)`.
  public static let willEndDragging = Name(
    "scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)"
  )
  /// `scrollViewDidEndDragging(_:willDecelerate:)`.
  public static let didEndDragging = Name("scrollViewDidEndDragging(_:willDecelerate:)")
  /// `scrollViewWillBeginDecelerating(_:)`.
  public static let willBeginDecelerating = Name("scrollViewWillBeginDecelerating(_:)")
  /// `scrollViewDidEndDecelerating(_:)`.
  public static let didEndDecelerating = Name("scrollViewDidEndDecelerating(_:)")
  /// `scrollViewDidEndScrollingAnimation(_:)`.
  public static let didEndScrollingAnimation = Name("scrollViewDidEndScrollingAnimation(_:)")
  /// `scrollViewShouldScrollToTop(_:)`.
  public static let shouldScrollToTop = Name("scrollViewShouldScrollToTop(_:)")
  /// `scrollViewDidScrollToTop(_:)`.
  public static let didScrollToTop = Name("scrollViewDidScrollToTop(_:)")
  /// `scrollViewDidChangeAdjustedContentInset(_:)`.
  public static let didChangeAdjustedContentInset = Name(
    "scrollViewDidChangeAdjustedContentInset(_:)"
  )

  // The messages of a zoom.

  /// `viewForZooming(in:)`.
  public static let viewForZooming = Name("viewForZooming(in:)")
  /// `scrollViewWillBeginZooming(_:with:)`.
  public static let willBeginZooming = Name("scrollViewWillBeginZooming(_:with:)")
  /// `scrollViewDidZoom(_:)`.
  public static let didZoom = Name("scrollViewDidZoom(_:)")
  /// `scrollViewDidEndZooming(_:with:atScale:)`.
  public static let didEndZooming = Name("scrollViewDidEndZooming(_:with:atScale:)")

  // What targets and observers are told.

  /// `refreshControlValueChanged(_:)`.
  public static let refreshControlValueChanged = Name("refreshControlValueChanged(_:)")
  /// `keyboardWillShow(_:)`.
  public static let keyboardWillShow = Name("keyboardWillShow(_:)")
  /// `keyboardWillHide(_:)`.
  public static let keyboardWillHide = Name("keyboardWillHide(_:)")

  // The messages of touches.

  /// `touchesBegan(_:with:)`.
  public static let touchesBegan = Name("touchesBegan(_:with:)")
  /// `touchesMoved(_:with:)`.
  public static let touchesMoved = Name("touchesMoved(_:with:)")
  /// `touchesEnded(_:with:)`.
  public static let touchesEnded = Name("touchesEnded(_:with:)")
  /// `touchesCancelled(_:with:)`.
  public static let touchesCancelled = Name("touchesCancelled(_:with:)")
  /// `touchesShouldBegin(_:with:in:)`.
  public static let touchesShouldBegin = Name("touchesShouldBegin(_:with:in:)")
  /// `touchesShouldCancel(in:)`.
  public static let touchesShouldCancel = Name("touchesShouldCancel(in:)")

  // Calls.

  /// `setContentOffset(_:animated:)`.
  public static let setContentOffset = Name("setContentOffset(_:animated:)")
  /// `scrollRectToVisible(_:animated:)`.
  public static let scrollRectToVisible = Name("scrollRectToVisible(_:animated:)")
  /// `tapStatusBar()`.
  public static let tapStatusBar = Name("tapStatusBar()")
  /// `removeFromSuperview()`.
  public static let removeFromSuperview = Name("removeFromSuperview()")
  /// `layoutIfNeeded()`.
  public static let layoutIfNeeded = Name("layoutIfNeeded()")
  /// `stopScrollingAndZooming()`.
  public static let stopScrollingAndZooming = Name("stopScrollingAndZooming()")
  /// `setZoomScale(_:animated:)`.
  public static let setZoomScale = Name("setZoomScale(_:animated:)")
  /// `zoom(to:animated:)`.
  public static let zoomToRect = Name("zoom(to:animated:)")
  /// `flashScrollIndicators()`.
  public static let flashScrollIndicators = Name("flashScrollIndicators()")
  /// `beginRefreshing()`.
  public static let beginRefreshing = Name("beginRefreshing()")
  /// `endRefreshing()`.
  public static let endRefreshing = Name("endRefreshing()")
  /// `becomeFirstResponder()`.
  public static let becomeFirstResponder = Name("becomeFirstResponder()")
  /// `resignFirstResponder()`.
  public static let resignFirstResponder = Name("resignFirstResponder()")

  // Properties, as config, call or state.

  /// `adjustedContentInset`.
  public static let adjustedContentInset = Name("adjustedContentInset")
  /// `alwaysBounceHorizontal`.
  public static let alwaysBounceHorizontal = Name("alwaysBounceHorizontal")
  /// `alwaysBounceVertical`.
  public static let alwaysBounceVertical = Name("alwaysBounceVertical")
  /// `bounces`.
  public static let bounces = Name("bounces")
  /// `bouncesHorizontally`.
  public static let bouncesHorizontally = Name("bouncesHorizontally")
  /// `bouncesVertically`.
  public static let bouncesVertically = Name("bouncesVertically")
  /// `bouncesZoom`.
  public static let bouncesZoom = Name("bouncesZoom")
  /// `bounds`.
  public static let bounds = Name("bounds")
  /// `canCancelContentTouches`.
  public static let canCancelContentTouches = Name("canCancelContentTouches")
  /// `contentAlignmentPoint`.
  public static let contentAlignmentPoint = Name("contentAlignmentPoint")
  /// `contentInset`.
  public static let contentInset = Name("contentInset")
  /// `contentInsetAdjustmentBehavior`.
  public static let contentInsetAdjustmentBehavior = Name("contentInsetAdjustmentBehavior")
  /// `contentOffset`.
  public static let contentOffset = Name("contentOffset")
  /// `contentSize`.
  public static let contentSize = Name("contentSize")
  /// `decelerationRate`.
  public static let decelerationRate = Name("decelerationRate")
  /// `delaysContentTouches`.
  public static let delaysContentTouches = Name("delaysContentTouches")
  /// `frame`.
  public static let frame = Name("frame")
  /// `horizontalScrollIndicatorInsets`.
  public static let horizontalScrollIndicatorInsets = Name("horizontalScrollIndicatorInsets")
  /// `indicatorStyle`.
  public static let indicatorStyle = Name("indicatorStyle")
  /// `isDirectionalLockEnabled`.
  public static let isDirectionalLockEnabled = Name("isDirectionalLockEnabled")
  /// `isPagingEnabled`.
  public static let isPagingEnabled = Name("isPagingEnabled")
  /// `isScrollEnabled`.
  public static let isScrollEnabled = Name("isScrollEnabled")
  /// `isSelected`.
  public static let isSelected = Name("isSelected")
  /// `keyboardDismissMode`.
  public static let keyboardDismissMode = Name("keyboardDismissMode")
  /// `maximumZoomScale`.
  public static let maximumZoomScale = Name("maximumZoomScale")
  /// `minimumZoomScale`.
  public static let minimumZoomScale = Name("minimumZoomScale")
  /// `refreshControl`.
  public static let refreshControl = Name("refreshControl")
  /// `safeAreaInsets`.
  public static let safeAreaInsets = Name("safeAreaInsets")
  /// `scrollIndicatorInsets`.
  public static let scrollIndicatorInsets = Name("scrollIndicatorInsets")
  /// `scrollsToTop`.
  public static let scrollsToTop = Name("scrollsToTop")
  /// `showsHorizontalScrollIndicator`.
  public static let showsHorizontalScrollIndicator = Name("showsHorizontalScrollIndicator")
  /// `showsVerticalScrollIndicator`.
  public static let showsVerticalScrollIndicator = Name("showsVerticalScrollIndicator")
  /// `transfersHorizontalScrollingToParent`.
  public static let transfersHorizontalScrollingToParent = Name(
    "transfersHorizontalScrollingToParent"
  )
  /// `transfersVerticalScrollingToParent`.
  public static let transfersVerticalScrollingToParent = Name("transfersVerticalScrollingToParent")
  /// `verticalScrollIndicatorInsets`.
  public static let verticalScrollIndicatorInsets = Name("verticalScrollIndicatorInsets")
  /// `zoomScale`.
  public static let zoomScale = Name("zoomScale")

  // Labels of arguments.

  /// `animated`.
  public static let animated = Name("animated")
  /// `atScale`.
  public static let atScale = Name("atScale")
  /// `rect`.
  public static let rect = Name("rect")
  /// `targetContentOffset`.
  public static let targetContentOffset = Name("targetContentOffset")
  /// `willDecelerate`.
  public static let willDecelerate = Name("willDecelerate")
  /// `withVelocity`.
  public static let withVelocity = Name("withVelocity")

  /// The name of the only view of a header without `views`.
  public static let main = Name("main")
}
