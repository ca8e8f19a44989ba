import Foundation

extension UIView {
  /// The lengths of a view that follow the size of its superview; several can be named at once.
  nonisolated public struct AutoresizingMask: OptionSet, Hashable, Sendable {
    /// One bit a length, UIKit's own.
    public let rawValue: UInt

    /// Creates a set of lengths from its bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The distance to the left edge.
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1 << 0)
    /// The width.
    public static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)
    /// The distance to the right edge.
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 1 << 2)
    /// The distance to the upper edge.
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 1 << 3)
    /// The height.
    public static let flexibleHeight = AutoresizingMask(rawValue: 1 << 4)
    /// The distance to the lower edge.
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 1 << 5)
  }

  /// The lengths of the view that follow the size of its superview, at once when that changes.
  public final var autoresizingMask: AutoresizingMask {
    get { storedLook?.layout.autoresizingMask ?? [] }
    set { look.layout.autoresizingMask = newValue }
  }

  /// True if the masks of the subviews count.
  public final var autoresizesSubviews: Bool {
    get { storedLook?.layout.autoresizesSubviews ?? true }
    set { look.layout.autoresizesSubviews = newValue }
  }

  /// Has the subviews follow a change of this view's size, as their masks say.
  final func autoresizeSubviews(from old: CGSize) {
    for subview in storedSubviews {
      guard let mask = subview.storedLook?.layout.autoresizingMask, !mask.isEmpty,
        subview.storedTransform == nil, autoresizesSubviews
      else { continue }
      subview.frame = mask.frame(subview.frame, from: old, to: storedBounds.size)
    }
  }
}

extension UIView.AutoresizingMask {
  /// Returns the frame that a view gets when its superview has another size.
  nonisolated func frame(_ frame: CGRect, from old: CGSize, to new: CGSize) -> CGRect {
    let horizontal = FlexibleSpan(
      margin: contains(.flexibleLeftMargin),
      length: contains(.flexibleWidth),
      rest: contains(.flexibleRightMargin)
    )
    let vertical = FlexibleSpan(
      margin: contains(.flexibleTopMargin),
      length: contains(.flexibleHeight),
      rest: contains(.flexibleBottomMargin)
    )
    let x = horizontal.place(frame.minX, frame.width, from: old.width, to: new.width)
    let y = vertical.place(frame.minY, frame.height, from: old.height, to: new.height)
    return CGRect(x: x.start, y: y.start, width: x.length, height: y.length)
  }
}

/// The lengths along an axis, of three, that share a change of the superview's size.
nonisolated private struct FlexibleSpan {
  let margin, length, rest: Bool

  /// Shares a change among the flexible lengths, in proportion to what they were.
  func place(
    _ start: CGFloat,
    _ extent: CGFloat,
    from old: CGFloat,
    to new: CGFloat
  ) -> (start: CGFloat, length: CGFloat) {
    let parts = [
      (margin, start), (length, extent), (rest, old - start - extent),
    ]
    let flexible = parts.filter(\.0)
    guard !flexible.isEmpty else { return (start, extent) }
    let sum = flexible.reduce(0) { $0 + $1.1 }
    let change = new - old
    func share(_ isFlexible: Bool, _ part: CGFloat) -> CGFloat {
      guard isFlexible else { return 0 }
      return sum > 0 ? change * part / sum : change / CGFloat(flexible.count)
    }
    return (start + share(margin, start), max(0, extent + share(length, extent)))
  }
}
