package import Traces

/// Looks in a transcript for the cause of an exception.
///
/// A generated trace expects none, but now and then asks for a row that there is not (R082), has a
/// data source that answers no cell (R030), or updates rows by wrong numbers (R160), as a program might.
/// What UIKit raises then is no fault.
package struct ExceptionCause {
  /// The rule that an exception breaks which nothing expects.
  package static let rule = "expectation.no-exception"

  /// What each view was last answered: the number of rows by section.
  private var counts: [ViewIndex: [Int: Int]] = [:]
  private var sections: [ViewIndex: Int] = [:]
  /// The rows that calls have named, with the time.
  private var named: [(time: Microseconds?, view: ViewIndex, row: RowPath)] = []
  private var updates: [ViewIndex: UpdateCause] = [:]
  private var screens: ScreenCause
  /// Whether the last message was a question of a load, within which no count is known.
  private var isLoading = false
  /// When a call was last made in a load: what it leads to is in the load as well.
  private var loadCallTime: Microseconds?
  /// Whether a row was named by a call that was made in a load.
  private var isCalledInLoad = false
  /// Whether the data source answered what cannot be.
  private var isDataWrong = false
  /// Whether a finger may move rows without a word, so that sections have other counts (R152).
  private let mayMoveUnheard: Bool
  /// Whether a cell may have been asked for that no class is registered for (R052).
  private var mayLackClass: Bool

  private init(_ header: Header) {
    screens = ScreenCause(header)
    mayMoveUnheard =
      !header.observes(.didMoveRow)
      && header.effectiveViews.contains { $0.config[.moves]?.bool == true }
    mayLackClass = header.effectiveViews.contains { view in
      view.config.contains { Self.ofCells.contains($0.label) }
        || view.delegate.entries.contains { $0.message == .cellForRow }
    }
  }

  /// What decides where cells come from.
  private static let ofCells: [Name] = [.identifiers, .registers, .dequeues]

  /// Whether what a transcript tells of explains the exception in it; where the question was not
  /// heard, it may.
  package static func explains(exceptionIn transcript: Trace) -> Bool {
    var cause = ExceptionCause(transcript.header)
    for line in transcript.lines {
      switch line {
      case .message(let message): cause.take(message)
      case .call(let call): cause.take(call)
      case .exception(let exception): return cause.explains(exception)
      default: break
      }
    }
    return true
  }

  /// What a load asks.
  private static let ofLoads: [Name] = [
    .numberOfSections, .numberOfRows, .heightForRow, .heightForHeader, .heightForFooter,
    .estimatedHeightForRow, .estimatedHeightForHeader, .estimatedHeightForFooter, .titleForHeader,
    .titleForFooter, .viewForHeader, .viewForFooter, .askForSectionIndexTitles,
  ]

  private mutating func take(_ message: Message) {
    isLoading = Self.ofLoads.contains(message.name)
    updates[message.view, default: UpdateCause()].take(message)
    screens.take(message)
    switch message.name {
    case .numberOfSections:
      sections[message.view] = message.answer?.wholeNumber
      counts[message.view] = [:]
    case .numberOfRows:
      guard let count = message.answer?.wholeNumber,
        let section = message.arguments[.numberOfRowsInSection]?.wholeNumber
      else { return }
      counts[message.view, default: [:]][section] = count
      if count < 0 { isDataWrong = true }
    case .didMoveRow:
      guard let from = message.arguments[.moveRowAt]?.rowPath,
        let to = message.arguments[.to]?.rowPath
      else { return }
      // The table takes the row along, and asks nothing (R152).
      counts[message.view]?[from.section, default: 0] -= 1
      counts[message.view]?[to.section, default: 0] += 1
    case .cellForRow:
      if message.answer == .null { isDataWrong = true }
    default: break
    }
  }

  private mutating func take(_ call: Call) {
    if Self.ofCells.contains(call.name) { mayLackClass = true }
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

  /// Whether a table has a row for all that was heard.
  private func has(_ row: RowPath, of view: ViewIndex) -> Bool {
    guard let count = sections[view], row.section < count,
      let rows = counts[view]?[row.section]
    else { return false }
    return row.row < rows
  }
}
