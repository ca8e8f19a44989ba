extension Line {
  /// True if a component plays it: a touch, a settle, or a call that no delegate made.
  package var isPlayed: Bool {
    switch self {
    case .touch, .settle: true
    case .call(let call): !call.isByDelegate
    case .message, .exception, .final, .gap, .expectation, .comment: false
    }
  }

  /// True if a component said it: a message, an exception, a final state.
  package var isTold: Bool {
    switch self {
    case .message, .exception, .final: true
    case .touch, .call, .settle, .gap, .expectation, .comment: false
    }
  }

  /// True if it says something about the trace, and is no part of what happens.
  package var isRemark: Bool {
    switch self {
    case .expectation, .comment: true
    case .touch, .call, .settle, .message, .exception, .final, .gap: false
    }
  }

  /// True if it is a comment, which an end line does not count.
  package var isComment: Bool {
    if case .comment = self { true } else { false }
  }

  /// True if it says what must come of the trace.
  package var isExpectation: Bool {
    if case .expectation = self { true } else { false }
  }
}
