import Traces

extension TracePass {
  /// Counts fewer rows of a section wherever they are counted, so that updates still fit.
  static let fewerRows = TracePass { shrinking in
    for view in shrinking.best.header.effectiveViews.indices {
      let counts = shrinking.best.counts(ofView: view)
      for (section, count) in counts.enumerated() {
        let plain = [0, 1, 2, 3, 5, 10, 20, 40].filter { $0 < count }
        shrinking.considerSimplest(
          of: plain.map { shrinking.best.changingCounts(ofView: view, section, by: $0 - count) }
        )
      }
    }
  }
}

extension Trace {
  /// Returns the number of rows that each section of a table has in the beginning.
  fileprivate func counts(ofView view: Int) -> [Int] {
    let numbers = header.effectiveViews[view].config[.sections]?.numbers ?? []
    return numbers.map { Int($0.units / 1_000_000) }
  }

  fileprivate func changingCounts(ofView view: Int, _ section: Int, by difference: Int) -> Trace {
    var trace = self
    func change(_ arguments: inout [Argument]) {
      for place in arguments.indices where arguments[place].label == .sections {
        guard var numbers = arguments[place].value.numbers, numbers.indices.contains(section)
        else { continue }
        let count = Int(numbers[section].units / 1_000_000) + difference
        numbers[section] = Millionths(max(0, count))
        arguments[place].value = .list(numbers.map { .number($0) })
      }
    }
    trace.header.change(view) { change(&$0.config) }
    for place in trace.lines.indices {
      guard case .call(var call) = trace.lines[place], call.name == .sections,
        Int(call.view.place) == view
      else { continue }
      change(&call.arguments)
      trace.lines[place] = .call(call)
    }
    for owner in trace.header.effectiveViews.indices {
      trace.header.change(owner) { declared in
        declared.delegate.mapCalls { call in
          guard call.name == .sections, Int(call.view.place) == view else { return }
          change(&call.arguments)
        }
      }
    }
    return trace
  }
}
