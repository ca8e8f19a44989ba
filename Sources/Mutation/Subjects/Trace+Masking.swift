internal import Traces

extension Trace {
  /// Returns the trace with inputs of some kinds that have no effect in the place of its own; nil: it
  /// calls a view to which there is no such call.
  func masking(_ inputs: Set<Header.Input>) -> Trace? {
    let views = header.effectiveViews
    var trace = self
    for (index, line) in lines.enumerated() {
      switch line {
      case .touch(var touch) where inputs.contains(.touch):
        touch.location = Self.nowhere
        trace.lines[index] = .touch(touch)
      case .call(let call) where inputs.contains(.call) && !call.isByDelegate:
        guard Self.scrolls(views[Int(call.view.place)]) else { return nil }
        let mask = Call(time: call.time, name: .flashScrollIndicators, view: call.view)
        trace.lines[index] = .call(mask)
      case .touch, .call, .gap, .settle, .message, .exception, .final, .expectation, .comment:
        break
      }
    }
    return trace
  }

  /// Returns the transcript of a masked trace with the inputs of another trace.
  func unmasked(as trace: Trace) -> Trace {
    var inputs = trace.lines.filter(\.isPlayed).makeIterator()
    var transcript = self
    for (index, line) in lines.enumerated() where line.isPlayed {
      if let input = inputs.next() { transcript.lines[index] = input }
    }
    return transcript
  }

  /// A place where no view is.
  private static let nowhere = Point(-900_000, -900_000)

  private static func scrolls(_ view: Header.View) -> Bool {
    ["scroll", "zoom", "table", "form", "web", "tiles", "text-view"].contains(view.component)
  }
}
