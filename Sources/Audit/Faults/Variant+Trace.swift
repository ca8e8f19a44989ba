import Conformance
import Traces

extension Variant {
  /// Returns the trace in this variant.
  ///
  /// A trace's expectations belong to its own rate and scale, so a variant goes without; an exception it
  /// raises all the same.
  func trace(of trace: Trace) -> Trace {
    var changed = trace.withoutExpectations
    changed.header.rate = rate
    changed.header.scale = Millionths(Double(scale))
    changed.header.dropped = frames.dropped(through: trace.lastFrame(rate: rate))
    return changed
  }
}

extension Trace {
  /// The trace without what must come of it, but for an exception, which has no rate and no scale.
  var withoutExpectations: Trace {
    var trace = self
    trace.lines.removeAll { line in
      guard case .expectation(let expectation) = line else { return false }
      if case .exception = expectation.kind { return false }
      return true
    }
    return trace
  }

  /// True if it is meant to break a rule.
  var isCounterExample: Bool {
    lines.contains { line in
      guard case .expectation(let expectation) = line else { return false }
      switch expectation.kind {
      case .violationOfRule, .violationOfCatalogue: return true
      case .messages, .final, .exception: return false
      }
    }
  }

  /// Returns the number of the last frame in which anything may move.
  fileprivate func lastFrame(rate: Int) -> Int {
    var end: Microseconds = 0
    for line in lines {
      guard let time = line.time else { continue }
      if case .settle(let settle) = line {
        end = max(end, time + settle.limit)
      } else {
        end = max(end, time + Settle.usualLimit)
      }
    }
    return Int((end + 1_000_000) / 1_000_000) * rate
  }
}
