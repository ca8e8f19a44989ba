internal import Foundation

nonisolated extension CGContext {
  /// The longest side of a picture, in pixels.
  private static let longestSide = 8192.0

  /// Makes a picture of what was drawn so far, as large as the part that shows.
  ///
  /// A pixel that a shape covers in part is mixed, and lines have round corners.
  ///
  /// - Returns: the picture; `nil` where no pixel shows, or a side has more than 8,192 of them.
  public func makeImage() -> CGImage? {
    let box = boundingBoxOfClipPath.applying(base)
    let (width, height) = (box.width.rounded(.up), box.height.rounded(.up))
    guard width >= 1, height >= 1, max(width, height) <= Self.longestSide else { return nil }
    var image = CGImage(width: Int(width), height: Int(height))
    let toPixels = base.concatenating(CGAffineTransform(translationX: -box.minX, y: -box.minY))
    for command in commands {
      switch command {
      case .fill(let rect, let color): image.fill(rect.applying(toPixels), color)
      case .stroke(let steps, let color, let width):
        let scale = (toPixels.a * toPixels.a + toPixels.b * toPixels.b).squareRoot()
        image.stroke(Segment.segments(of: steps, toPixels), color, width: Double(width * scale))
      }
    }
    return image
  }
}

nonisolated extension CGImage {
  /// Fills a rectangle.
  fileprivate mutating func fill(_ rect: CGRect, _ color: DrawingCommand.Color) {
    for y in pixels(from: rect.minY, to: rect.maxY, height) {
      for x in pixels(from: rect.minX, to: rect.maxX, width) {
        let part = CGRect(x: x, y: y, width: 1, height: 1).intersection(rect)
        blend(color, at: x, y, coverage: Double(part.width * part.height))
      }
    }
  }

  /// Draws lines of a width; a pixel on several of them is drawn once.
  fileprivate mutating func stroke(
    _ segments: [Segment],
    _ color: DrawingCommand.Color,
    width lineWidth: Double
  ) {
    let reach = lineWidth / 2
    guard let first = segments.first?.box else { return }
    let box = segments.reduce(first) { $0.union($1.box) }.insetBy(dx: -reach - 1, dy: -reach - 1)
    for y in pixels(from: box.minY, to: box.maxY, height) {
      for x in pixels(from: box.minX, to: box.maxX, width) {
        let centre = CGPoint(x: Double(x) + 0.5, y: Double(y) + 0.5)
        let distance = segments.map { $0.distance(to: centre) }.min() ?? .infinity
        // Thinner than a pixel it covers no more than its width.
        let coverage = min(reach - distance + 0.5, lineWidth)
        if coverage > 0 { blend(color, at: x, y, coverage: min(1, coverage)) }
      }
    }
  }

  /// Returns the pixels of a row or a column that a length meets.
  private func pixels(from least: CGFloat, to most: CGFloat, _ count: Int) -> Range<Int> {
    let start = Int(max(0, min(Double(count), Double(least).rounded(.down))))
    return start..<max(start, Int(max(0, min(Double(count), Double(most).rounded(.up)))))
  }
}

/// A straight piece of a path, in pixels.
nonisolated private struct Segment {
  let start, end: CGPoint

  var box: CGRect {
    CGRect(x: start.x, y: start.y, width: 0, height: 0)
      .union(CGRect(x: end.x, y: end.y, width: 0, height: 0))
  }

  /// Returns the distance between a point and the nearest point of the segment.
  func distance(to point: CGPoint) -> Double {
    let (x, y) = (Double(end.x - start.x), Double(end.y - start.y))
    let (toX, toY) = (Double(point.x - start.x), Double(point.y - start.y))
    let length = x * x + y * y
    let share = length > 0 ? max(0, min(1, (toX * x + toY * y) / length)) : 0
    let (offX, offY) = (toX - share * x, toY - share * y)
    return (offX * offX + offY * offY).squareRoot()
  }

  /// Returns the pieces of a path.
  static func segments(
    of steps: [DrawingCommand.Step],
    _ transform: CGAffineTransform
  ) -> [Segment] {
    var segments: [Segment] = []
    var start: CGPoint?
    var last: CGPoint?
    for step in steps {
      switch step {
      case .move(let point):
        start = point.applying(transform)
        last = start
      case .line(let point):
        let next = point.applying(transform)
        if let last { segments.append(Segment(start: last, end: next)) }
        last = next
      case .close:
        if let last, let start { segments.append(Segment(start: last, end: start)) }
        last = start
      }
    }
    return segments
  }
}
