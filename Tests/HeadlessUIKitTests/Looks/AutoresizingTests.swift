import HeadlessUIKit
import Testing

@Suite("Autoresizing masks")
struct AutoresizingTests {
  nonisolated private static let cases: [(UIView.AutoresizingMask, CGRect)] = [
    ([], CGRect(x: 10, y: 10, width: 20, height: 20)),
    ([.flexibleWidth, .flexibleHeight], CGRect(x: 10, y: 10, width: 120, height: 220)),
    ([.flexibleLeftMargin, .flexibleTopMargin], CGRect(x: 110, y: 210, width: 20, height: 20)),
    ([.flexibleRightMargin, .flexibleBottomMargin], CGRect(x: 10, y: 10, width: 20, height: 20)),
    // 10 of the 80 points beside it are at the left: so are 12.5 of the 100 that come.
    (
      [.flexibleLeftMargin, .flexibleRightMargin], CGRect(x: 22.5, y: 10, width: 20, height: 20)
    ),
  ]

  @Test("share a change of the superview's size", arguments: cases)
  func follow(_ mask: UIView.AutoresizingMask, _ frame: CGRect) {
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let inner = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
    inner.autoresizingMask = mask
    outer.addSubview(inner)
    outer.frame.size = CGSize(width: 200, height: 300)
    #expect(inner.frame == frame)
  }

  @Test("do not count where the superview says so")
  func off() {
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let inner = UIView(frame: outer.bounds)
    inner.autoresizingMask = [.flexibleWidth]
    outer.addSubview(inner)
    outer.autoresizesSubviews = false
    outer.bounds.size.width = 50
    #expect(inner.frame.width == 100)
  }
}
