internal import Traces

/// Rules about ways from a cell to another controller (truth 1.9, 1.17).
enum SegueRules {
  static let all = [senderIsCell, preparesFirst]

  static let senderIsCell = Rule(
    "controller.segue.sender-is-cell",
    "A segue that a tap on a row sets off is prepared with the tapped cell as its sender.",
    .invariant,
    catalogue: ["R216"],
    sources: ["S0", "R"],
    topic: .screens,
    check: .ofScreen(
      .prepareForSegue,
      answer: { screen, watch in
        guard watch.isTableController, let sender = screen.sender, watch.hands.areRecorded,
          watch.calls == .recorded, watch.touchTurn == watch.now.turn,
          watch.callTurn != watch.now.turn
        else { return .notJudged }
        guard let cell = sender.string else { return Answer(sender != .null) }
        return isOfTap(cell, watch)
      },
      found: { screen, _ in "prepareForSegue with the sender \(screen.sender.map(Words.json) ?? "")"
      },
      expecting: { _, _ in "the cell that was tapped" }
    ),
    passing: [
      "\(tapped) prepareFor(list,page,a)",
      "\(AppearanceRules.shown) segue:page prepareFor(list,page,nil)",
    ],
    failing: [
      "\(tapped) ↓ prepareFor(list,page,nil)",
      "\(tapped) ↓ prepareFor(list,page,b)",
      "\(tapped) ↓ prepareFor(list,page,c)",
    ]
  )

  /// Whether a cell is on the screen, and that of the row that is being selected.
  private static func isOfTap(_ cell: String, _ watch: Watch) -> Answer {
    guard let table = watch.table, !table.rows.isShaken, watch.hears(.willDisplayCell),
      watch.hears(.didEndDisplayingCell), watch.isFromTheStart
    else { return .holds }
    guard let row = table.rows.shown.row(of: cell) else { return .violated }
    guard let tapped = table.picks.scene.exchange.proposal?.path,
      table.picks.scene.exchange.reply.path.map({ $0 == tapped }) ?? true
    else { return .holds }
    return Answer(row == tapped)
  }

  /// In drawings: two cells, and a tap that proposes the row of the first.
  private static let tapped = """
    nav didLoad(list) willAppear(list) sections()=1 rows(0)=3 cell(0-0)=a willDisplay(a,0-0) \
    cell(0-1)=b willDisplay(b,0-1) didAppear(list) v:160,22 .9 lights(0-0) ^ didUnhighlight(0-0) willSelect(0-0)=0-0
    """

  static let preparesFirst = Rule(
    "controller.segue.prepares-first",
    "A segue is prepared before its destination is about to appear.",
    .sequence,
    grade: .may,
    catalogue: ["R366"],
    sources: ["S0"],
    topic: .screens,
    check: .ofScreen(
      .prepareForSegue,
      answer: { screen, watch in
        guard let name = screen.destination, let destination = watch.stage?.screen(named: name)
        else { return .notJudged }
        switch destination.phase {
        case .unknown, .going: return .notJudged
        case .away: return .holds
        case .coming, .here: return .violated
        }
      },
      expecting: { screen, _ in "it before viewWillAppear of \(screen.destination ?? "the page")" }
    ),
    passing: [
      "\(AppearanceRules.shown) segue:page prepareFor(list,page,nil) willDisappear(list) didLoad(page) willAppear(page) didDisappear(list) didAppear(page)"
    ],
    failing: [
      "\(AppearanceRules.shown) segue:page willDisappear(list) didLoad(page) willAppear(page) ↓ prepareFor(list,page,nil) didDisappear(list) didAppear(page)"
    ]
  )
}
