import HeadlessUIKit
import Testing

@Suite("A view controller")
struct ViewControllerTests {
  private let notes = AppearanceNotes()

  /// A controller whose view is a scroll view (R373).
  private final class ScrollController: UIViewController {
    override func loadView() {
      let scrollView = UIScrollView(frame: .zero)
      scrollView.contentSize = CGSize(width: 320, height: 758)
      view = scrollView
    }
  }

  @Test("makes its view on the first access, at once and only then (R350, R351)")
  func loading() {
    let controller = NotedController("A", notes)
    #expect(!controller.isViewLoaded && notes.lines.isEmpty)
    let view = controller.view
    #expect(notes.lines == ["A.didLoad"])
    #expect(controller.view === view && controller.viewIfLoaded === view)
    #expect(notes.lines == ["A.didLoad"])
  }

  @Test("has the view that an override of loadView assigns (R373)")
  func ownView() {
    let controller = ScrollController()
    #expect((controller.view as? UIScrollView)?.contentSize.height == 758)
    #expect(controller.view.next === controller)
  }

  @Test("comes and goes with its view where no container says so (R352)")
  func alone() {
    let world = World()
    let controller = NotedController("A", notes)
    world.window.addSubview(controller.view)
    controller.view.removeFromSuperview()
    #expect(
      notes.lines == [
        "A.didLoad", "A.willAppear", "A.didAppear", "A.willDisappear", "A.didDisappear",
      ]
    )
  }

  @Test("hands what its view does not handle to the superview")
  func responders() {
    let world = World()
    let controller = NotedController("A", notes)
    world.window.addSubview(controller.view)
    #expect(controller.next === world.window)
  }

  @Test("fills the window as its root, and leaves it to the next one")
  func root() {
    let world = World(bounds: CGSize(width: 320, height: 480))
    world.window.rootViewController = NotedController("A", notes)
    world.scene.finishTurn()
    #expect(world.window.rootViewController?.view.frame == world.window.bounds)
    world.window.rootViewController = NotedController("B", notes)
    world.scene.finishTurn()
    #expect(
      notes.lines == [
        "A.didLoad", "A.willAppear", "A.didAppear", "A.willDisappear", "A.didDisappear",
        "B.didLoad", "B.willAppear", "B.didAppear",
      ]
    )
  }

  @Test("has children that come and go with it, once their views are in its own")
  func children() {
    let world = World()
    let parent = NotedController("P", notes)
    let child = NotedController("C", notes)
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    notes.lines = []
    world.window.rootViewController = parent
    world.scene.finishTurn()
    #expect(
      notes.lines == ["P.willAppear", "C.willAppear", "P.didAppear", "C.didAppear"]
    )
    #expect(child.parent === parent && parent.children.count == 1)
    child.removeFromParent()
    #expect(child.parent == nil && parent.children.isEmpty)
  }

  @Test("hands editing on to nobody (R213), and its button says what it would do (R212)")
  func editing() {
    let controller = NotedController("A", notes)
    let button = controller.editButtonItem
    #expect(button.title == "Edit")
    controller.setEditing(true, animated: false)
    #expect(controller.isEditing && button.title == "Done" && controller.editButtonItem === button)
    controller.isEditing = false
    #expect(button.title == "Edit")
  }
}
