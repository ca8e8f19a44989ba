import Foundation

/// The content of a scroll view, and the insets around it.
nonisolated struct ScrollContent {
  var size = CGSize.zero
  var inset = UIEdgeInsets.zero
  /// The rule by which the covered edges of the window count.
  var insetAdjustment = UIScrollView.ContentInsetAdjustmentBehavior.automatic
  /// The insets that count: the content's own, what bars cover, and the room of a refresh control.
  var adjustedInset = UIEdgeInsets.zero
  /// The place of content that is smaller than the view, as a part of the free room.
  var alignment = CGPoint.zero
}
