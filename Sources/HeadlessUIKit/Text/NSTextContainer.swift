public import Foundation

/// Where words are laid out, were they laid out; what is set is kept alone.
@preconcurrency @MainActor
open class NSTextContainer: NSObject {
  /// How far lines stay away from the edges, in points.
  open var lineFragmentPadding: CGFloat = 5
  /// The most lines; as many as are needed for zero.
  open var maximumNumberOfLines = 0
  /// Where words end that are too long for their line.
  open var lineBreakMode = NSLineBreakMode.byWordWrapping
  /// How large it is, in points.
  open var size = CGSize.zero
  /// The shapes that words go round.
  open var exclusionPaths: [UIBezierPath] = []

  /// Creates a place of no size.
  public override init() {
    super.init()
  }
}
