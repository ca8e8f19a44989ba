import Foundation

extension LayoutSystem {
  /// The strength of what a stack view wants of its views, which gives way to what is required of them.
  private static let stack: Float = 999.5
  /// The strength with which middles keep equal distances.
  private static let centering: Float = 149
  /// The strength with which views without a size of their own share what is over.
  private static let sharing: Float = 0.5
  /// The strength with which a line is as thin as its views.
  private static let thinness: Float = 0.4

  /// Adds what a stack view says of the views that it places.
  mutating func arrange(_ stack: UIStackView) {
    let views = stack.shownViews
    guard !views.isEmpty else { return }
    let margins = stack.isLayoutMarginsRelativeArrangement ? stack.layoutMargins : .zero
    let room = box(ofView: stack).inset(by: margins)
    let boxes = views.map { box(ofView: $0) }
    for box in boxes { align(box, in: room, of: stack) }
    add(room.length(along: stack.axis.other), .equal, Self.thinness)

    let line = boxes.map {
      (start: $0.start(along: stack.axis), length: $0.length(along: stack.axis))
    }
    let ends = line.map { $0.start + $0.length }
    let start = room.start(along: stack.axis)
    add(line[0].start - start, .equal, LinearSolver.required)
    add(ends[ends.count - 1] - start - room.length(along: stack.axis), .equal, Self.stack)
    let hasOwnGaps = [.equalSpacing, .equalCentering].contains(stack.distribution)
    for index in 1..<max(1, line.count) {
      let gap = line[index].start - ends[index - 1] + -stack.distance(after: views[index - 1])
      add(gap, hasOwnGaps ? .noLess : .equal, LinearSolver.required)
    }
    distribute(line, of: views, in: stack)
  }

  private mutating func align(_ box: LayoutBox, in room: LayoutBox, of stack: UIStackView) {
    let axis = stack.axis.other
    let before = box.start(along: axis) - room.start(along: axis)
    let after = before + box.length(along: axis) - room.length(along: axis)
    switch stack.alignment {
    case .fill, .leading, .firstBaseline: add(before, .equal, LinearSolver.required)
    case .center: add(before + after, .equal, LinearSolver.required)
    case .trailing, .lastBaseline: add(after, .equal, LinearSolver.required)
    }
    add(before, .noLess, Self.stack)
    add(after, stack.alignment == .fill ? .equal : .noMore, Self.stack)
  }

  private mutating func distribute(
    _ line: [(start: LinearExpression, length: LinearExpression)],
    of views: [UIView],
    in stack: UIStackView
  ) {
    let naturals = views.map { stack.axis.length(of: $0.intrinsicContentSize) }
    let formless = line.indices.filter { naturals[$0] == UIView.noIntrinsicMetric }
    for index in line.indices.dropFirst() {
      let (here, before) = (line[index], line[index - 1])
      switch stack.distribution {
      case .fill: continue
      case .fillEqually: add(here.length - before.length, .equal, LinearSolver.required)
      case .fillProportionally:
        let (mine, others) = (max(0, naturals[index]), max(0, naturals[index - 1]))
        add(here.length * others - before.length * mine, .equal, Self.stack)
      case .equalSpacing, .equalCentering:
        guard index > 1 else { continue }
        let part = stack.distribution == .equalSpacing ? 1 : 0.5
        let first = line[index - 2]
        let gap = here.start + here.length * (1 - part) - before.start - before.length * part
        let earlier = before.start + before.length * (1 - part) - first.start - first.length * part
        add(gap - earlier, .equal, part == 1 ? Self.stack : Self.centering)
      }
    }
    guard stack.distribution == .fill else { return }
    for (one, other) in zip(formless, formless.dropFirst()) {
      add(line[one].length - line[other].length, .equal, Self.sharing)
    }
    // If all views resist equally, the first one takes the remaining length.
    for index in line.indices.dropFirst() {
      add(line[index].length, .equal, Self.sharing / 2 * Float(index) / Float(line.count))
    }
  }
}

extension LayoutBox {
  nonisolated fileprivate func start(along axis: NSLayoutConstraint.Axis) -> LinearExpression {
    axis == .horizontal ? x : y
  }

  nonisolated fileprivate func length(along axis: NSLayoutConstraint.Axis) -> LinearExpression {
    axis == .horizontal ? width : height
  }
}

extension NSLayoutConstraint.Axis {
  nonisolated fileprivate var other: Self { self == .horizontal ? .vertical : .horizontal }

  nonisolated fileprivate func length(of size: CGSize) -> CGFloat {
    self == .horizontal ? size.width : size.height
  }
}
