internal import Traces
internal import Transcripts

/// Rules about ways from a cell to another controller.
enum SegueRules {
  static let all = [
    senderIsCell, preparesFirst, isPrepared, prepares, preparesOnce, asksFirst, heedsRefusal,
  ]

  static let senderIsCell = Rule(
    "controller.segue.sender-is-cell",
    "A segue that a tap on a row sets off is prepared with the tapped cell as its sender.",
    .invariant,
    catalogue: ["R216"],
    topic: .screens,
    check: .ofScreen(
      .prepareForSegue,
      answer: { screen, watch in
        guard watch.isTableController, let sender = screen.segue.sender,
          watch.record.calls == .recorded, watch.turns.call != watch.now.turn, isInTap(watch)
        else { return .notJudged }
        guard let cell = sender.string else { return Answer(sender != .null) }
        return isOfTap(cell, watch)
      },
      found: { screen, _ in
        "prepareForSegue with the sender \(screen.segue.sender.map(Words.json) ?? "")"
      },
      expecting: { _, _ in "the cell that was tapped" }
    ),
    passing: [
      "\(tapped) prepareFor(list,page,a) \(picked)",
      "\(AppearanceRules.shown) segue:page prepareFor(list,page,nil)",
    ],
    failing: [
      "\(tapped) ↓ prepareFor(list,page,nil) \(picked)",
      "\(tapped) ↓ prepareFor(list,page,b) \(picked)",
      "\(tapped) ↓ prepareFor(list,page,c) \(picked)",
    ]
  )

  /// Returns true if a tap is under way: its finger has just been lifted.
  ///
  /// If no finger is told, a row is proposed and not selected yet.
  private static func isInTap(_ watch: Watch) -> Bool {
    if watch.hands.areRecorded { return watch.turns.touch == watch.now.turn }
    return watch.table?.picks.scene.exchange.isOpen == true
      && watch.turns.delegate != watch.now.turn
  }

  /// Returns an answer that holds if a cell is on the screen, and is that of the row that is being
  /// selected.
  private static func isOfTap(_ cell: String, _ watch: Watch) -> Answer {
    guard let table = watch.table, !table.rows.doubt.isShaken, watch.hears(.willDisplayCell),
      watch.hears(.didEndDisplayingCell), watch.record.isFromTheStart
    else { return .holds }
    guard let row = table.rows.shown.row(of: cell) else { return .violated }
    guard let tapped = table.picks.scene.exchange.proposal?.path,
      table.picks.scene.exchange.reply.path.map({ $0 == tapped }) ?? true
    else { return .holds }
    return Answer(row == tapped)
  }

  /// In drawings: two cells, and a tap that proposes the row of the first.
  private static let tapped = "nav \(onTheWay)"
  private static let onTheWay = """
    didLoad(list) willAppear(list) sections()=1 rows(0)=3 cell(0-0)=a willDisplay(a,0-0) \
    cell(0-1)=b willDisplay(b,0-1) didAppear(list) v:160,22 .9 lights(0-0) ^ didUnhighlight(0-0) willSelect(0-0)=0-0
    """

  private static let picked = "didSelect(0-0) changed()"

  static let preparesFirst = Rule(
    "controller.segue.prepares-first",
    "A segue is prepared before its destination is about to appear.",
    .sequence,
    grade: .may,
    catalogue: ["R366"],
    topic: .screens,
    check: .ofScreen(
      .prepareForSegue,
      answer: { screen, watch in
        guard let name = screen.segue.destination,
          let destination = watch.site.stage.screen(named: name)
        else { return .notJudged }
        switch destination.phase {
        case .unknown, .going: return .notJudged
        case .away: return .holds
        case .coming, .here:
          // A segue to a view that came before leads to one that is made anew (R218).
          let isFirst = destination.coming.turn == watch.now.turn && !destination.passage.isPrepared
          return isFirst ? .violated : .notJudged
        }
      },
      expecting: { screen, _ in
        "prepareForSegue before viewWillAppear of \(screen.segue.destination ?? "the page")"
      }
    ),
    passing: [
      "\(AppearanceRules.shown) segue:page prepareFor(list,page,nil) didLoad(page) willDisappear(list) willAppear(page) didDisappear(list) didAppear(page)"
    ],
    failing: [
      "\(AppearanceRules.shown) segue:page didLoad(page) willDisappear(list) willAppear(page) ↓ prepareFor(list,page,nil) didDisappear(list) didAppear(page)"
    ]
  )

  static let isPrepared = Rule(
    "controller.segue.is-prepared",
    "A view that only a segue can lead to has been prepared for before it is about to appear.",
    .response,
    catalogue: ["R216", "R366"],
    topic: .screens,
    check: .ofScreen(
      .viewWillAppear,
      answer: { screen, watch in
        let stage = watch.site.stage
        guard screen.isFollowed, screen.isInNavigation,
          screen.hasAppeared == .no, screen.phase == .away, watch.record.calls == .recorded,
          !stage.navigation.hasNavigated, stage.leads(to: watch), !screen.isTangled
        else { return .notJudged }
        return Answer(screen.passage.isPrepared)
      },
      found: { _, _ in "viewWillAppear, and no prepareForSegue" },
      expecting: { _, watch in "prepareForSegue to \(watch.setting.declaration.name.text) before it"
      }
    ),
    passing: [
      "nav segues=page \(list) segue:page prepareFor(list,page,nil) \(changed)",
      "nav segues=page \(list) push:page \(changed)",
    ],
    failing: [
      "nav segues=page \(list) segue:page didLoad(page) willDisappear(list) ↓ willAppear(page) didDisappear(list) didAppear(page)"
    ]
  )

  static let prepares = Rule(
    "controller.segue.prepares",
    "A tap that has selected a row whose cell leads to another view has its segue prepared.",
    .response,
    catalogue: ["R216"],
    topic: .screens,
    check: .ofScreen(
      .final,
      answer: { screen, watch in
        guard screen.isFollowed, !screen.isTangled, hasTapped(watch), leadsEverywhere(watch) else {
          return .notJudged
        }
        let isRefused =
          screen.segue.question.map { $0.turn >= watch.turns.touchDown && $0.isAllowed != true }
          ?? false
        return isRefused ? .notJudged : Answer(screen.segue.turn >= watch.turns.touchDown)
      },
      found: { _, watch in
        let row = watch.table?.picks.scene.selected?.path
        return "no prepareForSegue for \(Words.row(row)), which was tapped"
      },
      expecting: { _, _ in "prepareForSegue, with the tapped cell as the sender" }
    ),
    passing: [
      "nav segues=page \(onTheWay) prepareFor(list,page,a) \(picked) |",
      "nav segues=page \(onTheWay) asksFor(list,page)=no \(picked) |",
    ],
    failing: ["nav segues=page \(onTheWay) \(picked) ↓ |"]
  )

  /// Returns true if the latest finger has surely selected a row of a table controller's, with
  /// nothing else in it.
  private static func hasTapped(_ watch: Watch) -> Bool {
    guard watch.isTableController, watch.hears(.prepareForSegue), watch.record.calls == .recorded,
      watch.hands.areRecorded, watch.hands.most == 1, watch.hands.down == 0,
      let picks = watch.table?.picks, !picks.isAnswered(.willSelectRow)
    else { return false }
    // A delegate that selects another row may select one that has no cell.
    let scene = picks.scene
    return scene.selected?.path != nil && scene.loss == nil
      && max(watch.turns.call, watch.turns.delegate) < watch.turns.touchDown
  }

  /// Returns true if each cell of a table leads to another view; one without an identifier leads
  /// nowhere.
  private static func leadsEverywhere(_ watch: Watch) -> Bool {
    let segues = watch.setting.declaration.config[.segues]?.elements ?? []
    // A call may have given the cells others.
    let identifiers = watch.table?.rows.setup.identifiers ?? []
    return !identifiers.isEmpty && segues.count >= identifiers.count
      && segues.allSatisfy { $0.string != nil } && identifiers.allSatisfy { $0 != nil }
  }

  static let preparesOnce = Rule(
    "controller.segue.prepares-once",
    "What one tap sets off is prepared once.",
    .sequence,
    grade: .should,
    catalogue: ["R218", "R216"],
    sources: ["programmingios", "R"],
    topic: .screens,
    check: .ofScreen(
      .prepareForSegue,
      answer: { screen, watch in
        guard let name = screen.segue.destination, let to = watch.site.stage.screen(named: name),
          to.isHeard, watch.record.calls == .recorded, let sender = screen.segue.sender,
          sender != .null, isEachTapSeen(watch)
        else { return .notJudged }
        // A program that performs it once more has it twice, and so does another tap.
        return Answer(
          !(to.passage.isPrepared && to.passage.sender == sender && !to.passage.isCalled)
        )
      },
      expecting: { screen, _ in "nothing: \(screen.segue.destination ?? "the page") is prepared for"
      }
    ),
    passing: [
      "\(tapped) prepareFor(list,page,a) ~segue:page prepareFor(list,page,nil) \(picked)",
      "\(tapped) prepareFor(list,page,a) didLoad(page) willDisappear(list) willAppear(page) \(picked)",
    ],
    failing: ["\(tapped) prepareFor(list,page,a) ↓ prepareFor(list,page,a) \(picked)"]
  )

  /// Returns true if another tap would be seen: in what is told of rows, or because there is one
  /// finger.
  private static func isEachTapSeen(_ watch: Watch) -> Bool {
    Event.allCases.contains { $0.beginsTap && watch.hears($0) }
      || watch.hands.areRecorded && watch.hands.most <= 1
  }

  static let asksFirst = Rule(
    "controller.segue.asks-first",
    "Whether a segue is to be performed is asked before it is prepared, and not after.",
    .sequence,
    catalogue: ["R216"],
    sources: ["R"],
    topic: .screens,
    check: .ofScreen(
      .shouldPerformSegue,
      answer: { _, watch in
        guard watch.latest.message.event == .prepareForSegue,
          watch.latest.message.turn == watch.now.turn,
          watch.turns.delegate != watch.now.turn
        else { return .notJudged }
        return .violated
      },
      expecting: { _, _ in "shouldPerformSegue before prepareForSegue" }
    ),
    passing: ["\(tapped) asksFor(list,page) prepareFor(list,page,a) \(picked)"],
    failing: ["\(tapped) prepareFor(list,page,a) ↓ asksFor(list,page) \(picked)"]
  )

  static let heedsRefusal = Rule(
    "controller.segue.heeds-refusal",
    "A segue that is not to be performed is not prepared.",
    .sequence,
    catalogue: ["R216"],
    sources: ["R"],
    topic: .screens,
    check: .ofScreen(
      .prepareForSegue,
      answer: { screen, watch in
        guard let asked = screen.segue.question, asked.turn == watch.now.turn,
          watch.turns.delegate != watch.now.turn, watch.latest.message.event == .shouldPerformSegue
        else { return .notJudged }
        if asked.isAllowed == false { return .violated }
        guard let wish = asked.name, let name = screen.segue.destination else { return .holds }
        return Answer(wish == name)
      },
      found: { screen, _ in "prepareForSegue to \(screen.segue.destination ?? "")" },
      expecting: { screen, _ in
        screen.segue.question?.isAllowed == false
          ? "nothing: shouldPerformSegue was answered false"
          : "prepareForSegue to \(screen.segue.question?.name ?? "")"
      }
    ),
    passing: ["\(tapped) asksFor(list,page) prepareFor(list,page,a) \(picked)"],
    failing: [
      "\(tapped) asksFor(list,page)=no ↓ prepareFor(list,page,a) \(picked)",
      "\(tapped) asksFor(list,page) ↓ prepareFor(list,other,a) \(picked)",
    ]
  )

  /// In drawings: a list that has appeared, and a page that takes its place.
  private static let list = "didLoad(list) willAppear(list) sections()=1 rows(0)=3 didAppear(list)"
  private static let changed =
    "didLoad(page) willDisappear(list) willAppear(page) didDisappear(list) didAppear(page)"
}

extension Stage {
  /// Returns true if a segue of another view leads to one that is not the first of its navigation,
  /// and is heard to be prepared.
  fileprivate func leads(to watch: Watch) -> Bool {
    guard watch.site.container.map({ watch.site.place > $0 + 1 }) ?? false else { return false }
    return watches.contains { other in
      other !== watch && other.hears(.prepareForSegue)
        && (other.setting.declaration.config[.segues]?.elements ?? []).contains {
          $0.string == watch.setting.declaration.name.text
        }
    }
  }
}
