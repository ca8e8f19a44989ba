internal import Traces

extension Event {
  /// True if a web view asks or tells it.
  var isOfWeb: Bool { webName != nil }

  /// True if it tells that a load is over.
  var isOfLoadEnd: Bool { self == .didFinishLoad || self == .didFailLoad }

  /// A web view's message in short.
  var webWord: String {
    switch self {
    case .shouldStartLoad: "shouldStartLoad"
    case .didStartLoad: "didStartLoad"
    case .didFinishLoad: "didFinishLoad"
    default: "didFailLoad"
    }
  }

  /// The name of a web view's message.
  var webName: Name? {
    switch self {
    case .shouldStartLoad: .shouldStartLoad
    case .didStartLoad: .didStartLoad
    case .didFinishLoad: .didFinishLoad
    case .didFailLoad: .didFailLoad
    default: nil
    }
  }
}
