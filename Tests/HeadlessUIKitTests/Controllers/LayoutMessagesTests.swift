import HeadlessUIKit
import Testing

/// A controller that notes what it finds as it is told of its view's place and layout.
private final class LayoutController: UIViewController {
  private(set) var notes: [String] = []
  private(set) var frames: [CGRect] = []

  private final class Root: UIView {
    var whenLaidOut: () -> Void = {}

    override func layoutSubviews() {
      super.layoutSubviews()
      whenLaidOut()
    }
  }

  override func loadView() {
    let root = Root(frame: .zero)
    root.whenLaidOut = { [unowned self] in notes.append("layoutSubviews") }
    view = root
  }

  override func viewWillAppear(_ animated: Bool) { note("willAppear") }
  override func viewIsAppearing(_ animated: Bool) {
    note("isAppearing")
    frames.append(view.frame)
  }
  override func viewDidAppear(_ animated: Bool) { notes.append("didAppear") }
  override func viewWillLayoutSubviews() { notes.append("willLayout") }
  override func viewDidLayoutSubviews() { notes.append("didLayout") }

  private func note(_ word: String) {
    notes.append(view.window == nil ? "\(word) outside" : word)
  }

  func heard() -> [String] {
    defer { notes = [] }
    return notes
  }
}

@Suite("A controller's place and layout")
struct LayoutMessagesTests {
  private let world = World(bounds: CGSize(width: 320, height: 480))

  @Test(
    "are told before the first layout, which is told around the root view's own (R404, R406, R413)"
  )
  func root() {
    let controller = LayoutController()
    world.window.rootViewController = controller
    world.scene.finishTurn()
    #expect(
      controller.heard() == [
        "willAppear outside", "isAppearing", "willLayout", "layoutSubviews", "didLayout",
        "didAppear",
      ]
    )
    #expect(controller.frames == [world.window.bounds])
    controller.view.setNeedsLayout()
    controller.view.layoutIfNeeded()
    #expect(controller.heard() == ["willLayout", "layoutSubviews", "didLayout"])
  }

  @Test(
    "are a pushed view's before the other has gone, and not before it is in the window (R414, R424)"
  )
  func push() {
    let navigation = UINavigationController(rootViewController: UIViewController())
    world.window.rootViewController = navigation
    world.scene.finishTurn()
    let controller = LayoutController()
    navigation.pushViewController(controller, animated: true)
    world.scene.finishTurn()
    #expect(
      controller.heard() == [
        "willAppear outside", "isAppearing", "willLayout", "layoutSubviews", "didLayout",
      ]
    )
    #expect(controller.frames == [CGRect(x: 0, y: 44, width: 320, height: 436)])
    world.settle()
    #expect(controller.heard() == ["didAppear"])
  }
}
