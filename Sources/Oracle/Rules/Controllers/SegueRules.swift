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
        return Answer(sender != .null)
      },
      found: { screen, _ in "prepareForSegue with the sender \(screen.sender.map(Words.json) ?? "")"
      },
      expecting: { _, _ in "the cell that was tapped" }
    ),
    passing: [
      "nav didLoad(list) willAppear(list) sections()=1 rows(0)=3 cell(0-0)=a willDisplay(a,0-0) didAppear(list) v ^ prepareFor(list,page,a)",
      "\(AppearanceRules.shown) segue:page prepareFor(list,page,nil)",
    ],
    failing: [
      "nav didLoad(list) willAppear(list) sections()=1 rows(0)=3 cell(0-0)=a willDisplay(a,0-0) didAppear(list) v ^ ↓ prepareFor(list,page,nil)"
    ]
  )

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
