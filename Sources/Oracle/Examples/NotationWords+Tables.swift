internal import Traces

/// The words about tables: messages by a short name and their arguments in parentheses.
extension NotationWords {
  /// The messages by their short names.
  static let tableMessages: [Substring: Event] = [
    "sections": .numberOfSections, "rows": .numberOfRows, "cell": .cellForRow,
    "title": .titleForHeader, "footerTitle": .titleForFooter,
    "index": .sectionIndexTitles, "indexSection": .sectionForSectionIndexTitle,
    "height": .heightForRow, "headerHeight": .heightForHeader, "footerHeight": .heightForFooter,
    "estimate": .estimatedHeightForRow, "headerEstimate": .estimatedHeightForHeader,
    "footerEstimate": .estimatedHeightForFooter, "header": .viewForHeader,
    "footer": .viewForFooter, "willDisplay": .willDisplayCell,
    "willDisplayHeader": .willDisplayHeader, "willDisplayFooter": .willDisplayFooter,
    "didEnd": .didEndDisplayingCell, "didEndHeader": .didEndDisplayingHeader,
    "didEndFooter": .didEndDisplayingFooter, "prefetch": .prefetchRows,
    "cancelPrefetch": .cancelPrefetching, "prepare": .prepareForReuse,
    "setHighlighted": .setHighlighted, "setSelected": .setSelected,
    "shouldHighlight": .shouldHighlightRow, "didHighlight": .didHighlightRow,
    "didUnhighlight": .didUnhighlightRow, "willSelect": .willSelectRow,
    "didSelect": .didSelectRow, "willDeselect": .willDeselectRow,
    "didDeselect": .didDeselectRow, "button": .accessoryButtonTapped,
    "performs": .performPrimaryAction,
    "changed": .selectionDidChange, "tapped": .tapped,
    "canEdit": .canEditRow, "style": .editingStyleForRow, "canMove": .canMoveRow,
    "confirmTitle": .titleForDeleteConfirmation, "begins": .willBeginEditingRow,
    "ends": .didEndEditingRow, "commit": .commitEditing, "target": .targetOfMove,
    "moves": .didMoveRow, "setEditing": .setEditing, "becomes": .willTransition,
    "became": .didTransition,
    "trailing": .trailingActions, "leading": .leadingActions, "older": .editActions,
    "handles": .actionHandler, "olderHandles": .rowActionHandler,
  ]

  /// Returns the names of messages by their short names, with commas between.
  static func messages(_ text: Substring) throws(NotationError) -> [Name] {
    var names: [Name] = []
    for part in text.split(separator: ",") {
      guard
        let name = tableMessages[part]?.name ?? webMessages[part] ?? controllerMessages[part]
          ?? animationMessages[part] ?? textMessages[part]
      else {
        throw NotationError(part, expected: "a message's short name")
      }
      names.append(name)
    }
    return names
  }

  /// Returns the message that a word means: `cell(0-1)=a[0-0,0-3]{0-2}+s@44`.
  static func tableMessage(_ word: Substring) throws(NotationError) -> Message? {
    guard let (head, texts, tail) = try parts(word) else { return nil }
    guard let name = tableMessages[head]?.name else {
      throw NotationError(head, expected: "a message's short name before the parentheses")
    }
    var message = Message(time: nil, name: name)
    message.arguments = try arguments(of: name, texts)
    let (rest, table) = try tableState(tail)
    let marks = try Marks(rest, of: Marks.ofCell)
    message.answer = marks["="].map { answer($0, to: name) }
    message.state = try state(marks, isFinal: false)
    message.table = table
    if let looks = try marks.letters("+", of: "sulh") {
      if looks.contains(where: "su".contains) {
        message.state[.isSelected] = looks.contains("s")
      }
      if looks.contains(where: "hl".contains) {
        message.state[.isHighlighted] = looks.contains("h")
      }
    }
    return message
  }

  /// Returns the arguments of a table's message, in the order of its labels; what stands at the end
  /// may be left out.
  private static func arguments(
    of name: Name,
    _ texts: [Substring]
  ) throws(NotationError) -> [Argument] {
    if name == .tapped {
      return [Argument(.location, try pair(Substring(texts.joined(separator: ","))))]
    }
    if name == .prefetchRows || name == .cancelPrefetching {
      var rows: [Value] = []
      for text in texts { rows.append(.string(try row(text).description)) }
      return [
        Argument(
          name == .prefetchRows ? .prefetchRowsAt : .cancelPrefetchingForRowsAt,
          .array(rows)
        )
      ]
    }
    let labels = Vocabulary.message(name)?.parameters.map(\.label) ?? []
    guard texts.count <= labels.count else {
      throw NotationError(texts.joined(separator: ","), expected: "\(labels.count) arguments")
    }
    var arguments = zip(labels, texts).map { Argument(Name($0), value($1)) }
    if name == .willTransition || name == .didTransition {
      guard texts.count > 1 else { throw NotationError("", expected: "a cell and its controls") }
      arguments[1].value = try controls(texts[1])
    }
    return arguments
  }

  /// Reads the controls that a cell shows: `control`, `confirm`, `both` or `none`.
  private static func controls(_ word: Substring) throws(NotationError) -> Value {
    switch word {
    case "none": return .array([])
    case "control": return .array([.string("showingEditControl")])
    case "confirm": return .array([.string("showingDeleteConfirmation")])
    case "both":
      return .array([.string("showingEditControl"), .string("showingDeleteConfirmation")])
    default: throw NotationError(word, expected: "control, confirm, both or none")
    }
  }

  /// Takes `[0-0,0-3]`, the rows in view, `{0-2}`, those selected, and `<0:30>`, the headers in view,
  /// out of a word's end.
  static func tableState(
    _ text: Substring
  ) throws(NotationError) -> (rest: String, state: TableState) {
    var rest = ""
    var state = TableState()
    var text = text
    while let letter = text.popFirst() {
      guard let close = closing[letter] else {
        rest.append(letter)
        continue
      }
      guard let end = text.firstIndex(of: close) else {
        throw NotationError(text, expected: "\(close)")
      }
      try tell(text[..<end], in: letter, &state)
      text = text[text.index(after: end)...]
    }
    return (rest, state)
  }

  private static let closing: [Character: Character] = ["[": "]", "{": "}", "<": ">"]

  private static func tell(
    _ group: Substring,
    in bracket: Character,
    _ state: inout TableState
  ) throws(NotationError) {
    switch bracket {
    case "[":
      let rows = try paths(group)
      guard rows.isEmpty || rows.count == 2 && rows[0] <= rows[1] else {
        throw NotationError(group, expected: "the first row in view and the last, or none")
      }
      state.visibleRows = TableState.VisibleRows(rows.isEmpty ? nil : rows[0]...rows[1])
    case "{": state.selectedRows = try paths(group)
    default:
      if state.visibleHeaders == nil {
        state.visibleHeaders = try edges(group)
      } else {
        state.visibleFooters = try edges(group)
      }
    }
  }

  /// Returns the headers and footers in view that a final state tells: `<0:30,1:240><>`.
  private static func edges(_ text: Substring) throws(NotationError) -> [TableState.Edge] {
    var edges: [TableState.Edge] = []
    for part in text.split(separator: ",") {
      let numbers = part.split(separator: ":").compactMap { Double($0) }
      guard numbers.count == 2 else {
        throw NotationError(part, expected: "a section and its top, such as 0:30")
      }
      edges.append(TableState.Edge(section: Int(numbers[0]), top: Thousandths(numbers[1])))
    }
    return edges
  }

  private static func paths(_ text: Substring) throws(NotationError) -> [RowPath] {
    var paths: [RowPath] = []
    for part in text.split(separator: ",") { paths.append(try row(part)) }
    return paths
  }

  private static func answer(_ text: Substring, to name: Name) -> Value {
    switch name {
    case .askForSectionIndexTitles: titles(text)
    case .trailingSwipeActions, .leadingSwipeActions, .editActions: actions(text, to: name)
    default: value(text)
    }
  }

  /// Returns the actions of a row by their titles, `Delete,Flag`; behind `~` a full swipe runs none.
  private static func actions(_ text: Substring, to name: Name) -> Value {
    guard text != "nil" else { return .null }
    let isStill = text.hasSuffix("~")
    let titles = (isStill ? text.dropLast() : text).split(separator: ",")
    let actions = Value.array(
      titles.map { .object([Argument("title", .string(String($0)))]) }
    )
    guard name != .editActions else { return actions }
    return .object([
      Argument(.actions, actions), Argument(.performsFirstActionWithFullSwipe, .bool(!isStill)),
    ])
  }

  private static func titles(_ text: Substring) -> Value {
    .array(text.split(separator: ",").map { .string(String($0)) })
  }

  private static func value(_ text: Substring) -> Value {
    switch text {
    case "yes": .bool(true)
    case "no": .bool(false)
    case "nil": .null
    // A cell that has no identifier is called `-1`.
    case _ where text.hasPrefix("-"): .string(String(text))
    default: Double(text).map { .number(Millionths($0)) } ?? .string(String(text))
    }
  }

  /// Returns the name and the arguments of a call to a table.
  static func tabling(_ word: CallWord) throws(NotationError) -> (Name, [Argument])? {
    switch word.verb {
    case "query": return (.cellForRowQuery, [try path(word)])
    case "select", "select+":
      return (.selectRow, [try path(word), word.animated, position(word)])
    case "deselect": return (.deselectRow, [try path(word), word.animated])
    case "row", "row+": return (.scrollToRow, [try path(word), position(word), word.animated])
    case "nearest", "nearest+":
      let position = Argument(.scrollPosition, .string(word.parts.first ?? "none"))
      return (.scrollToNearestSelectedRow, [position, word.animated])
    case "look":
      return (.setSelected, [try path(word), Argument(.selected, .bool(true)), word.animated])
    case "sections": return (.sections, [Argument(.sections, try list(word.text))])
    case "high": return (.rowHeight, [Argument(.rowHeight, .number(try word.numbers(1)[0]))])
    default: return nil
    }
  }

  /// Returns the row of a call; before a comma that comes first stands no row.
  private static func path(_ word: CallWord) throws(NotationError) -> Argument {
    guard let first = word.parts.first, !first.isEmpty else { return Argument(.at, .null) }
    return Argument(.at, .string(try row(first).description))
  }

  private static func position(_ word: CallWord) -> Argument {
    Argument(.scrollPosition, .string(word.parts.count > 1 ? word.parts[1] : "none"))
  }

  /// Numbers with commas between, as a property's value.
  static func list(_ text: Substring) throws(NotationError) -> Value {
    .list(try numbers(text).map { .number($0) })
  }
}

extension Header {
  /// Makes the only view a table of so many rows in each section.
  mutating func makeTable(sections: Value) {
    component = "table"
    config.removeAll { $0.label == .contentSize }
    config.append(Argument(.rowHeight, .number(Millionths(44))))
    config.append(Argument(.sections, sections))
    inputs = [.touch, .call]
  }
}
