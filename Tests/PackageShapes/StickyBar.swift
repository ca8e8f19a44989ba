// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import HeadlessUIKit

/// A scroll view with bars among its content that stick to its upper edge.
///
/// A bar moves with the content until it reaches the edge, and stays there. The next bar pushes it out. Sticking is
/// told once as it begins and once as it ends.
public final class StickyScrollView: UIScrollView {
  public private(set) var bars: [(view: UIView, top: CGFloat)] = []
  public var onStick: ((UIView?) -> Void)?
  private weak var stuck: UIView?

  public func addBar(_ bar: UIView, at top: CGFloat, height: CGFloat = 40) {
    bar.frame = CGRect(x: 0, y: top, width: bounds.width, height: height)
    addSubview(bar)
    bars.append((bar, top))
    bars.sort { $0.top < $1.top }
    setNeedsLayout()
  }

  public override func layoutSubviews() {
    super.layoutSubviews()
    let edge = contentOffset.y + adjustedContentInset.top
    for (index, bar) in bars.enumerated() {
      let limit =
        bars.indices.contains(index + 1) ? bars[index + 1].top - bar.view.frame.height : .infinity
      bar.view.frame.origin.y = min(max(bar.top, edge), max(bar.top, limit))
    }
    let now = bars.last { $0.top < edge }?.view
    if now !== stuck {
      stuck = now
      onStick?(now)
    }
  }
}
