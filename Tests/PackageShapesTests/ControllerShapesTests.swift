import HeadlessUIKit
import Testing

@testable import PackageShapes

/// A controller that writes down when it appears and disappears.
private final class NotedPage: UIViewController {
  var notes: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    notes.append("loaded")
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    notes.append("will appear")
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    notes.append("appeared")
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    notes.append("will disappear")
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    notes.append("disappeared")
  }
}

@Suite("A container of pages")
struct PageContainerTests {
  private final class Listener: PageContainerDelegate {
    var shown: [Int] = []

    func pageContainer(_ container: PageContainer, didShow index: Int) { shown.append(index) }
  }

  private let pages = [NotedPage(), NotedPage(), NotedPage()]
  private let container: PageContainer
  private let listener = Listener()
  private let screen: Screen

  init() {
    container = PageContainer(pages: pages)
    container.delegate = listener
    screen = Screen(container)
  }

  private let appeared = ["loaded", "will appear", "appeared"]

  @Test("loads the page that is shown, and no other")
  func first() {
    #expect(pages[0].notes == appeared)
    #expect(!pages[1].isViewLoaded && listener.shown.isEmpty)
  }

  @Test("is turned by a finger, a page at a time, and tells it once")
  func turns() {
    screen.flick(from: CGPoint(x: 300, y: 240), to: CGPoint(x: 100, y: 240))
    #expect(listener.shown == [1] && container.index == 1)
    #expect(pages[1].notes == appeared)
    #expect(pages[0].notes == appeared + ["will disappear", "disappeared"])
    screen.flick(from: CGPoint(x: 160, y: 240), to: CGPoint(x: 170, y: 240))
    #expect(listener.shown == [1])
  }

  @Test("shows any page by code")
  func code() {
    screen.perform { container.show(2, animated: true) }
    #expect(listener.shown.isEmpty)
    screen.settle()
    #expect(listener.shown == [2])
    screen.perform { container.show(0, animated: false) }
    #expect(listener.shown == [2, 0])
  }
}

@Suite("A form")
struct FormTests {
  private let form = FormController(
    rows: [
      TextRow("name", validations: [Validation("No name") { !$0.isEmpty }]),
      TextRow("mail", validations: [Validation("No address") { $0.contains("@") }]),
    ]
  )
  private let screen: Screen

  init() {
    screen = Screen(form)
  }

  private func type(_ text: String) {
    screen.perform { (screen.scene.keyboardResponder as? UITextField)?.insertText(text) }
  }

  private func tap(_ view: UIView?) throws {
    let view = try #require(view)
    let place = view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
    screen.tap(place.x, place.y)
  }

  @Test("goes on to the next field at return, and leaves the last one")
  func goesOn() throws {
    try tap(form.field("name"))
    #expect(form.field("name")?.isFirstResponder == true)
    type("\n")
    #expect(form.field("mail")?.isFirstResponder == true)
    type("\n")
    #expect(screen.scene.keyboardResponder == nil)
  }

  @Test("says what is wrong from the moment when a field is left until it is right")
  func validates() throws {
    try tap(form.field("mail"))
    type("nobody")
    #expect(form.message("mail") == nil)
    type("\n")
    #expect(form.message("mail") == "No address")
    try tap(form.field("mail"))
    type("@home")
    #expect(form.message("mail") == nil)
  }

  @Test("sends as soon as all is right")
  func sends() throws {
    var sent: [[String: String]] = []
    form.onSubmit = { sent.append($0) }
    try tap(form.submitButton)
    #expect(sent.isEmpty && !form.submitButton.isEnabled)
    try tap(form.field("name"))
    type("Ann")
    type("\n")
    type("ann@home")
    #expect(form.submitButton.isEnabled)
    type("\n")
    try tap(form.submitButton)
    #expect(sent == [["name": "Ann", "mail": "ann@home"]])
  }
}

@Suite("A container with segments")
struct SegmentContainerTests {
  private let pages = [NotedPage(), NotedPage()]
  private let container: SegmentContainer
  private let screen: Screen

  init() {
    container = SegmentContainer(pages)
    screen = Screen(container)
  }

  @Test("shows what is chosen below its segments, and tells each controller once")
  func chooses() {
    let appeared = ["loaded", "will appear", "appeared"]
    #expect(container.control.frame == CGRect(x: 0, y: 0, width: 320, height: 32))
    #expect(pages[0].view.convert(pages[0].view.bounds, to: nil).minY == 32)
    #expect(pages[0].notes == appeared && !pages[1].isViewLoaded)
    screen.tap(240, 16)
    screen.settle()
    #expect(pages[1].notes == appeared)
    #expect(pages[1].view.frame == CGRect(x: 0, y: 0, width: 320, height: 448))
    #expect(pages[0].notes == appeared + ["will disappear", "disappeared"])
    screen.tap(240, 16)
    #expect(pages[1].notes == appeared)
    #expect(container.children == [pages[1]])
  }
}

@Suite("A queue of alerts")
struct AlertQueueTests {
  private let presenter = UIViewController()
  private let queue: AlertQueue
  private let screen: Screen

  init() {
    queue = AlertQueue(presenter: presenter)
    screen = Screen(presenter)
  }

  private var shown: String? { presenter.presentedViewController?.title }

  private func button(_ title: String) throws -> CGPoint {
    let buttons = try #require(presenter.presentedViewController?.view.subviews)
    let button = try #require(buttons.first { $0.accessibilityIdentifier == title })
    return button.convert(CGPoint(x: button.bounds.midX, y: button.bounds.midY), to: nil)
  }

  @Test("shows one alert after the other, and hands out each answer")
  func asks() throws {
    var answers: [String] = []
    for title in ["Delete?", "Save?", "Delete?"] {
      screen.perform {
        queue.ask(
          AlertQueue.Question(title: title, answers: ["Yes", "No"]) { answers.append(title + $0) }
        )
      }
    }
    screen.settle()
    #expect(shown == "Delete?")
    let yes = try button("Yes")
    screen.tap(yes.x, yes.y)
    screen.settle()
    #expect(answers == ["Delete?Yes"])
    #expect(shown == "Save?")
    let no = try button("No")
    screen.tap(no.x, no.y)
    screen.settle()
    #expect(answers == ["Delete?Yes", "Save?No"])
    #expect(shown == nil)
  }
}

@Suite("A coordinator of screens")
struct CoordinatorTests {
  private final class Child: Coordinating {
    var onFinish: (() -> Void)?
    var starts = 0

    func start() { starts += 1 }
  }

  private let navigation = UINavigationController()
  private let coordinator: NavigationCoordinator
  private let child = Child()
  private let screen: Screen

  init() {
    coordinator = NavigationCoordinator(navigationController: navigation)
    screen = Screen(navigation)
    screen.perform { [coordinator] in coordinator.start() }
  }

  /// Pushes a screen of the child's.
  private func push() {
    screen.perform {
      coordinator.start(child, with: coordinator.push(titled: "Detail", animated: true))
    }
    screen.settle()
  }

  @Test("forgets what a screen belonged to once a finger has taken it back")
  func finger() {
    var finishes = 0
    child.onFinish = { finishes += 1 }
    push()
    #expect(child.starts == 1 && coordinator.children.count == 1)
    screen.dragAndHold(from: CGPoint(x: 5, y: 240), to: CGPoint(x: 60, y: 240))
    #expect(coordinator.children.count == 1 && navigation.viewControllers.count == 2)
    screen.flick(from: CGPoint(x: 5, y: 240), to: CGPoint(x: 300, y: 240))
    #expect(navigation.viewControllers.count == 1)
    #expect(coordinator.children.isEmpty && finishes == 1)
    #expect(coordinator.shown.last == "Home")
  }

  @Test("does so after the bar's button, and after code", arguments: [true, false])
  func button(_ isTapped: Bool) {
    var finishes = 0
    child.onFinish = { finishes += 1 }
    push()
    if isTapped {
      screen.tap(20, 22)
    } else {
      _ = screen.perform { navigation.popToRootViewController(animated: true) }
    }
    screen.settle()
    #expect(coordinator.children.isEmpty && finishes == 1)
  }
}
