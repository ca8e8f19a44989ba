internal import Traces
internal import Transcripts

/// Rules about the end of a swipe across a row (R139, R142, R143, R144).
enum SwipeEndRules {
  static let all = [
    beginsOnce, endsWhatBegan, endsOnce, endsItsRow, ends, closes, closesOnly, hidesButton,
  ]

  static let beginsOnce = Rule(
    "editing.swipe.begins-once",
    "A swipe begins when the one before it has ended.",
    .sequence,
    grade: .should,
    catalogue: ["R143"],
    sources: ["openradar-19411256", "B-59"],
    topic: .editing,
    needs: .endsEverySwipe,
    check: .onEdits(
      at: [.willBeginEditingRow],
      answer: { edits, _, _ in
        edits.swipe.isOpen == .unknown ? .notJudged : Answer(edits.swipe.isOpen == .no)
      },
      expecting: { edits, _ in "didEndEditingRowAt of \(Words.row(edits.swipe.row)) before it" }
    ),
    passing: ["log begins(0-0) ends(0-0) begins(0-1) ends(0-1)"],
    failing: ["log begins(0-0) ↓ begins(0-1) ends(0-1)"]
  )

  static let endsWhatBegan = Rule(
    "editing.swipe.ends-what-began",
    "The end of a swipe is told only where its beginning was.",
    .sequence,
    catalogue: ["R139", "R144"],
    topic: .editing,
    check: .onEdits(
      at: [.didEndEditingRow],
      answer: { edits, _, _ in
        // An end that is told again is told by the rule about that.
        guard edits.swipe.isOpen != .unknown, !edits.swipe.hasJustEnded else { return .notJudged }
        return Answer(edits.swipe.isOpen == .yes)
      },
      expecting: { _, _ in "willBeginEditingRowAt before it" }
    ),
    passing: ["log begins(0-0) ends(0-0)"],
    failing: ["table=40 commits=yes v:160,300 .5 ^ ↓ ends(0-0) |:f"]
  )

  static let endsOnce = Rule(
    "editing.swipe.ends-once",
    "The end of a swipe is told once.",
    .sequence,
    grade: .should,
    catalogue: ["R143"],
    sources: ["openradar-19411256", "B-59"],
    topic: .editing,
    needs: .endsEverySwipe,
    check: .onEdits(
      at: [.didEndEditingRow],
      answer: { edits, _, _ in
        switch edits.swipe.isOpen {
        case .yes: .holds
        case .no: edits.swipe.hasJustEnded ? .violated : .notJudged
        case .unknown: .notJudged
        }
      },
      expecting: { _, _ in "nothing: the swipe has ended" }
    ),
    passing: ["log begins(0-0) ends(0-0)"],
    failing: ["log begins(0-0) ends(0-0) ↓ ends(0-0)"]
  )

  static let endsItsRow = Rule(
    "editing.swipe.ends-its-row",
    "A swipe ends with the row that it began with, or with none where that is gone.",
    .invariant,
    catalogue: ["R139", "R142"],
    sources: ["G-Edit", "R-TVD-old", "BK-10/swipes"],
    topic: .editing,
    check: .onEdits(
      at: [.didEndEditingRow],
      answer: { edits, table, watch in
        // A row that the commit has deleted or moved goes by its old path, or by its new one.
        if edits.swipe.isOpen == .yes, let row = edits.swipe.committed, let path = edits.heard.path
        {
          let update = table.rows.updates.latest
          let isMoved =
            update?.turn == watch.now.turn && update?.shift?.fate(of: row) == .kept(path)
          return Answer(path == row || isMoved)
        }
        guard edits.swipe.isOpen == .yes, let row = edits.swipe.row, !edits.swipe.hasCommitted,
          !edits.swipe.isDisturbed, watch.record.calls == .recorded, watch.hears(.commitEditing)
        else { return .notJudged }
        guard let path = edits.heard.path else { return .notJudged }
        return Answer(path == row)
      },
      expecting: { edits, _ in "didEndEditingRow of \(Words.row(edits.swipe.row))" }
    ),
    passing: [
      "\(EditingControlRules.swiped) |:e v:160,300 .5 ^ becomes(cell-1,none) ends(0-0) |:f"
    ],
    failing: [
      "\(EditingControlRules.swiped) |:e v:160,300 .5 ^ becomes(cell-1,none) ↓ ends(0-1) |:f",
      "\(EditingControlRules.swiped) |:e v:300,22 .5 ^ commit(delete,0-0):e becomes(cell-1,none) ↓ ends(0-3) |:f",
    ]
  )

  static let ends = Rule(
    "editing.swipe.ends",
    "A table that is not in editing mode any more has told that the swipe is over.",
    .rest,
    grade: .should,
    catalogue: ["R143", "R518"],
    sources: ["openradar-19411256", "openradar-19810907", "B-59"],
    topic: .editing,
    needs: .endsEverySwipe,
    check: .onEdits(
      at: [.final],
      answer: { edits, table, watch in
        guard edits.swipe.isOpen == .yes, watch.hears(.didEndEditingRow) else { return .notJudged }
        // A row that is deleted stands open no more.
        if edits.swipe.hasCommitted || edits.swipe.moves == 1, let row = edits.swipe.row,
          let update = table.rows.updates.latest, update.isTrusted,
          update.changes.rows.deleted == [row]
        {
          return .violated
        }
        return Answer(edits.heard.isEditing)
      },
      found: { edits, _ in
        edits.heard.isEditing == false
          ? "isEditing is false, and no didEndEditingRowAt"
          : "\(Words.row(edits.swipe.row)) is gone, and no didEndEditingRowAt"
      },
      expecting: { edits, _ in "didEndEditingRowAt of \(Words.row(edits.swipe.row))" }
    ),
    passing: ["\(EditingControlRules.swiped) |:e"],
    failing: [
      "\(SwipeRules.finger) \(SwipeRules.asked) begins(0-0):e ^ ↓ |:f",
      """
      commits=yes table=40 deaf=cell,willDisplay,didEnd,height sections()=1 rows(0)=40 v:250,22 -0,-40 \
      \(SwipeRules.asked) begins(0-0):e ^ sections:39 delete:0-0 sections()=1 rows(0)=39 ↓ |:e
      """,
    ]
  )

  static let closes = Rule(
    "editing.swipe.tap-closes",
    "A tap elsewhere closes a row that stands open.",
    .response,
    grade: .should,
    catalogue: ["R142", "R519"],
    sources: ["BK-10/swipes", "openradar-19411256"],
    topic: .editing,
    check: .onEdits(
      at: [.final],
      answer: { edits, _, watch in
        guard edits.dues.unclosed != nil, edits.swipe.isOpen == .yes,
          edits.heard.isEditing != false,
          watch.hears(.didEndEditingRow)
        else { return .notJudged }
        return .violated
      },
      found: { edits, _ in "\(Words.row(edits.dues.unclosed)) stands open still" },
      expecting: { edits, _ in "didEndEditingRowAt of \(Words.row(edits.dues.unclosed))" }
    ),
    passing: [
      "\(EditingControlRules.swiped) |:e v:160,300 .5 ^ becomes(cell-1,none) ends(0-0) |:f"
    ],
    failing: ["\(EditingControlRules.swiped) |:e v:160,300 .5 ^ ↓ |:e"]
  )

  static let hidesButton = Rule(
    "editing.swipe.hides-confirmation",
    "A row that does not stand open any more does not show the button that confirms its deletion.",
    .rest,
    catalogue: ["R140", "R142"],
    sources: ["H5/UITableViewCell.h", "BK-10/swipes"],
    topic: .editing,
    check: .onEdits(
      at: [.final],
      answer: { edits, table, watch in
        guard edits.mode == .no, edits.swipe.isOpen == .no, edits.hasTransitions,
          !edits.swipe.isDisturbed, !edits.finger.isDisturbed, watch.hears(.willTransition),
          watch.record.isFromTheStart, !watch.site.mayBeRemoved
        else { return .notJudged }
        guard let cell = edits.confirming else { return .holds }
        return table.row(of: cell) == nil ? .notJudged : .violated
      },
      found: { edits, _ in "at rest, and \(edits.confirming ?? "a cell") shows the button" },
      expecting: { edits, _ in "willTransition of \(edits.confirming ?? "the cell") before it" }
    ),
    passing: [
      "\(EditingControlRules.swiped) |:e v:160,300 .5 ^ becomes(cell-1,none) ends(0-0) |:f"
    ],
    failing: ["\(open) |:e v:160,300 .5 ^ ends(0-0) ↓ |:f"]
  )

  private static let open = """
    commits=yes \(EditingModeRules.shown) v:250,22 -0,-40 \(SwipeRules.asked) begins(0-0):e \
    confirmTitle(0-0)=nil:e becomes(cell-1,confirm):e ^
    """

  static let closesOnly = Rule(
    "editing.swipe.tap-closes-only",
    "A tap that closes a row selects nothing, and elsewhere than on the row it commits and runs nothing.",
    .sequence,
    grade: .should,
    catalogue: ["R142"],
    topic: .editing,
    check: .onEdits(
      at: [
        .willSelectRow, .didSelectRow, .willDeselectRow, .didDeselectRow, .commitEditing,
        .actionHandler, .rowActionHandler, .didEndEditingRow,
      ],
      answer: { edits, table, watch in
        if watch.now.event == .didEndEditingRow {
          return edits.hasSelectedBesideOpen(table, watch) ? .violated : .notJudged
        }
        guard edits.finger.foundOpen == .yes, edits.mode == .no, !edits.finger.isDisturbed,
          !edits.swipe.isDisturbed, watch.hands.areRecorded,
          // A second finger may select what it finds when the first has closed the row.
          watch.hands.most <= 1
        else { return .notJudged }
        guard watch.now.event == .commitEditing || watch.now.event.isHandler else {
          return .violated
        }
        guard let openRow = edits.finger.openRow else { return .notJudged }
        switch table.picks.finger.spot {
        case .untold(let lack): return .lacks(lack)
        case .told(nil): return .violated
        case .told(let row?): return Answer(row == openRow)
        }
      },
      found: { edits, watch in
        watch.now.event.isOfEditing ? edits.heard.words : watch.now.event.word
      },
      expecting: { edits, _ in "didEndEditingRowAt of \(Words.row(edits.finger.openRow))" }
    ),
    passing: [
      "\(EditingControlRules.swiped) |:e v:160,300 .5 ^ becomes(cell-1,none) ends(0-0) |:f"
    ],
    failing: [
      """
      \(EditingControlRules.swiped) |:e v:160,300 .5 ^ ↓ commit(delete,0-0):e \
      becomes(cell-1,none) ends(0-0) |:f
      """,
      """
      \(EditingControlRules.swiped) |:e v:160,300 .5 ^ lights(0-6) didUnhighlight(0-6) ↓ willSelect(0-6)=nil becomes(cell-1,none) \
      ends(0-0) |:f
      """,
      "table=40 midway commits=yes v:160,300 .5 ^ lights(0-6) didUnhighlight(0-6) picks(0-6) ↓ ends(0-0) |:f",
    ]
  )
}

extension EditingFacts {
  /// Returns true if a row that now closes stood open when the finger came that has selected another.
  fileprivate func hasSelectedBesideOpen(_ table: TableFacts, _ watch: Watch) -> Bool {
    finger.foundOpen == .unknown && finger.swipes == 0 && !finger.isDisturbed && mode != .yes
      && watch.hands.areRecorded && watch.hands.most <= 1 && !watch.record.calls.leavesOpen
      && watch.hears(.willBeginEditingRow) && table.picks.finger.isCertain
      && table.picks.scene.wasPicked
  }
}
