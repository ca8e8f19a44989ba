internal import Traces
internal import Transcripts

/// The facts about the rows that a table has announced to its prefetch data source.
struct PrefetchFacts: Sendable {
  /// The number of rows that are remembered.
  private static let most = 4096

  /// The certainty that rows may be announced at all (R544).
  private(set) var isEnabled: Certainty
  /// The rows that were announced, and not asked for since.
  private var waiting: Set<RowPath> = []
  /// The rows that were asked for since they were announced.
  private var used: Set<RowPath> = []
  /// True if every announcement was heard, and all rows still go by the same paths.
  private var isWhole: Bool

  init(_ watch: Watch) {
    let config = watch.setting.declaration.config
    isEnabled = .unknown
    isWhole =
      watch.record.isFromTheStart && !watch.record.calls.leavesOpen && watch.hears(.prefetchRows)
    guard !watch.record.calls.leavesOpen, !config.isEmpty else { return }
    isEnabled = Certainty(config[.isPrefetchingEnabled]?.bool ?? true)
  }

  /// Returns the certainty that a row may be taken back: it was announced, and its cell was not
  /// asked for since (R537).
  func mayCancel(_ row: RowPath) -> Certainty {
    if waiting.contains(row) { return .yes }
    return used.contains(row) || isWhole ? .no : .unknown
  }

  /// Follows a message, after it was judged.
  mutating func follow(_ heard: TableHeard) {
    switch heard.event {
    case .prefetchRows:
      for row in heard.paths {
        used.remove(row)
        waiting.insert(row)
      }
      if waiting.count + used.count > Self.most { loosen() }
    case .cellForRow:
      // A question that does not name its row may be about any.
      guard let row = heard.path else { return loosen() }
      if waiting.remove(row) != nil { used.insert(row) }
    default: if heard.move != nil { loosen() }
    }
  }

  /// Follows a call to the table.
  mutating func follow(_ call: borrowing Call) {
    if call.name == .isPrefetchingEnabled {
      isEnabled = Certainty(call.arguments[.isPrefetchingEnabled]?.bool)
    }
    switch RowCall.Kind(call) {
    case .reload, .model, .update, .other: loosen()
    default: break
    }
  }

  /// Rows may go by other paths from now on.
  mutating func loosen() {
    isWhole = false
    waiting = []
    used = []
  }
}
