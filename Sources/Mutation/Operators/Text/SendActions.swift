internal import Traces

extension Operators {
  static let sendActions = Operator(
    "send-actions",
    "A text field sends a control event too often, not at all, or to nobody.",
    [
      Context(
        ["R591"],
        "a control event is not sent",
        .sendActions,
        needs: [.arguments, .calls, .otherState],
        edit: \.dropped
      ) { $0.isOfText && !$0.isNestedTurn && $0.controlEvent != "editingDidEndOnExit" },
      Context(
        ["R591"],
        "a control event is sent twice",
        .sendActions,
        needs: [.arguments, .beginning],
        edit: \.doubled
      ) { $0.isOfText && !$0.isNestedTurn },
      Context(
        ["R600"],
        "a control event is sent without an action for it",
        .textDidBegin,
        needs: .arguments,
        edit: { site in
          site.followedByOwn(
            [.sendActions],
            adding: [Argument(.forControlEvents, .string("editingDidBegin"))]
          )
        }
      ) { $0.isOfText && !$0.isNestedTurn && $0.hasAction(for: "editingDidBegin") == false },
    ]
  )
}
