import Foundation

/// The values that a context saves and restores.
nonisolated struct DrawingState: Hashable, Sendable {
  var fillColor = DrawingCommand.Color.black
  var strokeColor = DrawingCommand.Color.black
  var lineWidth: CGFloat = 1
  /// The map that points go through before they are drawn; nil for no change.
  var transform: CGAffineTransform?

  /// Maps points by another map first.
  mutating func concatenate(_ first: CGAffineTransform) {
    let whole = first.concatenating(transform ?? .identity)
    transform = whole.isIdentity ? nil : whole
  }

  func placed(_ point: CGPoint) -> CGPoint {
    transform.map { point.applying($0) } ?? point
  }

  /// Returns a rectangle where it is drawn; nil where it is turned.
  func upright(_ rect: CGRect) -> CGRect? {
    guard let transform else { return rect }
    return transform.b == 0 && transform.c == 0 ? rect.applying(transform) : nil
  }

  /// The width of lines where they are drawn.
  var widthInDrawing: CGFloat {
    guard let transform else { return lineWidth }
    return lineWidth * (transform.a * transform.a + transform.b * transform.b).squareRoot()
  }
}

nonisolated extension Outline {
  /// The steps as a context writes them down: each curve as short lines.
  var drawnSteps: [DrawingCommand.Step] {
    let isStraight = steps.allSatisfy { step in
      switch step {
      case .quadratic, .cubic: false
      case .move, .line, .close: true
      }
    }
    guard isStraight else {
      return flattened.flatMap { part in
        part.prefix(1).map(DrawingCommand.Step.move)
          + part.dropFirst().map(DrawingCommand.Step.line)
      }
    }
    return steps.compactMap { step in
      switch step {
      case .move(let point): .move(point)
      case .line(let point): .line(point)
      case .quadratic, .cubic: nil
      case .close: .close
      }
    }
  }

  /// The rectangle that the path is, if it is an upright one.
  var rectangle: CGRect? {
    let parts = flattened
    guard parts.count == 1, let part = parts.first, part.count == 5, part[0] == part[4] else {
      return nil
    }
    let isUpright = zip(part, part.dropFirst()).allSatisfy { $0.x == $1.x || $0.y == $1.y }
    return isUpright ? CGRect(around: part) : nil
  }
}
