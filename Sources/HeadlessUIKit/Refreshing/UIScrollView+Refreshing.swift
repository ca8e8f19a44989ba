import Foundation
import Kinematics

extension UIScrollView {
  /// The room above the content that a refresh control keeps for itself.
  final var refreshInset: Double {
    refreshControl?.machine.isOpen ?? false ? UIRefreshControl.height : 0
  }

  /// Puts a control above the content, in place of the one that was there.
  ///
  /// A control that goes while it refreshes takes its room with it, as if the refreshing had ended.
  final func refreshControlChanged(from old: UIRefreshControl?) {
    guard refreshControl !== old else { return }
    if let old {
      let wasOpen = old.machine.isOpen
      old.machine = RefreshStateMachine()
      old.scrollView = nil
      old.removeFromSuperview()
      if wasOpen { closeRefreshInset() }
    }
    guard let control = refreshControl else { return }
    insertSubview(control, at: 0)
    control.scrollView = self
    placeRefreshControl()
    if drag.hand == .dragging { control.receive(.dragBegan) }
    // It may have begun before it was anybody's.
    if control.machine.isOpen { openRefreshInset() }
  }

  /// Places the control right above the content.
  final func placeRefreshControl() {
    refreshControl?.frame = CGRect(
      x: 0,
      y: -UIRefreshControl.height,
      width: storedBounds.size.width,
      height: UIRefreshControl.height
    )
  }

  // MARK: - A pull

  /// Takes nothing back any more: something else has the content.
  final func forgetReturn() {
    debts = ScrollDebts()
    forgetHomecoming()
  }

  /// Begins a pull with a drag, which may bring the control out, and has the content from here on.
  final func beginPull() {
    forgetReturn()
    refreshControl?.receive(.dragBegan)
  }

  /// Brings the control out as far as the finger has moved the content past the top (R223).
  final func followPull() {
    guard let refreshControl else { return }
    let shown = yAxis.range.lower - contentOffset.y
    let reach: RefreshStateMachine.Reach =
      if shown >= UIRefreshControl.height { .whole } else if shown > 0 { .part } else { .none }
    refreshControl.receive(.pulled(reach))
  }

  /// Ends the pull, for the finger is up: a control that refreshes gets its room before it is asked where to
  /// go, so that the content comes to rest below it (R227).
  final func endPull() {
    refreshControl?.receive(.letGo)
  }

  // MARK: - Room

  /// Follows an end of the refreshing by code: a glide stops where it is, but a bounce goes back, and a paged
  /// view goes to a page (P06, Z06).
  final func refreshingEnded(closing wasOpen: Bool) {
    if wasOpen { closeRefreshInset() }
    guard drag.isGliding else { return }
    restGlide()
    if animation == nil, !mustMoveOn { tell(.motionEnded) }
  }

  /// Gives the control its room and moves nothing (P05): content that fits is not pushed below it, a
  /// drag does that, and content on its way back stays where it is.
  final func openRefreshInset() {
    if animation?.purpose == .home {
      animations.running = nil
      updateMotion()
    }
    geometryMayHaveChanged(keepsOffset: true)
  }

  /// Takes the room back, and the content with it: by an animation, unless a drag or a bounce has
  /// the content and brings it back itself.
  private func closeRefreshInset() {
    geometryMayHaveChanged(keepsOffset: true)
    debts.owesReturn = drag.hand != .dragging && !drag.isGliding
    payReturn()
  }

  /// Takes content that was left past an edge back, once nothing has it.
  final func payReturn() {
    guard debts.owesReturn, drag.hand == .away, !drag.isGliding, animation == nil else { return }
    debts.owesReturn = false
    let home = fitting(contentOffset)
    guard contentOffset != home else {
      refreshControl?.receive(.returned)
      return
    }
    if scene?.runsOwnAnimations ?? false {
      startAnimation(.home, to: home)
    } else {
      contentOffset = home
      refreshControl?.receive(.returned)
    }
  }
}
