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
  /// True if the table has a data source for prefetching, and the record would tell each announcement to it.
  private let hasSource: Bool
  /// True if rows were ever announced.
  private var wasAnnounced = false
  /// The number of rows that have come into view as a finger or its glide moved the content.
  private(set) var scrolled = 0
  /// The rows that came into view last.
  private var way = Way()

  /// The rows that have come into view at one edge, one after the other, by a finger or its glide.
  private struct Way: Sendable {
    /// True if they came at the lower edge.
    var isDown = true
    /// The number of them since one came at the other edge, or something else moved rows.
    var steps = 0
    /// The turn in which the latest came; -1: none has.
    var turn: Int32 = -1
  }

  init(_ watch: Watch) {
    let config = watch.setting.declaration.config
    isEnabled = .unknown
    isWhole =
      watch.record.isFromTheStart && !watch.record.calls.leavesOpen && watch.hears(.prefetchRows)
    hasSource = isWhole && config[.prefetchDataSource]?.bool == true
    guard !watch.record.calls.leavesOpen, !config.isEmpty else { return }
    isEnabled = Certainty(config[.isPrefetchingEnabled]?.bool ?? true)
  }

  /// Returns the certainty that a row may be taken back: it was announced, and its cell was not
  /// asked for since (R537).
  func mayCancel(_ row: RowPath) -> Certainty {
    if waiting.contains(row) { return .yes }
    return used.contains(row) || isWhole ? .no : .unknown
  }

  /// True if fingers have scrolled so far that rows should have been announced by now (R532, BM-23).
  var hasScrolledFar: Bool { scrolled >= 10 }

  /// True if no row was announced, though the table may announce rows and has a data source for them.
  var isSilent: Bool { hasSource && isEnabled == .yes && !wasAnnounced }

  /// Returns true if rows come into view at the lower edge in a turn, and false if they come at the upper one; nil:
  /// that is not sure.
  ///
  /// One row may come into view at an edge as the content turns around.
  func goesDown(in turn: Int32) -> Bool? { way.turn == turn && way.steps >= 2 ? way.isDown : nil }

  /// Follows a message, after it was judged.
  mutating func follow(_ heard: TableHeard, _ shown: borrowing ShownCells, _ watch: Watch) {
    switch heard.event {
    case .willDisplayCell: if hasSource { follow(heard.path, shown, watch) }
    case .prefetchRows:
      wasAnnounced = true
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

  /// Follows a row that has come into view.
  private mutating func follow(_ row: RowPath?, _ shown: borrowing ShownCells, _ watch: Watch) {
    let now = watch.now
    let isByFinger = now.raised.contains(.isDragging) || now.raised.contains(.isDecelerating)
    guard let row, isByFinger else { return way = Way() }
    scrolled += 1
    let (first, last) = (shown.rows.keys.min(), shown.rows.keys.max())
    // A row between two others has come at neither edge.
    guard first != last, row == first || row == last else { return }
    let isDown = row == last
    // Without times and touches nothing tells where its turn ends.
    let turn = now.time >= 0 || watch.hands.areRecorded ? now.turn : -1
    way = Way(isDown: isDown, steps: isDown == way.isDown ? way.steps + 1 : 1, turn: turn)
  }

  /// Follows a call to the table.
  mutating func follow(_ call: borrowing Call) {
    if !call.laysOut { way = Way() }
    if call.name == .isPrefetchingEnabled {
      isEnabled = Certainty(call.arguments[.isPrefetchingEnabled]?.bool)
    }
    switch RowCall.Kind(call) {
    case .reload, .model, .update, .other: loosen()
    default: break
    }
  }

  /// Forgets the rows, which may go by other paths from now on.
  mutating func loosen() {
    isWhole = false
    way = Way()
    waiting = []
    used = []
  }
}
