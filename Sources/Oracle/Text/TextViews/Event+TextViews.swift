internal import Traces

extension Event {
  /// True if a text view asks or tells it.
  var isOfTextView: Bool {
    rawValue >= Event.textViewShouldBegin.rawValue
      && rawValue <= Event.textViewDidChangeSelection.rawValue
  }

  /// The name of a message of a text view.
  var textViewName: Name? {
    switch self {
    case .textViewShouldBegin: .textViewShouldBegin
    case .textViewDidBegin: .textViewDidBegin
    case .textViewShouldEnd: .textViewShouldEnd
    case .textViewDidEnd: .textViewDidEnd
    case .textViewShouldChange: .textViewShouldChange
    case .textViewDidChange: .textViewDidChange
    case .textViewDidChangeSelection: .textViewDidChangeSelection
    default: nil
    }
  }
}
