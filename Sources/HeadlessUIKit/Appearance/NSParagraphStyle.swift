public import Foundation

/// How the lines of words look; no word is drawn.
nonisolated open class NSParagraphStyle: NSObject {
  /// What is kept of it.
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
  /// Where words end that are too long for their line.
  open var lineBreakMode: NSLineBreakMode { facts.lineBreakMode }
  /// How far lines stay away from each other, in points.
  open var lineSpacing: CGFloat { facts.lineSpacing }
  /// How far the next paragraph stays away, in points.
  open var paragraphSpacing: CGFloat { facts.paragraphSpacing }

  /// Returns whether another object looks the same.
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

/// How the lines of words look, to be changed.
nonisolated open class NSMutableParagraphStyle: NSParagraphStyle {
  /// At which side words begin.
  open override var alignment: NSTextAlignment {
    get { facts.alignment }
    set { facts.alignment = newValue }
  }

  /// Where words end that are too long for their line.
  open override var lineBreakMode: NSLineBreakMode {
    get { facts.lineBreakMode }
    set { facts.lineBreakMode = newValue }
  }

  /// How far lines stay away from each other, in points.
  open override var lineSpacing: CGFloat {
    get { facts.lineSpacing }
    set { facts.lineSpacing = newValue }
  }

  /// How far the next paragraph stays away, in points.
  open override var paragraphSpacing: CGFloat {
    get { facts.paragraphSpacing }
    set { facts.paragraphSpacing = newValue }
  }

  /// How far the paragraph before stays away, in points.
  open var paragraphSpacingBefore: CGFloat {
    get { facts.paragraphSpacingBefore }
    set { facts.paragraphSpacingBefore = newValue }
  }

  /// How far the first line begins from the edge, in points.
  open var firstLineHeadIndent: CGFloat {
    get { facts.firstLineHeadIndent }
    set { facts.firstLineHeadIndent = newValue }
  }

  /// How far the other lines begin from the edge, in points.
  open var headIndent: CGFloat {
    get { facts.headIndent }
    set { facts.headIndent = newValue }
  }

  /// How far lines end from the edge, in points.
  open var tailIndent: CGFloat {
    get { facts.tailIndent }
    set { facts.tailIndent = newValue }
  }

  /// How high a line is at least, in points.
  open var minimumLineHeight: CGFloat {
    get { facts.minimumLineHeight }
    set { facts.minimumLineHeight = newValue }
  }

  /// How high a line is at most, in points; zero for as high as it is.
  open var maximumLineHeight: CGFloat {
    get { facts.maximumLineHeight }
    set { facts.maximumLineHeight = newValue }
  }

  /// How much higher a line is than usual; zero for as high as usual.
  open var lineHeightMultiple: CGFloat {
    get { facts.lineHeightMultiple }
    set { facts.lineHeightMultiple = newValue }
  }
}

@available(*, unavailable)
extension NSParagraphStyle: Sendable {}
