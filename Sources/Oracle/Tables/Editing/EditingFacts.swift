internal import Traces
internal import Transcripts

/// The facts about a table that is edited: by code, by a swipe across one row, by a finger that
/// moves one.
final class EditingFacts {
  private(set) var heard = EditingHeard()
  private(set) var setup: EditingSetup
  /// The certainty that code has put the table into editing mode.
  private(set) var mode: Certainty
  /// True if no call has set it since the record began, all calls being told.
  private var isModeOfBefore = false
  /// The program's latest call about that.
  private(set) var call: EditingCall?
  private(set) var swipe: RowSwipe
  private(set) var finger = EditingFinger()
  private(set) var answers = EditingAnswers()
  /// The number of fingers since editing mode began, or since the latest commit.
  private(set) var fingers: Int32 = 0
  /// The cell that shows the button which confirms a deletion, and whether cells ever told of that.
  private(set) var confirming: String?
  private(set) var hasTransitions = false
  /// The controls that cells were last about to show, and true if they may be others by now.
  private(set) var transitions: [String: Transition] = [:]
  private(set) var areTransitionsLost = false
  /// The cells that were told of the end of their latest transition, and whether any ever was.
  private(set) var ended: Set<String> = []
  private(set) var hasEndings = false
  /// The things that are due because fingers surely asked for them.
  private(set) var dues = FingerDues()

  /// The controls that a cell shows beside its content.
  struct Transition: Equatable, Sendable {
    let control: Bool
    let confirmation: Bool
  }

  private static let most = 1024

  init(_ watch: Watch) {
    setup = EditingSetup(watch)
    swipe = RowSwipe(watch)
    let isKnown = watch.setting.isSetUpAtAll && watch.record.hasAllCalls
    mode =
      isKnown ? Certainty(watch.setting.declaration.config[.isEditing]?.bool ?? false) : .unknown
    isModeOfBefore = !isKnown && watch.record.calls == .recorded && !watch.site.isInNavigation
  }

  /// True if something must come before the turn ends.
  var isDue: Bool { call?.isOpen ?? false || isFingerDue }

  /// True if the latest finger was lifted, and may have asked for something that has not come.
  private var isFingerDue: Bool {
    finger.liftTime >= 0 && (dues.isActionDue || (mode == .yes && finger.move.moves == 0))
  }

  /// Returns true if all that a finger asked for has come, or never will: at rest, or at an input so long after
  /// its lift.
  func isFingerOver(at now: Heard) -> Bool {
    if now.event == .final { return true }
    return now.event == .turnEnd && finger.liftTime >= 0
      && now.time - finger.liftTime >= Self.patience
  }

  /// Longer than any effect of a finger on its row keeps it waiting.
  private static let patience: Microseconds = 500_000

  /// The latest call, if it is the program's own, changed the mode, and nothing else interfered.
  var plainCall: EditingCall? { openCall.flatMap { $0.isChange == .yes ? $0 : nil } }

  /// The same, where it may have changed the mode.
  var openCall: EditingCall? {
    guard let call, call.isOpen, !call.isDisturbed, call.isChange != .no else { return nil }
    return call
  }

  /// True if the latest finger may have taken a row by its handle.
  var mayCarryRow: Bool { finger.foundEditing != .no && setup.moves != .no }

  // MARK: - Messages

  /// Takes a message, or a final state, in before it is judged.
  func receive(_ heard: EditingHeard) {
    self.heard = heard
  }

  /// Follows what a message means, after it was judged.
  func follow(_ table: TableFacts, _ watch: Watch) {
    dues.follow(heard)
    // If no finger is recorded, this tells of one.
    if heard.event == .didSelectRow || heard.event == .selectionDidChange {
      call?.isUntouched = false
    }
    guard heard.event.isOfEditing else { return }
    answers.learn(heard)
    call?.follow(heard)
    setup.follow(heard)
    learnFromSwipe()
    swipe.follow(heard, actions: finger.actions, awayFrom: RowActions.Edge(awayFrom: watch.hands))
    finger.follow(heard)
    // If no finger is told, a row that was dropped, or another one, tells of the next move.
    let isOther = finger.move.moves > 0 || finger.move.source != heard.path
    if heard.event == .targetOfMove, !watch.hands.areRecorded, isOther { finger.move = RowMove() }
    finger.move.follow(heard, table.rows.counts, turn: watch.now.turn)
    switch heard.event {
    case .willTransition:
      hasTransitions = true
      note(heard)
      if heard.showsConfirmation == true {
        confirming = heard.cell
      } else if confirming == heard.cell {
        confirming = nil
      }
    case .didTransition:
      hasEndings = true
      if let cell = heard.cell, ended.count < Self.most { ended.insert(cell) }
    // Of fingers that came together, the others may be on pluses too.
    case .commitEditing: fingers = watch.hands.most > 1 ? max(0, fingers - 1) : 0
    case .didMoveRow: scatter()
    default: break
    }
  }

  /// Learns from a swipe, which is told where code has not put the table into editing mode (R139, R144); one that
  /// ends under a finger with which none began was there when the finger came.
  private func learnFromSwipe() {
    guard heard.event == .willBeginEditingRow || heard.event == .didEndEditingRow else { return }
    if isModeOfBefore, mode == .unknown { mode = .no }
    guard heard.event == .didEndEditingRow, finger.foundOpen == .unknown, finger.swipes == 0,
      !finger.isDisturbed
    else { return }
    finger.foundOpen = .yes
    finger.openRow = heard.path
  }

  private func note(_ heard: EditingHeard) {
    guard let cell = heard.cell, let control = heard.showsControl,
      let confirmation = heard.showsConfirmation, transitions.count < Self.most
    else {
      transitions = [:]
      areTransitionsLost = true
      return
    }
    ended.remove(cell)
    transitions[cell] = Transition(control: control, confirmation: confirmation)
  }

  /// Rows are elsewhere, or others.
  private func scatter() {
    transitions = [:]
    areTransitionsLost = true
    answers.forget()
    swipe.disturb()
    finger.forgetActions()
  }

  /// True if the row that is edited may have actions of its own (R135).
  var hasActions: Bool {
    swipe.actions.mayBeThere || finger.actions.mayBeThere || mode != .no && setup.hasActions
  }

  // MARK: - Touches

  /// Follows a touch event, with all its lines.
  func follow(_ hands: Hands, _ picks: PickFacts, _ watch: Watch) {
    call?.isUntouched = false
    let offset = watch.content.offset.isKnown ? watch.content.offset : picks.stillness.offset
    let row = picks.map?.row(inMiddleAt: watch.ownPlace(of: hands.location), offset: offset)
    if hands.deeds.contains(.began) {
      if areAllNew(hands) {
        // A recognizer that waits for another tap holds back the lift that drops a row.
        let isHeldBack =
          watch.mayHoldTapsBack && finger.move.questions > 0 && finger.move.moves == 0
        begin(watch)
        // A row that the earlier finger has moved is told after both fingers.
        if hands.deeds != [.began] || isHeldBack { finger.move.isDisturbed = true }
      }
      if hands.down == 1, hands.most == 1 { finger.firstRow = row }
      fingers += max(1, hands.down)
    }
    finger.lastRow = row
    swipe.pass()
    if hands.isLastLifted { finger.liftTime = hands.time }
    guard hands.isLastLifted, hands.most == 1, !finger.isDisturbed else { return }
    let touch = picks.finger
    guard touch.isCertain, !touch.wasCancelled else { return }
    // A recognizer around the table takes its taps away (R126).
    if finger.foundOpen == .yes, let row = finger.openRow, touch.rested, !touch.hasStrayed,
      !picks.taps.isThere,
      !touch.hasDragged, touch.spot.isTold, touch.spot.path != row, !swipe.isDisturbed
    {
      dues.unclosed = row
    }
    dues.follow(hands, self, picks, watch)
    if let row = touch.spot.path, touch.rested, let edge = swipedEdge(hands),
      opensRow(at: edge), finger.foundOpen == .no, finger.foundEditing == .no, !finger.isRefused,
      finger.swipes == 0, finger.commits == 0, watch.hears(.willBeginEditingRow),
      !picks.index.wasShown, !watch.site.mayBeRemoved,
      // Content may keep a finger for good, and buttons keep their fingers.
      picks.config["canCancelContentTouches"]?.bool != false, !watch.site.keepsTouches
    {
      dues.unopened = row
    }
  }

  private func begin(_ watch: Watch) {
    // A button of a navigation may put its table into editing mode.
    if watch.site.isInNavigation, !watch.hasFingersAlone { mode = .unknown }
    finger = EditingFinger()
    finger.foundOpen = swipe.isOpen
    finger.openRow = swipe.row
    finger.foundEditing = mode
    dues = FingerDues()
  }

  /// Returns true if no finger is down that was before the latest event, in which one came.
  private func areAllNew(_ hands: Hands) -> Bool {
    hands.most == 1 || (hands.downTime >= 0 && hands.downTime == hands.time)
  }

  /// Returns the edge from which a finger has surely gone far enough across a row, at once and in a straight
  /// line: how far is enough is not known, and a trace swipes 60 points or more.
  private func swipedEdge(_ hands: Hands) -> RowActions.Edge? {
    guard hands.nearest.y >= -2000, hands.farthest.y <= 2000, hands.downTime >= 0,
      hands.time - hands.downTime <= 500_000, hands.travel.x.magnitude >= 60_000
    else { return nil }
    return RowActions.Edge(awayFrom: hands)
  }

  /// Returns true if a row surely opens at an edge: it has actions of its own, or the table's usual
  /// ones (R501).
  private func opensRow(at edge: RowActions.Edge) -> Bool {
    switch finger.actions.answer(at: edge) {
    case .own(let titles, _): !titles.isEmpty
    case .usual: edge == .trailing && setup.commits == .yes
    case .untold: false
    // A delegate that was not asked may still have an answer (R524).
    case nil:
      edge == .trailing && setup.commits == .yes && !setup.hasNewerActions
        && !setup.hasOlderActions
    }
  }

  // MARK: - Calls

  /// Follows a call to this view, or to another.
  func follow(
    _ call: borrowing Call,
    _ table: TableFacts,
    _ watch: Watch,
    isOwn: Bool,
    turn: Int32
  ) {
    let kind = RowCall.Kind(call)
    guard kind != .query, !call.laysOut else { return }
    self.call?.isDisturbed = true
    self.call?.isUntouched = false
    finger.isDisturbed = true
    finger.move.isDisturbed = true
    dues = FingerDues()
    guard isOwn else { return }
    swipe.follow(call)
    setup.set(call.name, to: call.arguments[call.name])
    switch call.name {
    case .setEditing: set(call, table, watch, turn: turn)
    case .isEditing:
      isModeOfBefore = false
      mode = Certainty(call.arguments[.isEditing]?.bool)
      self.call = nil
    default:
      guard !Self.leavingRows.contains(kind),
        !call.name.changes.isDisjoint(with: RowFacts.losing)
      else { break }
      scatter()
      // New data move no row until the table loads them.
      if kind != .model { swipe.move() }
    }
  }

  /// The calls that move or mark rows, and change none.
  private static let leavingRows: [RowCall.Kind] = [
    .query, .scroll, .scrollToSelected, .pick, .look, .reloadTitles, .unrelated,
  ]

  private func set(
    _ call: borrowing Call,
    _ table: TableFacts,
    _ watch: Watch,
    turn: Int32
  ) {
    let isPlain = !call.isByDelegate && call.block == nil && swipe.isOpen != .yes
    let isKnown =
      watch.record.isFromTheStart && !table.rows.doubt.isShaken && table.rows.calls.reload == nil
      && watch.hears(.willDisplayCell) && table.knowsLeaving(watch)
    var next = EditingCall(call, turn: turn, isOn: mode, isKnown ? table.rows.shown : nil)
    // A finger that is neither recorded nor heard may tap a row at once.
    if !watch.hands.areRecorded, !watch.hears(.didSelectRow) { next.isUntouched = false }
    self.call = isPlain ? next : nil
    isModeOfBefore = false
    mode = Certainty(call.arguments[.editing]?.bool)
    // A mode that is set in the middle of a commit is not known (R148). A delegate's call may come
    // in the middle of anything.
    if call.isByDelegate { mode = .unknown }
    // A table that is told what it is already keeps what was tapped.
    if next.isChange == .yes {
      fingers = 0
      confirming = nil
    }
  }

  // MARK: - Ends

  /// Ends what was due in the turn, told or not.
  func endDues(_ watch: Watch) {
    call?.isOpen = false
    guard isFingerOver(at: watch.now) else { return }
    dues.endActions()
    finger.move.isDisturbed = true
  }

  /// Begins anew after a final state.
  func rest() {
    call?.isOpen = false
    dues = FingerDues()
    finger.move.isDisturbed = true
  }

  /// Forgets what was due: after an exception nothing of it will come.
  func excuse() {
    call = nil
    finger.isDisturbed = true
    finger.move.isDisturbed = true
    answers.forget()
    swipe.forget()
    mode = .unknown
    dues = FingerDues()
  }
}
