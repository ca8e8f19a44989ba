import Traces

extension Trace {
  /// The numbers of settings and arguments, in the order in which they are written; those of
  /// touches and times are not among them.
  var numbers: [Millionths] {
    var numbers: [Millionths] = []
    var copy = self
    copy.mapNumbers { number in
      numbers.append(number)
      return number
    }
    return numbers
  }

  /// The trace with another number at one of the places of `numbers`.
  func replacingNumber(at place: Int, with replacement: Millionths) -> Trace {
    var copy = self
    var next = 0
    copy.mapNumbers { number in
      defer { next += 1 }
      return next == place ? replacement : number
    }
    return copy
  }

  private mutating func mapNumbers(_ body: (Millionths) -> Millionths) {
    if let rate = header.rate {
      header.rate = Int(clamping: body(Millionths(rate)).units / 1_000_000)
    }
    if let scale = header.scale { header.scale = body(scale) }
    for place in header.effectiveViews.indices {
      header.change(place) { $0.mapNumbers(body) }
    }
    for (place, line) in lines.enumerated() {
      guard case .call(var call) = line, !call.arguments.isEmpty else { continue }
      call.arguments.mapNumbers(body)
      if case .call(let old) = line, old.arguments != call.arguments { lines[place] = .call(call) }
    }
  }
}

extension Header.View {
  fileprivate mutating func mapNumbers(_ body: (Millionths) -> Millionths) {
    if let old = frame { frame = old.mapNumbers(body) }
    config.mapNumbers(body)
    for entry in delegate.entries.indices {
      for reply in delegate.entries[entry].replies.indices {
        delegate.entries[entry].replies[reply].mapNumbers(body)
      }
    }
  }
}

extension Script.Reply {
  fileprivate mutating func mapNumbers(_ body: (Millionths) -> Millionths) {
    switch action {
    case .answer(let value): action = .answer(value.mapNumbers(body))
    case .write(var arguments):
      arguments.mapNumbers(body)
      action = .write(arguments)
    case .answerByIndexPath(var arguments):
      arguments.mapNumbers(body)
      action = .answerByIndexPath(arguments)
    case .call(var call):
      call.arguments.mapNumbers(body)
      action = .call(call)
    }
  }
}

extension Rect {
  fileprivate func mapNumbers(_ body: (Millionths) -> Millionths) -> Rect {
    func mapped(_ part: Thousandths) -> Thousandths { Thousandths(body(Millionths(part)).double) }
    return Rect(
      origin: Point(x: mapped(origin.x), y: mapped(origin.y)),
      size: Point(x: mapped(size.x), y: mapped(size.y))
    )
  }
}

extension [Argument] {
  fileprivate mutating func mapNumbers(_ body: (Millionths) -> Millionths) {
    for place in indices { self[place].value = self[place].value.mapNumbers(body) }
  }
}

extension Value {
  fileprivate func mapNumbers(_ body: (Millionths) -> Millionths) -> Value {
    switch self {
    case .number(let number): return .number(body(number))
    case .pair(let first, let second):
      let (first, second) = (body(first), body(second))
      return .pair(first, second)
    case .array(let elements): return .array(elements.map { $0.mapNumbers(body) })
    case .object(var members):
      members.mapNumbers(body)
      return .object(members)
    case .null, .bool, .string: return self
    }
  }
}
