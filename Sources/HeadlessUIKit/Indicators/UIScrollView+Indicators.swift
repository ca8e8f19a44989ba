public import Foundation
import Kinematics

extension UIScrollView {
  /// The colour of the indicators.
  nonisolated public enum IndicatorStyle: Int, Hashable, Sendable, CaseIterable {
    /// Dark or light, as the content asks for.
    case `default`
    /// Dark.
    case black
    /// Light.
    case white
  }

  /// The room left free at the ends of both indicators; reading it gives that of the vertical one.
  public final var scrollIndicatorInsets: UIEdgeInsets {
    get { verticalScrollIndicatorInsets }
    set {
      verticalScrollIndicatorInsets = newValue
      horizontalScrollIndicatorInsets = newValue
    }
  }

  /// Shows the indicators for a moment, if there is something to scroll; nothing is told (O03).
  public final func flashScrollIndicators() {
    guard let scene else { return }
    indicators.fade.flash(at: scene.microseconds)
  }

  /// The frame of the vertical indicator in the part of the content that is in view, whose top left
  /// corner is zero; `nil` if there is none.
  ///
  /// UIKit does not tell; this is for tests. How much of it is seen, `scrollIndicatorAlpha` says.
  public final var verticalScrollIndicatorFrame: CGRect? {
    guard hasVerticalIndicator else { return nil }
    let insets = indicatorInsets(verticalScrollIndicatorInsets)
    let indicator = ScrollIndicator(
      offset: storedBounds.origin.y,
      range: yAxis.range,
      dimension: storedBounds.size.height,
      insets: (insets.top, insets.bottom),
      leavesCorner: hasHorizontalIndicator
    )
    guard let indicator else { return nil }
    return CGRect(
      x: storedBounds.size.width - insets.right - ScrollIndicator.corner,
      y: indicator.position,
      width: ScrollIndicator.thickness,
      height: indicator.length
    )
  }

  /// The frame of the horizontal indicator in the part of the content that is in view, whose top
  /// left corner is zero; `nil` if there is none.
  ///
  /// UIKit does not tell; this is for tests. How much of it is seen, `scrollIndicatorAlpha` says.
  public final var horizontalScrollIndicatorFrame: CGRect? {
    guard hasHorizontalIndicator else { return nil }
    let insets = indicatorInsets(horizontalScrollIndicatorInsets)
    let indicator = ScrollIndicator(
      offset: storedBounds.origin.x,
      range: xAxis.range,
      dimension: storedBounds.size.width,
      insets: (insets.left, insets.right),
      leavesCorner: hasVerticalIndicator
    )
    guard let indicator else { return nil }
    return CGRect(
      x: indicator.position,
      y: storedBounds.size.height - insets.bottom - ScrollIndicator.corner,
      width: indicator.length,
      height: ScrollIndicator.thickness
    )
  }

  /// The opacity of the indicators at this instant of the world's clock: 1 while a finger is down
  /// or the content moves, falling afterwards, 0 at rest and if fingers may not scroll.
  ///
  /// UIKit does not tell; this is for tests.
  public final var scrollIndicatorAlpha: CGFloat {
    guard isScrollEnabled, let scene else { return 0 }
    return indicators.fade.alpha(at: scene.microseconds)
  }

  /// Has the indicators come or go, for a finger came or went, or motion began or ended.
  final func updateIndicators() {
    indicators.fade.follow(
      isScrolling: drag.isTracking || drag.isGlideOpen || animation != nil
        || zooming?.isMoving ?? false,
      at: scene?.microseconds ?? 0
    )
  }

  private var hasVerticalIndicator: Bool {
    showsVerticalScrollIndicator && yAxis.range.lower < yAxis.range.upper
  }

  private var hasHorizontalIndicator: Bool {
    showsHorizontalScrollIndicator && xAxis.range.lower < xAxis.range.upper
  }

  /// Returns an indicator's insets, with what bars cover; `contentInset` has no part in them (O02).
  private func indicatorInsets(_ insets: UIEdgeInsets) -> UIEdgeInsets {
    automaticallyAdjustsScrollIndicatorInsets ? insets.adding(safeAreaInsets) : insets
  }
}

nonisolated extension UIEdgeInsets {
  fileprivate func adding(_ other: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: top + other.top,
      left: left + other.left,
      bottom: bottom + other.bottom,
      right: right + other.right
    )
  }
}
