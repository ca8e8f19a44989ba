internal import Traces

/// The content of the judged message or final state, as far as it is about a recognizer.
struct RecognizerHeard: Sendable {
  /// A state of a recognizer.
  enum State: String, Sendable {
    case possible, began, changed, ended, cancelled, failed
  }

  var event = Event.other
  /// The state; nil: it is not told.
  var state: State?
  /// The other recognizer that a question is about.
  var other: String?
  /// The answer to a question; nil: it is not told.
  var answer: Bool?

  init() {}

  init(_ message: borrowing Message, event: Event) {
    self.event = event
    state = message.table.control.recognizer.flatMap(State.init)
    answer = message.answer?.bool
    let label: Name? =
      switch event {
      case .gestureShouldJoin: .shouldJoin
      case .gestureShouldWait: .shouldWait
      case .gestureShouldHoldBack: .shouldHoldBack
      default: nil
      }
    other = label.flatMap { message.arguments[$0]?.string }
  }

  init(_ final: borrowing Final) {
    event = .final
    state = final.table.control.recognizer.flatMap(State.init)
  }

  /// True if an action tells that a gesture was recognized: it has begun, or it is momentary.
  var isRecognition: Bool {
    event == .gestureAction && (state == .began || (state == .ended))
  }
}
