import HeadlessUIKit
import Testing

@testable import PackageShapes

@Suite("A card of anchors and stacks")
struct CardTests {
  private let card = CardView()
  private let controller = UIViewController()
  private let screen: Screen

  init() {
    controller.view.addSubview(card)
    card.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      card.topAnchor.constraint(equalTo: controller.view.topAnchor),
      card.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor),
      card.trailingAnchor.constraint(equalTo: controller.view.trailingAnchor),
    ])
    screen = Screen(controller)
  }

  /// Returns the frame of a view in the card.
  private func place(_ view: UIView) -> CGRect { view.convert(view.bounds, to: card) }

  @Test("has its parts where its words say, and is as high as they are")
  func places() {
    #expect(card.frame == CGRect(x: 0, y: 0, width: 320, height: 136))
    #expect(place(card.picture) == CGRect(x: 10, y: 10, width: 100, height: 60))
    #expect(place(card.title) == CGRect(x: 118, y: 10, width: 192, height: 24))
    #expect(place(card.subtitle) == CGRect(x: 118, y: 38, width: 192, height: 16))
    #expect(place(card.button) == CGRect(x: 10, y: 82, width: 300, height: 44))
  }

  @Test("is lower without its button")
  func folds() {
    screen.perform { card.hasButton = false }
    #expect(card.frame.height == 80)
    screen.perform { card.hasButton = true }
    #expect(card.frame.height == 136)
  }
}

@Suite("A text view that grows")
struct GrowingTextViewTests {
  private final class Listener: NSObject, GrowingTextViewDelegate {
    var heights: [CGFloat] = []

    func textView(_ textView: GrowingTextView, didChangeHeight height: CGFloat) {
      heights.append(height)
    }
  }

  private let textView = GrowingTextView()
  private let listener = Listener()
  private let controller = UIViewController()
  private let screen: Screen

  init() {
    controller.view.addSubview(textView)
    NSLayoutConstraint.activate([
      textView.bottomAnchor.constraint(equalTo: controller.view.bottomAnchor),
      textView.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor),
      textView.trailingAnchor.constraint(equalTo: controller.view.trailingAnchor),
    ])
    textView.delegate = listener
    screen = Screen(controller)
  }

  private func type(_ text: String) {
    screen.perform { textView.insertText(text) }
  }

  private func height(_ lines: Int) -> CGFloat { 16 + CGFloat(lines) * textView.lineHeight }

  @Test("is as high as its lines, and stands on the lower edge")
  func grows() {
    #expect(textView.frame.height == height(1) && textView.frame.maxY == 480)
    screen.tap(100, 470)
    #expect(textView.isFirstResponder)
    type("one")
    #expect(listener.heights.isEmpty)
    type("\ntwo")
    #expect(textView.frame.height == height(2) && textView.frame.maxY == 480)
    #expect(listener.heights == [height(2)])
  }

  @Test("scrolls where there are more lines than it has room for")
  func scrolls() {
    type("1\n2\n3\n4")
    #expect(!textView.isScrollEnabled)
    type("\n5\n6\n7\n8")
    #expect(textView.isScrollEnabled && textView.frame.height == height(4))
    screen.dragAndHold(from: CGPoint(x: 100, y: 470), to: CGPoint(x: 100, y: 430))
    #expect(textView.contentOffset.y > 20)
  }

  @Test("shows its placeholder as long as it is empty")
  func placeholder() {
    #expect(!textView.placeholder.isHidden)
    type("a")
    #expect(textView.placeholder.isHidden)
    screen.perform { textView.deleteBackward() }
    #expect(!textView.placeholder.isHidden)
  }
}
