internal import Traces
internal import Transcripts

/// The facts about a view as a text view (R582).
final class TextViewFacts: Feature {
  /// A question that was asked: what was answered, and in which turn.
  struct Asked: Sendable {
    let answer: Certainty
    let turn: Int32
  }

  /// The certainty that the text is edited, as far as that is told.
  private(set) var isEdited: Certainty
  /// The latest question whether it may be edited, of which nothing has come yet.
  private(set) var beginning: Asked?
  /// The latest question whether it may end, of which nothing has come yet.
  private(set) var ending: Asked?
  /// The latest question whether the text may change.
  private(set) var change: Asked?
  /// The call or the tap for which it has to ask whether it may be edited.
  private(set) var focus: FocusDue
  /// The turn in which one last asked, and the turn of the latest call that types; -1: none came.
  private(set) var focusTurn: Int32 = -1
  private(set) var typingTurn: Int32 = -1
  /// The turn of the latest call that types or deletes; -1: none came.
  private(set) var keyTurn: Int32 = -1
  /// The turn in which a change was last told; -1: none was.
  private(set) var changeTurn: Int32 = -1
  /// The turn in which it was last told that editing has begun; -1: it was not.
  private(set) var beginTurn: Int32 = -1
  /// The turn in which the keyboard was last announced for the view; -1: it was not.
  private(set) var keyboardTurn: Int32 = -1
  /// The turn of the latest call that may end an edit by force; -1: none came.
  private(set) var forceTurn: Int32 = -1
  /// True if anything was told of its text, so that a question about what comes next is in the record, too.
  private(set) var isHeardOf = false
  /// The certainty that it is edited after a begin, and after an end: if the one or the other is not heard, any input
  /// may bring it.
  private let told: (begun: Certainty, ended: Certainty)
  /// True if nothing begins or ends an edit that is not in the record.
  private let tellsCauses: Bool
  /// The answer to the message that is judged.
  private var answer = Certainty.unknown

  var audience: Topic.Audience? { .controls }
  var isAskedApart: Bool { true }
  var isDue: Bool {
    ending != nil || beginning != nil || change != nil || focus.isDue || typingTurn >= 0
  }

  init(_ watch: Watch, _ header: Header) {
    told = (
      begun: watch.hears(.textViewDidEnd) ? .yes : .unknown,
      ended: watch.hears(.textViewDidBegin) ? .no : .unknown
    )
    tellsCauses =
      watch.record.isFromTheStart && watch.record.hasTouches && watch.record.calls == .recorded
    isEdited = watch.record.isFromTheStart ? .no : .unknown
    focus = FocusDue(watch.setting.declaration, header, watch.record)
  }

  /// Takes in a message before it is judged.
  func receive(_ message: borrowing Message, _ watch: Watch) {
    answer = Certainty(message.answer?.bool)
  }

  func isAsked(at event: Event) -> Bool {
    !event.isOfChain || event == .pause || event == .turnEnd || event == .final
  }

  /// Follows a message, after it was judged.
  func follow(_ watch: Watch) {
    let turn = watch.now.turn
    isHeardOf = isHeardOf || watch.now.event.isOfTextView
    switch watch.now.event {
    case .textViewShouldBegin:
      learnShut()
      beginning = Asked(answer: answer, turn: turn)
      focusTurn = focus.isDue ? turn : -1
      focus.meet()
    case .textViewDidBegin:
      watch.site.stage.shutTexts(besides: watch)
      focus.meet()
      isEdited = tellsCauses ? .yes : told.begun
      beginning = nil
      beginTurn = turn
    case .textViewShouldEnd: ending = Asked(answer: answer, turn: turn)
    case .textViewDidEnd:
      isEdited = tellsCauses ? .no : told.ended
      ending = nil
    case .textViewShouldChange: change = Asked(answer: answer, turn: turn)
    case .textViewDidChange: changeTurn = turn
    case .keyboardWillShow: keyboardTurn = turn
    case .keyboardWillHide: keyboardTurn = -1
    default: break
    }
  }

  /// Takes in that it is surely not edited: another is.
  func learnShut() {
    if isEdited == .unknown { isEdited = told.ended }
  }

  /// Loses the edit at an input, which may have begun or ended one unheard.
  private func loseEdit() {
    if isEdited == .yes, told.begun == .unknown { isEdited = .unknown }
    if isEdited == .no, told.ended == .unknown { isEdited = .unknown }
  }

  /// Follows a touch event.
  func follow(_ hands: Hands, _ watch: Watch, turn: Int32) {
    loseEdit()
    focus.follow(hands, isFree: watch.site.stage.isNothingTyped, turn: turn)
  }

  /// Follows a call to any view: all but those that ask may end an edit by force.
  func follow(_ call: borrowing Call, _ moment: CallMoment, _ watch: Watch) {
    focus.follow(
      call,
      isOwn: moment.isOwn,
      isFree: watch.site.stage.isNothingTyped,
      turn: moment.turn
    )
    if moment.isOwn, !call.isByDelegate, call.name == .insertText, isEdited == .yes,
      call.arguments[.text]?.string?.isEmpty == false
    {
      typingTurn = moment.turn
    }
    if moment.isOwn, !call.isByDelegate, call.name == .insertText || call.name == .deleteBackward {
      keyTurn = moment.turn
    }
    if call.name != .insertText, call.name != .deleteBackward { loseEdit() }
    switch call.name {
    case .becomeFirstResponder, .resignFirstResponder, .insertText, .deleteBackward: break
    case .endEditing where call.arguments[.force]?.bool == false: break
    default: forceTurn = moment.turn
    }
  }

  /// Ends what was due in the turn, told or not.
  func endDues(_ watch: Watch) {
    (focusTurn, typingTurn) = (-1, -1)
    focus.end(watch.now)
    change = nil
  }
}
