public import Foundation

/// The options for measuring words; no word is measured.
nonisolated public struct NSStringDrawingOptions: OptionSet, Hashable, Sendable {
  /// One bit an option, UIKit's own.
  public let rawValue: Int

  /// Creates options from their bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Several lines.
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1 << 0)
  /// With the room between lines.
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
  /// By what is drawn.
  public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 1 << 3)
  /// The last line that is seen ends in dots.
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)
}

/// The rules for words that shrink as they are drawn; only stored.
nonisolated open class NSStringDrawingContext: NSObject {
  /// The least scale of the words, as a part of their size.
  open var minimumScaleFactor: CGFloat = 0
}

// No word is measured or drawn: sizes are zero, and drawing does nothing.

nonisolated extension NSString {
  /// Answers zero: no word is measured.
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize { .zero }
  /// Draws nothing: no word is drawn.
  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {}
  /// Draws nothing: no word is drawn.
  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {}
  /// Answers zero: no word is measured.
  public func boundingRect(
    with size: CGSize,
    options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) -> CGRect { .zero }
}

nonisolated extension String {
  /// Answers zero: no word is measured.
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize { .zero }
  /// Draws nothing: no word is drawn.
  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {}
  /// Draws nothing: no word is drawn.
  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {}
  /// Answers zero: no word is measured.
  public func boundingRect(
    with size: CGSize,
    options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) -> CGRect { .zero }
}

nonisolated extension NSAttributedString {
  /// Answers zero: no word is measured.
  public func size() -> CGSize { .zero }
  /// Draws nothing: no word is drawn.
  public func draw(at point: CGPoint) {}
  /// Draws nothing: no word is drawn.
  public func draw(in rect: CGRect) {}
  /// Answers zero: no word is measured.
  public func boundingRect(
    with size: CGSize,
    options: NSStringDrawingOptions = [],
    context: NSStringDrawingContext?
  ) -> CGRect { .zero }
}

@available(*, unavailable)
extension NSStringDrawingContext: Sendable {}
