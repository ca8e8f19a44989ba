import Foundation

/// The looks of a view, which are stored and never used.
///
/// Most views set none of it, so it has a box of its own, which a view makes when it needs one.
final class ViewLook {
  var backgroundColor: UIColor?
  var tintColor: UIColor?
  var isOpaque = true
  var contentMode = UIView.ContentMode.scaleToFill
  var semanticContentAttribute = UISemanticContentAttribute.unspecified
  var interfaceStyle = UIUserInterfaceStyle.unspecified
  var accessibility = AccessibilityFacts()
  var accessibilityActions: [UIAccessibilityCustomAction]?
  var accessibilityElements: [Any]?
  var interactions: [any UIInteraction] = []
  var isExclusiveTouch = false
  var mask: UIView?
  var layout = LayoutFacts()
  var cell: CellLook?
}
