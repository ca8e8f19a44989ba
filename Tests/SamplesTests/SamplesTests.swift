import DataEntryForm
import HeadlessUIKit
import ImageZooming
import SelectionScreen
import TableCourse
import Testing
import WebScreen

/// No transcript shows these facts about the sample applications.
@Suite("The sample applications")
struct SamplesTests {
  private let scene = UIWindowScene()

  private func show(_ controller: UIViewController) -> UIWindow {
    let window = UIWindow(windowScene: scene)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    scene.finishTurn()
    return window
  }

  @Test("find the rectangle that fills the view at a scale around a point (R372)")
  func zoomRect() {
    let image = UIImage(named: "a", size: CGSize(width: 640, height: 960))
    let controller = ZoomedImageController(image: image, screen: scene.screen)
    #expect(
      controller.zoomRect(scale: 2, center: CGPoint(x: 100, y: 200))
        == CGRect(x: 20, y: 80, width: 160, height: 240)
    )
    let window = show(controller)
    #expect(
      controller.visibleRect == window.bounds,
      "at scale 1 the view shows as much as it is large"
    )
  }

  @Test(
    "let a web view go that outlives its screen (R262), and show no failure of a load that gave way"
  )
  func webView() throws {
    let address = try #require(URL(string: "http://a.example/"))
    var controller: WebScreenController? = WebScreenController(
      address: address,
      screen: scene.screen
    )
    let window = try show(#require(controller))
    let webView = try #require(controller?.view.subviews.compactMap { $0 as? UIWebView }.first)
    #expect(webView.delegate === controller)
    controller?.webView(webView, didFailLoadWithError: WebScreenError.cancelled)
    #expect(controller?.failure == nil)
    #expect(controller?.isActivityShown == false)
    window.rootViewController = nil
    controller = nil
    #expect(webView.delegate == nil)
  }

  @Test("leave the list of texts on the screen when one is chosen (R363)")
  func selectionStays() {
    let controller = SelectionController.selection(withList: ["a", "b"])
    let window = show(controller)
    let path = IndexPath(row: 1, section: 0)
    #expect(controller.tableView(controller.tableView, willSelectRowAt: path) == nil)
    #expect(window.rootViewController === controller)
    #expect(controller.view.window === window)
  }

  @Test("delete a row of the table course, and count one less")
  func deletes() {
    let controller = TableCourseController(rowCounts: [2])
    let window = show(controller)
    controller.tableView(
      controller.tableView,
      commit: .delete,
      forRowAt: IndexPath(row: 0, section: 0)
    )
    scene.finishTurn()
    #expect(controller.tableView.numberOfRows(inSection: 0) == 1)
    #expect(scene.exception == nil)
    _ = window
  }

  @Test("record an edit once, whatever forms there were before (R286)")
  func recordsOnce() throws {
    let store = Values()
    let center = NotificationCenter()
    func makeForm() -> DataEntryFormController {
      DataEntryFormController(
        tableStructure: [["CellType": "TextDataEntryCell", "DataKey": "name"]],
        store: store,
        notificationCenter: center
      )
    }
    var before: DataEntryFormController? = makeForm()
    before?.loadViewIfNeeded()
    weak let gone = before
    before = nil
    #expect(gone == nil)
    let window = show(makeForm())
    center.post(name: BaseDataEntryCell.didEndEditing, object: IndexPath(row: 0, section: 0))
    #expect(store.keys == ["name"])
    center.post(name: BaseDataEntryCell.didEndEditing, object: nil)
    #expect(store.keys == ["name"], "a cell out of view has no path, and is not recorded (R369)")
    _ = window
  }
}

/// The store of a form's values.
private final class Values: DataEntryStore {
  private(set) var values: [String: String] = [:]
  private(set) var keys: [String] = []

  func setValue(_ value: String?, forKey key: String) {
    values[key] = value
    keys.append(key)
  }

  func send(_ values: [String: String]) {}
}

/// An error that a web view would tell.
private enum WebScreenError {
  static let cancelled = NSError(domain: NSURLErrorDomain, code: NSURLErrorCancelled)
}
