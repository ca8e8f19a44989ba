public import Foundation

/// A path: its shape is kept and can be asked for, and little of it is ever drawn.
nonisolated public class CGPath: Hashable {
  final var outline: Outline

  init(_ outline: Outline) {
    self.outline = outline
  }

  /// Creates a rectangle, where a map takes it.
  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(Outline(rect: rect).applying(unsafe transform?.pointee ?? .identity))
  }

  /// Creates an ellipse that fills a rectangle, where a map takes it.
  public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(Outline(ellipseIn: rect).applying(unsafe transform?.pointee ?? .identity))
  }

  /// Creates a rectangle with round corners, where a map takes it; lengths in points.
  public convenience init(
    roundedRect rect: CGRect,
    cornerWidth: CGFloat,
    cornerHeight: CGFloat,
    transform: UnsafePointer<CGAffineTransform>?
  ) {
    let radii = CGSize(width: cornerWidth, height: cornerHeight)
    self.init(
      Outline(roundedRect: rect, radii: radii)
        .applying(unsafe transform?.pointee ?? .identity)
    )
  }

  /// True if the path has no steps.
  public final var isEmpty: Bool { outline.isEmpty }
  /// The end of the path; zero without any steps.
  public final var currentPoint: CGPoint { outline.currentPoint ?? .zero }
  /// The smallest upright rectangle around all points, those that steer curves included.
  public final var boundingBox: CGRect { outline.boxOfPoints }
  /// The smallest upright rectangle around the path itself.
  public final var boundingBoxOfPath: CGRect { outline.box }

  /// Returns true if a point is inside of the path, where a map takes it.
  public final func contains(
    _ point: CGPoint,
    using rule: CGPathFillRule = .winding,
    transform: CGAffineTransform = .identity
  ) -> Bool {
    outline.contains(point.applying(transform), evenOdd: rule == .evenOdd)
  }

  /// Returns a path with the same steps.
  public final func copy() -> CGPath? { CGPath(outline) }

  /// Returns a path with the same steps that can be gone on with.
  public final func mutableCopy() -> CGMutablePath? { CGMutablePath(outline) }

  /// Returns true if two paths have the same steps.
  public static func == (one: CGPath, other: CGPath) -> Bool { one.outline == other.outline }

  /// Hashes the steps.
  public func hash(into hasher: inout Hasher) { hasher.combine(outline) }
}

/// The rule for the inside of a path that crosses itself.
nonisolated public enum CGPathFillRule: Int, Hashable, Sendable, CaseIterable {
  case winding, evenOdd
}

/// The shape of lines' ends.
nonisolated public enum CGLineCap: Int32, Hashable, Sendable, CaseIterable {
  case butt, round, square
}

/// The shape of the corners between lines.
nonisolated public enum CGLineJoin: Int32, Hashable, Sendable, CaseIterable {
  case miter, round, bevel
}

@available(*, unavailable)
extension CGPath: Sendable {}
