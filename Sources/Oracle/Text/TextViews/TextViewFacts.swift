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
  /// The turn in which it was last told that editing has begun; -1: it was not.
  private(set) var beginTurn: Int32 = -1
  /// The turn in which the keyboard was last announced for the view; -1: it was not.
  private(set) var keyboardTurn: Int32 = -1
  /// The turn of the latest call that may end an edit by force; -1: none came.
  private(set) var forceTurn: Int32 = -1
  /// The answer to the message that is judged.
  private var answer = Certainty.unknown

  var audience: Topic.Audience? { .controls }
  var isAskedApart: Bool { true }
  var isDue: Bool { ending != nil }

  init(isFromTheStart: Bool) {
    isEdited = isFromTheStart ? .no : .unknown
  }

  /// Takes in a message before it is judged.
  func receive(_ message: borrowing Message, _ watch: Watch) {
    answer = Certainty(message.answer?.bool)
  }

  func isAsked(at event: Event) -> Bool {
    !event.isOfChain || event == .pause || event == .turnEnd
  }

  /// Follows a message, after it was judged.
  func follow(_ watch: Watch) {
    let turn = watch.now.turn
    switch watch.now.event {
    case .textViewShouldBegin: beginning = Asked(answer: answer, turn: turn)
    case .textViewDidBegin:
      isEdited = .yes
      beginning = nil
      beginTurn = turn
    case .textViewShouldEnd: ending = Asked(answer: answer, turn: turn)
    case .textViewDidEnd:
      isEdited = .no
      ending = nil
    case .textViewShouldChange: change = Asked(answer: answer, turn: turn)
    case .keyboardWillShow: keyboardTurn = turn
    default: break
    }
  }

  /// Follows a call to any view: all but those that ask may end an edit by force.
  func follow(_ call: borrowing Call, _ moment: CallMoment, _ watch: Watch) {
    switch call.name {
    case .becomeFirstResponder, .resignFirstResponder, .insertText, .deleteBackward: break
    case .endEditing where call.arguments[.force]?.bool == false: break
    default: forceTurn = moment.turn
    }
  }
}
