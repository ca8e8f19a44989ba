import HeadlessUIKit
import Testing

@Suite("Layers in a layer")
struct LayerTreeTests {
  @Test("stand in the order in which they were put")
  func order() {
    let root = CALayer()
    let (a, b, c) = (CALayer(), CAShapeLayer(), CAGradientLayer())
    root.addSublayer(a)
    root.insertSublayer(b, at: 0)
    root.insertSublayer(c, above: b)
    #expect(root.sublayers == [b, c, a])
    #expect(c.superlayer === root)
    root.addSublayer(b)
    #expect(root.sublayers == [c, a, b])
    a.removeFromSuperlayer()
    #expect(root.sublayers == [c, b])
    #expect(a.superlayer == nil)
  }

  @Test("are those of a view's subviews, and those that were added among them")
  func ofViews() {
    let outer = UIView(frame: .zero)
    let (back, front) = (UIView(frame: .zero), UIView(frame: .zero))
    outer.addSubview(back)
    #expect(back.layer.superlayer === outer.layer)
    #expect(outer.layer.sublayers == [back.layer])
    let (shape, gradient) = (CAShapeLayer(), CAGradientLayer())
    outer.layer.addSublayer(shape)
    outer.layer.insertSublayer(gradient, at: 0)
    outer.addSubview(front)
    #expect(outer.layer.sublayers == [gradient, back.layer, shape, front.layer])
    back.removeFromSuperview()
    #expect(outer.layer.sublayers == [gradient, shape, front.layer])
    #expect(back.layer.superlayer == nil)
    outer.insertSubview(back, at: 0)
    #expect(outer.layer.sublayers == [gradient, shape, back.layer, front.layer])
    outer.layer.insertSublayer(gradient, above: front.layer)
    #expect(outer.layer.sublayers == [shape, back.layer, front.layer, gradient])
  }

  @Test("lie where position, anchor and bounds say")
  func place() {
    let layer = CALayer()
    layer.frame = CGRect(x: 10, y: 20, width: 100, height: 50)
    #expect(layer.position == CGPoint(x: 60, y: 45))
    layer.anchorPoint = CGPoint(x: 0, y: 1)
    #expect(layer.frame == CGRect(x: 60, y: -5, width: 100, height: 50))
    let view = UIView(frame: CGRect(x: 1, y: 2, width: 4, height: 4))
    view.layer.position = CGPoint(x: 30, y: 30)
    #expect(view.center == CGPoint(x: 30, y: 30))
  }

  @Test("move their view by a transform that stays in the plane, and by no other")
  func transform() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.layer.transform = CATransform3DMakeScale(2, 3, 1)
    #expect(view.transform == CGAffineTransform(scaleX: 2, y: 3))
    view.transform = .identity
    #expect(CATransform3DIsIdentity(view.layer.transform))
    var space = CATransform3DIdentity
    space.m34 = -1 / 500
    space = CATransform3DRotate(space, 0.5, 0, 1, 0)
    view.layer.transform = space
    #expect(view.transform == .identity)
    #expect(view.layer.transform == space)
  }

  @Test("keep animations until they are removed, and move nothing")
  func animations() {
    let layer = CALayer()
    let fade = CABasicAnimation(keyPath: "opacity")
    fade.toValue = 0
    layer.add(fade, forKey: "fade")
    layer.add(CABasicAnimation(keyPath: "position"), forKey: nil)
    #expect(layer.opacity == 1)
    #expect(layer.animationKeys() == ["fade"])
    #expect(layer.animation(forKey: "fade") === fade)
    layer.removeAnimation(forKey: "fade")
    #expect(layer.animationKeys() == nil)
  }

  @Test("change in a transaction that is over where it is committed")
  func transaction() {
    var calls = 0
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    CATransaction.setAnimationDuration(2)
    CATransaction.setCompletionBlock { calls += 1 }
    CATransaction.begin()
    #expect(CATransaction.animationDuration() == 2)
    CATransaction.commit()
    #expect(calls == 0)
    CATransaction.commit()
    #expect(calls == 1)
    #expect(!CATransaction.disableActions())
  }
}
