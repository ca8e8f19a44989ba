/// An application of the project's own that a header may name instead of a script: what it shows, and
/// what its model is made from.
///
/// The behaviour of the applications is elsewhere: the format knows only what a header may say of
/// them.
public struct SampleApplication: Hashable, Sendable {
  /// A view that an application shows.
  public struct View: Hashable, Sendable {
    /// The name in the header; the first view goes by any name.
    public let name: String
    /// Its component.
    public let component: String
    /// True if there are several, numbered from 0: `page-0`, `page-1`.
    let isNumbered: Bool

    /// Returns true if a header's name means this view.
    func isMeant(by text: String) -> Bool {
      guard isNumbered else { return text == name }
      let digits = text.dropFirst(name.count)
      return text.hasPrefix(name) && !digits.isEmpty && digits.allSatisfy(\.isWholeNumber)
    }
  }

  /// The name in the header: `"tweet-pager"`.
  public let name: String
  /// The views that it shows, the first view of the header first.
  public let views: [View]
  /// The keys of a `config` that describe its model.
  public let model: [String]

  private init(_ name: String, _ views: [View], model: [String] = []) {
    self.name = name
    self.views = views
    self.model = model
  }

  /// All applications, in the order in which people are told of them.
  public static let all = [
    SampleApplication("big-view-paging", [.one("pager", "scroll")], model: ["numberOfPages"]),
    SampleApplication("data-entry-form", [.one("form", "form")]),
    SampleApplication("data-entry-form-with-button", [.one("form", "form")]),
    SampleApplication(
      "detail-push",
      [.one("navigation", "navigation"), .one("list", "table"), .one("detail", "content")]
    ),
    SampleApplication("refreshable-table", [.one("list", "table")]),
    SampleApplication("root-scroll-view", [.one("root", "scroll")]),
    SampleApplication("selection", [.one("list", "table")], model: ["items"]),
    SampleApplication("table-course", [.one("list", "table")]),
    SampleApplication("three-view-paging", [.one("pager", "scroll")], model: ["numberOfPages"]),
    SampleApplication("tiled-view", [.one("content", "tiles")]),
    SampleApplication(
      "tweet-pager",
      [.one("pager", "scroll"), View(name: "page-", component: "content", isNumbered: true)],
      model: ["tweets"]
    ),
    SampleApplication("web-screen", [.one("page", "web")], model: ["address"]),
    SampleApplication("zoomed-image", [.one("image", "zoom")]),
  ]

  /// The names of all applications.
  public static var names: [String] { all.map(\.name) }

  /// The messages that are never heard of an application's own views and cells, whoever plays it.
  public static let unheard =
    Vocabulary.messages(to: [.cell]) + Vocabulary.messages(to: [.responder, .scrollView])

  /// The application of a name.
  public static func named(_ name: String) -> SampleApplication? { all.first { $0.name == name } }

  /// Returns the view that the application shows under a name from a header; the first view has any
  /// name.
  ///
  /// - Parameters:
  ///   - name: the view's name in the header.
  ///   - place: its place among the views.
  /// - Returns: the view; nil: the application shows none.
  public func view(named name: String, at place: Int) -> View? {
    place == 0 ? views.first : views.dropFirst().first { $0.isMeant(by: name) }
  }
}

extension SampleApplication.View {
  fileprivate static func one(_ name: String, _ component: String) -> Self {
    Self(name: name, component: component, isNumbered: false)
  }
}
