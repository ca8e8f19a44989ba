import Traces

/// A number of a setting or an argument, with what it measures.
struct MeasuredNumber: Hashable {
  /// The number.
  var number: Millionths
  /// The kind of the number.
  var kind: NumberKind
}

extension Trace {
  /// The numbers of settings and arguments, in the order in which they are written; those of
  /// touches and times are not among them.
  var numbers: [MeasuredNumber] {
    var numbers: [MeasuredNumber] = []
    var copy = self
    copy.mapNumbers { number, kind in
      numbers.append(MeasuredNumber(number: number, kind: kind))
      return number
    }
    return numbers
  }

  /// Returns the trace with another number at one of the places of `numbers`.
  func replacingNumber(at place: Int, with replacement: Millionths) -> Trace {
    var copy = self
    var next = 0
    copy.mapNumbers { number, _ in
      defer { next += 1 }
      return next == place ? replacement : number
    }
    return copy
  }

  fileprivate typealias Change = (Millionths, NumberKind) -> Millionths

  private mutating func mapNumbers(_ change: Change) {
    if let rate = header.rate {
      header.rate = Int(clamping: change(Millionths(rate), .rate).units / 1_000_000)
    }
    if let scale = header.scale { header.scale = change(scale, .factor) }
    for place in header.effectiveViews.indices {
      header.change(place) { $0.mapNumbers(change) }
    }
    for (place, line) in lines.enumerated() {
      guard case .call(let old) = line, !old.arguments.isEmpty else { continue }
      var call = old
      call.arguments.mapNumbers(change)
      if call.arguments != old.arguments { lines[place] = .call(call) }
    }
  }
}

extension Header.View {
  fileprivate mutating func mapNumbers(_ change: Trace.Change) {
    if let old = frame { frame = old.mapNumbers(change) }
    config.mapNumbers(change)
    for entry in delegate.entries.indices {
      for reply in delegate.entries[entry].replies.indices {
        delegate.entries[entry].replies[reply].mapNumbers(change)
      }
    }
  }
}

extension Script.Reply {
  fileprivate mutating func mapNumbers(_ change: Trace.Change) {
    switch action {
    case .answer(let value): action = .answer(value.mapNumbers(of: "answer", change))
    case .write(var arguments):
      arguments.mapNumbers(change)
      action = .write(arguments)
    case .answerByIndexPath(var arguments):
      arguments.mapNumbers(change)
      action = .answerByIndexPath(arguments)
    case .call(var call):
      call.arguments.mapNumbers(change)
      action = .call(call)
      for place in then.indices { then[place].arguments.mapNumbers(change) }
    }
  }
}

extension Rect {
  fileprivate func mapNumbers(_ change: Trace.Change) -> Rect {
    func changed(_ part: Thousandths, _ kind: NumberKind) -> Thousandths {
      Thousandths(change(Millionths(part), kind).double)
    }
    return Rect(
      origin: Point(x: changed(origin.x, .length), y: changed(origin.y, .length)),
      size: Point(x: changed(size.x, .width), y: changed(size.y, .height))
    )
  }
}

extension [Argument] {
  fileprivate mutating func mapNumbers(_ change: Trace.Change) {
    for place in indices {
      self[place].value = self[place].value.mapNumbers(of: self[place].label, change)
    }
  }
}

extension Value {
  private static let labelsOfRows: [Name] = [.at, .to]

  fileprivate func mapNumbers(of label: Name, _ change: Trace.Change) -> Value {
    switch self {
    case .number(let number): return .number(change(number, NumberKind(of: label, at: 0, of: 1)))
    case .pair(let first, let second):
      let changed = (
        change(first, NumberKind(of: label, at: 0, of: 2)),
        change(second, NumberKind(of: label, at: 1, of: 2))
      )
      return .pair(changed.0, changed.1)
    case .array(let elements):
      return .array(
        elements.enumerated().map { place, element in
          guard case .number(let number) = element else {
            return element.mapNumbers(of: label, change)
          }
          return .number(change(number, NumberKind(of: label, at: place, of: elements.count)))
        }
      )
    case .object(var members):
      members.mapNumbers(change)
      return .object(members)
    case .string:
      guard Self.labelsOfRows.contains(label), var path = rowPath else { return self }
      path.section = Int(change(Millionths(path.section), .count).units / 1_000_000)
      path.row = Int(change(Millionths(path.row), .count).units / 1_000_000)
      return Value(path)
    case .null, .bool: return self
    }
  }
}
