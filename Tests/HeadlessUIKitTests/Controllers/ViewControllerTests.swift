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

  @Test("makes a plain view as large as the screen, and none only to be asked for it (R400, R401)")
  func plainView() {
    let world = World(bounds: CGSize(width: 400, height: 700))
    let controller = UIViewController()
    #expect(controller.viewIfLoaded == nil && !controller.isViewLoaded)
    world.window.rootViewController = controller
    let child = UIViewController()
    controller.addChild(child)
    #expect(child.view.frame == CGRect(x: 0, y: 0, width: 400, height: 700))
    #expect(child.isViewLoaded && child.viewIfLoaded === child.view)
  }

  /// A controller that fills its view with a table as soon as it is loaded.
  private final class FilledController: UIViewController {
    let table = UITableView(frame: .zero, style: .plain)

    override func viewDidLoad() {
      super.viewDidLoad()
      table.frame = view.bounds
      view.addSubview(table)
    }
  }

  @Test("fills a table in viewDidLoad, in a window, in a navigation and on its own (R401)")
  func filledView() {
    let world = World(bounds: CGSize(width: 320, height: 480))
    let controllers = [FilledController(), FilledController(), FilledController()]
    world.window.rootViewController = controllers[0]
    let navigation = UINavigationController(rootViewController: controllers[1])
    world.window.rootViewController = navigation
    navigation.pushViewController(controllers[2], animated: false)
    world.settle()
    for controller in controllers + [FilledController()] {
      controller.loadViewIfNeeded()
      #expect(controller.table.bounds.size == CGSize(width: 320, height: 480))
    }
  }

  /// A controller whose loadView makes nothing.
  private final class Viewless: UIViewController {
    var loads = 0

    override func loadView() {}
    override func viewDidLoad() { loads += 1 }
  }

  @Test("is told that it was loaded though nothing was assigned (R402)")
  func noView() {
    let controller = Viewless()
    #expect(controller.view == nil && controller.loads == 1 && !controller.isViewLoaded)
  }

  @Test("makes another view when the first was let go (R403)")
  func anotherView() {
    let controller = NotedController("A", notes)
    let first = controller.view
    controller.view = nil
    #expect(!controller.isViewLoaded && notes.lines == ["A.didLoad"])
    #expect(controller.view !== first && notes.lines == ["A.didLoad", "A.didLoad"])
  }

  @Test("comes and goes with its view where no container says so (R352)")
  func alone() {
    let world = World()
    let controller = NotedController("A", notes)
    world.window.addSubview(controller.view)
    world.scene.finishTurn()
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

  @Test("that is a child is told by its parent, and the parent knows it by then (R447, R448, R449)")
  func kinship() {
    final class Child: UIViewController {
      var told: [String] = []

      override func willMove(toParent parent: UIViewController?) {
        super.willMove(toParent: parent)
        told.append("willMove \(parent == nil ? "nil" : "parent"), \(self.parent != nil)")
      }

      override func didMove(toParent parent: UIViewController?) {
        told.append("didMove \(parent == nil ? "nil" : "parent")")
      }
    }
    let parent = UIViewController()
    let child = Child()
    parent.addChild(child)
    #expect(child.told == ["willMove parent, true"])
    child.removeFromParent()
    #expect(child.told.dropFirst() == ["didMove nil"])
  }

  @Test("comes as its view does, with a parent or without, at the end of the turn (R451)")
  func addedLater() {
    let world = World()
    let parent = NotedController("P", notes)
    world.window.rootViewController = parent
    world.scene.finishTurn()
    notes.lines = []
    let child = NotedController("C", notes)
    parent.addChild(child)
    #expect(notes.lines.isEmpty)
    parent.view.addSubview(child.view)
    #expect(notes.lines == ["C.didLoad", "C.willAppear"] && child.isMovingToParent)
    child.didMove(toParent: parent)
    world.scene.finishTurn()
    #expect(notes.lines.last == "C.didAppear" && !child.isMovingToParent)
    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
    child.removeFromParent()
    #expect(notes.lines.suffix(2) == ["C.willDisappear", "C.didDisappear"])
  }

  @Test("has appeared before the one around it where it is no child of that (R453)")
  func withoutParent() {
    let world = World()
    let parent = NotedController("P", notes)
    let child = NotedController("C", notes)
    parent.view.addSubview(child.view)
    notes.lines = []
    world.window.rootViewController = parent
    world.scene.finishTurn()
    #expect(notes.lines == ["P.willAppear", "C.willAppear", "C.didAppear", "P.didAppear"])
  }

  @Test("hears nothing from a container that forwards nothing, but for its calls (R455, R456)")
  func forwarding() {
    final class Container: UIViewController {
      override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
    }
    let world = World()
    let container = Container()
    let child = NotedController("C", notes)
    container.addChild(child)
    container.view.addSubview(child.view)
    notes.lines = []
    world.window.rootViewController = container
    world.scene.finishTurn()
    #expect(notes.lines.isEmpty)
    child.beginAppearanceTransition(true, animated: true)
    child.endAppearanceTransition()
    child.beginAppearanceTransition(false, animated: false)
    child.endAppearanceTransition()
    #expect(
      notes.lines == [
        "C.willAppear animated", "C.didAppear animated", "C.willDisappear", "C.didDisappear",
      ]
    )
  }

  @Test("has its view nowhere but under its parent's (R454)")
  func hierarchy() {
    let world = World()
    let parent = UIViewController()
    let stranger = UIViewController()
    let child = UIViewController()
    world.window.rootViewController = stranger
    parent.addChild(child)
    stranger.view.addSubview(child.view)
    #expect(world.scene.exception?.name == "UIViewControllerHierarchyInconsistencyException")
    #expect(child.view.superview == nil)
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
