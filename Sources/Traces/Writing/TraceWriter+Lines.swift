// The lines between header and end, each with its keys in the canonical order.

extension TraceWriter {
  mutating func write(_ touch: Touch) {
    line {
      $0.time(touch.time)
      $0.key("touch")
      $0.text.append(string: touch.phase.text)
      $0.key("id")
      $0.text.append(Int64(touch.finger))
      $0.key("x")
      $0.text.append(touch.location.x)
      $0.key("y")
      $0.text.append(touch.location.y)
      $0.extensions(touch.extensions)
    }
  }

  mutating func write(_ call: Call) {
    line {
      $0.time(call.time)
      $0.body(of: call)
      if call.isByDelegate {
        $0.key("by")
        $0.text.append("\"delegate\"")
      }
      $0.extensions(call.extensions)
    }
  }

  mutating func body(of call: Call) {
    key("call")
    text.append(string: call.name.text)
    view(call.view)
    if !call.arguments.isEmpty {
      key("args")
      text.append(call.arguments)
    }
    if let block = call.block {
      key("in")
      text.append(string: block.rawValue)
    }
  }

  mutating func write(_ gap: Gap) {
    line {
      $0.time(gap.time)
      $0.key("gap")
      $0.text.append(string: gap.reason)
      $0.extensions(gap.extensions)
    }
  }

  mutating func write(_ settle: Settle) {
    line {
      $0.time(settle.time)
      $0.key("settle")
      $0.text.append(settle.limit)
      $0.extensions(settle.extensions)
    }
  }

  mutating func write(_ message: Message) {
    line {
      $0.time(message.time)
      $0.key("message")
      $0.text.append(string: message.name.text)
      $0.view(message.view)
      if let frame = message.frame {
        $0.key("frame")
        $0.text.append(Int64(frame))
      }
      if message.hasMoved {
        $0.key("moved")
        $0.text.append(true)
      }
      if !message.arguments.isEmpty {
        $0.key("args")
        $0.text.append(message.arguments)
      }
      if let answer = message.answer {
        $0.key("answer")
        $0.text.append(answer)
      }
      let table = message.table
      if !message.state.known.isEmpty || !table.isEmpty
        || message.extensions.entries.contains(where: \.isInState)
      {
        $0.key("state")
        $0.write(message.state, table, message.extensions)
      }
      $0.extensions(message.extensions)
    }
  }

  mutating func write(_ exception: RaisedException) {
    line {
      $0.time(exception.time)
      $0.key("exception")
      $0.text.append(string: exception.name)
      if let reason = exception.reason {
        $0.key("why")
        $0.text.append(string: reason)
      }
      $0.extensions(exception.extensions)
    }
  }

  mutating func write(_ final: Final) {
    line {
      $0.time(final.time)
      $0.key("final")
      $0.write(final.state, final.table, final.extensions)
      $0.view(final.view)
      $0.extensions(final.extensions)
    }
  }

  /// Writes a state, its keys sorted by name.
  private mutating func write(
    _ state: State,
    _ table: TableState,
    _ extensions: Extensions
  ) {
    object {
      if let insets = state.adjustedContentInset {
        $0.key("adjustedContentInset")
        $0.text.append(insets)
      }
      if let bounds = state.bounds {
        $0.key("bounds")
        $0.text.append(bounds)
      }
      // The facts of a page, and of a control's value, are written in the order of their names
      // among the others.
      let isPlain = table.page.isEmpty && table.control.isEmpty
      var page = isPlain ? [] : (table.page.facts + table.control.facts)[...]
      $0.write(&page, before: "contentOffset")
      if let offset = state.contentOffset {
        $0.key("contentOffset")
        $0.text.append(offset)
      }
      if let size = state.contentSize {
        $0.key("contentSize")
        $0.text.append(size)
      }
      if let rows = table.selectedRows {
        $0.key("indexPathsForSelectedRows")
        $0.text.append(.array(rows.map(Value.init)))
      }
      for (key, flag) in State.flagsByKey {
        if key == "isHighlighted" { $0.writeFirstResponder(table.form) }
        guard let isRaised = state[flag] else { continue }
        $0.write(&page, before: key)
        $0.key(named: key)
        $0.text.append(isRaised)
      }
      $0.write(&page, before: "visibleFooters")
      $0.write(table.form)
      $0.writeVisible(table)
      if let scale = state.zoomScale {
        $0.key("zoomScale")
        $0.text.append(scale)
      }
      $0.extensions(extensions, inState: true)
    }
  }

  private mutating func write(_ page: inout ArraySlice<Argument>, before key: String) {
    while let fact = page.first, fact.label.text < key {
      self.key(named: fact.label.text)
      text.append(fact.value)
      page.removeFirst()
    }
  }

  private mutating func writeVisible(_ table: TableState) {
    if let footers = table.visibleFooters {
      key("visibleFooters")
      text.append(.array(footers.map(\.value)))
    }
    if let headers = table.visibleHeaders {
      key("visibleHeaders")
      text.append(.array(headers.map(\.value)))
    }
    if let rows = table.visibleRows {
      key("visibleRows")
      text.append(rows.range.map { .array([Value($0.lowerBound), Value($0.upperBound)]) } ?? .null)
    }
  }

  mutating func write(_ expectation: Expectation) {
    line {
      $0.key("expect")
      $0.writeKind(of: expectation)
      $0.extensions(expectation.extensions)
    }
  }

  private mutating func writeKind(of expectation: Expectation) {
    let index = expectation.view
    switch expectation.kind {
    case .messages(let items, let names):
      text.append("\"messages\"")
      view(index)
      key("are")
      strings(items.map(\.description))
      if let names {
        key("of")
        strings(names.map(\.text))
      }
    case .final(let state, let within):
      text.append("\"final\"")
      view(index)
      key("is")
      write(state, expectation.table, expectation.extensions)
      if let within {
        key("within")
        text.append(within)
      }
    case .exception(let name):
      text.append("\"exception\"")
      key("is")
      text.append(string: name)
    case .violationOfRule(let rule):
      text.append("\"violation\"")
      view(index)
      key("rule")
      text.append(string: rule)
    case .violationOfCatalogue(let number):
      text.append("\"violation\"")
      view(index)
      key("catalogue")
      text.append(string: number)
    }
  }
}

extension Expectation.Item: CustomStringConvertible {
  /// The item as the format writes it: a name, `[label=JSON,…]`, and `*`, `+` or `?`.
  public var description: String {
    var list = JSONText()
    for (index, argument) in arguments.enumerated() {
      list.append(index > 0 ? "," : "[")
      list.append(raw: argument.label.text)
      list.append("=")
      list.append(argument.value)
    }
    if !arguments.isEmpty { list.append("]") }
    return name.text + String(decoding: list.bytes, as: UTF8.self) + repetition.rawValue
  }
}
