internal import Traces

/// The words about text: `field` makes the view a text field, `fields` two of them, `form=TEB` a form.
extension NotationWords {
  static let textMessages: [Substring: Name] = [
    "shouldBegin": .textFieldShouldBegin, "didBeginText": .textFieldDidBegin,
    "shouldEnd": .textFieldShouldEnd, "didEndText": .textFieldDidEnd,
    "shouldChange": .textFieldShouldChange, "shouldClear": .textFieldShouldClear,
    "shouldReturn": .textFieldShouldReturn, "notesBegin": .textDidBegin,
    "notesChange": .textDidChange, "notesEnd": .textDidEnd, "acts": .sendActions,
    "posts": .cellControlDidEnd, "records": .setValueForKey, "sends": .sent,
    "shows": .willDisplayCell, "mayBeginView": .textViewShouldBegin,
    "didBeginView": .textViewDidBegin, "mayEndView": .textViewShouldEnd,
    "didEndView": .textViewDidEnd, "mayChangeView": .textViewShouldChange,
    "didChangeView": .textViewDidChange,
  ]

  /// Returns the message that a word means: `shouldBegin(0-1,cell)-[Ada]=yes` has a row and a cell, a
  /// field that is no first responder, its text and an answer; `'` is the second view's.
  static func textMessage(_ word: Substring) throws(NotationError) -> Message? {
    let head = word.prefix { $0.isLetter }
    guard let name = textMessages[head] else { return nil }
    var rest = word.dropFirst(head.count)
    var message = Message(time: nil, name: name)
    if rest.first == "'" {
      message.view = ViewIndex(1)
      rest = rest.dropFirst()
    }
    let texts = try inside("(", ")", &rest)?.split(
      separator: ",",
      omittingEmptySubsequences: false
    )
    message.arguments = try arguments(of: name, texts ?? [])
    var form = FormState()
    if name == .willDisplayCell, let texts, texts.count == 4 {
      form.label = .string(String(texts[2]))
      form.text = .string(String(texts[3]))
    }
    if let sign = rest.first, sign == "+" || sign == "-" {
      form.isFirstResponder = sign == "+"
      rest = rest.dropFirst()
    }
    if let text = try inside("[", "]", &rest) { form.text = .string(String(text)) }
    message.table.form = form
    if let told = try inside("{", "}", &rest) {
      (message.state, message.table.control) = try controlState(told)
    }
    if rest.first == "=" {
      message.answer = .bool(try flag(rest.dropFirst()))
    } else if !rest.isEmpty {
      throw NotationError(rest, expected: "an answer, such as =yes")
    }
    return message
  }

  /// Takes what stands between two signs off a text that begins with the first.
  static func inside(
    _ open: Character,
    _ close: Character,
    _ rest: inout Substring
  ) throws(NotationError) -> Substring? {
    guard rest.first == open else { return nil }
    guard let end = rest.firstIndex(of: close) else {
      throw NotationError(rest, expected: "a \(close)")
    }
    defer { rest = rest[rest.index(after: end)...] }
    return rest[rest.index(after: rest.startIndex)..<end]
  }

  private static func arguments(
    of name: Name,
    _ texts: [Substring]
  ) throws(NotationError) -> [Argument] {
    let first = texts.first ?? ""
    let second = texts.count > 1 ? Value.string(String(texts[1])) : .null
    switch name {
    case .cellControlDidEnd: return [Argument(.object, try place(first))]
    case .setValueForKey:
      let value = second == .string("nil") ? Value.null : second
      return [Argument(.forKey, .string(String(first))), Argument(.value, value)]
    case .sent: return [Argument(.values, .object(values(first)))]
    case .willDisplayCell:
      return [Argument(.forRowAt, try place(first)), Argument(.willDisplay, second)]
    case .textFieldShouldChange:
      guard texts.count == 3 else { throw NotationError(first, expected: "(start,length,text)") }
      return [
        Argument(.replacementString, .string(String(texts[2]))),
        Argument(
          .shouldChangeCharactersIn,
          .pair(try number(texts[0]), try number(texts[1]))
        ),
      ]
    case .sendActions where first.isEmpty: return []
    case .sendActions: return [Argument(.forControlEvents, .string(try control(first)))]
    default:
      guard texts.count == 2 else { return [] }
      return [Argument(.at, try place(first)), Argument(.cell, second)]
    }
  }

  private static func place(_ text: Substring) throws(NotationError) -> Value {
    text == "nil" ? .null : .string(try row(text).description)
  }

  /// Values by their keys: `k0:Ada;k1:Rome`.
  private static func values(_ text: Substring) -> [Argument] {
    text.split(separator: ";").map { part in
      let key = part.prefix { $0 != ":" }
      return Argument(Name(String(key)), .string(String(part.dropFirst(key.count + 1))))
    }
  }

  /// Returns the name and the arguments of a call to a text field, or to a form.
  static func typing(_ word: CallWord) throws(NotationError) -> (Name, [Argument])? {
    switch word.verb {
    case "focus", "focus'": return try word.plain(.becomeFirstResponder)
    case "type": return (.insertText, [Argument(.text, .string(String(word.text)))])
    case "put": return (.text, [Argument(.text, .string(String(word.text)))])
    case "backspace": return try word.plain(.deleteBackward)
    case "return": return try word.plain(.tapReturnKey)
    case "clear": return try word.plain(.tapClearButton)
    case "endEditing", "endEditing+":
      return (.endEditing, [Argument(.force, .bool(word.verb.hasSuffix("+")))])
    case "send": return try word.plain(.send)
    default: return nil
    }
  }
}

extension Header {
  /// Makes the only view a text field.
  mutating func makeField() {
    component = "field"
    config = [Argument(.bounds, .pair(Millionths(320), Millionths(40)))]
    inputs = [.touch, .call]
  }

  /// Makes the only view a text view.
  mutating func makeTextView() {
    component = "text-view"
    config = [Argument(.bounds, .pair(Millionths(320), Millionths(120)))]
    inputs = [.touch, .call]
  }

  /// Puts a text field below a text view.
  mutating func makeTextViews() {
    component = "text-view"
    config = []
    views = [
      View(
        name: "upper",
        component: component,
        frame: Rect(origin: Point(0, 0), size: Point(320, 120))
      ),
      View(
        name: "lower",
        component: "field",
        frame: Rect(origin: Point(0, 120), size: Point(320, 40))
      ),
    ]
    inputs = [.touch, .call]
  }

  /// Puts two text fields one below the other.
  mutating func makeFields() {
    component = "field"
    config = []
    views = ["upper", "lower"].enumerated().map { place, name in
      View(
        name: Name(name),
        component: component,
        frame: Rect(origin: Point(0, Double(place) * 40), size: Point(320, 40))
      )
    }
    inputs = [.touch, .call]
  }

  /// Makes the only view a form with rows of text (T), mail (E) and none (B), with keys `k0`, `k1`
  /// and so on.
  mutating func makeForm(_ kinds: Substring) throws(NotationError) {
    component = "form"
    config.removeAll { $0.label == .contentSize }
    config.append(Argument(.rowHeight, .number(Millionths(44))))
    var rows: [Value] = []
    for (place, kind) in kinds.enumerated() {
      guard let name = Self.cellClasses[kind] else {
        throw NotationError(String(kind), expected: "T, E or B")
      }
      rows.append(
        .object([
          Argument(.cellType, .string(name)), Argument(.dataKey, .string("k\(place)")),
          Argument(.rowLabel, .string("L\(place)")),
        ])
      )
    }
    config.append(Argument(.propertyList, .array(rows)))
    inputs = [.touch, .call]
  }

  private static let cellClasses: [Character: String] = [
    "T": "TextDataEntryCell", "E": "EmailDataEntryCell", "B": "BaseDataEntryCell",
  ]
}
