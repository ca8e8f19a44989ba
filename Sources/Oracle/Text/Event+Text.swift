internal import Traces

extension Event {
  /// True if a text field asks or tells it, or a form does with what was typed.
  var isOfText: Bool {
    rawValue >= Event.textFieldShouldBegin.rawValue && rawValue <= Event.sent.rawValue
  }

  /// True if it asks whether an edit may begin, or tells that it has.
  var beginsEdit: Bool {
    self == .textFieldShouldBegin || self == .textFieldDidBegin || self == .textDidBegin
  }

  /// True if it belongs to the end of an edit, and so may come right after a record's beginning.
  var endsEdit: Bool {
    switch self {
    case .textFieldShouldEnd, .textFieldDidEnd, .textDidEnd, .sendActions, .cellControlDidEnd,
      .setValueForKey:
      true
    default: false
    }
  }

  /// The name of a message of a text field, or of a form.
  var textName: Name? {
    switch self {
    case .textFieldShouldBegin: .textFieldShouldBegin
    case .textFieldDidBegin: .textFieldDidBegin
    case .textFieldShouldEnd: .textFieldShouldEnd
    case .textFieldDidEnd: .textFieldDidEnd
    case .textFieldShouldChange: .textFieldShouldChange
    case .textFieldShouldClear: .textFieldShouldClear
    case .textFieldShouldReturn: .textFieldShouldReturn
    case .textDidBegin: .textDidBegin
    case .textDidChange: .textDidChange
    case .textDidEnd: .textDidEnd
    case .sendActions: .sendActions
    case .cellControlDidEnd: .cellControlDidEnd
    case .setValueForKey: .setValueForKey
    case .sent: .sent
    default: nil
    }
  }
}
