import Foundation

/// The steps of a path, as a plain value: what paths and contexts are made of.
nonisolated struct Outline: Hashable, Sendable {
  /// One step.
  enum Step: Hashable, Sendable {
    case move(CGPoint)
    case line(CGPoint)
    case quadratic(CGPoint, to: CGPoint)
    case cubic(CGPoint, CGPoint, to: CGPoint)
    case close
  }

  private(set) var steps: [Step] = []
  /// The start of the next step; nil before the first.
  private(set) var currentPoint: CGPoint?
  /// The start of the latest part.
  private var start: CGPoint?

  var isEmpty: Bool { steps.isEmpty }

  mutating func move(to point: CGPoint) {
    steps.append(.move(point))
    start = point
    currentPoint = point
  }

  mutating func line(to point: CGPoint) {
    guard currentPoint != nil else { return move(to: point) }
    steps.append(.line(point))
    currentPoint = point
  }

  mutating func quadratic(_ control: CGPoint, to point: CGPoint) {
    if currentPoint == nil { move(to: control) }
    steps.append(.quadratic(control, to: point))
    currentPoint = point
  }

  mutating func cubic(_ first: CGPoint, _ second: CGPoint, to point: CGPoint) {
    if currentPoint == nil { move(to: first) }
    steps.append(.cubic(first, second, to: point))
    currentPoint = point
  }

  mutating func close() {
    guard currentPoint != nil else { return }
    steps.append(.close)
    currentPoint = start
  }

  /// Adds the steps of another, each where a map takes it.
  mutating func append(_ other: Outline, _ transform: CGAffineTransform = .identity) {
    for step in other.steps {
      switch step {
      case .move(let point): move(to: point.applying(transform))
      case .line(let point): line(to: point.applying(transform))
      case .quadratic(let control, let point):
        quadratic(control.applying(transform), to: point.applying(transform))
      case .cubic(let first, let second, let point):
        cubic(
          first.applying(transform),
          second.applying(transform),
          to: point.applying(transform)
        )
      case .close: close()
      }
    }
  }

  /// Returns the same steps, each where a map takes it.
  func applying(_ transform: CGAffineTransform) -> Outline {
    var moved = Outline()
    moved.append(self, transform)
    return moved
  }
}
