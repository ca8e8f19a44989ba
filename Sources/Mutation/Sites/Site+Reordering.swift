internal import Traces

extension Site {
  /// Returns the edits by which it is sent right after a touch line, at that line's time.
  func brought(to touch: Site?) -> [Edit] {
    guard let touch else { return [] }
    return dropped + [.insert(content.at(touch.time), before: touch.line + 1)]
  }

  /// Returns the edits by which it is sent before another message, at that message's time.
  func brought(ahead other: Site?) -> [Edit] {
    guard let other else { return [] }
    return dropped + [.insert(content.at(other.time), before: other.line)]
  }

  /// Returns the edits by which it is sent right after an earlier message, with that message's offset.
  func brought(behind other: Site?) -> [Edit] {
    guard let other, let name, let offset = other.offset else { return [] }
    let line = sibling(name, at: other.time) { $0.move(to: offset) }
    return dropped + [.insert(line, before: other.line + 1)]
  }

  /// The edits by which it is sent as the finger comes down on the glide, with the offset at which it is
  /// halted.
  var broughtToCatch: [Edit] {
    guard let touchDown, let name, let offset = touchDown.moment.offset else { return [] }
    let line = sibling(name, at: touchDown.time) { $0.move(to: offset) }
    return dropped + [.insert(line, before: touchDown.line + 1)]
  }

  /// The didScroll in the middle of the motion that ends here: at least two come after it.
  var middle: Site? {
    let scrolls = Array(forerunners.prefix { $0.name == .didScroll })
    guard scrolls.count >= 6 else { return nil }
    let middle = scrolls[scrolls.count / 2]
    return middle.offset == scrolls[0].offset ? nil : middle
  }

  /// True if the last didScroll before it is a pixel from the one before, free of any edge.
  var endsGently: Bool {
    guard let last = path.last, path.count > 2, !endsBounce, !isAtEdgeThatStops else {
      return false
    }
    let steps = Axis.allCases.map { abs(last.step($0)) }
    return steps.allSatisfy { $0 <= pixel } && steps.contains { $0 > 0 }
  }

  /// The didScroll of the glide that ends here which shows the content farthest outside.
  var farthest: Site? {
    let scrolls = forerunners.prefix { $0.name == .didScroll }.filter(\.isOverscrolled)
    let farthest = scrolls.max { $0.excess < $1.excess }
    return farthest.flatMap { $0.next?.name == .didScroll ? $0 : nil }
  }
}

extension Site {
  /// The distance of the content from its range, on the axis on which it is greater.
  var excess: Int32 {
    guard let offset else { return 0 }
    return Axis.allCases.map { abs(setup.excess(offset, $0) ?? 0) }.max() ?? 0
  }
}
