import Traces

extension TracePass {
  /// Makes lines plain: fingers end, calls are neither animated nor in a block.
  static let plainLines = TracePass { shrinking in
    shrinking.consider { $0.lines = $0.lines.map(\.plain) }
    for place in shrinking.best.lines.indices {
      shrinking.consider { $0.lines[place] = $0.lines[place].plain }
      shrinking.consider { $0.lines[place] = $0.lines[place].withoutBlock }
    }
  }
}

extension Line {
  fileprivate var plain: Line {
    switch self {
    case .touch(var touch):
      if touch.phase == .cancelled { touch.phase = .ended }
      if touch.phase == .stationary { touch.phase = .moved }
      return .touch(touch)
    case .call(var call):
      call.block = nil
      for place in call.arguments.indices where call.arguments[place].label == .animated {
        call.arguments[place].value = .bool(false)
      }
      return .call(call)
    default: return self
    }
  }

  fileprivate var withoutBlock: Line {
    guard case .call(var call) = self else { return self }
    call.block = nil
    return .call(call)
  }
}
