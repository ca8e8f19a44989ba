internal import Traces
internal import Transcripts

/// Rules about editing mode that code begins and ends (R130 to R133, R144, R149).
enum EditingModeRules {
  static let all = [
    cellsFirst, sameMessage, tellsCells, asksAboutRows, whetherBeforeHow, asCalled, dropsSelection,
    notBracketed,
  ]

  static let cellsFirst = Rule(
    "editing.mode.cells-first",
    "Cells on the screen are told of editing mode before any row is asked about.",
    .sequence,
    catalogue: ["R130"],
    topic: .editing,
    check: .onEdits(
      at: [.setEditing],
      answer: { edits, _, watch in
        guard let call = edits.plainCall, edits.isInTurn(of: call, watch),
          call.showed(edits.heard.cell), !call.told.contains(edits.heard.cell ?? "")
        else { return .notJudged }
        return Answer(!call.hasAsked)
      },
      expecting: { _, _ in "setEditing of all cells before canEditRowAt" }
    ),
    passing: ["\(shown) \(entered)"],
    failing: [
      """
      \(shown) editing:1 setEditing(cell-1,yes,no) canEdit(0-0)=yes style(0-0)=delete \
      becomes(cell-1,control) ↓ setEditing(cell-2,yes,no) canEdit(0-1)=yes style(0-1)=delete \
      becomes(cell-2,control)
      """
    ]
  )

  static let sameMessage = Rule(
    "editing.mode.same-message",
    "Cells are told of editing mode what the table was told, animated or not.",
    .invariant,
    catalogue: ["R130"],
    topic: .editing,
    check: .onEdits(
      at: [.setEditing],
      answer: { edits, _, watch in
        guard let call = edits.plainCall, edits.isInTurn(of: call, watch),
          call.showed(edits.heard.cell),
          // If no touches are recorded, a tap on the edit button may follow in the same turn.
          watch.hands.areRecorded || !call.hasTold(edits.heard.cell)
        else { return .notJudged }
        let isOther = edits.heard.isSet.map { $0 != call.isEditing } ?? false
        let isOtherwise = edits.heard.isAnimated.map { $0 != call.isAnimated } ?? false
        return Answer(!isOther && !(isOtherwise && call.isAnimated != nil))
      },
      expecting: { edits, _ in
        "setEditing(\(edits.call?.isEditing == true)), animated: \(edits.call?.isAnimated == true)"
      }
    ),
    passing: ["\(shown) \(entered)"],
    failing: [
      "\(shown) editing:1 ↓ setEditing(cell-1,no,no) setEditing(cell-2,yes,no) \(asked)",
      "\(shown) editing:1 setEditing(cell-1,yes,no) ↓ setEditing(cell-2,yes,yes) \(asked)",
    ]
  )

  static let tellsCells = Rule(
    "editing.mode.tells-cells",
    "As editing mode begins or ends every cell on the screen is told.",
    .response,
    catalogue: ["R130"],
    topic: .editing,
    check: .onEdits(
      at: [.pause, .turnEnd],
      answer: { edits, _, watch in
        guard let call = edits.plainCall, watch.hears(.setEditing), let shown = call.shown,
          !shown.isEmpty
        else { return .notJudged }
        return Answer(edits.untold(call) == nil)
      },
      found: { edits, _ in
        "the turn is over, and \(edits.call.flatMap(edits.untold) ?? "") not told"
      },
      expecting: { edits, _ in "setEditing of \(edits.call.flatMap(edits.untold) ?? "")" }
    ),
    passing: ["\(shown) \(entered)", "\(shown) \(entered) \(left)"],
    failing: [
      "\(shown) editing:1 setEditing(cell-1,yes,no) \(asked) ↓ |:e",
      "\(shown) \(entered) editing:0 setEditing(cell-1,no,no) becomes(cell-1,none) ↓ |:f",
    ]
  )

  static let asksAboutRows = Rule(
    "editing.mode.asks-about-rows",
    "As editing mode begins it is asked about every row on the screen whether it is edited, and how.",
    .response,
    catalogue: ["R130", "R131"],
    sources: ["G-Edit"],
    topic: .editing,
    check: .onEdits(
      at: [.pause, .turnEnd],
      answer: { edits, _, watch in
        guard let call = edits.plainCall, call.isEditing, watch.setting.isTable,
          let shown = call.shown,
          !shown.isEmpty
        else { return .notJudged }
        return Answer(edits.unasked(call, watch) == nil)
      },
      found: { edits, watch in
        "the turn is over, and no \(edits.call.flatMap { edits.unasked($0, watch) } ?? "")"
      },
      expecting: { edits, watch in
        edits.call.flatMap { edits.unasked($0, watch) } ?? ""
      }
    ),
    passing: [
      "\(shown) \(entered)",
      """
      \(shown) editing:1 setEditing(cell-1,yes,no) setEditing(cell-2,yes,no) canEdit(0-0)=no \
      canEdit(0-1)=yes style(0-1)=delete becomes(cell-2,control) |:e
      """,
    ],
    failing: [
      """
      \(shown) editing:1 setEditing(cell-1,yes,no) setEditing(cell-2,yes,no) canEdit(0-0)=yes \
      style(0-0)=delete becomes(cell-1,control) ↓ |:e
      """,
      """
      \(shown) editing:1 setEditing(cell-1,yes,no) setEditing(cell-2,yes,no) canEdit(0-0)=yes \
      style(0-0)=none canEdit(0-1)=yes ↓ |:e
      """,
    ]
  )

  static let whetherBeforeHow = Rule(
    "editing.mode.whether-before-how",
    "It is asked of each row whether it is edited before it is asked how.",
    .sequence,
    catalogue: ["R131"],
    topic: .editing,
    check: .onEdits(
      at: [.editingStyleForRow],
      answer: { edits, table, watch in
        guard watch.hears(.canEditRow), watch.setting.isTable, watch.setting.isSetUpAtAll,
          let path = edits.heard.path
        else { return .notJudged }
        if let call = edits.openCall, call.isEditing, edits.isInTurn(of: call, watch) {
          return Answer(call.askedWhether.contains(path))
        }
        // A row that is shown in editing mode.
        guard watch.turns.touch != watch.now.turn, watch.hands.down == 0,
          watch.record.isFromTheStart, !watch.record.calls.leavesOpen,
          edits.answers.isComplete, !table.rows.doubt.isShaken, !watch.isNested,
          table.rows.updates.latest == nil, edits.openCall == nil
        else { return .notJudged }
        return Answer(edits.answers.row(path) != nil)
      },
      expecting: { edits, _ in "canEditRowAt of \(Words.row(edits.heard.path)) before it" }
    ),
    passing: ["\(shown) \(entered)"],
    failing: [
      """
      \(shown) editing:1 setEditing(cell-1,yes,no) setEditing(cell-2,yes,no) canEdit(0-0)=yes \
      style(0-0)=delete becomes(cell-1,control) ↓ style(0-1)=delete canEdit(0-1)=yes \
      becomes(cell-2,control)
      """,
      "table=2 midway editing:1 setEditing(cell-1,yes,no) ↓ style(0-0)=delete canEdit(0-0)=yes",
      "table=2 isEditing=yes sections()=1 rows(0)=2 cell(0-0)=cell-1 ↓ style(0-0)=delete canEdit(0-0)=yes",
    ]
  )

  static let asCalled = Rule(
    "editing.mode.as-called",
    "At rest a table is in editing mode if code has put it there or a row stands open, and only then.",
    .rest,
    catalogue: ["R139", "R130"],
    topic: .editing,
    check: .onEdits(
      at: [.final],
      answer: { edits, _, watch in
        guard let isEditing = edits.heard.isEditing, !watch.isTableController else {
          return .notJudged
        }
        switch (edits.mode, edits.swipe.isOpen) {
        case (.yes, .no): return Answer(isEditing)
        case (.no, .no): return Answer(!isEditing)
        default: return .notJudged
        }
      },
      found: { edits, _ in "isEditing is \(edits.heard.isEditing == true)" },
      expecting: { edits, _ in "isEditing \(edits.mode == .yes)" }
    ),
    passing: ["\(shown) \(entered) |:e \(left) |:f"],
    failing: ["\(shown) \(entered) ↓ |:f", "\(shown) \(entered) \(left) ↓ |:e", "\(shown) ↓ |:e"]
  )

  static let dropsSelection = Rule(
    "editing.mode.drops-selection",
    "Nothing is selected any more when editing mode has begun or ended.",
    .invariant,
    grade: .should,
    catalogue: ["R149"],
    topic: .editing,
    check: .onEdits(
      at: [.final],
      answer: { edits, _, _ in
        guard let call = edits.call, call.isUntouched, !call.isDisturbed, call.isChange == .yes,
          let selection = edits.heard.selection
        else { return .notJudged }
        return Answer(selection.isEmpty)
      },
      found: { edits, _ in Words.rows(edits.heard.selection) },
      expecting: { _, _ in "no selected row" }
    ),
    passing: [
      "\(shown) select:0-1 \(entered) |:e{}",
      "\(shown) inputs=call \(entered) \(left) .9 picks(0-1) |:f{0-1}",
    ],
    failing: ["\(shown) select:0-1 \(entered) ↓ |:e{0-1}"]
  )

  static let notBracketed = Rule(
    "editing.mode.not-bracketed",
    "What code does with editing mode is not told as the beginning of a swipe.",
    .sequence,
    catalogue: ["R144"],
    topic: .editing,
    check: .onEdits(
      at: [.willBeginEditingRow],
      answer: { edits, _, watch in
        guard let call = edits.call, watch.hands.areRecorded else { return .notJudged }
        return call.isUntouched && watch.hands.down == 0 ? .violated : .notJudged
      },
      expecting: { _, _ in "nothing: no finger has come" }
    ),
    passing: ["\(shown) \(entered)"],
    failing: ["\(shown) \(entered) ↓ begins(0-0) ends(0-0) |:e"]
  )

  /// In drawings: a table of two rows in view, how it enters editing mode and how it leaves it.
  static let shown = "table=2 \(LoadRules.twoRows)"
  static let entered =
    "editing:1 setEditing(cell-1,yes,no) setEditing(cell-2,yes,no) \(asked)"
  static let left = """
    editing:0 setEditing(cell-1,no,no) becomes(cell-1,none) setEditing(cell-2,no,no) \
    becomes(cell-2,none)
    """
  static let asked = """
    canEdit(0-0)=yes style(0-0)=delete becomes(cell-1,control) canEdit(0-1)=yes style(0-1)=delete \
    becomes(cell-2,control)
    """
}

extension EditingFacts {
  /// Returns a cell that was on the screen when a call came and was not told of it.
  func untold(_ call: EditingCall) -> String? {
    call.shown?.first { !call.told.contains($0.cell) }?.cell
  }

  /// Returns a question that was not asked about a row that was on the screen when a call came.
  func unasked(_ call: EditingCall, _ watch: Watch) -> String? {
    for (path, _) in call.shown ?? [] {
      if watch.hears(.canEditRow), !call.askedWhether.contains(path) {
        return "canEditRowAt of row \(path)"
      }
      let mayEdit = watch.hears(.canEditRow) && answers.row(path)?.mayEdit == true
      if mayEdit, watch.hears(.editingStyleForRow), !call.askedHow.contains(path) {
        return "editingStyleForRowAt of row \(path)"
      }
    }
    return nil
  }
}
