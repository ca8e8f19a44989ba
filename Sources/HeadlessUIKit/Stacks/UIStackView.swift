public import Foundation

/// A view that places others in a line, in `layoutSubviews()`.
///
/// It goes by the sizes that views have by their content, by constraints inside of them, or by a constraint of
/// theirs that says a length. A view of no such size gets what the others leave, or keeps the size that it has
/// across the line. Constraints between views of a stack are not solved.
@preconcurrency @MainActor
open class UIStackView: UIView {
  /// How the line is filled.
  nonisolated public enum Distribution: Int, Hashable, Sendable, CaseIterable {
    case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
  }

  /// Where views stand across the line.
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
  open var axis = NSLayoutConstraint.Axis.horizontal { didSet { setNeedsLayout() } }
  /// How the line is filled.
  open var distribution = Distribution.fill { didSet { setNeedsLayout() } }
  /// Where views stand across the line.
  open var alignment = Alignment.fill { didSet { setNeedsLayout() } }
  /// The distance between views, in points.
  open var spacing: CGFloat = 0 { didSet { setNeedsLayout() } }
  /// Whether views stay away from the edges as far as the margins say.
  open var isLayoutMarginsRelativeArrangement = false { didSet { setNeedsLayout() } }

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
    setNeedsLayout()
  }

  /// Takes a view out of the line; it stays a subview.
  open func removeArrangedSubview(_ view: UIView) {
    arrangedSubviews.removeAll { $0 === view }
    customSpacings[ObjectIdentifier(view)] = nil
    setNeedsLayout()
  }

  /// A view that leaves is out of the line, too.
  open override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    removeArrangedSubview(subview)
  }

  override var placesShownSubviews: Bool { true }

  /// Sets the distance after one view, in points.
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    let isDefault = spacing == Self.spacingUseDefault
    customSpacings[ObjectIdentifier(arrangedSubview)] = isDefault ? nil : spacing
    setNeedsLayout()
  }

  /// The distance that was set after one view.
  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    customSpacings[ObjectIdentifier(arrangedSubview)] ?? Self.spacingUseDefault
  }

  /// Places the views that are not hidden.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let margins = isLayoutMarginsRelativeArrangement ? layoutMargins : .zero
    let room = bounds.inset(by: margins)
    let views = shownViews
    let line = line(of: views, along: axis)
    for (view, span) in zip(views, line.spans(in: length(of: room.size, along: axis))) {
      let across = across(view, in: length(of: room.size, along: otherAxis))
      view.frame =
        axis == .horizontal
        ? CGRect(
          x: room.minX + span.start,
          y: room.minY + across.start,
          width: span.length,
          height: across.length
        )
        : CGRect(
          x: room.minX + across.start,
          y: room.minY + span.start,
          width: across.length,
          height: span.length
        )
    }
  }

  /// The size that suits the content of all views that are not hidden.
  open override var intrinsicContentSize: CGSize {
    let margins = isLayoutMarginsRelativeArrangement ? layoutMargins : .zero
    let views = shownViews
    let along = line(of: views, along: axis).naturalLength
    let across = views.compactMap { naturalLength(of: $0, along: otherAxis) }.max() ?? 0
    let size =
      axis == .horizontal
      ? CGSize(width: along, height: across) : CGSize(width: across, height: along)
    return CGSize(
      width: size.width + margins.left + margins.right,
      height: size.height + margins.top + margins.bottom
    )
  }
}

extension UIStackView {
  private var shownViews: [UIView] { arrangedSubviews.filter { !$0.isHidden } }

  private var otherAxis: NSLayoutConstraint.Axis {
    axis == .horizontal ? .vertical : .horizontal
  }

  private func length(of size: CGSize, along axis: NSLayoutConstraint.Axis) -> CGFloat {
    axis == .horizontal ? size.width : size.height
  }

  private func naturalLength(
    of view: UIView,
    along axis: NSLayoutConstraint.Axis
  ) -> CGFloat? {
    if let said = view.lengthByConstraints(along: axis) { return said }
    let natural = length(of: view.intrinsicContentSize, along: axis)
    return natural == Self.noIntrinsicMetric ? nil : natural
  }

  private func line(of views: [UIView], along axis: NSLayoutConstraint.Axis) -> StackLine {
    let items = views.map { view in
      StackLine.Item(
        natural: naturalLength(of: view, along: axis),
        hugging: view.contentHuggingPriority(for: axis).rawValue,
        spacing: points(customSpacings[ObjectIdentifier(view)] ?? spacing)
      )
    }
    return StackLine(items: items, distribution: distribution)
  }

  private func points(_ spacing: CGFloat) -> CGFloat {
    spacing == Self.spacingUseSystem ? 8 : spacing
  }

  /// Where a view stands across the line.
  private func across(_ view: UIView, in room: CGFloat) -> StackLine.Span {
    guard alignment != .fill else { return StackLine.Span(start: 0, length: room) }
    let own = length(of: view.bounds.size, along: otherAxis)
    let length = min(naturalLength(of: view, along: otherAxis) ?? own, room)
    switch alignment {
    case .fill, .leading, .firstBaseline: return StackLine.Span(start: 0, length: length)
    case .center: return StackLine.Span(start: (room - length) / 2, length: length)
    case .trailing, .lastBaseline: return StackLine.Span(start: room - length, length: length)
    }
  }
}
