import Traces

extension TracePass {
  /// Takes the screen that most traces are written for, and content of a few of its heights.
  static let familiarSizes = TracePass { shrinking in
    for view in shrinking.best.header.effectiveViews.indices {
      shrinking.consider { $0.header.change(view) { $0.setSizes() } }
      shrinking.consider { $0.header.change(view) { $0.setBounds() } }
    }
  }
}

extension Header.View {
  private static var screen: Value { .pair(Millionths(320), Millionths(480)) }

  fileprivate mutating func setBounds() {
    for place in config.indices where config[place].label == .bounds {
      config[place].value = Self.screen
    }
  }

  fileprivate mutating func setSizes() {
    setBounds()
    for place in config.indices where config[place].label == .contentSize {
      config[place].value = .pair(Millionths(320), Millionths(1000))
    }
  }
}
