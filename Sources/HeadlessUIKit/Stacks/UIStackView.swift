public import Foundation

/// A view that places others in a line, as constraints do, and together with those that there are.
///
/// A view that has no size along the line by its content or by constraints gets what the others leave.
@preconcurrency @MainActor
open class UIStackView: UIView {
  /// The ways to fill the line.
  nonisolated public enum Distribution: Int, Hashable, Sendable, CaseIterable {
    case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
  }

  /// The places of the views across the line.
  nonisolated public enum Alignment: Int, Hashable, Sendable, CaseIterable {
    case fill, leading, firstBaseline, center, trailing, lastBaseline

    /// The upper edge of a line from side to side.
    public static let top = Alignment.leading
    /// The lower edge of a line from side to side.
    public static let bottom = Alignment.trailing
  }

  /// The distance that a view has after it where none is set for it.
  nonisolated public static let spacingUseDefault = CGFloat.greatestFiniteMagnitude
  /// The distance that the system leaves between views; from memory.
  nonisolated public static let spacingUseSystem = CGFloat.leastNormalMagnitude

  /// The views that are placed, in their order; each is a subview too.
  public private(set) final var arrangedSubviews: [UIView] = []
  private final var customSpacings: [ObjectIdentifier: CGFloat] = [:]

  /// In which direction the line runs.
  open var axis = NSLayoutConstraint.Axis.horizontal { didSet { constraintsDidChange() } }
  /// The way in which the line is filled.
  open var distribution = Distribution.fill { didSet { constraintsDidChange() } }
  /// The place of the views across the line.
  open var alignment = Alignment.fill { didSet { constraintsDidChange() } }
  /// The distance between views, in points.
  open var spacing: CGFloat = 0 { didSet { constraintsDidChange() } }
  /// True if views stay away from the edges as far as the margins say.
  open var isLayoutMarginsRelativeArrangement = false { didSet { constraintsDidChange() } }

  /// Creates a line of views; its size is not that of the views.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  /// Puts a view at the end of the line.
  open func addArrangedSubview(_ view: UIView) {
    insertArrangedSubview(view, at: arrangedSubviews.filter { $0 !== view }.count)
  }

  /// Puts a view into the line.
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    arrangedSubviews.removeAll { $0 === view }
    arrangedSubviews.insert(view, at: max(0, min(stackIndex, arrangedSubviews.count)))
    if view.superview !== self { addSubview(view) }
    view.isInStack = true
    constraintsDidChange()
  }

  /// Takes a view out of the line; it stays a subview.
  open func removeArrangedSubview(_ view: UIView) {
    guard arrangedSubviews.contains(where: { $0 === view }) else { return }
    arrangedSubviews.removeAll { $0 === view }
    customSpacings[ObjectIdentifier(view)] = nil
    view.isInStack = false
    constraintsDidChange()
  }

  /// Takes a view that leaves out of the line, too.
  open override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    removeArrangedSubview(subview)
  }

  /// Sets the distance after one view, in points.
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    let isDefault = spacing == Self.spacingUseDefault
    customSpacings[ObjectIdentifier(arrangedSubview)] = isDefault ? nil : spacing
    constraintsDidChange()
  }

  /// Returns the distance that was set after one view.
  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    customSpacings[ObjectIdentifier(arrangedSubview)] ?? Self.spacingUseDefault
  }

  /// The size that suits all views that are not hidden.
  open override var intrinsicContentSize: CGSize {
    sizeByConstraints(.zero, horizontal: .fittingSizeLevel, vertical: .fittingSizeLevel) ?? .zero
  }

  /// The views that are not hidden.
  final var shownViews: [UIView] { arrangedSubviews.filter { !$0.isHidden } }

  /// Returns the distance after a view, in points.
  final func distance(after view: UIView) -> CGFloat {
    let spacing = customSpacings[ObjectIdentifier(view)] ?? spacing
    return spacing == Self.spacingUseSystem ? 8 : spacing
  }
}
