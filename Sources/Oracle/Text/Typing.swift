internal import Traces
internal import Transcripts

/// The scene for a rule about text: a message, the edit that it belongs to, and the facts around
/// it.
///
/// A rule takes the facts that it needs with `try`. If a fact is not known, the rule is not judged,
/// and the record says why.
struct Typing: Scene {
  let facts: TextFacts
  let watch: Watch

  init?(_ watch: Watch) {
    guard let text = watch.text else { return nil }
    facts = text
    self.watch = watch
  }

  // MARK: - The message

  var event: Event { watch.now.event }
  var told: TextHeard { facts.now }
  var turn: Int32 { watch.now.turn }
  var isFinal: Bool { event == .final }

  /// The message in short, with its row and its text.
  var words: String {
    var text = event.word
    if case .told(let row) = told.row {
      text += row.map { " of row \($0)" } ?? " of a cell out of view"
    }
    if let shown = told.text.ifTold { text += " with the text \"\(shown)\"" }
    return text
  }

  /// The question whether the field of the message may be edited, of which nothing has come yet.
  var question: EditScene.Beginning? {
    facts.beginnings.last { $0.isAbout(told.cell) }
  }

  // MARK: - The scene

  var edit: EditScene { facts.edit }
  /// True if the message is about another field than the one that is edited, so far as cells tell.
  var isOfOther: Bool { edit.isOther(told.cell) }
  /// True if the field of the message is surely edited, and true if it surely is not.
  var isSurelyOpen: Bool { edit.isOpen == .yes && !isOfOther }
  var isSurelyShut: Bool { edit.isOpen == .no || (edit.isOpen == .yes && isOfOther) }

  /// True if a field of another view is surely edited.
  var isOtherOpen: Bool { watch.site.stage.hasEdit(besides: watch) }

  /// Returns true if the program's call in this turn is of a kind, to this view.
  func isIn(_ kind: TypedCall.Kind) -> Bool {
    facts.call.turn == turn && facts.call.kind == kind && facts.call.isOwn
      && watch.turns.touch != turn
  }

  /// True if the call or the touch that the turn begins with is in the record.
  var hasCauseInTurn: Bool { facts.call.turn == turn || watch.turns.touch == turn }

  /// True if the delegate of any view has called anything in the turn.
  var hasDelegateCalled: Bool { watch.turns.delegate == turn }

  /// Returns true if a key has asked once: where no touch is recorded, one may have pressed it
  /// again.
  func isAskedRightly(_ count: Int) -> Bool {
    watch.hands.areRecorded ? count == 1 : count > 0
  }

  // MARK: - Needs

  /// Needs that what came before was heard: from the start, or at least something of the way there.
  func witnessed() throws(Lack) {
    try need(watch.record.isFromTheStart || facts.hasHeard || hasHeardElsewhere, .start)
  }

  private var hasHeardElsewhere: Bool {
    watch.site.stage.watches.contains { $0.text?.hasHeard == true }
  }

  /// Needs to know what calls came.
  func knowCalls() throws(Lack) {
    try need(watch.record.calls == .recorded, .calls)
  }

  /// Needs a view that stays in its window, and on the screen.
  func inWindow() throws(Lack) {
    try need(!facts.mayBeRemoved && !watch.site.isInNavigation, .removal)
  }

  /// Needs that no delegate has taken the view away in the midst of the turn.
  func stays() throws(Lack) { try need(!hasDelegateCalled || !facts.mayBeRemoved, .removal) }

  /// Needs that nothing can have ended the edit by force.
  func unforced() throws(Lack) {
    try knowCalls()
    // The cause of the turn may stand before the record's beginning.
    try need(
      watch.record.isFromTheStart || facts.call.turn >= 0 || watch.turns.touch >= 0,
      .start
    )
    try inWindow()
    try need(facts.maybeForceTurn != turn, .call)
  }

  /// True if a call in this turn ends the edit whatever the delegate says.
  var isForced: Bool { facts.force.turn == turn && facts.force.isOwn }
}
