internal import Traces
internal import Transcripts

/// The facts about a text field, or about those in a form.
///
/// It is a class, so that the watch of a view in which nothing is typed pays one comparison for it.
final class TextFacts: Feature {
  /// The message, or final state, that is being judged.
  private(set) var now = TextHeard()
  /// The edit that is open, or was the latest.
  private(set) var edit = EditScene()
  /// The latest questions whether fields may be edited of which nothing has come yet.
  private(set) var beginnings: [EditScene.Beginning] = []
  /// The latest questions in the turn whether the text may change or go.
  private(set) var change: EditScene.Asked?
  private(set) var clearing: EditScene.Asked?
  /// The number of questions about the return key in the turn, and the number about the clear
  /// button.
  private(set) var keys = KeysAsked()
  /// The notifications that are due in the turn.
  private(set) var notifications = NotificationsDue()
  /// The control events of the turn.
  private(set) var controls: ControlEvents
  /// The turn in which an edit last ended.
  private(set) var endTurn: Int32 = -1
  /// The latest call.
  private(set) var call = TypedCall()
  /// The latest call that ends an edit by force, and the latest that may.
  private(set) var force = TypedCall()
  private(set) var maybeForceTurn: Int32 = -1
  /// The parts of edits that the record tells.
  private var telling = EditTelling()
  /// True if the view may have left its window.
  private(set) var mayBeRemoved = false
  /// True if a message was heard that belongs to no end.
  private(set) var hasHeard = false
  /// True if something came in the turn that may leave something due.
  private var isAnyDue = false
  /// The facts about the form; nil: the view is none.
  var form: FormFacts?
  /// The cause for which a field that is not edited has to ask whether it may be; nil: it is no field by
  /// itself.
  var focus: FocusDue?

  /// The turn of a call that tells the edited field to end, and of which no question has come yet; -1: there is none.
  private(set) var endAsked: Int32 = -1
  /// The turn in which the field last did not let another begin, or may not have; -1: it never did.
  private(set) var refusalTurn: Int32 = -1

  var isDue: Bool {
    isAnyDue || focus?.isDue == true || (form?.button?.liftTime ?? -1) >= 0
  }
  var audience: Topic.Audience? { .text }
  var asksAsOfScrolling: Bool { true }

  init(_ watch: Watch) {
    let view = watch.setting.declaration
    controls = ControlEvents(of: view)
    telling = EditTelling(watch)
    if watch.record.isFromTheStart { edit.isOpen = telling.shut }
    if view.component == "field", watch.record.hasAllCalls {
      edit.text = .told(view.config[.text]?.string ?? "")
    }
    if view.component == "form" { form = FormFacts(watch) }
  }

  /// Takes in a message before it is judged.
  func receive(_ message: borrowing Message, _ watch: Watch) {
    now = TextHeard(message, event: watch.now.event)
    if now.event.isOfText { isAnyDue = true }
    if now.event.beginsEdit { focus?.meet() }
    form?.receive(self, watch)
  }

  /// Takes in a final state before it is judged.
  func receive(_ final: borrowing Final, _ watch: Watch) {
    now = TextHeard(final)
    now.time = watch.now.time
  }

  /// Follows what a message means, after it was judged.
  func follow(_ watch: Watch) {
    let turn = watch.now.turn
    let asked = EditScene.Asked(answer: now.answer, turn: turn)
    switch now.event {
    case .textFieldShouldBegin: askToBegin(watch.now)
    case .textFieldDidBegin: begin(watch, turn: turn)
    case .textDidBegin: notifications.begins = max(0, notifications.begins - 1)
    case .textFieldShouldEnd:
      endAsked = -1
      edit.ending = asked
      if now.answer != .yes { refusalTurn = turn }
    case .textFieldDidEnd:
      endAsked = -1
      edit.isOpen = telling.tellsCauses ? .no : telling.shut
      endTurn = turn
      notifications.ends += 1
      controls.note(.editingDidEnd)
    case .sendActions:
      controls.noteSent(now.control)
      followEvent(turn)
    case .textDidEnd: notifications.ends = max(0, notifications.ends - 1)
    case .textFieldShouldChange: followQuestion(asked)
    case .textFieldShouldClear: clear(asked)
    case .textFieldShouldReturn:
      keys.returns += 1
      controls.note(.editingDidEndOnExit, isSure: false)
    case .textDidChange:
      controls.notePost(.editingChanged)
      notifications.hasChange = true
      notifications.changes = max(0, notifications.changes - 1)
    default: break
    }
    if now.event.isOfText, !now.event.endsEdit { hasHeard = true }
    if now.event.isOfText {
      followTelling(isNested: watch.turns.delegate == turn && isAsking(in: turn))
    }
    form?.follow(self, watch)
  }

  /// Follows a control event that tells what no message to the delegate does, unless code has sent it.
  private func followEvent(_ turn: Int32) {
    guard telling.beginsByEvent || telling.endsByEvent else { return }
    guard let control = now.control else { return edit.isOpen = .unknown }
    guard maybeForceTurn != turn else { return }
    if control == .editingDidBegin, telling.beginsByEvent { edit.isOpen = telling.opened }
    if control == .editingDidEnd, telling.endsByEvent { edit.isOpen = telling.shut }
  }

  /// Takes in that it is surely not edited: another is, or it is asked if it may be.
  func learnShut() {
    if edit.isOpen == .unknown, form == nil { edit.isOpen = telling.shut }
  }

  private func askToBegin(_ moment: Heard) {
    learnShut()
    // One that was refused, or never answered by a beginning, is of no account any more.
    if beginnings.count > 8 { beginnings.removeFirst() }
    beginnings.removeAll { $0.isAbout(now.cell) }
    beginnings.append(
      EditScene.Beginning(
        cell: now.cell,
        answer: now.answer,
        turn: moment.turn,
        time: moment.time
      )
    )
  }

  private func begin(_ watch: Watch, turn: Int32) {
    watch.site.stage.shutTexts(besides: watch)
    // A field by itself keeps its text, unless it is to clear it.
    let view = watch.setting.declaration
    let keepsText = view.component == "field" && view.config[.text] != nil && !mayClear(watch)
    edit = EditScene(
      isOpen: telling.tellsCauses ? .yes : telling.opened,
      cell: now.cell,
      row: now.row,
      text: keepsText && !now.text.isTold ? edit.text : now.text,
      turn: turn,
      isInsideEnd: notifications.ends > 0
    )
    edit.isTextKept = keepsText && !now.text.isTold
    if let place = beginnings.lastIndex(where: { $0.isAbout(now.cell) }) {
      beginnings.remove(at: place)
    }
    notifications.begins += 1
    controls.note(.editingDidBegin)
  }

  private func clear(_ asked: EditScene.Asked) {
    clearing = asked
    keys.clears += 1
    let before = now.text.ifTold ?? (now.cell == edit.cell ? edit.text.ifTold : nil)
    // A clear button acts on its own field, whichever of the form's fields is edited.
    if now.answer != .no, !edit.isOther(now.cell) {
      let isOwn = now.cell == edit.cell
      edit.text = now.answer == .yes && isOwn ? .told("") : .untold(isOwn ? .answer : .row)
    }
    let isChanged = now.answer == .yes && before?.isEmpty == false
    if isChanged { notifications.changes += 1 }
    if now.answer != .no { controls.note(.editingChanged, isSure: isChanged) }
  }

  /// Takes over what the message tells of the field, if the message comes after the change that it
  /// tells.
  private func followTelling(isNested: Bool) {
    guard !edit.isOther(now.cell), !asksAboutAnother else { return }
    if case .told = now.row { edit.row = now.row }
    // A delegate's call inside a question comes before the effect of the answer.
    guard !isNested else { return edit.text = .untold(.delegate) }
    switch now.event {
    case .textFieldShouldChange, .textFieldShouldClear:
      // A change that is refused leaves the text as the question tells it.
      if now.answer == .no, now.text.isTold { edit.text = now.text }
    default: if now.text.isTold { edit.text = now.text }
    }
  }

  /// Returns true if what was asked in a turn may be to come: a delegate's call in the midst of a question comes before
  /// the effect of the answer.
  private func isAsking(in turn: Int32) -> Bool { change?.turn == turn || clearing?.turn == turn }

  /// True if the message asks whether a field of a form may be edited: the edited one is another.
  private var asksAboutAnother: Bool { form != nil && now.event == .textFieldShouldBegin }

  private func followQuestion(_ asked: EditScene.Asked) {
    change = asked
    let before = now.text.ifTold ?? edit.text.ifTold
    guard asked.answer != .no, !edit.isOther(now.cell) else { return }
    guard asked.answer == .yes, let before, let range = now.range, let text = now.replacement,
      let after = before.replacing(range, by: text)
    else {
      // Whatever the text was, one that is put in between changes it.
      let isPutIn =
        asked.answer == .yes && now.range?.isEmpty == true && now.replacement?.isEmpty == false
      if isPutIn { notifications.changes += 1 }
      controls.note(.editingChanged, isSure: isPutIn)
      edit.text = .untold(asked.answer == .yes ? .state : .answer)
      return
    }
    edit.text = .told(after)
    if after != before { notifications.changes += 1 }
    controls.note(.editingChanged, isSure: after != before)
  }

  /// Returns true if the field may clear itself as it begins to be edited.
  func mayClear(_ watch: Watch) -> Bool { telling.mayClear || watch.record.calls != .recorded }

  /// Takes in that something may begin or end an edit: it may have done so unheard.
  private func loseEdit() {
    if edit.isOpen == .yes, telling.opened == .unknown { edit.isOpen = .unknown }
    if edit.isOpen == .no, telling.shut == .unknown { edit.isOpen = .unknown }
  }

  /// Follows a touch event: a tap may ask for an edit, or for the text to go.
  func follow(_ hands: Hands, _ watch: Watch, turn: Int32) {
    isAnyDue = true
    loseEdit()
    focus?.follow(hands, isFree: watch.site.stage.isNothingTyped, turn: turn)
    form?.button?.follow(hands, watch)
  }

  /// Follows a call to this view, or to another.
  func follow(_ call: borrowing Call, _ moment: CallMoment, _ watch: Watch) {
    let (isOwn, turn) = (moment.isOwn, moment.turn)
    isAnyDue = true
    let isAround = call.name == .endEditing && watch.stands(in: Int(call.view.place))
    let kind = TypedCall(call, turn: turn, isOwn: isOwn || isAround, edit)
    if isOwn, kind.foundOpen, call.asksToEnd, edit.ending?.turn != turn { endAsked = turn }
    if call.isByDelegate { controls.disturb() }
    loseEdit()
    if call.name == .clearsOnBeginEditing { telling.mayClear = true }
    if isOwn, kind.kind == .typing, !watch.hears(.textFieldShouldChange) {
      edit.text = .untold(.message)
      controls.note(.editingChanged, isSure: false)
    }
    if isOwn, kind.kind == .clearButton, !watch.hears(.textFieldShouldClear) {
      edit.text = .untold(.message)
    }
    focus?.follow(call, isOwn: isOwn, isFree: watch.site.stage.isNothingTyped, turn: turn)
    if kind.kind == .force { force = kind }
    if kind.kind == .other { maybeForceTurn = turn }
    if !call.isByDelegate { self.call = kind }
    if isOwn, call.name == .text {
      edit.text = .told(call.arguments[.text]?.string ?? "")
    }
    if call.isByDelegate, isOwn && kind.mayChangeText || isAsking(in: turn) {
      edit.text = .untold(.delegate)
    }
    if call.name == .removeFromSuperview { mayBeRemoved = true }
    form?.follow(call, isOwn: isOwn, turn: turn)
  }

  /// Ends what was due in the turn, told or not.
  func endDues(_ watch: Watch) {
    isAnyDue = false
    notifications = NotificationsDue()
    focus?.end(watch.now)
    keys = KeysAsked()
    controls.clear()
    if watch.now.event != .pause { beginnings.removeAll { $0.isOver(by: watch.now.time) } }
    change = nil
    clearing = nil
    form?.endDues(watch.now)
  }
}

/// The beginnings, changes and ends of which observers were not told yet.
struct NotificationsDue: Sendable {
  var begins = 0
  var changes = 0
  var ends = 0
  /// True if a change was told in the turn.
  var hasChange = false
}

/// The numbers of questions about the return key and about the clear button in a turn.
struct KeysAsked: Sendable {
  var returns = 0
  var clears = 0
}
