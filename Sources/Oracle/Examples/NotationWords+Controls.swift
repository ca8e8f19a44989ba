internal import Traces

/// The words about controls: `component=button actions=all` makes the view a button with an action for each
/// event.
extension NotationWords {
  private static let events: [Substring: String] = [
    "begin": "editingDidBegin", "change": "editingChanged", "end": "editingDidEnd",
    "exit": "editingDidEndOnExit", "down": "touchDown", "repeat": "touchDownRepeat",
    "in": "touchDragInside", "out": "touchDragOutside", "enter": "touchDragEnter",
    "leave": "touchDragExit", "up": "touchUpInside", "upOut": "touchUpOutside",
    "cancel": "touchCancel", "value": "valueChanged", "primary": "primaryActionTriggered",
  ]

  /// Returns the name of a control event.
  static func control(_ text: Substring) throws(NotationError) -> String {
    guard let name = events[text] else {
      let words = events.keys.sorted().joined(separator: ", ")
      throw NotationError(text, expected: "one of \(words)")
    }
    return name
  }

  /// Returns the names of several, or of all but those of editing.
  static func controlEvents(_ text: Substring) throws(NotationError) -> Value {
    guard text != "all" else {
      let all = ControlEvent.allCases.map { Value.string($0.rawValue) }
      return .array(all)
    }
    var names: [Value] = []
    for word in text.split(separator: ",") { names.append(.string(try control(word))) }
    return .array(names)
  }

  /// Reads the state of a control: `lit:yes,page:2,mode:none,on:no,value:0.5`.
  static func controlState(_ text: Substring) throws(NotationError) -> (State, ControlState) {
    var state = State()
    var told = ControlState()
    for part in text.split(separator: ",") {
      let key = part.prefix { $0 != ":" }
      let value = part.dropFirst(key.count + 1)
      switch key {
      case "lit": state[.isHighlighted] = try flag(value)
      case "page": told.currentPage = Int(try number(value).double)
      case "mode": told.interactionState = String(value)
      case "on": told.isOn = try flag(value)
      case "value": told.value = try number(value)
      default: throw NotationError(part, expected: "lit, page, mode, on or value")
      }
    }
    return (state, told)
  }

  /// Returns a final state of a control, or of a field: `rests{lit:no}`, `rests'+` of the second view, which is
  /// the first responder.
  static func controlFinal(_ word: Substring) throws(NotationError) -> Final? {
    guard word.hasPrefix("rests") else { return nil }
    var rest = word.dropFirst(5)
    var final = Final(time: nil, state: State())
    if rest.first == "'" {
      final.view = ViewIndex(1)
      rest = rest.dropFirst()
    }
    if let sign = rest.first, sign == "+" || sign == "-" {
      var table = TableState()
      table.form.isFirstResponder = sign == "+"
      final.table = table
      return final
    }
    if let told = try inside("{", "}", &rest) {
      var table = TableState()
      (final.state, table.control) = try controlState(told)
      final.table = table
    }
    return final
  }

  /// Returns the name and the arguments of a call to a control.
  static func controlling(_ word: CallWord) throws(NotationError) -> (Name, [Argument])? {
    switch word.verb {
    case "fire":
      return (.sendActions, [Argument(.forControlEvents, .string(try control(word.text)))])
    case "turnOn":
      return (
        .setOn, [Argument(.animated, .bool(false)), Argument(.on, .bool(try flag(word.text)))]
      )
    case "slide":
      return (
        .setValueAnimated,
        [
          Argument(.animated, .bool(false)),
          Argument(.value, .number(Millionths(try word.number()))),
        ]
      )
    case "goTo":
      return (
        .currentPage, [Argument(.currentPage, .number(Millionths(try word.number())))]
      )
    default: return nil
    }
  }
}

extension Header {
  /// Puts a button over another one.
  mutating func makeButtons() {
    component = "button"
    config = []
    let actions = ControlEvent.allCases.map { Value.string($0.rawValue) }
    views = ["lower", "upper"].map { name in
      View(
        name: Name(name),
        component: component,
        frame: Rect(origin: .zero, size: Point(320, 480)),
        config: [Argument(.allControlEvents, .array(actions))]
      )
    }
    inputs = [.touch, .call]
  }
}
