internal import Traces

extension Operators {
  /// A text view is edited in another order, or against its delegate's word.
  static let textViews: [Context] = [
    Context(
      ["R582"],
      "whether it may begin is not asked",
      .textViewShouldBegin,
      needs: .beginning,
      edit: \.dropped
    ) { $0.isOfTextView && $0.laterInTurn.contains { $0.name == .textViewDidBegin } },
    Context(
      ["R582"],
      "it begins though it may not",
      .textViewShouldBegin,
      needs: [.beginning, .arguments],
      edit: { $0.answering(.bool(false)) }
    ) { $0.isOfTextView && $0.laterInTurn.contains { $0.name == .textViewDidBegin } },
    Context(
      ["R581"],
      "it begins before the keyboard is announced",
      .textViewDidBegin,
      needs: [.arguments, .times],
      edit: { site in
        site.movedBefore(site.earlierInTurn.first { $0.name == .keyboardWillShow })
      }
    ) { site in
      site.isOfTextView && !site.isNestedTurn
        && site.earlierInTurn.contains { $0.name == .keyboardWillShow }
    },
    Context(
      ["R581"],
      "the keyboard is not announced",
      .keyboardWillShow,
      needs: [.arguments, .beginning],
      edit: \.dropped
    ) { site in
      site.isOfTextView && !site.isNestedTurn && site.header.views.count <= 1
        && site.laterInTurn.contains { $0.name == .textViewDidBegin }
    },
    Context(["R582"], "it begins twice", .textViewDidBegin, edit: \.doubled) {
      $0.isOfTextView
    },
    Context(["R582"], "it ends twice", .textViewDidEnd, needs: .beginning, edit: \.doubled) {
      $0.isOfTextView
    },
    Context(
      ["R582"],
      "whether it may end is not asked",
      .textViewShouldEnd,
      needs: [.beginning, .calls, .arguments],
      edit: \.dropped
    ) { $0.isOfTextView && $0.isFreeEnd && $0.endsView },
    Context(
      ["R582"],
      "it ends though it may not",
      .textViewShouldEnd,
      needs: [.beginning, .calls, .arguments],
      edit: { $0.answering(.bool(false)) }
    ) { $0.isOfTextView && $0.isFreeEnd && $0.endsView },
    Context(
      ["R582"],
      "nothing comes of what is typed",
      .textViewShouldChange,
      needs: [.calls, .beginning],
      edit: { site in site.dropped + site.laterInTurn.flatMap(\.dropped) }
    ) { $0.isOfTextView && !$0.isNestedTurn && $0.causeCall?.name == .insertText },
    Context(
      ["R582"],
      "a change is not told",
      .textViewDidChange,
      needs: [.calls, .beginning, .arguments],
      edit: \.dropped
    ) { $0.isOfTextView && !$0.isNestedTurn && $0.causeCall?.name == .insertText },
    Context(
      ["R582"],
      "a change that was refused is told",
      .textViewShouldChange,
      needs: [.arguments, .times],
      edit: { $0.answering(.bool(false)) }
    ) { site in
      site.isOfTextView && !site.isNestedTurn
        && site.laterInTurn.contains { $0.name == .textViewDidChange }
    },
  ]
}

extension Site {
  /// True if it is of a text view of which everything is heard.
  fileprivate var isOfTextView: Bool {
    view.component == "text-view" && header.observes == nil && header.lacks.isEmpty
      && header.begins == nil && header.inputs.map { $0.count == 2 } ?? true
  }

  /// True if the view ends in the turn.
  fileprivate var endsView: Bool { laterInTurn.contains { $0.name == .textViewDidEnd } }
}
