import HeadlessUIKit
import Testing

@Suite("Layers and their maps")
struct LayerTransformTests {
  @Test("of space are those of the plane where they stay in it")
  func plane() {
    let plane = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
    let space = CATransform3DMakeAffineTransform(plane)
    #expect(CATransform3DIsAffine(space))
    #expect(CATransform3DGetAffineTransform(space) == plane)
    #expect(
      [space.m11, space.m12, space.m21, space.m22, space.m41, space.m42] == [1, 2, 3, 4, 5, 6]
    )
    #expect(!CATransform3DIsAffine(CATransform3DMakeTranslation(0, 0, 1)))
    let layer = CALayer()
    layer.setAffineTransform(plane)
    #expect(layer.affineTransform() == plane)
    #expect(CATransform3DEqualToTransform(layer.transform, space))
  }

  @Test("are done one after the other")
  func order() {
    let moved = CATransform3DMakeTranslation(1, 2, 3)
    let scaled = CATransform3DMakeScale(2, 2, 2)
    let both = CATransform3DConcat(moved, scaled)
    #expect([both.m41, both.m42, both.m43] == [2, 4, 6])
    #expect(both == CATransform3DTranslate(scaled, 1, 2, 3))
    let other = CATransform3DScale(moved, 2, 2, 2)
    #expect([other.m41, other.m42, other.m43] == [1, 2, 3])
    #expect(CATransform3DConcat(both, CATransform3DIdentity) == both)
  }

  @Test("turn around an axis, and are nothing but nothing without parts")
  func turn() {
    let quarter = CATransform3DMakeRotation(.pi / 2, 0, 0, 1)
    #expect(abs(quarter.m11) < 1e-9 && abs(quarter.m12 - 1) < 1e-9 && abs(quarter.m21 + 1) < 1e-9)
    let around = CATransform3DMakeRotation(.pi, 0, 1, 0)
    #expect(abs(around.m11 + 1) < 1e-9 && around.m22 == 1 && abs(around.m33 + 1) < 1e-9)
    #expect(abs(around.m13) < 1e-9 && abs(around.m31) < 1e-9 && around.m23 == 0 && around.m32 == 0)
    let none = CATransform3D()
    #expect([none.m14, none.m24, none.m34, none.m43, none.m44] == [0, 0, 0, 0, 0])
    let parts = CATransform3D(
      m11: 1,
      m12: 2,
      m13: 3,
      m14: 4,
      m21: 5,
      m22: 6,
      m23: 7,
      m24: 8,
      m31: 9,
      m32: 10,
      m33: 11,
      m34: 12,
      m41: 13,
      m42: 14,
      m43: 15,
      m44: 16
    )
    #expect([parts.m14, parts.m24, parts.m34, parts.m44] == [4, 8, 12, 16])
  }

  @Test("stand before one another, take each other's place, and let their animations go")
  func places() {
    let root = CALayer()
    let (a, b, c) = (CALayer(), CALayer(), CALayer())
    root.addSublayer(a)
    root.insertSublayer(b, below: a)
    #expect(root.sublayers == [b, a])
    root.replaceSublayer(b, with: c)
    #expect(root.sublayers == [c, a] && b.superlayer == nil)
    c.add(CABasicAnimation(keyPath: "opacity"), forKey: "fade")
    c.removeAllAnimations()
    #expect(c.animationKeys() ?? [] == [])
  }
}
