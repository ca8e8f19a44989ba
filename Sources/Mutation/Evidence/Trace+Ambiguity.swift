internal import Traces

/// If too little is left of a legal transcript, it is also the transcript of a fault.
extension Trace {
  /// True if the names alone are also those of a component with a fault, for nothing is left of the
  /// call or the finger that explains them.
  var hasNamesOfAFault: Bool { hasFingersInATable || actsInAMotion || deselectsSeveral }

  /// True if two fingers are down at once in a table: without touches what they do is what one
  /// would do wrong (R075, R107).
  var hasFingersInATable: Bool {
    guard header.effectiveViews.contains(where: { Vocabulary.tables.contains($0.component) }) else {
      return false
    }
    var fingers: Set<Int> = []
    return lines.contains { line in
      guard case .touch(let touch) = line else { return false }
      switch touch.phase {
      case .ended, .cancelled: fingers.remove(Int(touch.finger))
      default: fingers.insert(Int(touch.finger))
      }
      return fingers.count > 1
    }
  }

  /// True if reading the states at rest makes a component do something, as a table does that has
  /// not loaded yet: nobody does so who tells none.
  var isChangedByReading: Bool {
    var hasRead = false
    return lines.contains { line in
      switch line {
      case .final: hasRead = true
      case .message, .exception: return hasRead
      case .touch, .call, .settle: hasRead = false
      case .gap, .expectation, .comment: break
      }
      return false
    }
  }

  /// True if a final state tells that the view moves still.
  var endsInMotion: Bool {
    lines.contains { line in
      guard case .final(let final) = line else { return false }
      return !final.state.raised.isDisjoint(with: .flags)
    }
  }

  /// True if code animates a scroll that ends in a drag or a glide, or right after it (C22), or
  /// scrolls between the two messages of a lift (B09).
  private var actsInAMotion: Bool {
    var moving: Set<Int> = []
    var ended: Set<Int> = []
    var lifting: Set<Int> = []
    return messages.contains { message in
      let view = Int(message.view.place)
      switch message.name {
      case .willBeginDragging, .willBeginDecelerating: moving.insert(view)
      case .didEndDecelerating:
        moving.remove(view)
        ended.insert(view)
      case .didEndDragging:
        lifting.remove(view)
        if message.arguments[.willDecelerate]?.bool != true { moving.remove(view) }
      case .willEndDragging: lifting.insert(view)
      case .didScroll:
        ended.remove(view)
        return lifting.contains(view)
      case .didEndScrollingAnimation: return moving.contains(view) || ended.contains(view)
      default: break
      }
      return false
    }
  }

  /// True if a tap deselects several rows, which a call has selected while the table allowed it.
  private var deselectsSeveral: Bool {
    var count = 0
    return messages.contains { message in
      switch message.name {
      case .willSelectRow: count = 0
      case .willDeselectRow: count += 1
      default: break
      }
      return count > 1
    }
  }

  private var messages: some Sequence<Message> {
    lines.lazy.compactMap { line in
      if case .message(let message) = line { message } else { nil }
    }
  }
}
