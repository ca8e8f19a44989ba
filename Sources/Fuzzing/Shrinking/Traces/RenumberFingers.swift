import Traces

extension TracePass {
  /// Names fingers 1, 2, …: a new one only while all others are down.
  static let renumberFingers = TracePass { shrinking in
    shrinking.consider { trace in
      var names: [Int32: Int32] = [:]
      for (place, line) in trace.lines.enumerated() {
        guard case .touch(var touch) = line else { continue }
        let finger = touch.finger
        if touch.phase == .began {
          names[finger] = (1...).first { !names.values.contains($0) }
        }
        touch.finger = names[finger] ?? finger
        if touch.phase.isLast { names[finger] = nil }
        trace.lines[place] = .touch(touch)
      }
    }
  }
}
