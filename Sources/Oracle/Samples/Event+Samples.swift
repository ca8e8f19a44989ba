internal import Traces

extension Event {
  /// True if an application does it, and no component.
  var isOfSample: Bool { sampleName != nil }

  /// The name of what an application does.
  var sampleName: Name? {
    switch self {
    case .loadPage: .loadPage
    case .open: .open
    case .post: .post
    default: nil
    }
  }
}
