internal import Traces

extension Event {
  /// True if a gesture recognizer tells it, or asks it.
  var isOfRecognizer: Bool { recognizerName != nil }

  /// The name of a message of a recognizer.
  var recognizerName: Name? {
    switch self {
    case .gestureAction: .gestureAction
    case .gestureShouldBegin: .gestureShouldBegin
    case .gestureShouldReceive: .gestureShouldReceive
    case .gestureShouldJoin: .gestureShouldJoin
    case .gestureShouldWait: .gestureShouldWait
    case .gestureShouldHoldBack: .gestureShouldHoldBack
    default: nil
    }
  }
}
