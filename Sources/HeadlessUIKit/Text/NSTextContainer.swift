public import Foundation

/// The area for the layout of text.
///
/// Its values are kept alone; no text is laid out.
@preconcurrency @MainActor
open class NSTextContainer: NSObject {
  /// The distance of lines from the edges, in points.
  open var lineFragmentPadding: CGFloat = 5
  /// The most lines; as many as are needed for zero.
  open var maximumNumberOfLines = 0
  /// The rule for text that is too long for its line.
  open var lineBreakMode = NSLineBreakMode.byWordWrapping
  /// The size of the container, in points.
  open var size = CGSize.zero
  /// The shapes that words go round.
  open var exclusionPaths: [UIBezierPath] = []

  /// Creates a place of no size.
  public override init() {
    super.init()
  }
}
