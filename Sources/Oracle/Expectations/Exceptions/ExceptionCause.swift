internal import Traces
internal import Transcripts

/// Looks in a transcript for the cause of an exception.
///
/// A trace that expects none may ask for a row that there is not (R082), have a data source that answers
/// no cell (R030), or update rows by wrong numbers (R160), as a program might. An exception is no fault
/// of the component then. The rules that demand an exception are sure of that; this value looks wider.
struct ExceptionCause {
  /// The last answers to each view.
  private var counts: [ViewIndex: RowCounts] = [:]
  /// The rows that calls have named, with the time.
  private var named: [(time: Microseconds?, view: ViewIndex, row: RowPath)] = []
  private var updates: [ViewIndex: UpdateCause] = [:]
  private var screens: ScreenCause
  /// True if the last message was a question of a load, within which no count is known.
  private var isLoading = false
  /// The time of the last call in a load: its effects are in the load as well.
  private var loadCallTime: Microseconds?
  /// True if a row was named by a call that was made in a load.
  private var isCalledInLoad = false
  /// True if the data source answered what cannot be.
  private var isDataWrong = false
  /// True if a finger may move rows without a word, so that sections have other counts (R152).
  private let mayMoveUnheard: Bool
  /// True if a cell may have been asked for that no class is registered for (R052).
  private var mayLackClass: Bool

  private init(_ header: Header) {
    screens = ScreenCause(header)
    mayMoveUnheard =
      !header.observes(.didMoveRow)
      && header.effectiveViews.contains { $0.config[.moves]?.bool == true }
    mayLackClass = header.effectiveViews.contains { view in
      view.config.contains { $0.label.changes.contains(.cells) }
        || view.delegate.entries.contains { $0.message == .cellForRow }
    }
  }

  /// Returns true if the events that a transcript tells explain the exception in it, or may explain
  /// it because the question was not heard.
  static func explains<Transcript: TraceStream>(
    exceptionIn transcript: Transcript
  ) throws(Transcript.Failure) -> Bool {
    var cause = ExceptionCause(transcript.header)
    var isExplained = true
    try transcript.search { line, _ in
      switch line {
      case .message(let message): cause.take(message)
      case .call(let call): cause.take(call)
      case .exception(let exception):
        isExplained = cause.explains(exception)
        return false
      default: break
      }
      return true
    }
    return isExplained
  }

  /// The questions of a load.
  private static let ofLoads = Vocabulary.messages(of: [.counts] + Family.ofData)

  private mutating func take(_ message: Message) {
    isLoading = Self.ofLoads.contains(message.name)
    updates[message.view, default: UpdateCause()].take(message)
    screens.take(message)
    switch message.name {
    case .numberOfSections:
      counts[message.view] = RowCounts(sections: message.answer?.wholeNumber)
    case .numberOfRows:
      guard let count = message.answer?.wholeNumber,
        let section = message.arguments[.numberOfRowsInSection]?.wholeNumber
      else { return }
      counts[message.view, default: RowCounts()].set(count, in: section)
      if count < 0 { isDataWrong = true }
    case .didMoveRow:
      guard let from = message.arguments[.moveRowAt]?.rowPath,
        let to = message.arguments[.to]?.rowPath
      else { return }
      counts[message.view]?.moveRow(from: from.section, to: to.section)
    case .cellForRow:
      if message.answer == .null { isDataWrong = true }
    default: break
    }
  }

  private mutating func take(_ call: Call) {
    if call.may(change: .cells) { mayLackClass = true }
    updates[call.view, default: UpdateCause()].take(call)
    screens.take(call)
    if call.isByDelegate, isLoading { loadCallTime = call.time }
    guard let row = call.arguments[.at]?.rowPath else { return }
    if call.isByDelegate, let loadCallTime, loadCallTime == call.time { isCalledInLoad = true }
    named.append((call.time, call.view, row))
  }

  private func explains(_ exception: RaisedException) -> Bool {
    if isDataWrong || isCalledInLoad || mayMoveUnheard || screens.isCalledAway || screens.isTangled
    {
      return true
    }
    if exception.name == "NSInvalidArgumentException" { return screens.mayExplain }
    guard exception.name == "NSRangeException" else {
      return mayLackClass || updates.values.contains(where: \.mayExplain)
    }
    return named.contains { $0.time == exception.time && !has($0.row, of: $0.view) }
  }

  /// Returns true if a table has a row for all that was heard.
  private func has(_ row: RowPath, of view: ViewIndex) -> Bool {
    guard let counts = counts[view] else { return false }
    return counts.has(section: row.section) == .yes && counts.has(row) == .yes
  }
}
