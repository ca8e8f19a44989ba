import HeadlessUIKit
import Testing

@Suite("A page view controller")
struct PageViewControllerTests {
  /// Pages from A to C, on a screen of 320 × 480 points.
  final class Book: UIPageViewControllerDataSource, UIPageViewControllerDelegate {
    let world = World(bounds: CGSize(width: 320, height: 480))
    let notes = AppearanceNotes()
    let controller: UIPageViewController
    private(set) var pages: [NotedController] = []

    init(
      spacing: Double = 0,
      orientation: UIPageViewController.NavigationOrientation = .horizontal,
      style: UIPageViewController.TransitionStyle = .scroll
    ) {
      let options: [UIPageViewController.OptionsKey: Any] = [.interPageSpacing: spacing]
      controller = UIPageViewController(
        transitionStyle: style,
        navigationOrientation: orientation,
        options: options
      )
      world.view.removeFromSuperview()
      pages = ["A", "B", "C"].map { NotedController($0, notes) }
      controller.dataSource = self
      controller.delegate = self
    }

    func open(at page: Int) {
      controller.setViewControllers([pages[page]], direction: .forward, animated: false)
      world.window.rootViewController = controller
      world.scene.finishTurn()
    }

    /// Returns the notes since the last time.
    func heard() -> [String] {
      defer { notes.lines = [] }
      return notes.lines
    }

    /// Goes with a finger over the page, and lifts it at rest.
    func swipe(from start: Double, to end: Double) {
      world.touch(.began, x: start, y: 240)
      for step in 1...10 {
        world.wait(20)
        world.touch(.moved, x: start + (end - start) * Double(step) / 10, y: 240)
      }
      world.wait(200)
      world.touch(.ended, x: end, y: 240)
      #expect(world.settle())
    }

    private func name(_ page: UIViewController) -> String { (page as? NotedController)?.name ?? "" }

    func pageViewController(
      _ pageViewController: UIPageViewController,
      viewControllerBefore viewController: UIViewController
    ) -> UIViewController? { page(beside: viewController, -1, "before") }

    func pageViewController(
      _ pageViewController: UIPageViewController,
      viewControllerAfter viewController: UIViewController
    ) -> UIViewController? { page(beside: viewController, 1, "after") }

    private func page(
      beside page: UIViewController,
      _ way: Int,
      _ word: String
    ) -> UIViewController? {
      notes.lines.append("\(word) \(name(page))")
      guard let place = pages.firstIndex(where: { $0 === page }) else { return nil }
      return pages.indices.contains(place + way) ? pages[place + way] : nil
    }

    func pageViewController(
      _ pageViewController: UIPageViewController,
      willTransitionTo pendingViewControllers: [UIViewController]
    ) {
      notes.lines.append("will \(pendingViewControllers.map(name).joined())")
    }

    func pageViewController(
      _ pageViewController: UIPageViewController,
      didFinishAnimating finished: Bool,
      previousViewControllers: [UIViewController],
      transitionCompleted completed: Bool
    ) {
      let before = previousViewControllers.map(name).joined()
      notes.lines.append("did \(finished) from \(before) \(completed)")
    }
  }

  @Test("shows a page in all of its view, and asks for those beside it")
  func first() {
    let book = Book()
    book.open(at: 1)
    #expect(
      book.heard() == ["B.didLoad", "B.willAppear", "before B", "after B", "B.didAppear"]
    )
    let frame = book.pages[1].view.convert(book.pages[1].view.bounds, to: book.world.window)
    #expect(frame == book.world.window.bounds)
    #expect(book.controller.viewControllers == [book.pages[1]])
    #expect(book.pages[1].parent === book.controller)
  }

  @Test("goes to the next page with a finger, and tells")
  func forward() {
    let book = Book()
    book.open(at: 0)
    _ = book.heard()
    book.swipe(from: 300, to: 40)
    #expect(
      book.heard() == [
        "will B", "A.willDisappear animated", "B.didLoad", "B.willAppear animated",
        "A.didDisappear animated", "B.didAppear animated", "did true from A true", "after B",
      ]
    )
    #expect(book.controller.viewControllers == [book.pages[1]])
    #expect(book.controller.children == [book.pages[1]])
    let frame = book.pages[1].view.convert(book.pages[1].view.bounds, to: book.world.window)
    #expect(frame == book.world.window.bounds)
  }

  @Test("stays where the finger has not gone far enough, and tells that, too")
  func takenBack() {
    let book = Book()
    book.open(at: 0)
    _ = book.heard()
    book.swipe(from: 200, to: 120)
    #expect(
      book.heard() == [
        "will B", "A.willDisappear animated", "B.didLoad", "B.willAppear animated",
        "B.willDisappear animated", "A.willAppear animated", "B.didDisappear animated",
        "A.didAppear animated", "did true from A false",
      ]
    )
    #expect(book.controller.viewControllers == [book.pages[0]])
    #expect(book.pages[1].parent == nil)
  }

  @Test("goes no further than the first page")
  func noPageBefore() {
    let book = Book()
    book.open(at: 0)
    _ = book.heard()
    book.swipe(from: 40, to: 300)
    #expect(book.heard() == [])
    #expect(book.controller.viewControllers == [book.pages[0]])
  }

  @Test("has one finger go from one side to the other")
  func otherSide() {
    let book = Book()
    book.open(at: 1)
    _ = book.heard()
    book.world.touch(.began, x: 160, y: 240)
    for x in [140.0, 120, 160, 200, 280, 300] {
      book.world.wait(40)
      book.world.touch(.moved, x: x, y: 240)
    }
    book.world.wait(200)
    book.world.touch(.moved, x: 315, y: 240)
    book.world.wait(200)
    book.world.touch(.ended, x: 315, y: 240)
    #expect(book.world.settle())
    let told = book.heard().filter { $0.hasPrefix("will ") || $0.hasPrefix("did ") }
    #expect(
      told == ["will C", "did true from B false", "will A"]
        + ["did true from B \(book.controller.viewControllers == [book.pages[0]])"]
    )
  }

  @Test("comes to a page that code shows, and tells the completion alone")
  func animated() {
    let book = Book()
    book.open(at: 0)
    _ = book.heard()
    book.controller.setViewControllers([book.pages[2]], direction: .forward, animated: true) {
      book.notes.lines.append("completion \($0)")
    }
    #expect(book.controller.viewControllers == [book.pages[0]])
    #expect(book.world.settle())
    #expect(
      book.heard() == [
        "A.willDisappear animated", "C.didLoad", "C.willAppear animated",
        "A.didDisappear animated", "C.didAppear animated", "completion true", "before C", "after C",
      ]
    )
    #expect(book.controller.viewControllers == [book.pages[2]])
  }

  @Test("keeps pages apart, and each as large as the view")
  func spacing() {
    let book = Book(spacing: 20)
    book.open(at: 0)
    let page = book.pages[0].view
    #expect(page?.convert(page?.bounds ?? .zero, to: book.world.window) == book.world.window.bounds)
    book.swipe(from: 300, to: 40)
    #expect(book.controller.viewControllers == [book.pages[1]])
    let next = book.pages[1].view
    #expect(next?.convert(next?.bounds ?? .zero, to: book.world.window) == book.world.window.bounds)
  }

  @Test("turns no page without a data source")
  func noDataSource() {
    let book = Book()
    book.controller.dataSource = nil
    book.open(at: 1)
    _ = book.heard()
    book.swipe(from: 300, to: 40)
    #expect(book.heard() == [])
    #expect(book.controller.viewControllers == [book.pages[1]])
  }

  @Test("whose recognizers are off is turned by code alone, in both directions and styles")
  func withoutFingers() throws {
    let book = Book(style: .pageCurl)
    book.open(at: 1)
    let recognizers = book.controller.gestureRecognizers
    try #require(!recognizers.isEmpty)
    for recognizer in recognizers { recognizer.isEnabled = false }
    book.swipe(from: 300, to: 40)
    #expect(book.controller.viewControllers == [book.pages[1]])
    let direction = UIPageViewController.NavigationDirection.reverse
    book.controller.setViewControllers([book.pages[0]], direction: direction, animated: true)
    #expect(book.world.settle())
    #expect(book.controller.viewControllers == [book.pages[0]])
  }
}
