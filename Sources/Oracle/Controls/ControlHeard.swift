internal import Traces
internal import Transcripts

/// The content of the judged message or final state, as far as it is about a control.
struct ControlHeard: Sendable {
  var event = Event.other
  /// The event that is sent; nil: none is, or it is not told, or it is one of editing.
  var control: ControlEvent?
  var isHighlighted: Bool?
  /// The parts of the control's value that are told.
  var page: Int?
  var interaction: String?
  var isOn: Bool?
  var value: Millionths?

  init() {}

  init(_ message: borrowing Message, event: Event) {
    self.event = event
    if event == .sendActions {
      control = message.arguments[.forControlEvents]?.string.flatMap(ControlEvent.init)
    }
    take(message.state, message.table.control)
  }

  init(_ final: borrowing Final) {
    event = .final
    take(final.state, final.table.control)
  }

  private mutating func take(_ state: State, _ told: ControlState) {
    isHighlighted = state[.isHighlighted]
    page = told.currentPage
    interaction = told.interactionState
    isOn = told.isOn
    value = told.value
  }

  /// A number that stands for the value, whichever kind it is.
  var number: Int64? { value?.units ?? page.map { Int64($0) } }

  /// A number that stands for what code may set: a page, or 1 for on.
  var numberSet: Int64? { page.map { Int64($0) } ?? isOn.map { $0 ? 1 : 0 } }
}
