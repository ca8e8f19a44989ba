internal import Traces
internal import Transcripts

/// The properties and edits of a line that concern text fields and forms.
extension Site {
  /// True if it is of a view in which text is typed and of which everything is heard.
  var isOfText: Bool {
    Vocabulary.typists.contains(view.component) && header.observes == nil
      && header.lacks.allSatisfy(SampleApplication.unheard.contains)
      && header.begins == nil && header.inputs.map { $0.count == 2 } ?? true
  }

  /// The same of a form.
  var isOfForm: Bool { isOfText && view.component == "form" }

  /// The call of the program that began the turn; nil: a finger began it, or a frame.
  var causeCall: Call? {
    guard moment.causeLine >= 0, case .call(let call) = record.transcript.lines[moment.causeLine]
    else { return nil }
    return call
  }

  /// The turn's messages of the view after it, up to its next input.
  var laterInTurn: [Site] { Array(restOfTurn) }

  /// The turn's messages of the view before it.
  var earlierInTurn: [Site] {
    Array(forerunners.prefix { $0.moment.turn == moment.turn && !$0.isFinal })
  }

  /// True if a delegate of any view has called something in the turn.
  var isNestedTurn: Bool {
    let from = max(0, moment.causeLine)
    return record.callLines.contains { index in
      guard index > from, case .call(let call) = record.transcript.lines[index],
        call.isByDelegate
      else { return false }
      return call.time == time
    }
  }

  /// True if nothing that ends an edit by force has begun the turn.
  var isFreeEnd: Bool {
    guard !isNestedTurn else { return false }
    guard let call = causeCall else { return isCausedByTouch }
    let free: [Name] = [.resignFirstResponder, .becomeFirstResponder, .insertText, .tapReturnKey]
    return free.contains(call.name)
      || (call.name == .endEditing && call.arguments[.force]?.bool == false)
  }

  private var isCausedByTouch: Bool {
    guard moment.causeLine >= 0, case .touch = record.transcript.lines[moment.causeLine] else {
      return false
    }
    return true
  }

  /// The state of the form that the line tells.
  var form: FormState {
    switch content {
    case .message(let message): message.table.form
    case .final(let final): final.table.form
    default: FormState()
    }
  }

  /// Returns the edits by which it shows something else of the text field, or of the form.
  func showingForm(_ change: (inout FormState) -> Void) -> [Edit] {
    switch content {
    case .message(var message):
      change(&message.table.form)
      return replaced(by: .message(message))
    case .final(var final):
      change(&final.table.form)
      return replaced(by: .final(final))
    default: return []
    }
  }

  /// Returns the edits by which a message about the same text field stands right after it.
  func followedByOwn(
    _ names: [Name],
    answer: Value? = nil,
    adding arguments: [Argument] = []
  ) -> [Edit] {
    guard let message else { return [] }
    return names.map { name in
      var other = Message(time: time, name: name, view: message.view)
      other.arguments =
        message.arguments.filter { $0.label == .at || $0.label == .cell } + arguments
      other.answer = answer
      other.frame = message.frame
      return .insert(.message(other), before: line + 1)
    }
  }

  /// Returns true if the header names an action of the text field for a control event; nil: it
  /// names none at all.
  func hasAction(for event: String) -> Bool? {
    header.effectiveViews[moment.view].config[.allControlEvents]?.elements
      .contains(.string(event))
  }

  /// Returns the edits by which it moves before another line of its turn.
  func movedBefore(_ other: Site?) -> [Edit] {
    guard let other else { return [] }
    return dropped + [.insert(content, before: other.line)]
  }

  /// Returns the dictionary of the property list that a row shows.
  func formRow(_ label: Name) -> FormRow? {
    guard let row = self[label]?.rowPath else { return nil }
    let rows = header.effectiveViews[moment.view].formRows
    return rows.indices.contains(row.row) ? rows[row.row] : nil
  }
}
