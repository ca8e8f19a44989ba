public import Foundation
import Kinematics

/// A linear map of space and a translation, as Core Animation has it; a point is a row before it.
nonisolated public struct CATransform3D: Hashable, Sendable {
  public var m11, m12, m13, m14: CGFloat
  public var m21, m22, m23, m24: CGFloat
  public var m31, m32, m33, m34: CGFloat
  public var m41, m42, m43, m44: CGFloat

  /// Creates the map that leads everything to nothing.
  public init() {
    self.init([CGFloat](repeating: 0, count: 16))
  }

  /// Creates a map from its parts.
  public init(
    m11: CGFloat,
    m12: CGFloat,
    m13: CGFloat,
    m14: CGFloat,
    m21: CGFloat,
    m22: CGFloat,
    m23: CGFloat,
    m24: CGFloat,
    m31: CGFloat,
    m32: CGFloat,
    m33: CGFloat,
    m34: CGFloat,
    m41: CGFloat,
    m42: CGFloat,
    m43: CGFloat,
    m44: CGFloat
  ) {
    (self.m11, self.m12, self.m13, self.m14) = (m11, m12, m13, m14)
    (self.m21, self.m22, self.m23, self.m24) = (m21, m22, m23, m24)
    (self.m31, self.m32, self.m33, self.m34) = (m31, m32, m33, m34)
    (self.m41, self.m42, self.m43, self.m44) = (m41, m42, m43, m44)
  }

  /// Creates a map from sixteen parts, row by row.
  fileprivate init(_ m: [CGFloat]) {
    self.init(
      m11: m[0],
      m12: m[1],
      m13: m[2],
      m14: m[3],
      m21: m[4],
      m22: m[5],
      m23: m[6],
      m24: m[7],
      m31: m[8],
      m32: m[9],
      m33: m[10],
      m34: m[11],
      m41: m[12],
      m42: m[13],
      m43: m[14],
      m44: m[15]
    )
  }

  fileprivate var parts: [CGFloat] {
    [m11, m12, m13, m14, m21, m22, m23, m24, m31, m32, m33, m34, m41, m42, m43, m44]
  }
}

/// The map that leaves everything where it is.
nonisolated public let CATransform3DIdentity = CATransform3DMakeScale(1, 1, 1)

/// Returns a map that moves.
nonisolated public func CATransform3DMakeTranslation(
  _ tx: CGFloat,
  _ ty: CGFloat,
  _ tz: CGFloat
) -> CATransform3D {
  CATransform3D([1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, tx, ty, tz, 1])
}

/// Returns a map that scales.
nonisolated public func CATransform3DMakeScale(
  _ sx: CGFloat,
  _ sy: CGFloat,
  _ sz: CGFloat
) -> CATransform3D {
  CATransform3D([sx, 0, 0, 0, 0, sy, 0, 0, 0, 0, sz, 0, 0, 0, 0, 1])
}

/// Returns a map that turns around an axis; radians.
nonisolated public func CATransform3DMakeRotation(
  _ angle: CGFloat,
  _ x: CGFloat,
  _ y: CGFloat,
  _ z: CGFloat
) -> CATransform3D {
  let length = (x * x + y * y + z * z).squareRoot()
  guard length > 0 else { return CATransform3DIdentity }
  let (x, y, z) = (x / length, y / length, z / length)
  let (s, c) = Angle.sineAndCosine(of: angle)
  let t = 1 - c
  return CATransform3D([
    t * x * x + c, t * x * y + s * z, t * x * z - s * y, 0,
    t * x * y - s * z, t * y * y + c, t * y * z + s * x, 0,
    t * x * z + s * y, t * y * z - s * x, t * z * z + c, 0,
    0, 0, 0, 1,
  ])
}

/// Returns the map that does one first, then another.
nonisolated public func CATransform3DConcat(_ a: CATransform3D, _ b: CATransform3D) -> CATransform3D
{
  let (a, b) = (a.parts, b.parts)
  return CATransform3D(
    (0..<16).map { place in
      let (row, column) = (place / 4 * 4, place % 4)
      let (first, second) = (a[row] * b[column], a[row + 1] * b[column + 4])
      let (third, fourth) = (a[row + 2] * b[column + 8], a[row + 3] * b[column + 12])
      return first + second + third + fourth
    }
  )
}

/// Returns the map that moves before it does what another does.
nonisolated public func CATransform3DTranslate(
  _ t: CATransform3D,
  _ tx: CGFloat,
  _ ty: CGFloat,
  _ tz: CGFloat
) -> CATransform3D { CATransform3DConcat(CATransform3DMakeTranslation(tx, ty, tz), t) }

/// Returns the map that scales before it does what another does.
nonisolated public func CATransform3DScale(
  _ t: CATransform3D,
  _ sx: CGFloat,
  _ sy: CGFloat,
  _ sz: CGFloat
) -> CATransform3D { CATransform3DConcat(CATransform3DMakeScale(sx, sy, sz), t) }

/// Returns the map that turns before it does what another does; radians.
nonisolated public func CATransform3DRotate(
  _ t: CATransform3D,
  _ angle: CGFloat,
  _ x: CGFloat,
  _ y: CGFloat,
  _ z: CGFloat
) -> CATransform3D { CATransform3DConcat(CATransform3DMakeRotation(angle, x, y, z), t) }

/// Returns true if a map leaves everything where it is.
nonisolated public func CATransform3DIsIdentity(_ t: CATransform3D) -> Bool {
  t == CATransform3DIdentity
}

/// Returns true if two maps are the same.
nonisolated public func CATransform3DEqualToTransform(
  _ a: CATransform3D,
  _ b: CATransform3D
) -> Bool {
  a == b
}

/// Returns a map of the plane as one of space.
nonisolated public func CATransform3DMakeAffineTransform(_ m: CGAffineTransform) -> CATransform3D {
  CATransform3D([m.a, m.b, 0, 0, m.c, m.d, 0, 0, 0, 0, 1, 0, m.tx, m.ty, 0, 1])
}

/// Returns true if a map does no more than one of the plane.
nonisolated public func CATransform3DIsAffine(_ t: CATransform3D) -> Bool {
  t == CATransform3DMakeAffineTransform(CATransform3DGetAffineTransform(t))
}

/// Returns the part of a map that is in the plane.
nonisolated public func CATransform3DGetAffineTransform(_ t: CATransform3D) -> CGAffineTransform {
  CGAffineTransform(a: t.m11, b: t.m12, c: t.m21, d: t.m22, tx: t.m41, ty: t.m42)
}
