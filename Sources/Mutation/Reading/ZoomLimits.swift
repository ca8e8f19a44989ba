internal import Traces

/// The scales that a view may have.
struct ZoomLimits: Hashable, Sendable {
  var least = Millionths.one
  var greatest = Millionths.one
  /// True if fingers may go beyond the limits, as long as they are down.
  var bounces = true
  /// The scale with which the view is set up.
  var initial = Millionths.one

  /// True if they leave anything to zoom (H01).
  var isZoomable: Bool { least < greatest }

  /// Returns true if a scale is between the limits.
  func allows(_ scale: Millionths) -> Bool { scale >= least && scale <= greatest }

  /// Returns the scale between the limits that is nearest to one.
  func clamped(_ scale: Millionths) -> Millionths { min(max(scale, least), greatest) }
}
