import Foundation
import Kinematics

extension UIScrollView {
  /// Takes in a change of sizes, insets or what bounces, and brings the content back into range.
  ///
  /// - Parameters:
  ///   - keepsTop: Whether content that rests at the top stays there if the top moves: so for bars
  ///     and frames (N08), not for `contentInset` (N10).
  ///   - keepsOffset: Whether the content stays where it is for now, in range or not.
  final func geometryMayHaveChanged(keepsTop: Bool = false, keepsOffset: Bool = false) {
    let oldInset = content.adjustedInset
    let old = (x: xAxis, y: yAxis)
    content.adjustedInset = insetThatCounts
    xAxis.fit(
      content: contentSize.width,
      bounds: storedBounds.size.width,
      insets: (content.adjustedInset.left, content.adjustedInset.right),
      alignment: contentAlignmentPoint.x,
      bounces: bouncesHorizontally,
      alwaysBounces: alwaysBounceHorizontal,
      scale: scale
    )
    if !fingersScrollSideways { xAxis.canScroll = false }
    yAxis.fit(
      content: contentSize.height,
      bounds: storedBounds.size.height,
      insets: (content.adjustedInset.top, content.adjustedInset.bottom),
      alignment: contentAlignmentPoint.y,
      bounces: bouncesVertically,
      alwaysBounces: alwaysBounceVertical,
      scale: scale
    )
    if content.adjustedInset != oldInset {
      // Headers float where the inset ends, though the content may stay where it is.
      setNeedsLayout()
      tellAdjustedInset()
    }
    if xAxis.range != old.x.range || yAxis.range != old.y.range
      || xAxis.dimension != old.x.dimension || yAxis.dimension != old.y.dimension
    {
      settle(after: old, keepsTop: keepsTop && isScrollEnabled, keepsOffset: keepsOffset)
    }
  }

  private func settle(
    after old: (x: ScrollAxis, y: ScrollAxis),
    keepsTop: Bool,
    keepsOffset: Bool
  ) {
    if let animation { return redirect(animation, after: old) }
    // The zoom that changed the sizes puts the content in its place.
    if zooming?.pendingMove != nil { return }
    if !keepsOffset { bringIntoRange(after: old, keepsTop: keepsTop) }
    if drag.isGliding { aimAtPages() }
    if drag.hand == .dragging { tieContent(toTravel: hold.travel) }
  }

  /// Leads an animation where it belongs now.
  ///
  /// One that code asked for is not clamped (F10); the way to the top leads to the new one (G05),
  /// and inside the range, unless code had put the content outside (F12).
  private func redirect(_ animation: ScrollAnimation, after old: (x: ScrollAxis, y: ScrollAxis)) {
    let end = animation.end
    switch animation.purpose {
    case .offset: break
    case .top:
      let isPutOutside = old.x.isOverscrolled(at: end.x) && !debts.owesBounce
      animations.running?.redirect(
        toX: isPutOutside ? end.x : xAxis.range.clamped(end.x),
        y: yAxis.range.lower
      )
    case .home where end.y == old.y.range.lower:
      animations.running?.redirect(toX: end.x, y: yAxis.range.lower)
    case .home: break
    }
  }

  private func bringIntoRange(after old: (x: ScrollAxis, y: ScrollAxis), keepsTop: Bool) {
    let offset = contentOffset
    var fitting = CGPoint(x: xAxis.range.clamped(offset.x), y: yAxis.range.clamped(offset.y))
    if isInMotion {
      // Content that a finger or a bounce has past an edge stays there. The motion leads it to the
      // new edge later (N11).
      if old.x.isOverscrolled(at: offset.x) { fitting.x = offset.x }
      if old.y.isOverscrolled(at: offset.y) { fitting.y = offset.y }
    } else if keepsTop, offset.y == old.y.range.lower {
      fitting.y = yAxis.range.lower
    }
    contentOffset = fitting
  }

  /// True if a drag or a glide has the content, held or not.
  private var isInMotion: Bool {
    drag.isGlideOpen || drag.isDragging || zooming?.hasContent ?? false
  }

  private var insetThatCounts: UIEdgeInsets {
    var inset = insetWithCoveredEdges
    inset.top += refreshInset
    return inset
  }

  private var insetWithCoveredEdges: UIEdgeInsets {
    let covered = safeAreaInsets
    guard covered != .zero else { return contentInset }
    let counts = axesWithCoveredEdges
    return UIEdgeInsets(
      top: contentInset.top + (counts.y ? covered.top : 0),
      left: contentInset.left + (counts.x ? covered.left : 0),
      bottom: contentInset.bottom + (counts.y ? covered.bottom : 0),
      right: contentInset.right + (counts.x ? covered.right : 0)
    )
  }

  private var axesWithCoveredEdges: (x: Bool, y: Bool) {
    switch contentInsetAdjustmentBehavior {
    case .never: (false, false)
    case .always: (true, true)
    case .automatic, .scrollableAxes:
      (
        contentSize.width > storedBounds.size.width || alwaysBounceHorizontal,
        contentSize.height > storedBounds.size.height || alwaysBounceVertical
      )
    }
  }
}

nonisolated extension ScrollAxis {
  /// Takes on the sizes of one axis (N02, N03, D03 to D05).
  mutating func fit(
    content: Double,
    bounds: Double,
    insets: (before: Double, after: Double),
    alignment: Double,
    bounces: Bool,
    alwaysBounces: Bool,
    scale: Double
  ) {
    let exact = ScrollRange(
      content: content,
      bounds: bounds,
      insetBefore: insets.before,
      insetAfter: insets.after,
      alignment: alignment
    )
    // On the pixel grid, so that content that lies right on an edge is inside (D13).
    range = scale == 0 ? exact : exact.alignedToPixels(scale: scale)
    dimension = bounds
    self.bounces = bounces
    // By less than half a thousandth of a point nothing is larger: a zoom rounds.
    canScroll =
      content + insets.before + insets.after > bounds + 0.0005 || bounces && alwaysBounces
  }
}
