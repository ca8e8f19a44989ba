import Foundation
import Kinematics

/// The hold that a drag or a glide has on the content.
nonisolated struct ScrollHold {
  /// The offset that a drag or a glide wrote last; if the view is elsewhere, code moved it.
  var offset = CGPoint.zero
  /// The finger's travel when the content was last tied to it.
  var travel = CGPoint.zero
  var release = ReleaseVelocity()
  /// True if code stopped the motion while the end of the drag was being told.
  var isStoppedInRelease = false
}
