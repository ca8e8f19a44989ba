internal import Traces
internal import Transcripts

/// Rules about what is committed by hand (R136, R137, R141).
enum CommitRules {
  static let all = [
    inside, sameRow, once, byTap, ofStyle, byHand, confirmed, underFinger, minusUnderFinger,
  ]

  static let inside = Rule(
    "editing.commit.inside",
    "Outside of editing mode what is committed belongs to a swipe: it comes before the swipe ends.",
    .sequence,
    catalogue: ["R141", "R139"],
    sources: ["G-Edit", "B-58"],
    topic: .editing,
    check: .insideSwipe(at: [.commitEditing]),
    passing: [confirmed(swipe: "commit(delete,0-0):e becomes(cell-1,none) ends(nil)")],
    failing: [
      "\(SwipeRules.finger) \(SwipeRules.asked) ^ ↓ commit(delete,0-0) |:f",
      confirmed(swipe: "becomes(cell-1,none) ends(0-0) ↓ commit(delete,0-0)"),
    ]
  )

  static let sameRow = Rule(
    "editing.commit.same-row",
    "A swipe commits the deletion of the row that it began with.",
    .invariant,
    catalogue: ["R141", "R004"],
    sources: ["G-Edit", "B-61"],
    topic: .editing,
    check: .onEdits(
      at: [.commitEditing],
      answer: { edits, _, _ in
        guard edits.mode != .yes, edits.swipe.isOpen == .yes, !edits.swipe.isDisturbed,
          let row = edits.swipe.row, let path = edits.heard.path
        else { return .notJudged }
        return Answer(path == row && edits.heard.style.map { $0 == "delete" } ?? true)
      },
      expecting: { edits, _ in "commit of \(Words.row(edits.swipe.row)), delete" }
    ),
    passing: [confirmed(swipe: "commit(delete,0-0):e becomes(cell-1,none) ends(nil)")],
    failing: [
      confirmed(swipe: "↓ commit(delete,0-1):e becomes(cell-1,none) ends(nil)"),
      confirmed(swipe: "↓ commit(insert,0-0):e becomes(cell-1,none) ends(nil)"),
    ]
  )

  static let once = Rule(
    "editing.commit.once",
    "A swipe commits once.",
    .sequence,
    catalogue: ["R141"],
    sources: ["G-Edit", "B-61"],
    topic: .editing,
    check: .onEdits(
      at: [.commitEditing],
      answer: { edits, _, _ in
        guard edits.mode != .yes, edits.swipe.isOpen == .yes else { return .notJudged }
        return Answer(!edits.swipe.hasCommitted)
      },
      expecting: { _, _ in "didEndEditingRowAt" }
    ),
    passing: [confirmed(swipe: "commit(delete,0-0):e becomes(cell-1,none) ends(nil)")],
    failing: [
      confirmed(swipe: "commit(delete,0-0):e ↓ commit(delete,0-0):e becomes(cell-1,none) ends(nil)")
    ]
  )

  static let byTap = Rule(
    "editing.commit.by-tap",
    "The finger that swipes a row open commits nothing, unless it goes across most of the row.",
    .sequence,
    catalogue: ["R141", "R136"],
    topic: .editing,
    check: .onEdits(
      at: [.commitEditing],
      answer: { edits, _, watch in
        guard edits.mode == .no, edits.finger.swipes > 0, edits.finger.foundOpen == .no,
          watch.hands.areRecorded, watch.hands.most == 1, !edits.hasActions,
          !edits.finger.isDisturbed, watch.geometry.size.isKnown
        else { return .notJudged }
        // No source says how far a finger goes that commits by itself.
        return Answer(-watch.hands.nearest.x >= watch.geometry.size.x / 2)
      },
      expecting: { _, _ in "a tap on the button before it" }
    ),
    passing: [confirmed(swipe: "commit(delete,0-0):e becomes(cell-1,none) ends(nil)")],
    failing: [
      "\(EditingControlRules.swiped) ↓ commit(delete,0-0):e becomes(cell-1,none) ends(nil) |:f"
    ]
  )

  static let ofStyle = Rule(
    "editing.commit.of-style",
    "In editing mode a row's own style is committed: a deletion, unless another was asked for.",
    .invariant,
    catalogue: ["R132", "R136", "R137"],
    sources: ["H5/UITableView.h", "G-Edit"],
    topic: .editing,
    check: .onEdits(
      at: [.commitEditing],
      answer: { edits, _, watch in
        guard edits.mode == .yes, let told = edits.heard.style,
          let style = edits.answers.style(of: edits.heard.path, watch), style != "none"
        else { return .notJudged }
        return Answer(told == style)
      },
      expecting: { edits, watch in
        "commit of \(edits.answers.style(of: edits.heard.path, watch) ?? "")"
      }
    ),
    passing: ["\(minus) \(secondTap) commit(delete,0-0):e |:e"],
    failing: [
      "\(minus) \(secondTap) ↓ commit(insert,0-0):e |:e",
      "\(EditingControlRules.plus) v:20,22 .5 ^ v:300,22 .5 ^ ↓ commit(none,0-0):e |:e",
    ]
  )

  static let byHand = Rule(
    "editing.commit.by-hand",
    "In editing mode a plus commits at a tap, and a minus at no fewer than two.",
    .sequence,
    catalogue: ["R136", "R137"],
    sources: ["G-Edit", "H5/UITableView.h", "BK-11"],
    topic: .editing,
    check: .onEdits(
      at: [.commitEditing],
      answer: { edits, _, watch in
        guard edits.mode == .yes, watch.hands.areRecorded, let style = edits.heard.style
        else { return .notJudged }
        return Answer(edits.fingers >= (style == "delete" ? 2 : 1))
      },
      found: { edits, _ in
        "\(edits.heard.words) after \(Words.number(Int(edits.fingers))) taps"
      },
      expecting: { edits, _ in
        edits.heard.style == "delete" ? "two taps, on a minus and on a button" : "a tap on a plus"
      }
    ),
    passing: [
      "\(minus) \(secondTap) commit(delete,0-0):e |:e",
      "\(EditingControlRules.plus) v:20,22 .5 ^ commit(insert,0-0):e |:e",
    ],
    failing: [
      "\(entered) v:20,22 .5 ^ ↓ commit(delete,0-0):e |:e",
      """
      \(EditingControlRules.plus) v:20,22 .5 ^ commit(insert,0-0):e ↓ commit(insert,0-0):e |:e
      """,
    ]
  )

  static let confirmed = Rule(
    "editing.commit.confirmed",
    "A deletion is committed in a row that shows the button which confirms it.",
    .sequence,
    catalogue: ["R136", "R140"],
    sources: ["G-Edit", "H5/UITableViewCell.h"],
    topic: .editing,
    check: .onEdits(
      at: [.commitEditing],
      answer: { edits, table, watch in
        guard edits.heard.style == "delete", watch.hears(.willTransition),
          watch.setting.isSetUpAtAll,
          watch.record.isFromTheStart, edits.mode != .unknown, !edits.hasActions,
          edits.fingers > 1 || (edits.mode == .yes && !watch.hands.areRecorded),
          !edits.swipe.isDisturbed, edits.mode == .yes || edits.swipe.isOpen == .yes
        else { return .notJudged }
        guard let cell = edits.confirming else { return .violated }
        guard let row = table.row(of: cell), let path = edits.heard.path, edits.mode == .yes else {
          return .holds
        }
        return Answer(row == path)
      },
      found: { edits, _ in
        "\(edits.heard.words), and \(edits.confirming ?? "no cell") shows the button"
      },
      expecting: { edits, _ in
        "willTransition to showingDeleteConfirmation in \(Words.row(edits.heard.path))"
      }
    ),
    passing: ["\(minus) \(secondTap) commit(delete,0-0):e |:e"],
    failing: ["\(entered) v:20,22 .5 ^ \(secondTap) ↓ commit(delete,0-0):e |:e"]
  )

  static let underFinger = Rule(
    "editing.commit.under-finger",
    "In editing mode what is committed is the row that was tapped.",
    .invariant,
    catalogue: ["R136", "R137"],
    sources: ["G-Edit", "H5/UITableView.h"],
    topic: .editing,
    check: .onEdits(
      at: [.commitEditing],
      answer: { edits, table, watch in
        guard edits.mode == .yes, table.picks.finger.isCertain, watch.turns.touch == watch.now.turn,
          edits.finger.commits == 0, !edits.finger.isDisturbed, let path = edits.heard.path,
          !table.picks.finger.hasStrayed, let row = table.picks.finger.spot.path
        else { return .notJudged }
        return Answer(path == row)
      },
      expecting: { _, watch in
        "commit of \(watch.table?.picks.finger.spot.rowWords ?? "the row")"
      }
    ),
    passing: ["\(minus) \(secondTap) commit(delete,0-0):e |:e"],
    failing: ["\(EditingControlRules.plus) v:20,22 .5 ^ ↓ commit(insert,0-1):e |:e"]
  )

  static let minusUnderFinger = Rule(
    "editing.minus.under-finger",
    "In editing mode a tap brings out the button of the row that was tapped.",
    .invariant,
    catalogue: ["R136"],
    topic: .editing,
    check: .onEdits(
      at: [.willTransition, .titleForDeleteConfirmation],
      answer: { edits, table, watch in
        let isAsked = edits.heard.event == .titleForDeleteConfirmation
        guard edits.mode == .yes, isAsked || edits.heard.showsConfirmation == true,
          table.picks.finger.isCertain, watch.turns.touch == watch.now.turn,
          !edits.finger.isDisturbed, !table.picks.finger.hasStrayed,
          let path = isAsked ? edits.heard.path : table.row(of: edits.heard.cell),
          let row = table.picks.finger.spot.path
        else { return .notJudged }
        return Answer(path == row)
      },
      expecting: { _, watch in
        "\(watch.now.event.word) of \(watch.table?.picks.finger.spot.rowWords ?? "the row under the finger")"
      }
    ),
    passing: ["\(minus) \(secondTap) commit(delete,0-0):e |:e"],
    failing: [
      "\(entered) v:20,22 .5 ^ ↓ confirmTitle(0-1)=nil:e becomes(cell-1,both):e |:e",
      "\(entered) v:20,22 .5 ^ ↓ becomes(cell-2,both):e |:e",
    ]
  )

  /// In drawings: a table in editing mode, the same after a tap on a minus, and the tap that confirms.
  private static let entered =
    "commits=yes \(EditingModeRules.shown) \(EditingModeRules.entered)"
  private static let minus =
    "\(entered) v:20,22 .5 ^ confirmTitle(0-0)=nil:e becomes(cell-1,both):e"
  private static let secondTap = "v:300,22 .5 ^"

  /// Draws a row that stands open, whose button is tapped, and something comes of it.
  private static func confirmed(swipe messages: String) -> Example {
    "\(EditingControlRules.swiped) |:e v:300,22 .5 ^ \(messages) |:f"
  }
}
