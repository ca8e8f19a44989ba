internal import Traces
internal import Transcripts

/// Rules about what a table controller does with its table by itself.
enum TableControllerRules {
  static let all = [
    loadsAtFirst, loadsOnce, clears, clearsAsItAppears, looksWhileBack, losesLook, silent, keeps,
    survivesReturn, edits,
  ]

  static let loadsAtFirst = Rule(
    "controller.table.loads-at-first",
    "A table controller loads its table by the time that it first appears.",
    .response,
    catalogue: ["R203"],
    topic: .screens,
    check: .ofScreen(
      .viewDidAppear,
      answer: { screen, watch in
        guard watch.isTableController, screen.hasAppeared == .no, !screen.list.isDisturbed,
          // Without sections nobody asks for their rows.
          watch.hears(.numberOfSections)
            || (watch.hears(.numberOfRows) && watch.hasSections)
        else { return .notJudged }
        return Answer(screen.list.wasLoaded)
      },
      found: { _, _ in "viewDidAppear, and the table was never asked for" },
      expecting: { _, _ in "numberOfSections or numberOfRowsInSection before it" }
    ),
    passing: [
      "\(AppearanceRules.shown)",
      "nav didLoad(list) sections()=1 rows(0)=3 willAppear(list) didAppear(list)",
    ],
    failing: ["nav didLoad(list) willAppear(list) ↓ didAppear(list)"]
  )

  static let loadsOnce = Rule(
    "controller.table.loads-once",
    "A table controller that comes back does not load its table again.",
    .invariant,
    catalogue: ["R203"],
    topic: .screens,
    check: .ofScreen(
      .numberOfSections,
      .numberOfRows,
      answer: { screen, watch in
        guard watch.isTableController, screen.phase == .coming, screen.hasAppeared == .yes,
          screen.list.wasLoaded, !screen.list.isDisturbed, watch.turns.touch != watch.now.turn
        else { return .notJudged }
        return .violated
      },
      expecting: { _, _ in "nothing: the table was loaded when it first appeared" }
    ),
    passing: [
      "\(AppearanceRules.shown) \(AppearanceRules.pushed) pop: willDisappear(page) willAppear(list) didDisappear(page) didAppear(list)"
    ],
    failing: [
      "\(AppearanceRules.shown) \(AppearanceRules.pushed) pop: willDisappear(page) willAppear(list) ↓ sections()=1 rows(0)=3 didDisappear(page) didAppear(list)"
    ]
  )

  static let clears = Rule(
    "controller.table.clears-selection",
    "A table controller that comes back has cleared its selection, unless it is told not to.",
    .invariant,
    catalogue: ["R205"],
    topic: .screens,
    check: .ofScreen(
      .viewDidAppear,
      .willDeselectRow,
      .didDeselectRow,
      .final,
      answer: { screen, watch in
        guard watch.isTableController, screen.hasAppeared == .yes, screen.list.clears == .yes,
          screen.list.isMultiple == .no
        else { return .notJudged }
        if watch.now.event.isOfSelection {
          let isBack = screen.phase == .here && screen.list.hasReturned && !screen.list.wasDisturbed
          // A row may be selected again, by a finger alone.
          let mayBePicked =
            screen.list.hasPicked
            || !watch.hears(.didSelectRow)
              && (!watch.hands.areRecorded || watch.turns.touchDown > screen.coming.turn)
          return isBack && !mayBePicked ? .violated : .notJudged
        }
        guard !screen.list.isDisturbed, screen.isBack(watch), let selection = screen.list.selection
        else { return .notJudged }
        return Answer(selection.isEmpty)
      },
      found: { screen, watch in
        let rows = screen.list.selection.map { ", and \(Words.rows($0))" } ?? ""
        return watch.wordOfNow + rows
      },
      expecting: { _, _ in "no selected row" }
    ),
    passing: [
      "\(AppearanceRules.shown) \(AppearanceRules.left) pop: willDisappear(page) willAppear(list) didDisappear(page) didAppear(list){}",
      "nav clearsSelectionOnViewWillAppear=no didLoad(list) willAppear(list) sections()=1 rows(0)=3 didAppear(list) \(AppearanceRules.left) pop: willDisappear(page) willAppear(list) didDisappear(page) didAppear(list){0-1}",
    ],
    failing: [
      "\(AppearanceRules.shown) \(AppearanceRules.left) pop: willDisappear(page) willAppear(list) didDisappear(page) ↓ didAppear(list){0-1}",
      "\(AppearanceRules.shown) \(AppearanceRules.left) pop: willDisappear(page) willAppear(list) didDisappear(page) didAppear(list) ↓ |{0-1}",
      "\(AppearanceRules.shown) \(AppearanceRules.left) pop: willDisappear(page) willAppear(list) didDisappear(page) didAppear(list) .30 v ^ willSelect(0-1)=0-1 ↓ willDeselect(0-0)=0-0",
    ]
  )

  static let clearsAsItAppears = Rule(
    "controller.table.clears-as-it-appears",
    "The selection is cleared animated if the appearance is, and only then.",
    .invariant,
    catalogue: ["R205"],
    sources: ["R"],
    topic: .screens,
    check: .ofScreen(
      .setSelected,
      answer: { screen, watch in
        guard watch.isTableController, screen.phase == .coming, screen.hasAppeared == .yes,
          screen.coming.turn == watch.now.turn, !screen.list.isDisturbed,
          !screen.list.hasNewCells, screen.list.clears == .yes, let isAnimated = screen.isAnimated,
          let isDeselectionAnimated = screen.list.isDeselectionAnimated
        else { return .notJudged }
        return Answer(isAnimated == isDeselectionAnimated)
      },
      expecting: { screen, _ in "setSelected(false), animated: \(screen.isAnimated == true)" }
    ),
    passing: [
      "\(AppearanceRules.shown) \(AppearanceRules.left) pop+: willDisappear(page,yes) willAppear(list,yes) setSelected(a,no,yes) .5 didDisappear(page,yes) didAppear(list,yes){}"
    ],
    failing: [
      "\(AppearanceRules.shown) \(AppearanceRules.left) pop+: willDisappear(page,yes) willAppear(list,yes) ↓ setSelected(a,no,no) .5 didDisappear(page,yes) didAppear(list,yes){}"
    ]
  )

  static let looksWhileBack = Rule(
    "controller.table.cell-looks-as-it-appears",
    "A cell loses its selected look as its table comes back, and only where the selection is cleared.",
    .sequence,
    catalogue: ["R205", "R206"],
    sources: ["R"],
    topic: .screens,
    check: .ofScreen(
      .setSelected,
      answer: { screen, watch in
        guard watch.isTableController, screen.list.losesLook, screen.hasAppeared == .yes,
          screen.isFollowed, watch.record.calls == .recorded,
          watch.turns.touch != watch.now.turn, !screen.list.hasNewCells
        else { return .notJudged }
        // Whatever was done to the list before, a push takes nothing from it.
        if screen.phase == .going, watch.isInPush(of: screen) { return .violated }
        guard !screen.list.isDisturbed, screen.list.isMultiple == .no,
          // A tap on the edit button, which nobody tells, clears the selection too.
          watch.hands.areRecorded || watch.table?.picks.hasEditButton == false
        else { return .notJudged }
        switch screen.phase {
        case .away: return .violated
        case .coming: return screen.list.clears == .no ? .violated : .holds
        case .unknown, .here, .going: return .notJudged
        }
      },
      expecting: { screen, _ in
        screen.phase == .away ? "viewWillAppear before it" : "nothing: the selection is kept"
      }
    ),
    passing: [
      "\(AppearanceRules.shown) \(AppearanceRules.left) pop: willDisappear(page) willAppear(list) setSelected(a,no,no) didDisappear(page) didAppear(list){}"
    ],
    failing: [
      "\(AppearanceRules.shown) \(AppearanceRules.left) pop: willDisappear(page) ↓ setSelected(a,no,no) willAppear(list) didDisappear(page) didAppear(list){}",
      "nav clearsSelectionOnViewWillAppear=no didLoad(list) willAppear(list) sections()=1 rows(0)=3 didAppear(list) \(AppearanceRules.left) pop: willDisappear(page) willAppear(list) ↓ setSelected(a,no,no) didDisappear(page) didAppear(list){0-1}",
      "\(selected) push:page didLoad(page) willDisappear(list) ↓ setSelected(a,no,no) willAppear(page) didDisappear(list) didAppear(page)",
    ]
  )

  static let losesLook = Rule(
    "controller.table.cell-loses-look",
    "A table controller that has come back and clears its selection leaves no cell looking selected.",
    .response,
    catalogue: ["R205"],
    sources: ["R"],
    topic: .screens,
    check: .ofScreen(
      .viewDidAppear,
      answer: { screen, watch in
        guard watch.isTableController, screen.hasAppeared == .yes, screen.phase == .coming,
          screen.isFollowed, screen.list.clears == .yes, screen.list.isMultiple == .no,
          !screen.list.isDisturbed, !screen.list.hasNewCells, watch.record.calls == .recorded,
          watch.hears(.setSelected), watch.hears(.didEndDisplayingCell),
          watch.hands.areRecorded || watch.table?.picks.hasEditButton == false
        else { return .notJudged }
        return Answer(screen.list.looks.isEmpty)
      },
      found: { screen, _ in
        "viewDidAppear, and \(screen.list.looks.min() ?? "a cell") looks selected"
      },
      expecting: { screen, _ in "setSelected(false) of \(screen.list.looks.min() ?? "the cell")" }
    ),
    passing: [
      "\(selected) \(AppearanceRules.left) pop: willDisappear(page) willAppear(list) setSelected(a,no,no) didDisappear(page) didAppear(list){}"
    ],
    failing: [
      "\(selected) \(AppearanceRules.left) pop: willDisappear(page) willAppear(list) didDisappear(page) ↓ didAppear(list){}"
    ]
  )

  /// In drawings: a list in which code selects a row, whose cell is told.
  private static let selected = """
    nav didLoad(list) willAppear(list) sections()=1 rows(0)=3 cell(0-1)=a willDisplay(a,0-1) \
    didAppear(list) select:0-1 setSelected(a,yes,no)
    """

  static let silent = Rule(
    "controller.table.clears-silently",
    "A selection that goes as the table comes back is not told as a deselection.",
    .sequence,
    grade: .may,
    catalogue: ["R207"],
    sources: ["R"],
    topic: .screens,
    check: .ofScreen(
      .willDeselectRow,
      .didDeselectRow,
      .selectionDidChange,
      answer: { screen, watch in
        guard watch.isTableController, screen.hasAppeared == .yes, screen.phase == .coming,
          screen.coming.turn == watch.now.turn, watch.turns.touch != watch.now.turn,
          watch.turns.delegate != watch.now.turn, watch.record.calls == .recorded,
          watch.hands.down == 0
        else { return .notJudged }
        return .violated
      },
      expecting: { _, _ in "nothing: the table clears its selection silently" }
    ),
    passing: [
      "\(AppearanceRules.shown) \(AppearanceRules.left) pop: willDisappear(page) willAppear(list) didDisappear(page) didAppear(list){}"
    ],
    failing: [
      "\(AppearanceRules.shown) \(AppearanceRules.left) pop: willDisappear(page) willAppear(list) ↓ didDeselect(0-1) didDisappear(page) didAppear(list){}"
    ]
  )

  static let keeps = Rule(
    "controller.table.keeps-selection",
    "A table controller that is told not to clear its selection comes back with it.",
    .invariant,
    catalogue: ["R206"],
    topic: .screens,
    check: .ofScreen(
      .viewDidAppear,
      .final,
      answer: { screen, watch in
        guard watch.isTableController, screen.hasAppeared == .yes, screen.list.clears == .no,
          !screen.list.isDisturbed, screen.isBack(watch),
          // A tap on a button in the bar may begin editing as the view comes (R212).
          !screen.list.hasEditButton || watch.turns.touch < screen.coming.turn,
          let before = screen.list.selectionBefore, let selection = screen.list.selection
        else { return .notJudged }
        return Answer(selection == before)
      },
      found: { screen, watch in
        "\(watch.now.event.word), and \(Words.rows(screen.list.selection ?? []))"
      },
      expecting: { screen, _ in Words.rows(screen.list.selectionBefore ?? []) }
    ),
    passing: [
      "nav clearsSelectionOnViewWillAppear=no didLoad(list) willAppear(list) sections()=1 rows(0)=3 didAppear(list) \(AppearanceRules.left) pop: willDisappear(page) willAppear(list) didDisappear(page) didAppear(list){0-1}"
    ],
    failing: [
      "nav clearsSelectionOnViewWillAppear=no didLoad(list) willAppear(list) sections()=1 rows(0)=3 didAppear(list) \(AppearanceRules.left) pop: willDisappear(page) willAppear(list) didDisappear(page) ↓ didAppear(list){}",
      "nav clearsSelectionOnViewWillAppear=no didLoad(list) willAppear(list) sections()=1 rows(0)=3 didAppear(list) \(AppearanceRules.left) pop: willDisappear(page) willAppear(list) didDisappear(page) didAppear(list) ↓ |{}",
    ]
  )

  static let survivesReturn = Rule(
    "controller.table.survives-return",
    "Where the way back to a table came to nothing, its selection is as it was.",
    .invariant,
    catalogue: ["R209", "R356"],
    sources: ["mikeabdullah", "jmah/starred", "L-21"],
    topic: .screens,
    check: .ofScreen(
      .viewDidDisappear,
      answer: { screen, watch in
        guard watch.isTableController, screen.isTakenBack, !screen.list.isDisturbed,
          let before = screen.list.selectionBefore, let selection = screen.list.selection
        else { return .notJudged }
        return Answer(selection == before)
      },
      found: { screen, _ in "viewDidDisappear, and \(Words.rows(screen.list.selection))" },
      expecting: { screen, _ in Words.rows(screen.list.selectionBefore) }
    ),
    passing: [
      "\(AppearanceRules.shown) \(AppearanceRules.left) v willDisappear(page,yes) willAppear(list,yes) ^ willDisappear(list,yes) didDisappear(list,yes){0-1} willAppear(page) didAppear(page)"
    ],
    failing: [
      "\(AppearanceRules.shown) \(AppearanceRules.left) v willDisappear(page,yes) willAppear(list,yes) ^ willDisappear(list,yes) ↓ didDisappear(list,yes){} willAppear(page) didAppear(page)"
    ]
  )

  static let edits = Rule(
    "controller.table.edits",
    "A table is edited after its controller was told to, and not after it was told not to.",
    .rest,
    catalogue: ["R211"],
    topic: .screens,
    check: .ofScreen(
      .final,
      answer: { screen, watch in
        guard watch.isTableController, let editing = screen.list.editing,
          let isEdited = screen.list.isEdited, watch.turns.touch < screen.list.editingTurn
        else { return .notJudged }
        return Answer(editing == isEdited)
      },
      found: { screen, _ in "isEditing is \(screen.list.isEdited == true)" },
      expecting: { screen, _ in "isEditing \(screen.list.editing == true)" }
    ),
    passing: [
      "\(AppearanceRules.shown) editing:1 |:e",
      "\(AppearanceRules.shown) editing:0 |:f",
    ],
    failing: [
      "\(AppearanceRules.shown) editing:1 ↓ |:f",
      "\(AppearanceRules.shown) editing:0 ↓ |:e",
    ]
  )
}

extension Watch {
  /// True if a header says that there are sections.
  fileprivate var hasSections: Bool {
    setting.declaration.config[.sections]?.numbers?.isEmpty == false
  }
}

extension ScreenFacts {
  /// Returns true if the table has just come back, or has rested since without a finger.
  fileprivate func isBack(_ watch: Watch) -> Bool {
    guard watch.now.event == .final else { return phase == .coming }
    return phase == .here && list.hasReturned && !list.wasDisturbed
      && watch.turns.touch < coming.turn
  }
}

extension Watch {
  /// Returns true if the view goes in this very turn because the program pushes another one, and
  /// nobody else has a hand in it.
  fileprivate func isInPush(of screen: ScreenFacts) -> Bool {
    guard let called = site.stage.navigation.called else { return false }
    return called.isPlain && called.turn == now.turn && screen.going.turn == now.turn
      && turns.delegate != now.turn
  }
}
