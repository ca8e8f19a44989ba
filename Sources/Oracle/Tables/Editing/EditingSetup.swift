internal import Traces
internal import Transcripts

/// The editing that the data source of a table carries out, as far as that is known.
struct EditingSetup: Sendable {
  /// The certainty that it commits edits by hand; without that no row can be swiped (R138).
  let commits: Certainty
  /// The certainty that it moves rows; without that there are no handles (R150).
  let moves: Certainty
  /// The certainty that rows show a tick in place of a minus or plus.
  private(set) var hasTicks: Certainty
  /// True if the delegate has one of the methods for swipe actions, and the older one: the script
  /// answers it, or it was asked (R500).
  private(set) var hasNewerActions: Bool
  private(set) var hasOlderActions: Bool
  /// True if the older method was asked, which then has none beside it.
  private(set) var asksOlderActions = false
  /// True if the script answers a question about trailing actions that would be heard, and nobody has asked one
  /// since the beginning.
  var leavesActionsUnasked: Bool { answersTrailing && !asksActions }
  private let answersTrailing: Bool
  private var asksActions = false
  /// True if any row was ever told to have actions of its own, or may have been (R135).
  private(set) var hasActions = false

  init(_ watch: Watch) {
    let config = watch.setting.declaration.config
    let answered = watch.setting.declaration.delegate.entries.map(\.message)
    let trailing = answered.contains(.trailingSwipeActions)
    let leading = answered.contains(.leadingSwipeActions)
    // A delegate that does not observe a question has no method for it, whatever is scripted.
    hasNewerActions =
      trailing && watch.hears(.trailingActions) || leading && watch.hears(.leadingActions)
    hasOlderActions = answered.contains(.editActions)
    // The older method is not asked where there is a newer one (R500).
    let answersOlder = hasOlderActions && !trailing && !leading && watch.hears(.editActions)
    answersTrailing =
      watch.record.isFromTheStart
      && (trailing && watch.hears(.trailingActions) || answersOlder)
    let isKnown = watch.setting.isTable && watch.setting.isSetUpAtAll && watch.record.hasAllCalls
    let tellsAll = isKnown && watch.law.isAllObserved && watch.hands.areRecorded
    let does = { (property: Name, message: Name) -> Certainty in
      if config[property]?.bool == true || answered.contains(message) { return .yes }
      if config[property]?.bool == false, !watch.isGivenLater(property) { return .no }
      // Data that are given later count as if they had been there from the beginning.
      return tellsAll && !watch.isGivenLater(property) ? .no : .unknown
    }
    commits = does(.commits, .commitEditing)
    moves = does(.moves, .didMoveRow)
    let ticks = Certainty(config[.allowsMultipleSelectionDuringEditing]?.bool ?? false)
    hasTicks = isKnown ? ticks : .unknown
  }

  /// Takes in that it was asked for the actions of a row, after that was judged.
  mutating func follow(_ heard: EditingHeard) {
    guard heard.event.asksForActions else { return }
    asksActions = true
    if heard.event == .editActions {
      hasOlderActions = true
      asksOlderActions = true
    } else {
      hasNewerActions = true
    }
    if heard.actions != .usual { hasActions = true }
  }

  /// Takes a property's value.
  mutating func set(_ name: Name, to value: Value?) {
    if name == .allowsMultipleSelectionDuringEditing { hasTicks = Certainty(value?.bool) }
  }
}
