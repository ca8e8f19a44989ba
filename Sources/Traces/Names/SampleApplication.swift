/// An application that a header may name instead of a script: its views, and the keys of its model.
///
/// The format knows no application. Who plays some lists them, and hands the list to who must know it: the
/// lint, and the reference.
public struct SampleApplication: Hashable, Sendable {
  /// A view that an application shows.
  public struct View: Hashable, Sendable {
    /// The name in the header; the first view goes by any name.
    public let name: String
    /// Its component.
    public let component: String
    /// True if there are several, numbered from 0: `page-0`, `page-1`.
    let isNumbered: Bool

    /// Creates a view.
    ///
    /// - Parameters:
    ///   - name: its name in a header, without a number.
    ///   - component: its component.
    ///   - isNumbered: true if there are several, numbered from 0.
    public init(_ name: String, _ component: String, isNumbered: Bool = false) {
      self.name = name
      self.component = component
      self.isNumbered = isNumbered
    }

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

  /// Creates the description of an application.
  ///
  /// - Parameters:
  ///   - name: its name in a header.
  ///   - views: the views that it shows, the first view of the header first.
  ///   - model: the keys of a `config` that describe its model.
  public init(_ name: String, _ views: [View], model: [String] = []) {
    self.name = name
    self.views = views
    self.model = model
  }

  /// The messages that are never heard of an application's own views and cells, whoever plays it.
  public static let unheard =
    Vocabulary.messages(to: [.cell]) + Vocabulary.messages(to: [.responder, .scrollView])

  /// Returns the view that the application shows under a name from a header; the first view has any
  /// name.
  ///
  /// - Parameters:
  ///   - name: the view's name in the header.
  ///   - place: its place among the views.
  /// - Returns: the view; nil: the application shows none.
  func view(named name: String, at place: Int) -> View? {
    place == 0 ? views.first : views.dropFirst().first { $0.isMeant(by: name) }
  }
}
