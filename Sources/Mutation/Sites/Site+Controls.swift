internal import Traces

/// The properties of a line about controls.
extension Site {
  /// True if it is of a control of which everything is heard.
  var isOfControl: Bool {
    Vocabulary.controls.contains(view.component) && header.observes == nil && header.lacks.isEmpty
      && header.begins == nil && header.inputs.map { $0.count == 2 } ?? true
  }

  /// True if it is of a control whose touches do nothing but send events.
  var isOfPlainControl: Bool {
    isOfControl && (view.component == "control" || view.component == "button")
  }

  /// The control event that it is about.
  var controlEvent: String? { message?.arguments[.forControlEvents]?.string }

  /// True if the control has an action for each event of touches.
  var hasAllTouchActions: Bool {
    Vocabulary.touchEvents.allSatisfy { hasAction(for: $0) == true }
  }

  /// The control's declaration.
  var declared: Header.View { header.effectiveViews[moment.view] }

  /// True if no call is in the record.
  var isWithoutCalls: Bool { record.callLines.isEmpty }

  /// True if the control stands in the window, so that it is known where fingers find it.
  var isOutermost: Bool { declared.container == nil }

  /// True if the turn is that of a touch.
  var isByTouch: Bool {
    guard moment.causeLine > 0, case .touch = record.transcript.lines[moment.causeLine] else {
      return false
    }
    return true
  }

  /// True if one finger at a time does all that fingers do.
  var isOfSingleFingers: Bool {
    record.transcript.lines.allSatisfy { line in
      if case .touch(let touch) = line { touch.finger == 1 } else { true }
    }
  }

  /// Returns the edits by which it is about another event.
  func sending(_ event: String) -> [Edit] { saying(.forControlEvents, .string(event)) }

  /// Returns the edits by which the control sends an event right after the latest touch of a phase.
  func sending(_ event: String, after phase: Touch.Phase) -> [Edit] {
    let found = record.transcript.lines[..<line].lastIndex { line in
      if case .touch(let touch) = line { touch.phase == phase } else { false }
    }
    guard let found else { return [] }
    return [.insert(sent(event, at: record.transcript.lines[found].time), before: found + 1)]
  }

  /// Returns the message that the control sends an event.
  func sent(_ event: String, at time: Microseconds?) -> Line {
    let arguments = [Argument(.forControlEvents, .string(event))]
    return .message(
      Message(time: time, name: .sendActions, arguments: arguments, view: ViewIndex(moment.view))
    )
  }

  /// The facts that are told about the control's value.
  var controlState: ControlState {
    switch content {
    case .message(let message): message.table.control
    case .final(let final): final.table.control
    default: ControlState()
    }
  }

  /// Returns the edits by which it shows something else of the control's value.
  func showingControl(_ change: (inout ControlState) -> Void) -> [Edit] {
    switch content {
    case .message(var message):
      change(&message.table.control)
      return replaced(by: .message(message))
    case .final(var final):
      change(&final.table.control)
      return replaced(by: .final(final))
    default: return []
    }
  }
}
