import DataEntryForm
import DetailPush
import HeadlessUIKit
import ImageZooming
import RefreshableTable
package import Replay
import RootScrollView
import SelectionScreen
import TableCourse
import TiledView
import Traces
import TweetPager
import ViewPaging
import WebScreen

extension Sample {
  /// All sample applications, in the order in which people are told of them.
  nonisolated package static let all = [
    Sample(
      SampleApplication("big-view-paging", pager, model: ["numberOfPages"]),
      loadsPages: true
    ) { BigViewPagingController(numberOfPages: $0.numberOfPages, screen: $0.screen) },
    Sample(
      SampleApplication("data-entry-form", form),
      endOfEdits: BaseDataEntryCell.didEndEditing
    ) { $0.makeForm(DataEntryFormController.init) },
    Sample(
      SampleApplication("data-entry-form-with-button", form),
      endOfEdits: BaseDataEntryCell.didEndEditing
    ) { $0.makeForm(SendingFormController.init) },
    Sample(SampleApplication("detail-push", pages)) {
      UINavigationController(rootViewController: ListController(rowCount: $0.rowCounts.first ?? 0))
    },
    Sample(SampleApplication("refreshable-table", list)) {
      RefreshableTableController(rowCount: $0.rowCounts.first ?? 0)
    },
    Sample(SampleApplication("root-scroll-view", [.init("root", "scroll")])) {
      RootScrollViewController(screen: $0.screen)
    },
    Sample(
      SampleApplication("selection", list, model: ["items"]),
      posting: [SelectionController.notification]
    ) { launch in
      let items = launch.config[.items]?.elements ?? []
      return SelectionController.selection(withList: items.compactMap(\.string))
    },
    Sample(SampleApplication("table-course", list)) {
      TableCourseController(rowCounts: $0.rowCounts)
    },
    Sample(
      SampleApplication("three-view-paging", pager, model: ["numberOfPages"]),
      loadsPages: true
    ) { ThreeViewPagingController(numberOfPages: $0.numberOfPages, screen: $0.screen) },
    Sample(SampleApplication("tiled-view", [.init("content", "tiles")])) {
      TiledViewController(screen: $0.screen)
    },
    Sample(
      SampleApplication(
        "tweet-pager",
        pager + [.init("page-", "content", isNumbered: true)],
        model: ["tweets"]
      ),
      loadsPages: true
    ) { launch in
      let pager = TweetPagerController(screen: launch.screen)
      pager.timeline = (launch.config[.tweets]?.elements ?? []).map { Tweet($0) }
      return pager
    },
    Sample(SampleApplication("web-screen", [.init("page", "web")], model: ["address"])) { launch in
      let text = launch.config[.address]?.string ?? "about:blank"
      let address = URL(string: text) ?? URL(filePath: "/")
      return WebScreenController(address: address, screen: launch.screen)
    },
    Sample(SampleApplication("zoomed-image", [.init("image", "zoom")])) { launch in
      let size = launch.config[.contentSize]?.point ?? Point(0, 0)
      let image = UIImage(
        named: "picture",
        size: CGSize(width: size.x.double, height: size.y.double)
      )
      return ZoomedImageController(image: image, screen: launch.screen)
    },
  ]

  // The views of several applications.
  nonisolated private static let form = [SampleApplication.View("form", "form")]
  nonisolated private static let list = [SampleApplication.View("list", "table")]
  nonisolated private static let pager = [SampleApplication.View("pager", "scroll")]
  nonisolated private static let pages: [SampleApplication.View] = [
    .init("navigation", "navigation"), .init("list", "table"), .init("detail", "content"),
  ]
}

extension SampleForm: DataEntryStore {}

extension Sample.Launch {
  /// The number of pages of a pager.
  fileprivate var numberOfPages: Int { config[.numberOfPages]?.integer ?? 0 }

  /// Makes a form of the property list.
  fileprivate func makeForm(
    _ make:
      @MainActor ([[String: String]], any DataEntryStore, NotificationCenter) ->
      UIViewController
  ) -> UIViewController {
    let rows = (config[.propertyList]?.elements ?? []).map { row in
      guard case .object(let parts) = row else { return [String: String]() }
      let pairs = parts.compactMap { part in part.value.string.map { (part.label.text, $0) } }
      return Dictionary(pairs, uniquingKeysWith: { first, _ in first })
    }
    guard let form else { preconditionFailure("a form names the notification of its cells") }
    return make(rows, form, form.notificationCenter)
  }
}

extension Tweet {
  /// The tweet that a dictionary describes.
  fileprivate init(_ value: Value) {
    let parts: [Argument] = if case .object(let parts) = value { parts } else { [] }
    self.init(
      fromUser: parts["from_user"]?.string ?? "",
      id: parts["id"]?.string ?? "",
      text: parts["text"]?.string ?? "",
      profileImage: parts["profile_image_url"]?.string
    )
  }
}
