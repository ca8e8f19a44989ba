public import Foundation

/// The style of a line below or through words; several can be combined.
nonisolated public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
  /// UIKit's bits.
  public let rawValue: Int

  /// Creates a style from its bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// One line.
  public static let single = NSUnderlineStyle(rawValue: 0x01)
  /// One thick line.
  public static let thick = NSUnderlineStyle(rawValue: 0x02)
  /// Two lines.
  public static let double = NSUnderlineStyle(rawValue: 0x09)
  /// Dots.
  public static let patternDot = NSUnderlineStyle(rawValue: 0x0100)
  /// Pieces of a line.
  public static let patternDash = NSUnderlineStyle(rawValue: 0x0200)
  /// Below words alone, and not between them.
  public static let byWord = NSUnderlineStyle(rawValue: 0x8000)
}

/// A shadow behind words; no word is drawn.
nonisolated open class NSShadow: NSObject {
  /// The distance of the shadow from the words, in points.
  open var shadowOffset = CGSize.zero
  /// The width of the shadow's edge, in points.
  open var shadowBlurRadius: CGFloat = 0
  /// Its colour, a `UIColor`.
  open var shadowColor: Any?

  /// Creates a shadow right behind the words.
  public override init() {
    super.init()
  }
}

@available(*, unavailable)
extension NSShadow: Sendable {}

/// A picture among words; no word is drawn.
nonisolated open class NSTextAttachment: NSObject {
  /// The picture.
  open var image: UIImage?
  /// The rectangle of the attachment, in points.
  open var bounds = CGRect.zero

  /// Creates an empty one.
  public override init() {
    super.init()
  }

  /// Creates one with a picture.
  public convenience init(image: UIImage) {
    self.init()
    self.image = image
  }
}

@available(*, unavailable)
extension NSTextAttachment: Sendable {}

nonisolated extension NSAttributedString {
  /// Creates the one sign that stands for a picture.
  public convenience init(attachment: NSTextAttachment) {
    self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
  }
}
