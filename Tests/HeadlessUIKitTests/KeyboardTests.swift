import HeadlessUIKit
import Testing

@Suite("A drag and the keyboard")
struct KeyboardTests {
  private let world = World(bounds: CGSize(width: 320, height: 480), offset: CGPoint(x: 0, y: 500))
  private let keyboard: KeyboardListener
  private let field = Field(frame: CGRect(x: 0, y: 700, width: 100, height: 20))
  /// The top of the keyboard on a screen of 480 pt.
  private let top = 264.0

  init() {
    keyboard = KeyboardListener(world.scene)
    world.view.addSubview(field)
  }

  private func begin(_ mode: UIScrollView.KeyboardDismissMode) {
    world.view.keyboardDismissMode = mode
    field.becomeFirstResponder()
  }

  private var keyboardTop: Double { world.scene.keyboardFrame.minY }

  @Test("have nothing to do with each other by default")
  func none() {
    #expect(world.view.keyboardDismissMode == .none)
    begin(.none)
    world.flick(from: 100, by: 300)
    world.settle()
    #expect(keyboard.heard == ["show"])
    #expect(field.isFirstResponder)
  }

  @Test(
    "it goes with the beginning of the drag, once",
    arguments: [UIScrollView.KeyboardDismissMode.onDrag, .onDragWithAccessory]
  )
  func onDrag(mode: UIScrollView.KeyboardDismissMode) {
    begin(mode)
    world.touch(.began, y: 200)
    #expect(keyboard.heard == ["show"])
    world.wait(10)
    world.listener.reactions["begin"] = { [keyboard] _ in #expect(keyboard.heard == ["show"]) }
    world.touch(.moved, y: 180)
    #expect(world.outline == "begin scroll")
    #expect(keyboard.heard == ["show", "hide"])
    world.wait(10)
    world.touch(.moved, y: 100)
    world.lift(y: 100)
    world.settle()
    #expect(keyboard.heard == ["show", "hide"])
    #expect(!field.isFirstResponder)
  }

  @Test("code that scrolls leaves it", arguments: UIScrollView.KeyboardDismissMode.allCases)
  func programs(mode: UIScrollView.KeyboardDismissMode) {
    begin(mode)
    world.view.setContentOffset(CGPoint(x: 0, y: 900), animated: true)
    world.settle()
    world.view.contentOffset.y = 100
    world.view.scrollRectToVisible(CGRect(x: 0, y: 0, width: 1, height: 1), animated: true)
    world.settle()
    world.scene.tapStatusBar()
    world.settle()
    #expect(keyboard.heard == ["show"])
  }

  @Test("it follows a finger that comes from above, and goes if that ends below its top")
  func interactive() {
    begin(.interactive)
    world.drag([200, 250])
    #expect(keyboardTop == top)
    world.wait(10)
    world.touch(.moved, y: 300)
    #expect(keyboardTop == 300)
    world.wait(10)
    world.touch(.moved, y: 470)
    #expect(keyboardTop == 470)
    #expect(keyboard.heard == ["show"])
    world.listener.reactions["willEnd"] = { [keyboard] _ in
      #expect(keyboard.heard == ["show", "hide"])
    }
    world.lift(y: 470)
    #expect(keyboard.heard == ["show", "hide"])
    #expect(keyboardTop == 480)
  }

  @Test("it comes back up with the finger, and stays")
  func broughtBack() {
    begin(.interactiveWithAccessory)
    world.drag([200, 300, 400, 310, 255])
    #expect(keyboardTop == top)
    world.lift(y: 255)
    world.settle()
    #expect(keyboard.heard == ["show"])
    #expect(field.isFirstResponder)
  }

  @Test("a finger that comes down below its top has no hold on it")
  func fromBelow() {
    begin(.interactive)
    world.drag([280, 340, 250, 400])
    #expect(keyboardTop == top)
    world.lift(y: 400)
    #expect(keyboard.heard == ["show"])
  }

  @Test("a touch that is taken away lets it stand")
  func cancelled() {
    begin(.interactive)
    world.drag([200, 300, 400])
    world.touch(.cancelled, y: 400)
    #expect(keyboardTop == top)
    #expect(keyboard.heard == ["show"])
    world.drag([200, 300])
    #expect(keyboardTop == 300)
  }

  @Test("code may take it away while the finger has it")
  func resignedInDrag() {
    begin(.interactive)
    world.drag([200, 300, 400])
    field.resignFirstResponder()
    #expect(keyboardTop == 480)
    field.becomeFirstResponder()
    #expect(keyboardTop == top)
    world.wait(10)
    world.touch(.moved, y: 420)
    world.lift(y: 420)
    #expect(keyboard.heard == ["show", "hide", "show"])
  }

  @Test("one drag has it at a time")
  func twoDrags() {
    let other = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 480))
    other.contentSize = CGSize(width: 100, height: 2_000)
    other.keyboardDismissMode = .interactive
    world.window.addSubview(other)
    begin(.interactive)
    world.drag([200, 300])
    world.drag([200, 450], x: 50, finger: 2)
    #expect(keyboardTop == 300)
    world.lift(y: 450, x: 50, finger: 2)
    #expect(keyboard.heard == ["show"])
    world.lift(y: 300)
    #expect(keyboard.heard == ["show", "hide"])
  }

  @Test("the view may leave its window when it goes", arguments: [true, false])
  func viewRemoved(isInteractive: Bool) {
    begin(isInteractive ? .interactive : .onDrag)
    keyboard.whenHidden = { [world] in world.view.removeFromSuperview() }
    world.drag([200, 250, 300, 330])
    world.lift(y: 330)
    #expect(keyboard.heard == ["show", "hide"])
    #expect(world.scene.isAtRest)
    let ends = world.heard.filter { $0.hasPrefix("end") }
    #expect(ends.count == 1)
    #expect(!world.view.isTracking)
  }

  @Test("a first responder that leaves its window in the drag takes it along")
  func responderRemoved() {
    begin(.interactive)
    world.drag([200, 300])
    field.removeFromSuperview()
    #expect(keyboard.heard == ["show", "hide"])
    world.wait(10)
    world.touch(.moved, y: 350)
    world.lift(y: 350)
    world.settle()
    #expect(keyboard.heard == ["show", "hide"])
  }

  @Test("a first responder that does not let go keeps it")
  func refused() {
    begin(.onDrag)
    field.wantsToEnd = false
    world.flick()
    world.settle()
    #expect(keyboard.heard == ["show"])
    #expect(field.isFirstResponder)
  }
}
