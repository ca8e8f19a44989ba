public import Foundation

// The snapshots of a view; they show nothing here.

extension UIView {
  /// Returns a view as large as this one, which shows nothing.
  public final func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    UIView(frame: CGRect(origin: .zero, size: bounds.size))
  }

  /// Draws nothing; answers whether all was drawn.
  @discardableResult
  public final func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
    false
  }

  /// Asks for a part of the view to be drawn again, some time later.
  public final func setNeedsDisplay(_ rect: CGRect) { layer.setNeedsDisplay(rect) }

  /// Returns the size that the constraints inside the view give it, or else that which suits it best.
  public final func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize,
      withHorizontalFittingPriority: .fittingSizeLevel,
      verticalFittingPriority: .fittingSizeLevel
    )
  }

  /// Returns the size that the constraints inside the view give it, or else that which suits it best: as near
  /// to a size as the priorities say.
  public final func systemLayoutSizeFitting(
    _ targetSize: CGSize,
    withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    sizeByConstraints(
      targetSize,
      horizontal: horizontalFittingPriority,
      vertical: verticalFittingPriority
    ) ?? sizeThatFits(targetSize)
  }

  /// The size that a view would have that is as small as can be.
  nonisolated public static let layoutFittingCompressedSize = CGSize.zero
  /// The size that a view would have that is as large as can be.
  nonisolated public static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)

  /// True if the view keeps away from edges as the one around does; nothing turns on it.
  public final var preservesSuperviewLayoutMargins: Bool {
    get { storedLook?.layout.preservesMargins ?? false }
    set { look.layout.preservesMargins = newValue }
  }

  /// True if what bars cover counts as margin; it does not.
  public final var insetsLayoutMarginsFromSafeArea: Bool {
    get { storedLook?.layout.insetsMargins ?? true }
    set { look.layout.insetsMargins = newValue }
  }

  /// True if fingers on the view would keep others away; they do not.
  public final var isExclusiveTouch: Bool {
    get { storedLook?.isExclusiveTouch ?? false }
    set { look.isExclusiveTouch = newValue }
  }

  /// A view whose shape is left of this one; it is kept alone.
  public final var mask: UIView? {
    get { storedLook?.mask }
    set { look.mask = newValue }
  }

  /// Has two subviews change places.
  public final func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
    storedSubviews.swapAt(index1, index2)
  }
}
