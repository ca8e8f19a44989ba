internal import Traces
internal import Transcripts

/// Rules about asking for the actions of a row, and about what these replace (R500 to R504, R510, R512).
enum RowActionRules {
  static let all = [ofEditable, newerReplaceOlder, replaceCommit, replaceTitle, asks]

  static let ofEditable = Rule(
    "editing.actions.of-editable",
    "A row that may not be edited is not asked about its actions.",
    .sequence,
    catalogue: ["R504"],
    topic: .editing,
    check: .onEdits(
      at: [.trailingActions, .leadingActions, .editActions],
      answer: { edits, _, _ in Answer(edits.answer?.mayEdit) },
      expecting: { _, _ in "nothing: canEditRowAt was answered false" }
    ),
    passing: ["\(ActionHandlerRules.opened)"],
    failing: ["\(SwipeRules.finger) canEdit(0-0)=no ↓ trailing(0-0)=Delete ^ |:f"]
  )

  static let newerReplaceOlder = Rule(
    "editing.actions.newer-replace-older",
    "Where a delegate has a method for swipe actions, editActionsForRowAt is not asked.",
    .sequence,
    catalogue: ["R500"],
    topic: .editing,
    check: .onEdits(
      at: [.trailingActions, .leadingActions, .editActions],
      answer: { edits, _, _ in
        let isOlder = edits.heard.event == .editActions
        return Answer(!(isOlder ? edits.setup.hasNewerActions : edits.setup.asksOlderActions))
      },
      expecting: { edits, _ in
        edits.heard.event == .editActions
          ? "nothing: the delegate has a method for swipe actions"
          : "no editActionsForRowAt before it"
      }
    ),
    passing: ["\(ActionHandlerRules.opened)"],
    failing: [
      "\(SwipeRules.finger) \(SwipeRules.asked) trailing(0-0)=nil ↓ older(0-0)=nil ^ |:f",
      "\(SwipeRules.finger) \(SwipeRules.asked) older(0-0)=nil ↓ trailing(0-0)=nil ^ |:f",
    ]
  )

  static let replaceCommit = Rule(
    "editing.actions.replace-commit",
    "A row that was opened by a swipe and has actions commits nothing: their handlers are called.",
    .sequence,
    catalogue: ["R510"],
    topic: .editing,
    check: .onEdits(
      at: [.commitEditing],
      answer: { edits, _, watch in
        // One tap, and one swipe, runs an action or commits.
        let isOfFinger = watch.hands.areRecorded && watch.hands.most <= 1
        let isOfSwipe = edits.swipe.isOpen == .yes && edits.swipe.hasHandled
        if isOfSwipe || isOfFinger && edits.finger.handlers > 0 { return .violated }
        guard edits.mode == .no, edits.swipe.isOpen == .yes, !edits.swipe.isDisturbed,
          let answer = edits.swipe.answer, answer != .untold
        else { return .notJudged }
        return Answer(answer.titles == nil)
      },
      expecting: { _, _ in "the handler of an action" }
    ),
    passing: ["\(ActionHandlerRules.handled)"],
    failing: [
      "\(ActionHandlerRules.opened) v:300,22 .5 ^ ↓ commit(delete,0-0):e becomes(cell-1,none) ends(0-0) |:f",
      "log begins(0-0) handles(Flag,0-0) ↓ commit(delete,0-0) ends(0-0)",
    ]
  )

  static let replaceTitle = Rule(
    "editing.actions.replace-title",
    "A row that has actions has no button of its table's, and nobody asks for the title of that.",
    .sequence,
    catalogue: ["R512"],
    topic: .editing,
    check: .onEdits(
      at: [.titleForDeleteConfirmation],
      answer: { edits, _, _ in
        guard edits.mode == .no, edits.swipe.isOpen == .yes, !edits.swipe.isDisturbed,
          let answer = edits.swipe.answer, answer != .untold
        else { return .notJudged }
        return Answer(answer.titles == nil)
      },
      expecting: { _, _ in "nothing: the row has actions" }
    ),
    passing: ["\(ActionHandlerRules.opened)"],
    failing: [
      "\(SwipeRules.finger) \(SwipeRules.asked) older(0-0)=Delete begins(0-0):e ↓ confirmTitle(0-0)=nil:e ^ |:e"
    ]
  )

  static let asks = Rule(
    "editing.actions.asks",
    "A row that a swipe opens gets the button of its table only when its delegate was asked for actions.",
    .sequence,
    catalogue: ["R501", "R512"],
    topic: .editing,
    check: .onEdits(
      at: [.titleForDeleteConfirmation, .commitEditing, .final],
      answer: { edits, _, _ in
        guard edits.setup.leavesActionsUnasked, edits.mode == .no, edits.swipe.isOpen == .yes,
          !edits.swipe.isDisturbed, edits.swipe.edge != .leading
        else { return .notJudged }
        return .violated
      },
      found: { edits, _ in "\(edits.heard.words), and the delegate was not asked for actions" },
      expecting: { _, _ in "the delegate's method for actions, before it" }
    ),
    passing: ["\(olderSet) \(SwipeRules.asked) older(0-0)=nil \(usual) ^ |:e"],
    failing: [
      "\(olderSet) \(SwipeRules.asked) begins(0-0):e ↓ confirmTitle(0-0)=nil:e becomes(cell-1,confirm):e ^ |:e"
    ]
  )

  /// In drawings: a table whose delegate answers about older actions, and a finger that swipes its first row.
  private static let olderSet = "table=40 commits=yes older=nil v:250,22 -0,-40"
  private static let usual = "begins(0-0):e confirmTitle(0-0)=nil:e becomes(cell-1,confirm):e"
}
