public import Foundation

/// The style of the lines of a paragraph; no word is drawn.
nonisolated open class NSParagraphStyle: NSObject {
  /// The stored values of a style.
  struct Facts: Hashable, Sendable {
    var alignment = NSTextAlignment.natural
    var lineBreakMode = NSLineBreakMode.byWordWrapping
    var lineSpacing: CGFloat = 0
    var paragraphSpacing: CGFloat = 0
    var paragraphSpacingBefore: CGFloat = 0
    var firstLineHeadIndent: CGFloat = 0
    var headIndent: CGFloat = 0
    var tailIndent: CGFloat = 0
    var minimumLineHeight: CGFloat = 0
    var maximumLineHeight: CGFloat = 0
    var lineHeightMultiple: CGFloat = 0
  }

  final var facts = Facts()

  /// Creates the usual look.
  public override init() {
    super.init()
  }

  /// The usual look.
  open class var `default`: NSParagraphStyle { NSParagraphStyle() }

  /// At which side words begin.
  open var alignment: NSTextAlignment { facts.alignment }
  /// The rule for words that are too long for their line.
  open var lineBreakMode: NSLineBreakMode { facts.lineBreakMode }
  /// The distance between lines, in points.
  open var lineSpacing: CGFloat { facts.lineSpacing }
  /// The distance to the next paragraph, in points.
  open var paragraphSpacing: CGFloat { facts.paragraphSpacing }

  /// Returns true if another object looks the same.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? NSParagraphStyle)?.facts == facts
  }

  /// A number that equal looks share.
  open override var hash: Int { facts.hashValue }

  /// Returns a look with the same values.
  open override func copy() -> Any { mutableCopy() }

  /// Returns a look with the same values that can be changed.
  open override func mutableCopy() -> Any {
    let style = NSMutableParagraphStyle()
    style.facts = facts
    return style
  }
}

/// The style of the lines of a paragraph, which can be changed.
nonisolated open class NSMutableParagraphStyle: NSParagraphStyle {
  /// At which side words begin.
  open override var alignment: NSTextAlignment {
    get { facts.alignment }
    set { facts.alignment = newValue }
  }

  /// The rule for words that are too long for their line.
  open override var lineBreakMode: NSLineBreakMode {
    get { facts.lineBreakMode }
    set { facts.lineBreakMode = newValue }
  }

  /// The distance between lines, in points.
  open override var lineSpacing: CGFloat {
    get { facts.lineSpacing }
    set { facts.lineSpacing = newValue }
  }

  /// The distance to the next paragraph, in points.
  open override var paragraphSpacing: CGFloat {
    get { facts.paragraphSpacing }
    set { facts.paragraphSpacing = newValue }
  }

  /// The distance to the paragraph before, in points.
  open var paragraphSpacingBefore: CGFloat {
    get { facts.paragraphSpacingBefore }
    set { facts.paragraphSpacingBefore = newValue }
  }

  /// The distance of the first line's start from the edge, in points.
  open var firstLineHeadIndent: CGFloat {
    get { facts.firstLineHeadIndent }
    set { facts.firstLineHeadIndent = newValue }
  }

  /// The distance of the other lines' start from the edge, in points.
  open var headIndent: CGFloat {
    get { facts.headIndent }
    set { facts.headIndent = newValue }
  }

  /// The distance of the lines' end from the edge, in points.
  open var tailIndent: CGFloat {
    get { facts.tailIndent }
    set { facts.tailIndent = newValue }
  }

  /// The least height of a line, in points.
  open var minimumLineHeight: CGFloat {
    get { facts.minimumLineHeight }
    set { facts.minimumLineHeight = newValue }
  }

  /// The greatest height of a line, in points; zero: no limit.
  open var maximumLineHeight: CGFloat {
    get { facts.maximumLineHeight }
    set { facts.maximumLineHeight = newValue }
  }

  /// The factor of a line's height; zero: the usual height.
  open var lineHeightMultiple: CGFloat {
    get { facts.lineHeightMultiple }
    set { facts.lineHeightMultiple = newValue }
  }
}

@available(*, unavailable)
extension NSParagraphStyle: Sendable {}
