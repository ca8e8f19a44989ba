import Foundation
import Kinematics

extension UIScrollView {
  /// True if a tap on the status bar is this view's business (G06, G09).
  final var takesStatusBarTaps: Bool { scrollsToTop && isScrollEnabled && !isTracking }

  /// Asks, then scrolls to the top; only the arrival is told (G03, G04).
  final func scrollToTop() {
    guard animation?.purpose != .top, asksToScrollToTop() else { return }
    // Whoever was asked may have taken the view away.
    guard storedWindow != nil else { return }
    let endsWayHome = animation?.purpose == .home
    if animation != nil { endAnimation() }
    let endsGlide = drag.isGliding
    if endsGlide {
      // Whoever hears of it may scroll elsewhere, and be stopped on the way.
      debts.owesBounce = isOverscrolled
      tell(.motionEnded)
    }
    guard storedWindow != nil, drag.hand == .away, animation == nil else { return }
    // A bounce or a way home that this ends cannot bring the other axis back any more (Z02); what code
    // put outside stays there (G05, F12).
    let isLedHome = endsGlide || endsWayHome || debts.owesBounce || debts.owesReturn
    let x = isLedHome ? xAxis.range.clamped(contentOffset.x) : contentOffset.x
    let top = CGPoint(x: x, y: yAxis.range.lower)
    if top == contentOffset {
      tellArrivalAtTop()
    } else if scene?.runsOwnAnimations ?? false {
      startAnimation(.top, to: top)
    } else {
      debts.owesBounce = false
      contentOffset = top
      tellArrivalAtTop()
    }
  }
}
