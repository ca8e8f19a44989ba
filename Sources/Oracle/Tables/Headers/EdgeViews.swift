internal import Traces
internal import Transcripts

/// The answers about the headers, or the footers, of the sections.
struct EdgeViews: Sendable {
  /// The facts about one section's header or footer.
  struct Edge: Sendable {
    /// The view that was answered; nil: none was, or the question was not heard.
    var view: String?
    /// The certainty that there is a title, and that there is a view.
    var hasTitle = Certainty.unknown
    var hasView = Certainty.unknown
    /// The turn in which its display began last; -1: it is not displayed.
    var displayTurn: Int32 = -1
    /// True if it was displayed as the table was loaded anew, and nothing has told of its end since.
    var isLeft = false
    /// The view that is displayed, where that is named.
    var shown: String?
    /// The turn in which a title was asked for to build it, with no view since; -1: none was.
    var titleTurn: Int32 = -1
    /// True if it was displayed before, and so asked about.
    var wasAsked = false
  }

  private var edges: [Int: Edge] = [:]
  /// True if all that are displayed are among them.
  private(set) var isWhole: Bool

  /// Begins with none displayed.
  ///
  /// - Parameter isWhole: whether none is for certain.
  init(isWhole: Bool = true) {
    self.isWhole = isWhole
  }

  /// Returns the facts as the table is loaded anew, which ends each display.
  func loadedAnew() -> EdgeViews {
    var next = EdgeViews(isWhole: false)
    for (section, edge) in edges where edge.isLeft || edge.displayTurn >= 0 {
      next.edges[section] = Edge(isLeft: true)
    }
    return next
  }

  /// Returns true if a view is displayed.
  func shows(_ view: String) -> Bool { edges.values.contains { $0.shown == view } }

  /// The sections whose header or footer is displayed, in ascending order.
  var displayed: [Int] { edges.filter { $0.value.displayTurn >= 0 }.keys.sorted() }

  /// The facts about a section's header or footer.
  subscript(section: Int) -> Edge { edges[section] ?? Edge() }

  /// Takes an answer in; one that `measures` may have been asked for to know how high headers are.
  mutating func learn(_ heard: TableHeard, turn: Int32, measures: Bool) {
    guard let section = heard.section else { return }
    switch heard.event {
    case .titleForHeader, .titleForFooter:
      edges[section, default: Edge()].titleTurn = measures ? -1 : turn
      edges[section, default: Edge()].hasTitle = Certainty(heard.answer.map { $0 != .null })
    case .viewForHeader, .viewForFooter:
      edges[section, default: Edge()].titleTurn = -1
      edges[section, default: Edge()].view = heard.answer?.string
      edges[section, default: Edge()].hasView = Certainty(heard.answer.map { $0 != .null })
    case .willDisplayHeader, .willDisplayFooter:
      edges[section, default: Edge()].titleTurn = -1
      edges[section, default: Edge()].displayTurn = turn
      edges[section]?.isLeft = false
      edges[section, default: Edge()].shown = heard.view
    case .didEndDisplayingHeader, .didEndDisplayingFooter:
      edges[section] = Edge(wasAsked: true)
    default: break
    }
  }
}
