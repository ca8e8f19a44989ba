internal import Traces

extension Operators {
  static let typing = Operator(
    "typing",
    "A text field or a text view is edited in another order, against its delegate's word, or untold.",
    beginnings + endings + changes + keys + textViews
  )

  private static let beginnings: [Context] = [
    Context(
      ["R270"],
      "whether it may begin is not asked",
      .textFieldShouldBegin,
      needs: .beginning,
      edit: \.dropped
    ) { $0.isOfText && $0.begins },
    Context(
      ["R272"],
      "it begins though it may not",
      .textFieldShouldBegin,
      needs: .arguments,
      edit: { $0.answering(.bool(false)) }
    ) { $0.isOfText && $0.begins },
    Context(
      ["R270"],
      "nothing comes of a call that asks for an edit",
      .textFieldShouldBegin,
      needs: [.calls, .beginning, .setUp],
      edit: { site in site.dropped + site.laterInTurn.flatMap(\.dropped) }
    ) { $0.isOfText && $0.isFirstOfField && $0.causeCall?.name == .becomeFirstResponder },
    Context(["R270"], "its beginning is not told", .textFieldDidBegin, edit: \.dropped) {
      $0.isOfText && $0.later(.textDidBegin) != nil && $0.earlier(.textFieldShouldBegin) != nil
        && !$0.isNestedTurn
    },
    Context(
      ["R580"],
      "the keyboard comes before its beginning is told",
      .keyboardWillShow,
      needs: .arguments,
      edit: { $0.movedBefore($0.earlier(.textFieldDidBegin)) }
    ) { $0.isOfForm && $0.earlier(.textFieldDidBegin) != nil && $0.isAfterQuestion },
    Context(["R275"], "it begins twice", .textFieldDidBegin, edit: \.doubled) { $0.isOfText },
    Context(
      ["R270"],
      "its beginning is not posted",
      .textDidBegin,
      needs: .calls,
      edit: \.dropped
    ) { $0.isOfText },
    Context(
      ["R270"],
      "its beginning is posted before it is told",
      .textDidBegin,
      edit: { $0.movedBefore($0.earlier(.textFieldDidBegin)) }
    ) { $0.isOfText && $0.previous?.name == .textFieldDidBegin && $0.isAfterQuestion },
    Context(["R270"], "its beginning is posted twice", .textDidBegin, edit: \.doubled) {
      $0.isOfText && !$0.isNestedTurn
    },
    Context(
      ["R270"],
      "it begins and is no first responder",
      .textFieldDidBegin,
      needs: .otherState,
      edit: { site in site.showingForm { $0.isFirstResponder = false } }
    ) { $0.isOfText && $0.form.isFirstResponder == true },
    Context(
      ["R275", "R583"],
      "it begins before the other has ended",
      .textFieldDidBegin,
      edit: { $0.movedBefore($0.earlier(.textFieldDidEnd)) }
    ) { $0.isOfForm && $0.earlier(.textFieldDidEnd) != nil && !$0.isNestedTurn },
  ]

  private static let endings: [Context] = [
    Context(
      ["R271", "R586"],
      "whether it may end is not asked",
      .textFieldShouldEnd,
      needs: [.calls, .beginning],
      edit: \.dropped
    ) { $0.isOfText && $0.later(.textFieldDidEnd) != nil && $0.isFreeEnd && $0.isAskedOnce },
    Context(
      ["R273", "R587"],
      "it ends though it may not",
      .textFieldShouldEnd,
      needs: [.arguments, .calls],
      edit: { $0.answering(.bool(false)) }
    ) { $0.isOfText && $0.later(.textFieldDidEnd) != nil && $0.isFreeEnd },
    Context(["R271"], "its end is not told", .textFieldDidEnd, edit: \.dropped) {
      $0.isOfText && $0.later(.textDidEnd) != nil && !$0.isNestedTurn
        && $0.forerunners.contains { $0.name == .textFieldDidBegin }
    },
    Context(["R271"], "its end is told twice", .textFieldDidEnd, edit: \.doubled) { $0.isOfText },
    Context(["R271"], "its end is not posted", .textDidEnd, needs: .calls, edit: \.dropped) {
      $0.isOfText
    },
    Context(["R271"], "its end is posted twice", .textDidEnd, edit: \.doubled) {
      $0.isOfText && !$0.isNestedTurn
        && $0.forerunners.contains { $0.name == .textFieldDidBegin }
    },
    Context(
      ["R271"],
      "it ends and is first responder still",
      .textFieldDidEnd,
      needs: .otherState,
      edit: { site in site.showingForm { $0.isFirstResponder = true } }
    ) { $0.isOfText && $0.form.isFirstResponder == false },
    Context(
      ["R273"],
      "it does not end though it must",
      .textFieldDidEnd,
      needs: [.calls, .beginning],
      edit: \.withoutEnd
    ) { $0.isOfText && $0.isForcedEnd && $0.causeCall?.name != .reloadData },
    Context(
      ["R280", "R588"],
      "it does not end as the table loads again",
      .textFieldDidEnd,
      needs: [.calls, .beginning],
      edit: \.withoutEnd
    ) { $0.isOfForm && $0.isForcedEnd && $0.causeCall?.name == .reloadData },
  ]

  private static let changes: [Context] = [
    Context(
      ["R276"],
      "the text changes though it may not",
      .textFieldShouldChange,
      needs: .arguments,
      edit: { $0.answering(.bool(false)) }
    ) { $0.isOfText && $0.nextInTurn?.name == .textDidChange && !$0.isNestedTurn },
    Context(
      ["R276"],
      "whether the text may change is not asked",
      .textFieldShouldChange,
      needs: .calls,
      edit: \.dropped
    ) {
      $0.isOfText && $0.nextInTurn?.name == .textDidChange && !$0.isNestedTurn && $0.isTyped
    },
    Context(
      ["R276"],
      "nothing comes of what is typed",
      .textFieldShouldChange,
      needs: [.calls, .beginning],
      edit: { site in site.dropped + site.laterInTurn.flatMap(\.dropped) }
    ) {
      $0.isOfText && $0.isTyped && !$0.isNestedTurn && $0.isSurelyEdited
        && $0.causeCall?.name == .insertText && $0.message?.answer?.bool == true
    },
    Context(
      ["R276"],
      "a change is not posted",
      .textDidChange,
      needs: [.arguments, .calls, .otherState],
      edit: \.dropped
    ) { $0.isOfText && !$0.isNestedTurn && $0.isTyped },
    Context(
      ["R276"],
      "the text is another than was typed",
      .textDidChange,
      needs: [.arguments, .otherState],
      edit: { site in site.showingForm { $0.text = .string("~") } }
    ) { $0.isOfText && $0.isTyped && !$0.isNestedTurn },
  ]

  private static let keys: [Context] = [
    Context(
      ["R278"],
      "the text is cleared though it may not be",
      .textFieldShouldClear,
      needs: .arguments,
      edit: { $0.answering(.bool(false)) }
    ) { $0.isOfText && $0.nextInTurn?.name == .textDidChange && !$0.isNestedTurn },
    Context(
      ["R278"],
      "the clear button does not ask",
      .textFieldShouldClear,
      needs: [.calls, .beginning],
      edit: { site in site.dropped + (site.later(.textDidChange)?.dropped ?? []) }
    ) {
      $0.isOfText && $0.causeCall?.name == .tapClearButton && !$0.isNestedTurn
        && $0.isSurelyEdited
    },
    Context(
      ["R277"],
      "the return key does not ask",
      .textFieldShouldReturn,
      needs: [.calls, .beginning],
      edit: \.dropped
    ) { $0.isOfText && $0.causeCall?.name == .tapReturnKey && !$0.isNestedTurn },
    Context(
      ["R277"],
      "the return key ends editing",
      .textFieldShouldReturn,
      needs: [.calls, .touches],
      edit: { site in
        let end = site.followedByOwn([.textFieldShouldEnd], answer: .bool(true))
        return end + site.followedByOwn([.textFieldDidEnd, .textDidEnd])
      }
    ) {
      $0.isOfText && $0.causeCall?.name == .tapReturnKey && !$0.isNestedTurn
        && $0.hasAction(for: "editingDidEndOnExit") != true
    },
    Context(
      ["R278"],
      "it asks about clearing as it begins",
      .textFieldShouldBegin,
      needs: .calls,
      edit: { $0.followedByOwn([.textFieldShouldClear], answer: .bool(true)) }
    ) { $0.isOfText && $0.begins && $0.nextInTurn?.name == .textFieldDidBegin },
  ]
}

extension Site {
  /// True if what it asks leads to a beginning.
  fileprivate var begins: Bool {
    message?.answer?.bool == true && later(.textFieldDidBegin) != nil && !isNestedTurn
  }

  /// True if it is the first message of the only view, a field that may be edited.
  fileprivate var isFirstOfField: Bool {
    header.views.count <= 1 && view.component == "field" && previous == nil && !isNestedTurn
      && declared.config[.isEnabled] == nil
  }

  /// True if its beginning was asked about.
  fileprivate var isAfterQuestion: Bool { earlier(.textFieldShouldBegin) != nil && !isNestedTurn }

  /// True if the edit was not asked before whether it may end.
  fileprivate var isAskedOnce: Bool {
    !forerunners.prefix { $0.name != .textFieldDidBegin }
      .contains { $0.name == .textFieldShouldEnd }
      && forerunners.contains { $0.name == .textFieldDidBegin }
  }

  /// True if the field surely is edited before the turn.
  fileprivate var isSurelyEdited: Bool {
    let last = forerunners.first {
      $0.moment.turn != moment.turn
        && ($0.name == .textFieldDidBegin || $0.name == .textFieldDidEnd)
    }
    return last?.name == .textFieldDidBegin
  }

  /// True if a call types, and nothing else asks in the turn.
  fileprivate var isTyped: Bool {
    guard let call = causeCall, call.name == .insertText || call.name == .deleteBackward else {
      return false
    }
    return call.arguments[.text]?.string != "\n"
  }

  /// True if the end is the doing of a call that asks nobody.
  fileprivate var isForcedEnd: Bool {
    guard !isNestedTurn, isSurelyEdited, let call = causeCall, Int(call.view.place) == moment.view
    else { return false }
    return call.name == .removeFromSuperview || call.name == .reloadData
      || (call.name == .endEditing && call.arguments[.force]?.bool == true)
  }

  /// The edits by which nothing of an end is told.
  fileprivate var withoutEnd: [Edit] {
    let names: [Name] = [
      .textFieldShouldEnd, .textFieldDidEnd, .textDidEnd, .cellControlDidEnd, .setValueForKey,
      .keyboardWillHide,
    ]
    return ([self] + earlierInTurn + laterInTurn)
      .filter { $0.name.map(names.contains) ?? false }
      .flatMap(\.dropped)
  }
}
