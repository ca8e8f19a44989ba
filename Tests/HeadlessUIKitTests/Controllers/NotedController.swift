import HeadlessUIKit

/// The messages that controllers heard, in order.
final class AppearanceNotes {
  var lines: [String] = []
}

/// A controller that notes what it is told.
final class NotedController: UIViewController {
  let name: String
  private let notes: AppearanceNotes
  var whenAppearing: (() -> Void)?

  init(_ name: String, _ notes: AppearanceNotes) {
    self.name = name
    self.notes = notes
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() { note("didLoad") }
  override func viewWillAppear(_ animated: Bool) {
    note("willAppear", animated)
    whenAppearing?()
  }
  override func viewDidAppear(_ animated: Bool) { note("didAppear", animated) }
  override func viewWillDisappear(_ animated: Bool) { note("willDisappear", animated) }
  override func viewDidDisappear(_ animated: Bool) { note("didDisappear", animated) }

  private func note(_ word: String, _ animated: Bool = false) {
    notes.lines.append("\(name).\(word)\(animated ? " animated" : "")")
  }
}

/// A screen of 320 × 480 points that shows a navigation controller.
struct NavigationWorld {
  let world = World(bounds: CGSize(width: 320, height: 480))
  let notes = AppearanceNotes()
  let navigation: UINavigationController
  let root: NotedController

  init() {
    world.view.removeFromSuperview()
    root = NotedController("A", notes)
    navigation = UINavigationController(rootViewController: root)
    world.window.rootViewController = navigation
    world.scene.finishTurn()
  }

  func controller(_ name: String) -> NotedController { NotedController(name, notes) }

  /// Returns the notes since the last time.
  func heard() -> [String] {
    defer { notes.lines = [] }
    return notes.lines
  }

  func push(_ controller: UIViewController, animated: Bool = true) {
    navigation.pushViewController(controller, animated: animated)
    world.scene.finishTurn()
  }

  /// Comes in from the left edge with a finger, and leaves it there.
  func pull(to x: Double, from start: Double = 4) {
    world.touch(.began, x: start, y: 240)
    for step in 1...10 {
      world.wait(20)
      world.touch(.moved, x: start + (x - start) * Double(step) / 10, y: 240)
    }
    world.wait(200)
    world.touch(.moved, x: x, y: 240)
  }
}
