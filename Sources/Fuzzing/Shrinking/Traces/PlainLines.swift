import Traces

extension TracePass {
  /// Makes lines plain: fingers end, calls are of the first view, not animated and in no block.
  static let plainLines = TracePass { shrinking in
    shrinking.consider { $0.lines = $0.lines.map { $0.plain(Plainness.allCases) } }
    for place in shrinking.best.lines.indices {
      shrinking.consider { $0.lines[place] = $0.lines[place].plain(Plainness.allCases) }
      for plainness in Plainness.allCases {
        shrinking.consider { $0.lines[place] = $0.lines[place].plain([plainness]) }
      }
    }
    for place in shrinking.best.header.effectiveViews.indices {
      shrinking.consider { trace in
        trace.header.change(place) { $0.delegate.callFirstView() }
      }
    }
  }
}

/// What makes a line plain.
private enum Plainness: CaseIterable {
  case phase
  case animation
  case block
  case view
}

extension Line {
  fileprivate func plain(_ plainness: [Plainness]) -> Line {
    switch self {
    case .touch(var touch):
      guard plainness.contains(.phase) else { return self }
      if touch.phase == .cancelled { touch.phase = .ended }
      if touch.phase == .stationary { touch.phase = .moved }
      return .touch(touch)
    case .call(var call):
      if plainness.contains(.block) { call.block = nil }
      if plainness.contains(.view) { call.view = .first }
      for place in call.arguments.indices where call.arguments[place].label == .animated {
        if plainness.contains(.animation) { call.arguments[place].value = .bool(false) }
      }
      return .call(call)
    default: return self
    }
  }
}

extension Script {
  fileprivate mutating func callFirstView() {
    for entry in entries.indices {
      for reply in entries[entry].replies.indices {
        guard case .call(var call) = entries[entry].replies[reply].action else { continue }
        call.view = .first
        entries[entry].replies[reply].action = .call(call)
        for place in entries[entry].replies[reply].then.indices {
          entries[entry].replies[reply].then[place].view = .first
        }
      }
    }
  }
}
