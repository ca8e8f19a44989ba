internal import Traces
internal import Transcripts

/// Rules about the beginning of a swipe across a row (R133, R134, R138, R139, R145).
enum SwipeRules {
  static let all = [
    needsCommit, notInEditingMode, ofEditable, ofStyle, underFinger, asksFirst, titleInside,
    asksTitle, isEditing, opens,
  ]

  static let needsCommit = Rule(
    "editing.swipe.needs-commit",
    "A swipe has an effect only where the data source commits.",
    .sequence,
    catalogue: ["R138", "R501", "R503"],
    topic: .editing,
    check: .onEdits(
      at: [.willBeginEditingRow, .commitEditing],
      answer: { edits, _, watch in
        // The way of the finger tells whose actions open the row, if any (R501, R503).
        let actions = edits.openingActions(watch)
        guard edits.setup.commits != .unknown, actions == nil || actions == .usual else {
          return .notJudged
        }
        return Answer(edits.setup.commits == .yes)
      },
      expecting: { _, _ in "nothing: the data source does not commit" }
    ),
    passing: ["\(EditingControlRules.swiped) |:e"],
    failing: [
      "table=40 v:250,22 -0,-40 \(asked) ↓ begins(0-0):e ^ ends(0-0) |:f",
      "table=3 commits=no log ↓ begins(0-0) ends(0-0)",
    ]
  )

  static let notInEditingMode = Rule(
    "editing.swipe.not-in-editing-mode",
    "A table that code has put into editing mode opens no row by a swipe.",
    .sequence,
    catalogue: ["R505"],
    topic: .editing,
    check: .onEdits(
      at: [.willBeginEditingRow],
      answer: { edits, _, watch in
        guard edits.mode != .unknown, !watch.isTableController else { return .notJudged }
        // If no finger has come, another rule judges it.
        if edits.call?.isUntouched == true, watch.hands.areRecorded { return .notJudged }
        return Answer(edits.mode == .no)
      },
      expecting: { _, _ in "nothing: the table is in editing mode" }
    ),
    passing: ["\(EditingControlRules.swiped) |:e"],
    failing: [
      "commits=yes \(EditingModeRules.shown) \(EditingModeRules.entered) v:250,22 -0,-40 ↓ begins(0-0):e ^ ends(0-0) |:e"
    ]
  )

  static let ofEditable = Rule(
    "editing.swipe.of-editable",
    "A row that may not be edited is not swiped, and nothing is committed for it.",
    .sequence,
    catalogue: ["R133"],
    topic: .editing,
    check: .onEdits(
      at: [.willBeginEditingRow, .commitEditing],
      answer: { edits, _, _ in Answer(edits.answer?.mayEdit) },
      expecting: { _, _ in "nothing: canEditRowAt was answered false" }
    ),
    passing: ["\(EditingControlRules.swiped) |:e"],
    failing: [
      "\(finger) canEdit(0-0)=no style(0-0)=delete ↓ begins(0-0):e ^ ends(0-0) |:f",
      """
      commits=yes \(EditingModeRules.shown) editing:1 setEditing(cell-1,yes,no) \
      setEditing(cell-2,yes,no) canEdit(0-0)=no canEdit(0-1)=yes style(0-1)=insert \
      becomes(cell-2,control) v:20,22 .5 ^ ↓ commit(delete,0-0):e |:e
      """,
    ]
  )

  static let ofStyle = Rule(
    "editing.swipe.of-style",
    "A row of the style none is not swiped, and nothing is committed for it.",
    .sequence,
    grade: .should,
    catalogue: ["R134"],
    topic: .editing,
    check: .onEdits(
      at: [.willBeginEditingRow, .commitEditing],
      answer: { edits, _, _ in
        // If rows have actions of their own, iOS 11 did not ask for more (R135).
        guard let style = edits.answer?.style, !edits.hasActions else { return .notJudged }
        return Answer(style != "none")
      },
      expecting: { _, _ in "nothing: editingStyleForRowAt was answered none" }
    ),
    passing: ["\(EditingControlRules.swiped) |:e"],
    failing: ["\(finger) canEdit(0-0)=yes style(0-0)=none ↓ begins(0-0):e ^ ends(0-0) |:f"]
  )

  static let underFinger = Rule(
    "editing.swipe.under-finger",
    "The row that a finger went across is the one that is swiped.",
    .invariant,
    catalogue: ["R139"],
    topic: .editing,
    check: .onEdits(
      at: [.willBeginEditingRow],
      answer: { edits, table, _ in
        guard edits.heard.path != nil || edits.heard.namesNoRow, table.picks.finger.isCertain,
          table.picks.finger.rested, !edits.finger.isDisturbed
        else { return .notJudged }
        switch table.picks.finger.spot {
        case .untold(let lack): return .lacks(lack)
        case .told(nil): return .violated
        case .told(let row?): return Answer(edits.heard.path == row)
        }
      },
      expecting: { _, watch in watch.table?.picks.finger.spot.wordsOfPlace ?? "" }
    ),
    passing: ["\(EditingControlRules.swiped) |:e"],
    failing: [
      """
      \(finger) canEdit(0-1)=yes style(0-1)=delete ↓ begins(0-1):e confirmTitle(0-1)=nil:e \
      becomes(cell-2,confirm):e ^ |:e
      """
    ]
  )

  static let asksFirst = Rule(
    "editing.swipe.asks-first",
    "Before a swipe begins it is asked of its row whether and how it is edited.",
    .sequence,
    grade: .should,
    catalogue: ["R145"],
    topic: .editing,
    check: .onEdits(
      at: [.willBeginEditingRow],
      answer: { edits, _, watch in
        guard let path = edits.heard.path, watch.setting.isTable, watch.setting.isSetUpAtAll,
          watch.record.isFromTheStart
        else { return .notJudged }
        // If no finger is told, the row may have been asked about at any time before.
        let isFollowed =
          watch.hands.areRecorded
          ? edits.finger.foundOpen == .no
          : watch.record.calls == .recorded && !edits.finger.hasAskedMuch
        guard isFollowed else { return .notJudged }
        let isAsked =
          (!watch.hears(.canEditRow) || edits.finger.askedWhether.contains(path))
          && (!watch.hears(.editingStyleForRow) || edits.finger.askedHow.contains(path))
        return Answer(isAsked)
      },
      expecting: { edits, _ in
        "canEditRowAt and editingStyleForRowAt of \(Words.row(edits.heard.path)) before it"
      }
    ),
    passing: ["\(EditingControlRules.swiped) |:e"],
    failing: [
      """
      \(finger) style(0-0)=delete ↓ begins(0-0):e confirmTitle(0-0)=nil:e \
      becomes(cell-1,confirm):e ^ |:e
      """,
      "table=40 commits=yes inputs=call sections()=1 rows(0)=40 ↓ begins(0-0):e",
    ]
  )

  static let titleInside = Rule(
    "editing.swipe.title-inside",
    "The title of the button that confirms a deletion is asked for when a swipe of its row has begun.",
    .sequence,
    grade: .should,
    catalogue: ["R145"],
    topic: .editing,
    check: .onEdits(
      at: [.titleForDeleteConfirmation],
      answer: { edits, _, _ in
        if edits.swipe.isOpen == .yes, let row = edits.swipe.row, let path = edits.heard.path,
          !edits.swipe.isDisturbed
        {
          return Answer(row == path)
        }
        return edits.swipe.isOpen == .no && edits.mode == .no ? .violated : .notJudged
      },
      expecting: { edits, watch in
        edits.swipe.row.map { "\(watch.now.event.word) of row \($0)" }
          ?? "willBeginEditingRowAt before \(watch.now.event.word)"
      }
    ),
    passing: ["\(EditingControlRules.swiped) |:e"],
    failing: [
      """
      \(finger) \(asked) ↓ confirmTitle(0-0)=nil begins(0-0):e becomes(cell-1,confirm):e ^ |:e
      """,
      """
      \(finger) \(asked) begins(0-0):e ↓ confirmTitle(0-1)=nil:e becomes(cell-1,confirm):e ^ |:e
      """,
    ]
  )

  static let asksTitle = Rule(
    "editing.swipe.asks-title",
    "A row that stands open with the button of its table has asked for the title of that.",
    .response,
    grade: .should,
    catalogue: ["R145", "R501"],
    topic: .editing,
    check: .onEdits(
      at: [.final, .commitEditing],
      answer: { edits, _, watch in
        guard edits.swipe.isOpen == .yes, !edits.swipe.isDisturbed, edits.swipe.row != nil,
          edits.mode == .no, watch.hears(.titleForDeleteConfirmation),
          watch.record.isFromTheStart, edits.opensWithUsualButton,
          edits.heard.isEditing != false
        else { return .notJudged }
        return Answer(edits.swipe.hasAskedTitle)
      },
      found: { edits, _ in
        "\(edits.heard.words), and nobody was asked for the title of the button"
      },
      expecting: { edits, _ in
        "titleForDeleteConfirmationButtonForRowAt of \(Words.row(edits.swipe.row)) before it"
      }
    ),
    passing: [
      "\(EditingControlRules.swiped) |:e",
      "\(finger) \(asked) older(0-0)=Delete begins(0-0):e becomes(cell-1,confirm):e ^ |:e",
    ],
    failing: [
      "\(finger) \(asked) begins(0-0):e becomes(cell-1,confirm):e ^ ↓ |:e",
      "\(finger) \(asked) trailing(0-0)=nil begins(0-0):e becomes(cell-1,confirm):e ^ ↓ |:e",
    ]
  )

  static let isEditing = Rule(
    "editing.swipe.is-editing",
    "While a row stands open the table is in editing mode.",
    .invariant,
    catalogue: ["R139", "R516"],
    topic: .editing,
    check: .onEdits(
      at: [.titleForDeleteConfirmation, .commitEditing, .actionHandler, .rowActionHandler],
      answer: { edits, _, _ in
        guard edits.swipe.isOpen == .yes, !edits.swipe.isDisturbed, !edits.swipe.hasCommitted,
          let isEditing = edits.heard.isEditing
        else { return .notJudged }
        return Answer(isEditing)
      },
      found: { edits, _ in "\(edits.heard.words), and isEditing is false" },
      expecting: { _, _ in "isEditing true" }
    ),
    passing: ["\(EditingControlRules.swiped) |:e"],
    failing: [
      """
      \(finger) \(asked) begins(0-0):e ↓ confirmTitle(0-0)=nil:f becomes(cell-1,confirm):e ^ |:e
      """,
      "\(ActionHandlerRules.opened) v:310,22 .5 ^ ↓ handles(Delete,0-0):f |:e",
    ]
  )

  static let opens = Rule(
    "editing.swipe.opens",
    "A finger that goes far across a row swipes it: to the left if it may be deleted, or to where its actions lie.",
    .response,
    catalogue: ["R139", "R138", "R501", "R514"],
    topic: .editing,
    check: .onEdits(
      at: [.final],
      answer: { edits, _, _ in edits.dues.unopened == nil ? .notJudged : .violated },
      found: { edits, _ in "\(Words.row(edits.dues.unopened)) was swiped, and nothing came" },
      expecting: { edits, _ in "willBeginEditingRowAt of \(Words.row(edits.dues.unopened))" }
    ),
    passing: ["\(EditingControlRules.swiped) |:e"],
    failing: [
      "\(finger) -0,-40 \(asked) ^ ↓ |:f",
      "\(finger) -0,-40 \(asked) trailing(0-0)=nil ^ ↓ |:f",
      "table=40 v:60,22 -0,80 \(asked) leading(0-0)=Read ^ ↓ |:f",
    ]
  )

  /// In drawings: a finger that has gone to the left on the first row of a table, and what is asked.
  static let finger = "table=40 commits=yes v:250,22 -0,-40"
  static let asked = "canEdit(0-0)=yes style(0-0)=delete"
}

extension EditingFacts {
  /// True if the row that was opened surely has no actions of its own, and so the button of its table (R501).
  fileprivate var opensWithUsualButton: Bool {
    guard swipe.edge != .leading, !hasActions else { return false }
    switch swipe.answer {
    case .usual: return true
    case nil: return !setup.hasNewerActions && !setup.hasOlderActions
    default: return false
    }
  }

  /// Returns the answer about the actions that open a row, or hold it open; nil: nobody was asked.
  fileprivate func openingActions(_ watch: Watch) -> RowActions.Answer? {
    guard heard.event == .willBeginEditingRow else {
      return swipe.actions.answer(openedFrom: swipe.edge)
    }
    guard finger.actions.row == heard.path else { return nil }
    return finger.actions.answer(openedFrom: RowActions.Edge(awayFrom: watch.hands))
  }
}

extension ToldRow {
  /// The spot as text, behind what it is said of.
  var rowWords: String {
    switch self {
    case .untold: "the row under the finger"
    case .told(nil): "nothing: no row is under the finger"
    case .told(let path?): "row \(path)"
    }
  }
}
