/// The kinds of line, each with its keys in the canonical order.
enum LineKind: CaseIterable {
  case header, touch, call, gap, settle, message, exception, final, expectation, comment, end

  /// The key that tells the kind.
  var tellingKey: String { row.tellingKey }

  /// The name of such a line for people.
  var title: String { row.title }

  /// All keys that such a line may have, in the canonical order.
  var keys: [String] { row.keys }

  /// The keys that it must have.
  var requiredKeys: [String] { row.required }

  /// The key whose value is a state.
  var stateKey: String? {
    switch self {
    case .message: "state"
    case .final: "final"
    case .expectation: "is"
    default: nil
    }
  }

  private struct Row {
    let title: String
    let tellingKey: String
    let keys: [String]
    let required: [String]
  }

  private var row: Row {
    switch self {
    case .header: Self.headerRow
    case .touch: Self.touchRow
    case .call: Self.callRow
    case .gap: Self.gapRow
    case .settle: Self.settleRow
    case .message: Self.messageRow
    case .exception: Self.exceptionRow
    case .final: Self.finalRow
    case .expectation: Self.expectationRow
    case .comment: Self.commentRow
    case .end: Self.endRow
    }
  }

  private static let headerRow = Row(
    title: "header",
    tellingKey: "trace",
    keys: [
      "trace", "id", "component", "sample", "rate", "scale", "config", "views", "delegate",
      "observes", "hears", "lacks", "inputs", "begins", "requires", "profile", "dropped", "digest",
      "title", "source",
    ],
    required: ["trace", "id", "component"]
  )
  private static let touchRow = Row(
    title: "touch",
    tellingKey: "touch",
    keys: ["t", "touch", "id", "x", "y"],
    required: ["touch", "id", "x", "y"]
  )
  private static let callRow = Row(
    title: "call",
    tellingKey: "call",
    keys: ["t", "call", "view", "args", "in", "by"],
    required: ["call"]
  )
  private static let gapRow = Row(
    title: "gap",
    tellingKey: "gap",
    keys: ["t", "gap"],
    required: ["gap"]
  )
  private static let settleRow = Row(
    title: "settle",
    tellingKey: "settle",
    keys: ["t", "settle"],
    required: ["settle"]
  )
  private static let messageRow = Row(
    title: "message",
    tellingKey: "message",
    keys: ["t", "message", "view", "frame", "moved", "args", "answer", "state"],
    required: ["message"]
  )
  private static let exceptionRow = Row(
    title: "exception",
    tellingKey: "exception",
    keys: ["t", "exception", "why"],
    required: ["exception"]
  )
  private static let finalRow = Row(
    title: "final",
    tellingKey: "final",
    keys: ["t", "final", "view"],
    required: ["final"]
  )
  private static let expectationRow = Row(
    title: "expectation",
    tellingKey: "expect",
    keys: ["expect", "view", "are", "of", "is", "within", "rule", "catalogue"],
    required: ["expect"]
  )
  private static let commentRow = Row(
    title: "comment",
    tellingKey: "#",
    keys: ["#"],
    required: ["#"]
  )
  private static let endRow = Row(title: "end", tellingKey: "end", keys: ["end"], required: ["end"])
}
