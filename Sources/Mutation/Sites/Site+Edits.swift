internal import Traces

/// The edits of operators to a line.
extension Site {
  /// The edits by which it is not sent.
  var dropped: [Edit] { [.drop(at: line)] }

  /// The edits by which it is sent again, right after.
  var doubled: [Edit] { [.insert(content, before: line + 1)] }

  /// Returns the edits by which another line takes its place.
  func replaced(by other: Line) -> [Edit] { [.replace(at: line, with: other)] }

  /// Returns the edits by which it shows another state.
  func showing(_ change: (inout State) -> Void) -> [Edit] {
    switch content {
    case .message(var message):
      change(&message.state)
      return replaced(by: .message(message))
    case .final(var final):
      change(&final.state)
      return replaced(by: .final(final))
    default: return []
    }
  }

  /// Returns the edits by which it shows the contrary of a flag.
  func flipping(_ flag: State.Facts) -> [Edit] {
    showing { state in state[flag] = state[flag].map(!) }
  }

  /// Returns the edits by which it shows another offset, bounds and all.
  func moved(to offset: Point) -> [Edit] {
    showing { $0.move(to: offset) }
  }

  /// Returns the edits by which it shows its offset moved by some way, in thousandths.
  func moved(by x: Int32, _ y: Int32) -> [Edit] {
    guard let offset else { return [] }
    return moved(to: Point(x: offset.x.moved(by: x), y: offset.y.moved(by: y)))
  }

  /// Returns the edits by which it has another argument.
  func saying(_ label: Name, _ value: Value) -> [Edit] {
    guard var message else { return [] }
    message.arguments = message.arguments.map { $0.label == label ? Argument(label, value) : $0 }
    return replaced(by: .message(message))
  }

  /// Returns the edits by which it and a line after it in its turn, with nothing of the view between,
  /// change places.
  func swapped(with other: Site?) -> [Edit] {
    guard let other else { return [] }
    return replaced(by: other.content) + other.replaced(by: content)
  }

  /// Returns the edits by which it moves before another line, and takes that line's time.
  func brought(before other: Line, at index: Int) -> [Edit] {
    dropped + [.insert(content.at(other.time), before: index)]
  }

  /// Returns a message of the view as it could stand here: this line's state, changed.
  func sibling(_ name: Name, _ change: (inout State) -> Void) -> Line {
    sibling(name, [], at: time, change)
  }

  /// Returns a message of the view as it could stand at another time.
  func sibling(
    _ name: Name,
    _ arguments: [Argument] = [],
    at time: Microseconds?,
    _ change: (inout State) -> Void
  ) -> Line {
    var state = state
    change(&state)
    return .message(
      Message(
        time: time,
        name: name,
        arguments: arguments,
        view: ViewIndex(moment.view),
        frame: time == self.time ? message?.frame : nil,
        state: state
      )
    )
  }
}

extension State {
  /// Shows another offset, and the bounds that go with it.
  mutating func move(to offset: Point) {
    if contentOffset != nil { contentOffset = offset }
    if var rect = bounds {
      rect.origin = offset
      bounds = rect
    }
  }

  /// Shows flags as given, those that are known.
  mutating func raise(_ flags: Facts) {
    setFlags(known: known.intersection(.flags), raised: flags)
  }
}

extension Thousandths {
  func moved(by units: Int32) -> Thousandths {
    Thousandths(units: Int32(clamping: Int64(self.units) + Int64(units)))
  }
}

extension Line {
  /// Returns the line at another time; a frame that it tells belongs to the old time.
  func at(_ time: Microseconds?) -> Line {
    switch self {
    case .message(var message):
      if message.time != time { message.frame = nil }
      message.time = time
      return .message(message)
    case .final(var final):
      final.time = time
      return .final(final)
    default: return self
    }
  }
}
