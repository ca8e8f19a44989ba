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
    "didEndFooter": .didEndDisplayingFooter, "prepare": .prepareForReuse,
    "setHighlighted": .setHighlighted, "setSelected": .setSelected,
    "shouldHighlight": .shouldHighlightRow, "didHighlight": .didHighlightRow,
    "didUnhighlight": .didUnhighlightRow, "willSelect": .willSelectRow,
    "didSelect": .didSelectRow, "willDeselect": .willDeselectRow,
    "didDeselect": .didDeselectRow, "button": .accessoryButtonTapped,
    "changed": .selectionDidChange, "tapped": .tapped,
    "canEdit": .canEditRow, "style": .editingStyleForRow, "canMove": .canMoveRow,
    "confirmTitle": .titleForDeleteConfirmation, "begins": .willBeginEditingRow,
    "ends": .didEndEditingRow, "commit": .commitEditing, "target": .targetOfMove,
    "moves": .didMoveRow, "setEditing": .setEditing, "becomes": .willTransition,
    "became": .didTransition,
  ]

  /// The message that a word means: `cell(0-1)=a[0-0,0-3]{0-2}+s@44`.
  static func tableMessage(_ word: Substring) -> Message? {
    guard let open = word.firstIndex(of: "("), let close = word.firstIndex(of: ")"),
      let name = tableMessages[word[..<open]]?.name
    else { return nil }
    var message = Message(time: nil, name: name)
    let texts = word[word.index(after: open)..<close].split(separator: ",")
    let labels = Vocabulary.message(name)?.parameters.map(\.label) ?? []
    message.arguments =
      name == .tapped
      ? [Argument(.location, pair(word[word.index(after: open)..<close]))]
      : zip(labels, texts).map { Argument(Name($0), value($1)) }
    if name == .willTransition || name == .didTransition {
      message.arguments[1].value = controls(texts[1])
    }
    let (rest, table) = tableState(word[word.index(after: close)...])
    message.answer = text(rest, after: "=").map(value)
    message.state = state(rest, isFinal: false)
    if let looks = text(rest, after: "+") {
      if looks.contains(where: { "su".contains($0) }) {
        message.state[.isSelected] = looks.contains("s")
      }
      if looks.contains(where: { "hl".contains($0) }) {
        message.state[.isHighlighted] = looks.contains("h")
      }
    }
    message.table = table
    return message
  }

  /// What a cell shows: `control`, `confirm`, `both` or `none`.
  private static func controls(_ word: Substring) -> Value {
    var states: [Value] = []
    if word == "control" || word == "both" { states.append(.string("showingEditControl")) }
    if word == "confirm" || word == "both" { states.append(.string("showingDeleteConfirmation")) }
    return .array(states)
  }

  /// Takes `[0-0,0-3]`, the rows in view, and `{0-2}`, those selected, out of a word's end.
  static func tableState(_ text: Substring) -> (rest: Substring, state: TableState) {
    var rest = ""
    var group = ""
    var state = TableState()
    for letter in text {
      switch letter {
      case "[", "{", "<": group = " "
      case ">" where !group.isEmpty:
        if state.visibleHeaders == nil {
          state.visibleHeaders = edges(group)
        } else {
          state.visibleFooters = edges(group)
        }
        group = ""
      case "]":
        let rows = paths(group)
        state.visibleRows = TableState.VisibleRows(
          rows.count == 2 ? rows[0]...rows[1] : nil
        )
        group = ""
      case "}":
        state.selectedRows = paths(group)
        group = ""
      default: if group.isEmpty { rest.append(letter) } else { group.append(letter) }
      }
    }
    return (Substring(rest), state)
  }

  /// The headers and footers in view that a final state tells: `<0:30,1:240><>`.
  private static func edges(_ text: String) -> [TableState.Edge] {
    text.split { $0 == "," || $0 == " " }.compactMap { part in
      let numbers = part.split(separator: ":").compactMap { Double($0) }
      guard numbers.count == 2 else { return nil }
      return TableState.Edge(section: Int(numbers[0]), top: Thousandths(numbers[1]))
    }
  }

  private static func paths(_ text: String) -> [RowPath] {
    text.split { $0 == "," || $0 == " " }.compactMap { RowPath(String($0)) }
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

  /// The name and the arguments of a call to a table.
  static func tabling(_ verb: Substring, _ text: Substring) -> (Name, [Argument])? {
    // Before a comma that comes first stands no row.
    let parts = text.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    let first = parts.first.flatMap { $0.isEmpty ? nil : $0 }
    let path = Argument(.at, first.map { .string($0) } ?? .null)
    let position = Argument(.scrollPosition, .string(parts.count > 1 ? parts[1] : "none"))
    let animated = Argument(.animated, .bool(verb.hasSuffix("+")))
    switch verb {
    case "reload": return (.reloadData, [])
    case "titles": return (.reloadSectionIndexTitles, [])
    case "query": return (.cellForRowQuery, [path])
    case "select", "select+": return (.selectRow, [path, animated, position])
    case "deselect": return (.deselectRow, [path, animated])
    case "row", "row+": return (.scrollToRow, [path, position, animated])
    case "nearest", "nearest+":
      return (
        .scrollToNearestSelectedRow,
        [Argument(.scrollPosition, .string(first ?? "none")), animated]
      )
    case "look":
      return (.setSelected, [path, Argument(.selected, .bool(true)), animated])
    case "lay": return ("layoutIfNeeded()", [])
    case "sections": return (.sections, [Argument(.sections, list(text))])
    default: return nil
    }
  }

  /// Numbers with commas between, as a property's value.
  static func list(_ text: Substring) -> Value {
    .list(numbers(text).map { .number($0) })
  }
}

extension Header {
  /// Makes the only view a table of so many rows in each section.
  mutating func makeTable(sections: Substring) {
    component = "table"
    config.removeAll { $0.label == .contentSize }
    config.append(Argument(.rowHeight, .number(Millionths(44))))
    config.append(Argument(.sections, NotationWords.list(sections)))
    inputs = [.touch, .call]
  }
}
