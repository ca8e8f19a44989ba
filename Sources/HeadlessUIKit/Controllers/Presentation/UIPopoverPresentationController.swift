public import Foundation

/// An object that shows a controller as a popover; the place that the popover points to is only
/// stored.
@preconcurrency @MainActor
open class UIPopoverPresentationController: UIPresentationController {
  /// The view that the popover points to.
  open weak var sourceView: UIView?
  /// The part of that view that it points to.
  open var sourceRect = CGRect.null
  /// The button of a bar that it points to, in place of a view.
  open var barButtonItem: UIBarButtonItem?
  /// The ways that it may point.
  open var permittedArrowDirections = UIPopoverArrowDirection.any
}

/// The ways that a popover may point.
nonisolated public struct UIPopoverArrowDirection: OptionSet, Hashable, Sendable {
  /// One bit a direction, UIKit's own.
  public let rawValue: UInt

  /// Creates directions from their bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// Upwards.
  public static let up = UIPopoverArrowDirection(rawValue: 1 << 0)
  /// Downwards.
  public static let down = UIPopoverArrowDirection(rawValue: 1 << 1)
  /// To the left.
  public static let left = UIPopoverArrowDirection(rawValue: 1 << 2)
  /// To the right.
  public static let right = UIPopoverArrowDirection(rawValue: 1 << 3)
  /// Any way.
  public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
}
