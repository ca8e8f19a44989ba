internal import Traces
internal import Transcripts

/// The content of the judged message or final state, as far as it is about a sample application.
struct SampleHeard: Sendable {
  var event = Event.other
  /// The number of a page, where it lies, what it says, and how many page views there are.
  var page: Int?
  var frame: Rect?
  var labels: [String?]?
  var count: Int?
  /// The address that is opened.
  var url: String?
  /// A notification: its name, whose it is, and the row that it names.
  var notification: String?
  var sender: String?
  var info: [Argument]?
  /// The row, or the section, that a table's message is about.
  var row: RowPath?
  var section: Int?
  /// The text in a row's cell, or in the answer; nil inside: there is none.
  var text: Known<String?> = .untold(.state)
  /// True if a row was answered; nil: none could be.
  var hasAnsweredRow: Bool?
  var contentSize: Point?
  var isRefreshing: Bool?
  var selectedRows: [RowPath]?
  /// A tile that is drawn, and what is drawn into it: areas, and the points that lines go through.
  var tile: DrawnTile?
  var fills: [Rect]?
  var strokes: [Point]?

  init() {}

  init(_ message: borrowing Message, event: Event) {
    self.event = event
    contentSize = message.state.contentSize
    switch event {
    case .loadPage:
      page = message.arguments[.page].flatMap(Self.number)
      count = message.arguments[.count].flatMap(Self.number)
      frame = message.arguments[.frame]?.rect
      if case .array(let labels)? = message.arguments[.labels] {
        self.labels = labels.map(\.string)
      }
    case .open: url = message.arguments[.url]?.string
    case .post:
      notification = message.arguments[.notificationName]?.string
      sender = message.arguments[.object]?.string
      if case .object(let info)? = message.arguments[.userInfo] { self.info = info }
    case .drawLayer:
      tile = DrawnTile(message)
      fills = message.arguments[.fills]?.elements.compactMap(\.rect)
      strokes = message.arguments[.strokes]?.elements.compactMap(\.point)
    case .willSelectRow:
      row = message.arguments["willSelectRowAt"]?.rowPath
      hasAnsweredRow = message.answer.map { $0 != .null }
    case .willDisplayCell:
      row = message.arguments[.forRowAt]?.rowPath
      text = Known(message.table.form.label.map(\.string), else: .state)
    case .titleForHeader, .titleForFooter:
      section = message.arguments.first.flatMap { Self.number($0.value) }
      text = Known(message.answer.map(\.string), else: .answer)
    default: break
    }
  }

  init(_ final: borrowing Final) {
    event = .final
    contentSize = final.state.contentSize
    isRefreshing = final.state[.isRefreshing]
    selectedRows = final.table.selectedRows
  }

  private static func number(_ value: Value) -> Int? {
    value.number.map { Int($0.units / 1_000_000) }
  }
}
