import Foundation

nonisolated extension Outline {
  /// The smallest upright rectangle around all points, those that steer curves included; null without any.
  var boxOfPoints: CGRect {
    box(of: steps.flatMap { $0.points })
  }

  /// The smallest upright rectangle around what would be drawn; null without any.
  var box: CGRect { box(of: flattened.flatMap { $0 }) }

  private func box(of points: [CGPoint]) -> CGRect {
    points.isEmpty ? .null : CGRect(around: points)
  }

  /// The parts as corners that lines join; a curve is so many short lines, and its farthest points are among
  /// their ends.
  var flattened: [[CGPoint]] {
    var parts: [[CGPoint]] = []
    var part: [CGPoint] = []
    for step in steps {
      switch step {
      case .move(let point):
        if !part.isEmpty { parts.append(part) }
        part = [point]
      case .line(let point): part.append(point)
      case .quadratic(let control, let end):
        guard let start = part.last else { continue }
        part += Curve(from: start, bentBy: control, to: end).points
      case .cubic(let first, let second, let end):
        guard let start = part.last else { continue }
        part += Curve(start: start, first: first, second: second, end: end).points
      case .close:
        guard let start = part.first else { continue }
        part.append(start)
        parts.append(part)
        part = [start]
      }
    }
    if part.count > 1 || parts.isEmpty && !part.isEmpty { parts.append(part) }
    return parts
  }

  /// Returns true if a point is inside: by how often the path goes round it, or by whether that is
  /// an odd number.
  func contains(_ point: CGPoint, evenOdd: Bool) -> Bool {
    var rounds = 0
    for part in flattened {
      for (start, end) in zip(part, part.dropFirst() + part.prefix(1)) {
        guard (start.y <= point.y) != (end.y <= point.y) else { continue }
        let x = start.x + (point.y - start.y) / (end.y - start.y) * (end.x - start.x)
        if x > point.x { rounds += end.y > start.y ? 1 : -1 }
      }
    }
    return evenOdd ? rounds & 1 == 1 : rounds != 0
  }
}

nonisolated extension Outline.Step {
  /// The points that the step names.
  var points: [CGPoint] {
    switch self {
    case .move(let point), .line(let point): [point]
    case .quadratic(let control, let point): [control, point]
    case .cubic(let first, let second, let point): [first, second, point]
    case .close: []
    }
  }
}

/// A curve of the third degree.
nonisolated private struct Curve {
  private static let pieces = 16

  let start, first, second, end: CGPoint

  init(start: CGPoint, first: CGPoint, second: CGPoint, end: CGPoint) {
    self.start = start
    self.first = first
    self.second = second
    self.end = end
  }

  /// Creates one of the second degree.
  init(from start: CGPoint, bentBy control: CGPoint, to end: CGPoint) {
    self.init(
      start: start,
      first: CGPoint(
        x: start.x + (control.x - start.x) * 2 / 3,
        y: start.y + (control.y - start.y) * 2 / 3
      ),
      second: CGPoint(
        x: end.x + (control.x - end.x) * 2 / 3,
        y: end.y + (control.y - end.y) * 2 / 3
      ),
      end: end
    )
  }

  /// Points on the way, the last one included.
  var points: [CGPoint] {
    let even = (1..<Self.pieces).map { Double($0) / Double(Self.pieces) }
    let farthest =
      Self.turns(start.x, first.x, second.x, end.x) + Self.turns(start.y, first.y, second.y, end.y)
    return (even + farthest).sorted().map(point) + [end]
  }

  private func point(at time: Double) -> CGPoint {
    let left = 1 - time
    let (a, b) = (left * left * left, 3 * left * left * time)
    let (c, d) = (3 * left * time * time, time * time * time)
    return CGPoint(
      x: a * start.x + b * first.x + c * second.x + d * end.x,
      y: a * start.y + b * first.y + c * second.y + d * end.y
    )
  }

  /// Returns the times at which one coordinate turns back, between 0 and 1.
  private static func turns(_ p: Double, _ q: Double, _ r: Double, _ s: Double) -> [Double] {
    let a = s - 3 * r + 3 * q - p
    let b = 2 * (r - 2 * q + p)
    let c = q - p
    let times: [Double]
    if a == 0 {
      times = b == 0 ? [] : [0 - c / b]
    } else {
      let root = (b * b - 4 * a * c).squareRoot()
      times = [(0 - b - root) / (2 * a), (0 - b + root) / (2 * a)]
    }
    return times.filter { $0 > 0 && $0 < 1 }
  }
}
