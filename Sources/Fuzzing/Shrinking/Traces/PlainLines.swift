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
      for plainness in Plainness.allCases {
        shrinking.consider { trace in
          trace.header.change(place) { $0.delegate.mapCalls { $0 = $0.plain([plainness]) } }
        }
      }
    }
  }
}

/// The kinds of change that make a line plain.
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
    case .call(let call): return .call(call.plain(plainness))
    default: return self
    }
  }
}

extension Call {
  fileprivate func plain(_ plainness: [Plainness]) -> Call {
    var call = self
    if plainness.contains(.block) { call.block = nil }
    if plainness.contains(.view) { call.view = .first }
    guard plainness.contains(.animation) else { return call }
    for place in call.arguments.indices {
      switch call.arguments[place].label {
      case .animated: call.arguments[place].value = .bool(false)
      case .with where call.isUpdate: call.arguments[place].value = .string("automatic")
      default: break
      }
    }
    return call
  }
}

extension Script {
  /// Changes the calls that its replies make.
  mutating func mapCalls(_ change: (inout Call) -> Void) {
    for entry in entries.indices {
      for reply in entries[entry].replies.indices {
        guard case .call(var call) = entries[entry].replies[reply].action else { continue }
        change(&call)
        entries[entry].replies[reply].action = .call(call)
        for place in entries[entry].replies[reply].then.indices {
          change(&entries[entry].replies[reply].then[place])
        }
      }
    }
  }
}
