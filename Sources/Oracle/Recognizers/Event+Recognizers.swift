internal import Traces

extension Event {
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
