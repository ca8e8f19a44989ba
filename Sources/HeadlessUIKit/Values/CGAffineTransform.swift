public import Foundation

/// A linear map of the plane and a translation, as Core Graphics has it.
///
/// A point goes to `(a·x + c·y + tx, b·x + d·y + ty)`.
nonisolated public struct CGAffineTransform: Hashable, Sendable {
  /// The part of x that is added to x.
  public var a: CGFloat
  /// The part of x that is added to y.
  public var b: CGFloat
  /// The part of y that is added to x.
  public var c: CGFloat
  /// The part of y that is added to y.
  public var d: CGFloat
  /// The distance by which x is moved.
  public var tx: CGFloat
  /// The distance by which y is moved.
  public var ty: CGFloat

  /// The map that leaves everything where it is.
  public static let identity = CGAffineTransform()

  /// Creates the identity.
  public init() {
    self.init(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)
  }

  /// Creates a map from its parts.
  public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.tx = tx
    self.ty = ty
  }

  /// Creates a map that scales.
  public init(scaleX sx: CGFloat, y sy: CGFloat) {
    self.init(a: sx, b: 0, c: 0, d: sy, tx: 0, ty: 0)
  }

  /// Creates a map that moves.
  public init(translationX x: CGFloat, y: CGFloat) {
    self.init(a: 1, b: 0, c: 0, d: 1, tx: x, ty: y)
  }

  /// True if the map leaves everything where it is.
  public var isIdentity: Bool { self == .identity }

  /// Returns the map that does another one first, then this one's part: `self` before `t2`.
  public func concatenating(_ t2: CGAffineTransform) -> CGAffineTransform {
    CGAffineTransform(
      a: a * t2.a + b * t2.c,
      b: a * t2.b + b * t2.d,
      c: c * t2.a + d * t2.c,
      d: c * t2.b + d * t2.d,
      tx: tx * t2.a + ty * t2.c + t2.tx,
      ty: tx * t2.b + ty * t2.d + t2.ty
    )
  }

  /// Returns the map that scales before it does what this one does.
  public func scaledBy(x sx: CGFloat, y sy: CGFloat) -> CGAffineTransform {
    CGAffineTransform(scaleX: sx, y: sy).concatenating(self)
  }

  /// Returns the map that moves before it does what this one does.
  public func translatedBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
    CGAffineTransform(translationX: x, y: y).concatenating(self)
  }

  /// Returns the map that takes back what this one does, or this one if nothing can.
  public func inverted() -> CGAffineTransform {
    let determinant = a * d - b * c
    // A determinant that is infinite or not a number allows no inverse either.
    guard determinant != 0, determinant - determinant == 0 else { return self }
    return CGAffineTransform(
      a: d / determinant,
      b: (0 - b) / determinant,
      c: (0 - c) / determinant,
      d: a / determinant,
      tx: (c * ty - d * tx) / determinant,
      ty: (b * tx - a * ty) / determinant
    )
  }
}

nonisolated extension CGPoint {
  /// Returns where a map takes the point.
  public func applying(_ t: CGAffineTransform) -> CGPoint {
    CGPoint(x: t.a * x + t.c * y + t.tx, y: t.b * x + t.d * y + t.ty)
  }
}

nonisolated extension CGSize {
  /// Returns what a map makes of the size, its translation left out.
  public func applying(_ t: CGAffineTransform) -> CGSize {
    CGSize(width: t.a * width + t.c * height, height: t.b * width + t.d * height)
  }
}

nonisolated extension CGRect {
  /// Returns the smallest upright rectangle around what a map makes of this one.
  public func applying(_ t: CGAffineTransform) -> CGRect {
    CGRect(around: corners.map { $0.applying(t) })
  }

  /// The four corners.
  var corners: [CGPoint] {
    [
      origin, CGPoint(x: maxX, y: minY), CGPoint(x: minX, y: maxY), CGPoint(x: maxX, y: maxY),
    ]
  }

  /// Creates the smallest upright rectangle around points.
  init(around points: [CGPoint]) {
    let xs = points.map(\.x)
    let ys = points.map(\.y)
    let least = CGPoint(x: xs.min() ?? 0, y: ys.min() ?? 0)
    let greatest = CGPoint(x: xs.max() ?? 0, y: ys.max() ?? 0)
    self.init(
      origin: least,
      size: CGSize(width: greatest.x - least.x, height: greatest.y - least.y)
    )
  }
}
