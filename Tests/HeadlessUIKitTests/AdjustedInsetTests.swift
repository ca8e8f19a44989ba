import HeadlessUIKit
import Testing

@Suite("The insets that count")
struct AdjustedInsetTests {
  private final class Noting: UIScrollView {
    var tops: [CGFloat] = []

    override func adjustedContentInsetDidChange() {
      super.adjustedContentInsetDidChange()
      tops.append(adjustedContentInset.top)
    }
  }

  @Test("are told to a subclass as they change, and not where they stay")
  func told() {
    let view = Noting()
    let world = World(view: view)
    view.tops = []
    view.contentInset.top = 20
    view.contentInset.top = 20
    view.contentInset.top = 0
    world.scene.finishTurn()
    #expect(view.tops == [20, 0])
  }
}
