import HeadlessUIKit
import Testing

/// A view whose content has a size.
private final class Block: UIView {
  private let size: CGSize

  init(_ width: CGFloat, _ height: CGFloat) {
    size = CGSize(width: width, height: height)
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize { size }
}

@Suite("A stack view")
struct StackViewTests {
  private let blocks = [Block(10, 30), Block(20, 10), Block(30, 20)]
  private let stack: UIStackView

  init() {
    stack = UIStackView(arrangedSubviews: blocks)
    stack.frame = CGRect(x: 0, y: 0, width: 120, height: 40)
  }

  private var spans: [[CGFloat]] {
    stack.layoutIfNeeded()
    return blocks.map { [$0.frame.minX, $0.frame.width] }
  }

  @Test("has its first view take what is over, where all mind it alike")
  func fill() {
    #expect(spans == [[0, 70], [70, 20], [90, 30]])
    #expect(blocks.allSatisfy { $0.frame.height == 40 })
  }

  @Test("has the view that minds it least take what is over")
  func hugging() {
    blocks[1].setContentHuggingPriority(UILayoutPriority(1), for: .horizontal)
    #expect(spans == [[0, 10], [10, 80], [90, 30]])
  }

  @Test(
    "fills its length in one of five ways",
    arguments: [
      (UIStackView.Distribution.fillEqually, [[0, 40], [40, 40], [80, 40]]),
      (.fillProportionally, [[0, 20], [20, 40], [60, 60]]),
      (.equalSpacing, [[0, 10], [40, 20], [90, 30]]),
      (.equalCentering, [[0, 10], [45, 20], [90, 30]]),
    ]
  )
  func distributions(_ distribution: UIStackView.Distribution, _ expected: [[CGFloat]]) {
    stack.distribution = distribution
    #expect(spans == expected)
  }

  @Test("leaves room between views, and none for a hidden one")
  func spacing() {
    stack.distribution = .fillEqually
    stack.spacing = 10
    blocks[1].isHidden = true
    #expect(spans[0] == [0, 55] && spans[2] == [65, 55])
    blocks[1].isHidden = false
    stack.setCustomSpacing(30, after: blocks[0])
    #expect(spans[0][1] == 80.0 / 3)
  }

  @Test("places its views anew as one of them is hidden or shown")
  func hiding() {
    stack.distribution = .fillEqually
    #expect(spans[0] == [0, 40])
    blocks[1].isHidden = true
    #expect(spans[0] == [0, 60])
    blocks[1].isHidden = false
    #expect(spans[0] == [0, 40])
  }

  @Test(
    "places views across its line",
    arguments: [
      (UIStackView.Alignment.fill, 0, 40), (.top, 0, 10), (.center, 15, 10), (.bottom, 30, 10),
    ]
  )
  func alignments(_ alignment: UIStackView.Alignment, _ start: CGFloat, _ height: CGFloat) {
    stack.alignment = alignment
    stack.layoutIfNeeded()
    #expect(blocks[1].frame.minY == start && blocks[1].frame.height == height)
  }

  @Test("is as large as its views, and may stand in another")
  func size() {
    stack.spacing = 5
    #expect(stack.intrinsicContentSize == CGSize(width: 70, height: 30))
    stack.axis = .vertical
    #expect(stack.intrinsicContentSize == CGSize(width: 30, height: 70))
  }

  @Test("lets a view go that leaves it")
  func leaving() {
    blocks[0].removeFromSuperview()
    #expect(stack.arrangedSubviews == [blocks[1], blocks[2]])
    stack.removeArrangedSubview(blocks[1])
    #expect(blocks[1].superview === stack)
  }
}
