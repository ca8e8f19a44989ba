internal import Traces
internal import Transcripts

/// Rules about the list that posts what is chosen of it (R360 to R364).
enum SelectionListRules {
  static let all = [posts, postsOnce, namesRow, selectsNothing, texts]

  private static let selection = ["selection"]
  private static let notification = "SelectionVCNotification"

  static let posts = Rule(
    "sample.selection.posts",
    "A tap on a row is posted before willSelect returns, each time.",
    .response,
    catalogue: ["R360", "R362"],
    topic: .samples,
    check: Acting.question(
      of: selection,
      .didSelectRow,
      .willSelectRow,
      .pause,
      .turnEnd,
      answer: { acting throws(Lack) in
        guard let choice = acting.facts.choice else { return .notJudged }
        try acting.hear(.post)
        return Answer(choice.posts > 0)
      },
      found: { _ in "a row that was asked about, and nothing posted" },
      expecting: { _ in "post of \(notification)" }
    ),
    passing: [
      "items=40 v .9 lights(0-5) .3 ^ didUnhighlight(0-5) willSelect(0-5)=nil chosen(5) lay"
    ],
    failing: ["items=40 v .9 lights(0-5) .3 ^ didUnhighlight(0-5) willSelect(0-5)=nil ↓ lay"]
  )

  static let postsOnce = Rule(
    "sample.selection.posts-once",
    "A tap is posted once, and nothing is posted without one.",
    .sequence,
    catalogue: ["R360"],
    topic: .samples,
    check: Acting.question(
      of: selection,
      .post,
      answer: { acting throws(Lack) in
        try acting.hear(.willSelectRow)
        try acting.fromTheStart()
        guard let choice = acting.facts.choice else { return .violated }
        return Answer(choice.turn == acting.watch.now.turn && choice.posts == 0)
      },
      expecting: { _ in "one notification for a tap" }
    ),
    passing: [
      "items=40 v .9 lights(0-5) .3 ^ didUnhighlight(0-5) willSelect(0-5)=nil chosen(5) lay"
    ],
    failing: [
      "items=40 v .9 lights(0-5) .3 ^ didUnhighlight(0-5) willSelect(0-5)=nil chosen(5) ↓ chosen(5)",
      "items=3 ↓ chosen(0)",
    ]
  )

  static let namesRow = Rule(
    "sample.selection.names-row",
    "The notification comes from the list's controller and says which row was tapped.",
    .invariant,
    catalogue: ["R360"],
    topic: .samples,
    check: Acting.question(
      of: selection,
      .post,
      answer: { acting throws(Lack) in
        guard let row = acting.facts.choice?.row else { throw .row }
        guard let name = acting.told.notification, let info = acting.told.info else {
          throw .setup
        }
        return Answer(
          name == notification && info["row"]?.string == "\(row.row)"
            && acting.told.sender == acting.model.view
        )
      },
      found: { acting in
        "\(acting.told.notification ?? "a notification") of row "
          + (acting.told.info?["row"]?.string ?? "none")
      },
      expecting: { acting in
        "\(notification) of row \(acting.facts.choice?.row?.row ?? 0), from the controller"
      }
    ),
    passing: [
      "items=40 v .9 lights(0-5) .3 ^ didUnhighlight(0-5) willSelect(0-5)=nil chosen(5) lay"
    ],
    failing: [
      "items=40 v .9 lights(0-5) .3 ^ didUnhighlight(0-5) willSelect(0-5)=nil ↓ chosen(2) lay"
    ]
  )

  static let selectsNothing = Rule(
    "sample.selection.selects-nothing",
    "willSelect is answered with nil, so nothing is ever selected.",
    .invariant,
    catalogue: ["R361"],
    sources: ["S2"],
    topic: .samples,
    check: Acting.question(
      of: selection,
      .willSelectRow,
      .didSelectRow,
      .final,
      answer: { acting throws(Lack) in
        switch acting.event {
        case .didSelectRow: return .violated
        case .willSelectRow:
          guard let hasAnswered = acting.told.hasAnsweredRow else { throw .answer }
          return Answer(!hasAnswered)
        default:
          guard let rows = acting.told.selectedRows else { throw .state }
          return Answer(rows.isEmpty)
        }
      },
      expecting: { _ in "nil, and no selected row" }
    ),
    passing: [
      "items=40 v .9 lights(0-5) .3 ^ didUnhighlight(0-5) willSelect(0-5)=nil chosen(5) lay"
    ],
    failing: [
      "items=40 v .9 lights(0-5) .3 ^ didUnhighlight(0-5) ↓ willSelect(0-5)=0-5 chosen(5) didSelect(0-5) changed() lay"
    ]
  )

  static let texts = Rule(
    "sample.selection.shows-items",
    "A row of the list says its text, whatever its cell said before.",
    .invariant,
    catalogue: ["R364"],
    topic: .samples,
    check: Acting.question(
      of: selection,
      .willDisplayCell,
      answer: { acting throws(Lack) in
        guard let items = acting.model.items else { throw .setup }
        guard let row = acting.told.row, items.indices.contains(row.row) else { throw .row }
        return Answer(try acting.told.text.value == items[row.row])
      },
      found: { "the text \"\(($0.told.text.ifTold ?? nil) ?? "")\"" },
      expecting: { acting in
        let row = acting.told.row?.row ?? 0
        let items = acting.model.items ?? []
        return "the text \"\(items.indices.contains(row) ? items[row] : "")\""
      }
    ),
    passing: ["items=3 sections()=1 rows(0)=3 cell(0-0)=cell-1 says(0-0,cell-1,i0)"],
    failing: ["items=3 sections()=1 rows(0)=3 cell(0-0)=cell-1 ↓ says(0-0,cell-1,i2)"]
  )
}
