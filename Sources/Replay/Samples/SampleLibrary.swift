import DataEntryForm
import DetailPush
import HeadlessUIKit
import ImageZooming
import RefreshableTable
import RootScrollView
import SelectionScreen
import TableCourse
import TiledView
import Traces
import TweetPager
import ViewPaging
import WebScreen

/// Starts the sample applications, as their application delegates would: each gets its model from the
/// header.
enum SampleLibrary {
  /// The things with which an application is started.
  struct Launch {
    /// The model, as the first view's `config` says it.
    let config: [Argument]
    /// The numbers of rows in the table that the header declares.
    let rowCounts: [Int]
    /// The store of a form's values, and of its cells' notifications; nil: the application is no
    /// form.
    let form: SampleForm?
    let screen: UIScreen
  }

  /// Makes the first controller of an application.
  static func makeRoot(
    of name: String,
    _ header: Header,
    _ form: SampleForm?,
    screen: UIScreen
  ) throws(SubjectFailure) -> UIViewController {
    let views = header.effectiveViews
    let counts = views.lazy.compactMap { $0.config[.sections]?.numbers }.first ?? []
    let launch = Launch(
      config: views.first?.config ?? [],
      rowCounts: counts.map { Int($0.double) },
      form: form,
      screen: screen
    )
    guard let make = makers[name] else {
      throw .skipped(why: "the reference has no sample \"\(name)\"")
    }
    return make(launch)
  }

  /// The notifications that an application posts by itself.
  static func notifications(of name: String) -> [Notification.Name] {
    name == "selection" ? [SelectionController.notification] : []
  }

  private static let makers: [String: @MainActor (Launch) -> UIViewController] = [
    "big-view-paging": {
      BigViewPagingController(
        numberOfPages: $0.config[.numberOfPages]?.integer ?? 0,
        screen: $0.screen
      )
    },
    "data-entry-form": { $0.makeForm(DataEntryFormController.init) },
    "data-entry-form-with-button": { $0.makeForm(SendingFormController.init) },
    "detail-push": {
      UINavigationController(rootViewController: ListController(rowCount: $0.rowCounts.first ?? 0))
    },
    "refreshable-table": { RefreshableTableController(rowCount: $0.rowCounts.first ?? 0) },
    "root-scroll-view": { RootScrollViewController(screen: $0.screen) },
    "selection": {
      SelectionController.selection(
        withList: ($0.config[.items]?.elements ?? []).compactMap(\.string)
      )
    },
    "table-course": { TableCourseController(rowCounts: $0.rowCounts) },
    "three-view-paging": {
      ThreeViewPagingController(
        numberOfPages: $0.config[.numberOfPages]?.integer ?? 0,
        screen: $0.screen
      )
    },
    "tiled-view": { TiledViewController(screen: $0.screen) },
    "tweet-pager": { launch in
      let pager = TweetPagerController(screen: launch.screen)
      pager.timeline = (launch.config[.tweets]?.elements ?? []).map { Tweet($0) }
      return pager
    },
    "web-screen": {
      let text = $0.config[.address]?.string ?? "about:blank"
      let address = URL(string: text) ?? URL(filePath: "/")
      return WebScreenController(address: address, screen: $0.screen)
    },
    "zoomed-image": {
      let size = $0.config[.contentSize]?.point ?? Point(0, 0)
      let image = UIImage(
        named: "picture",
        size: CGSize(width: size.x.double, height: size.y.double)
      )
      return ZoomedImageController(image: image, screen: $0.screen)
    },
  ]
}

extension SampleLibrary.Launch {
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
    let form = form ?? SampleForm([])
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
