internal import Traces

extension Script {
  /// Returns the answer that it always gives to a question; nil: it says nothing of it, does something else, or
  /// answers differently from time to time.
  func constantAnswer(to question: Name) -> Value? {
    guard !entries.isEmpty, let entry = entries.first(where: { $0.message == question }),
      entry.replies.count == 1, let reply = entry.replies.first, reply.times == nil,
      case .answer(let value) = reply.action
    else { return nil }
    return value
  }
}
