import HeadlessUIKit
import Testing

@Suite("The looks of views")
struct LookTests {
  @Test("are shared by a view and its layer where they are one")
  func layer() {
    let view = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    view.layer.masksToBounds = true
    #expect(view.clipsToBounds)
    view.isHidden = true
    #expect(view.layer.isHidden)
    view.layer.opacity = 0.5
    #expect(view.alpha == 0.5)
    view.backgroundColor = .red
    #expect(view.layer.backgroundColor == UIColor.red.cgColor)
    #expect(view.layer.frame == view.frame)
    let layer = CALayer()
    layer.masksToBounds = true
    layer.cornerRadius = 8
    #expect(layer.masksToBounds && layer.cornerRadius == 8)
    #expect(!layer.isHidden && layer.opacity == 1)
  }

  /// A view that counts how often its tint colour changes.
  final class Tinted: UIView {
    private(set) var count = 0
    override func tintColorDidChange() { count += 1 }
  }

  @Test("come down from the view around, and are told")
  func tint() {
    let outer = UIView(frame: .zero)
    let inner = Tinted(frame: .zero)
    let own = Tinted(frame: .zero)
    own.tintColor = .green
    outer.addSubview(inner)
    outer.addSubview(own)
    #expect(inner.tintColor == .systemBlue)
    outer.tintColor = .red
    #expect(inner.tintColor == .red && own.tintColor == .green)
    #expect(inner.count == 1 && own.count == 1, "the second was told of its own alone")
    outer.tintColor = nil
    #expect(outer.tintColor == .systemBlue)
  }

  @Test("say whether a wheel turns, and hide it when it does not")
  func wheel() {
    let wheel = UIActivityIndicatorView(style: .large)
    #expect(wheel.isHidden && !wheel.isAnimating)
    wheel.startAnimating()
    #expect(!wheel.isHidden && wheel.isAnimating)
    wheel.stopAnimating()
    #expect(wheel.isHidden)
    wheel.hidesWhenStopped = false
    #expect(!wheel.isHidden)
  }

  @Test("hold progress within 0 and 1", arguments: [(-1, 0), (0.5, 0.5), (7, 1)])
  func progress(_ asked: Float, _ kept: Float) {
    let line = UIProgressView(progressViewStyle: .bar)
    line.progress = asked
    #expect(line.progress == kept)
  }
}
