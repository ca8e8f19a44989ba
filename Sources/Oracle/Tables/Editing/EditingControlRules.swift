internal import Traces
internal import Transcripts

/// Rules about what cells show in editing mode and while a row stands open (R132 to R134, R137,
/// R140, R146).
enum EditingControlRules {
  static let all = [
    onlyOfEditable, onlyOfStyles, shows, goes, inPairs, swipedCellAlone, showsConfirmation,
    plusConfirmsNothing,
  ]

  static let onlyOfEditable = Rule(
    "editing.control.only-of-editable",
    "A row that may not be edited shows no control.",
    .invariant,
    catalogue: ["R133"],
    topic: .editing,
    check: .onEdits(
      at: [.willTransition, .didTransition],
      answer: { edits, table, _ in
        guard edits.heard.showsControl == true || edits.heard.showsConfirmation == true,
          let mayEdit = edits.answers.row(table.row(of: edits.heard.cell))?.mayEdit
        else { return .notJudged }
        return Answer(mayEdit)
      },
      expecting: { _, _ in "no control: canEditRowAt was answered false" }
    ),
    passing: ["\(EditingModeRules.shown) \(EditingModeRules.entered)"],
    failing: [
      """
      \(EditingModeRules.shown) editing:1 setEditing(cell-1,yes,no) setEditing(cell-2,yes,no) \
      canEdit(0-0)=no ↓ becomes(cell-1,control) canEdit(0-1)=yes style(0-1)=delete \
      becomes(cell-2,control)
      """
    ]
  )

  static let onlyOfStyles = Rule(
    "editing.control.only-of-styles",
    "A row of the style none shows no control.",
    .invariant,
    grade: .should,
    catalogue: ["R134"],
    topic: .editing,
    check: .onEdits(
      at: [.willTransition, .didTransition],
      answer: { edits, table, _ in
        guard edits.heard.showsControl == true,
          let style = edits.answers.row(table.row(of: edits.heard.cell))?.style
        else { return .notJudged }
        return Answer(style != "none")
      },
      expecting: { _, _ in "no control: editingStyleForRowAt was answered none" }
    ),
    passing: ["\(EditingModeRules.shown) \(EditingModeRules.entered)"],
    failing: [
      """
      \(EditingModeRules.shown) editing:1 setEditing(cell-1,yes,no) setEditing(cell-2,yes,no) \
      canEdit(0-0)=yes style(0-0)=none ↓ becomes(cell-1,control) canEdit(0-1)=yes \
      style(0-1)=delete becomes(cell-2,control)
      """
    ]
  )

  static let shows = Rule(
    "editing.control.shows",
    "As editing mode begins a row that may be edited shows its control.",
    .response,
    catalogue: ["R132"],
    topic: .editing,
    check: .onEdits(
      at: [.pause, .turnEnd],
      answer: { edits, _, watch in
        guard let call = edits.plainCall, call.isEditing, watch.hears(.willTransition),
          watch.setting.isSetUpAtAll, edits.setup.hasTicks == .no, let shown = call.shown,
          !shown.isEmpty
        else { return .notJudged }
        return Answer(edits.bare(call, watch) == nil)
      },
      found: { edits, watch in
        "the turn is over, and no control in \(edits.call.flatMap { edits.bare($0, watch) } ?? "")"
      },
      expecting: { edits, watch in
        "willTransition of \(edits.call.flatMap { edits.bare($0, watch) } ?? "") to a control"
      }
    ),
    passing: ["\(EditingModeRules.shown) \(EditingModeRules.entered)"],
    failing: [
      """
      \(EditingModeRules.shown) editing:1 setEditing(cell-1,yes,no) setEditing(cell-2,yes,no) \
      canEdit(0-0)=yes style(0-0)=delete becomes(cell-1,control) canEdit(0-1)=yes \
      style(0-1)=insert ↓ |:e
      """
    ]
  )

  static let goes = Rule(
    "editing.control.goes",
    "As editing mode ends a cell on the screen that shows a control shows it no more.",
    .response,
    catalogue: ["R130"],
    topic: .editing,
    check: .onEdits(
      at: [.pause, .turnEnd],
      answer: { edits, _, watch in
        guard let call = edits.plainCall, !call.isEditing, watch.hears(.willTransition),
          let shown = call.shown, !shown.isEmpty
        else { return .notJudged }
        return Answer(edits.cellWithControl(call) == nil)
      },
      found: { edits, _ in
        "the turn is over, and \(edits.call.flatMap(edits.cellWithControl) ?? "a cell") shows its control"
      },
      expecting: { edits, _ in
        "willTransition of \(edits.call.flatMap(edits.cellWithControl) ?? "the cell")"
      }
    ),
    passing: [
      "\(EditingModeRules.shown) \(EditingModeRules.entered) \(EditingModeRules.left) |:f"
    ],
    failing: [
      """
      \(EditingModeRules.shown) \(EditingModeRules.entered) editing:0 setEditing(cell-1,no,no) \
      becomes(cell-1,none) setEditing(cell-2,no,no) ↓ |:f
      """
    ]
  )

  static let inPairs = Rule(
    "editing.control.in-pairs",
    "A cell that shows something else has been about to, and what is about to show it does.",
    .sequence,
    catalogue: ["R140"],
    topic: .editing,
    check: .onEdits(
      at: [.didTransition, .final],
      answer: { edits, table, watch in
        if watch.now.event == .final {
          guard watch.hears(.willTransition), watch.hears(.didTransition), edits.hasEndings,
            !edits.areTransitionsLost, watch.record.isFromTheStart, !watch.site.mayBeRemoved
          else { return .notJudged }
          return Answer(edits.open(in: table) == nil)
        }
        guard let cell = edits.heard.cell, watch.hears(.willTransition),
          let told = edits.heard.showsControl, let confirms = edits.heard.showsConfirmation
        else { return .notJudged }
        guard let begun = edits.transitions[cell] else {
          return watch.record.isFromTheStart && !edits.areTransitionsLost ? .violated : .notJudged
        }
        return Answer(begun == EditingFacts.Transition(control: told, confirmation: confirms))
      },
      found: { edits, watch in
        guard watch.now.event == .final else { return edits.heard.words }
        let cell = watch.table.flatMap { edits.open(in: $0) }
        return "at rest, and no didTransition of \(cell ?? "a cell")"
      },
      expecting: { edits, watch in
        watch.now.event == .final
          ? "didTransition for each willTransition"
          : "willTransition of \(edits.heard.cell ?? "the cell") before it"
      }
    ),
    passing: ["\(EditingModeRules.shown) \(EditingModeRules.entered)"],
    failing: [
      "table=1 \(ReloadRules.oneRow) v:20,22 ↓ became(cell-1,control) ^",
      """
      \(EditingModeRules.shown) editing:1 setEditing(cell-1,yes,no) setEditing(cell-2,yes,no) \
      canEdit(0-0)=yes style(0-0)=delete becomes(cell-1,control) became(cell-1,control) \
      canEdit(0-1)=yes style(0-1)=delete becomes(cell-2,control) ↓ |:e
      """,
    ]
  )

  static let swipedCellAlone = Rule(
    "editing.swipe.cell-alone",
    "A swipe shows the button that confirms a deletion in its own row, and no other control.",
    .invariant,
    catalogue: ["R140", "R139"],
    sources: ["H5/UITableViewCell.h", "G-Edit"],
    topic: .editing,
    check: .onEdits(
      at: [.willTransition, .didTransition, .setEditing],
      answer: { edits, table, _ in
        guard edits.mode == .no, edits.swipe.isOpen == .yes, !edits.swipe.isDisturbed else {
          return .notJudged
        }
        if edits.heard.event == .setEditing {
          guard edits.heard.isSet == true, let row = edits.swipe.row,
            let shown = table.row(of: edits.heard.cell)
          else { return .notJudged }
          return Answer(row == shown)
        }
        if edits.heard.showsControl == true { return .violated }
        guard edits.heard.showsConfirmation == true, let row = edits.swipe.row,
          let shown = table.row(of: edits.heard.cell)
        else { return .notJudged }
        return Answer(row == shown)
      },
      expecting: { edits, _ in
        "showingDeleteConfirmation alone, in the cell of \(Words.row(edits.swipe.row))"
      }
    ),
    passing: ["\(swiped) |:e"],
    failing: [
      "\(SwipeRules.finger) \(SwipeRules.asked) begins(0-0):e confirmTitle(0-0)=nil:e ↓ becomes(cell-1,both):e ^ |:e",
      "\(SwipeRules.finger) \(SwipeRules.asked) begins(0-0):e confirmTitle(0-0)=nil:e becomes(cell-1,confirm):e ↓ becomes(cell-2,control):e ^ |:e",
    ]
  )

  static let showsConfirmation = Rule(
    "editing.swipe.shows-confirmation",
    "A row that stands open shows the button that confirms its deletion.",
    .rest,
    catalogue: ["R140"],
    topic: .editing,
    check: .onEdits(
      at: [.final],
      answer: { edits, table, watch in
        guard edits.mode == .no, edits.swipe.isOpen == .yes, !edits.swipe.isDisturbed,
          edits.heard.isEditing == true, watch.hears(.willTransition), watch.setting.isSetUpAtAll,
          watch.record.isFromTheStart, let row = edits.swipe.row, table.rows.shown.isShown(row),
          !edits.hasActions
        else { return .notJudged }
        return Answer(edits.confirming != nil)
      },
      found: { edits, _ in "\(Words.row(edits.swipe.row)) stands open, and its cell shows nothing"
      },
      expecting: { edits, _ in
        "willTransition to showingDeleteConfirmation in \(Words.row(edits.swipe.row))"
      }
    ),
    passing: ["\(swiped) |:e"],
    failing: [
      """
      commits=yes \(EditingModeRules.shown) v:250,22 -0,-40 \(SwipeRules.asked) begins(0-0):e \
      confirmTitle(0-0)=nil:e ^ ↓ |:e
      """
    ]
  )

  static let plusConfirmsNothing = Rule(
    "editing.plus.confirms-nothing",
    "A row of the style insert needs no confirmation: its plus inserts at once.",
    .sequence,
    catalogue: ["R137"],
    topic: .editing,
    check: .onEdits(
      at: [.willTransition, .titleForDeleteConfirmation],
      answer: { edits, table, _ in
        guard edits.mode == .yes else { return .notJudged }
        let isAsked = edits.heard.event == .titleForDeleteConfirmation
        guard isAsked || edits.heard.showsConfirmation == true else { return .notJudged }
        let row = isAsked ? edits.heard.path : table.row(of: edits.heard.cell)
        guard let style = edits.answers.row(row)?.style else { return .notJudged }
        return Answer(style != "insert")
      },
      expecting: { _, _ in "commit of the style insert" }
    ),
    passing: ["\(plus) v:20,22 .5 ^ commit(insert,0-0):e |:e"],
    failing: [
      "\(plus) v:20,22 .5 ^ ↓ becomes(cell-1,both):e |:e",
      "\(plus) v:20,22 .5 ^ ↓ confirmTitle(0-0)=nil:e |:e",
    ]
  )

  /// In drawings: the first row stands open, and a table whose rows have a plus is in editing mode.
  static let swiped = """
    \(SwipeRules.finger) \(SwipeRules.asked) begins(0-0):e confirmTitle(0-0)=nil:e \
    becomes(cell-1,confirm):e ^
    """
  static let plus = """
    commits=yes \(EditingModeRules.shown) editing:1 setEditing(cell-1,yes,no) \
    setEditing(cell-2,yes,no) canEdit(0-0)=yes style(0-0)=insert becomes(cell-1,control) \
    canEdit(0-1)=yes style(0-1)=insert becomes(cell-2,control)
    """
}

extension EditingFacts {
  /// Returns a cell on the screen that is about to show something, and has not been told that it
  /// does.
  func open(in table: TableFacts) -> String? {
    transitions.keys.sorted().first { !ended.contains($0) && table.row(of: $0) != nil }
  }

  /// Returns a cell that was on the screen when a call came and still shows its control.
  func cellWithControl(_ call: EditingCall) -> String? {
    call.shown?.first { transitions[$0.cell]?.control == true }?.cell
  }

  /// Returns a cell on the screen that shows no control though its row may be edited; only where the
  /// answers say so, or nobody is ever asked.
  func bare(_ call: EditingCall, _ watch: Watch) -> String? {
    call.shown?.first { path, cell in
      let row = answers.row(path)
      let mayEdit = row?.mayEdit ?? !call.askedWhether.contains(path)
      let style = answers.style(of: path, watch)
      return mayEdit && watch.hears(.canEditRow) && (style == "delete" || style == "insert")
        && !call.controlled.contains(cell)
    }?.cell
  }
}
