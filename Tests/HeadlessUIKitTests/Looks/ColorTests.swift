import HeadlessUIKit
import Testing

@Suite("Colours, faces and pictures")
struct ColorTests {
  @Test(
    "are the same on the colour wheel and by their parts",
    arguments: [
      (0.0, 1.0, 1.0, UIColor.red), (1.0 / 3, 1, 1, .green), (2.0 / 3, 1, 1, .blue),
      (1.0 / 6, 1, 1, .yellow), (0, 0, 0.5, .gray), (1, 1, 1, .red),
    ]
  )
  func wheel(_ hue: CGFloat, _ saturation: CGFloat, _ brightness: CGFloat, _ color: UIColor) {
    #expect(
      UIColor(hue: hue, saturation: saturation, brightness: brightness, alpha: 1) == color
    )
  }

  @Test("give their place on the wheel back", arguments: [0.0, 0.1, 0.25, 0.5, 0.6, 0.9])
  func back(_ hue: CGFloat) {
    let color = UIColor(hue: hue, saturation: 0.5, brightness: 0.8, alpha: 0.3)
    var (found, saturation, brightness, alpha) = (CGFloat(), CGFloat(), CGFloat(), CGFloat())
    unsafe color.getHue(
      &found,
      saturation: &saturation,
      brightness: &brightness,
      alpha: &alpha
    )
    let parts = [found, saturation, brightness, alpha]
    for (part, expected) in zip(parts, [hue, 0.5, 0.8, 0.3]) {
      #expect(abs(part - expected) < 1e-9)
    }
  }

  @Test("are equal by their parts, and a system colour by its name too")
  func equality() {
    #expect(UIColor(red: 1, green: 0, blue: 0, alpha: 1) == .red)
    #expect(UIColor.red.withAlphaComponent(0.5) != .red)
    #expect(UIColor.red.withAlphaComponent(0.5).cgColor.alpha == 0.5)
    #expect(UIColor.label != UIColor.black)
    #expect(UIColor.systemBlue == .systemBlue)
    #expect(UIColor(cgColor: UIColor.black.cgColor) == .black)
    #expect(UIColor { _ in .red } == .red)
    #expect(UIColor(named: "accent") == nil)
  }

  @Test("and faces have the size that their words call for")
  func fonts() {
    #expect(UIFont.preferredFont(forTextStyle: .largeTitle).pointSize == 34)
    #expect(
      UIFont.preferredFont(forTextStyle: .headline) == .systemFont(ofSize: 17, weight: .semibold)
    )
    #expect(UIFont.boldSystemFont(ofSize: 12) == .systemFont(ofSize: 12, weight: .bold))
    #expect(UIFont.systemFont(ofSize: 12).withSize(20) == .systemFont(ofSize: 20))
    #expect(UILabel(frame: .zero).font == .systemFont(ofSize: 17))
  }

  @Test("and pictures are equal by all that is kept of them")
  func images() {
    let star = UIImage(systemName: "star")
    #expect(star == UIImage(systemName: "star"))
    #expect(star != UIImage(named: "star"))
    #expect(star?.withTintColor(.red) != star)
    #expect(star?.withRenderingMode(.alwaysOriginal).renderingMode == .alwaysOriginal)
    #expect(UIImage(named: "") == nil)
    let bold = UIImage.SymbolConfiguration(pointSize: 20, weight: .bold)
    #expect(UIImage(systemName: "star", withConfiguration: bold)?.symbolConfiguration == bold)
    let view = UIImageView(image: UIImage(named: "a", size: CGSize(width: 3, height: 4)))
    #expect(view.intrinsicContentSize == CGSize(width: 3, height: 4))
  }
}
