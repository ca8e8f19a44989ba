import Foundation

/// The indicators of both axes: which there are, with which room, and how much of them is seen.
nonisolated struct ScrollIndicators {
  var showsVertical = true
  var showsHorizontal = true
  var style = UIScrollView.IndicatorStyle.default
  var verticalInsets = UIEdgeInsets.zero
  var horizontalInsets = UIEdgeInsets.zero
  /// True if what bars cover is left free too.
  var adjustsInsets = true
  var fade = IndicatorFade()
}
