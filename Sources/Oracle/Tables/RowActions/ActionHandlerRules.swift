internal import Traces
internal import Transcripts

/// Rules about the handlers of a row's actions: when they are called, and for what (R503, R506 to R510,
/// R514).
enum ActionHandlerRules {
  static let all = [
    inside, ofOpenRow, ofEdge, once, notByShortSwipe, fullSwipeAllowed, fullSwipeFirst,
    fullSwipeRuns, tapRuns,
  ]

  static let inside = Rule(
    "editing.actions.inside",
    "Outside of editing mode an action belongs to a swipe: it runs before the swipe ends.",
    .sequence,
    catalogue: ["R514"],
    topic: .editing,
    check: .insideSwipe(at: [.actionHandler, .rowActionHandler]),
    passing: ["\(handled)"],
    failing: ["\(SwipeRules.finger) \(SwipeRules.asked) \(answered) ^ ↓ handles(Delete,0-0) |:f"]
  )

  static let ofOpenRow = Rule(
    "editing.actions.of-open-row",
    "The action that runs is one that was asked for the open row.",
    .invariant,
    catalogue: ["R508", "R510"],
    sources: ["R-handler", "H14"],
    topic: .editing,
    check: .onEdits(
      at: [.actionHandler, .rowActionHandler],
      answer: { edits, _, _ in
        guard edits.mode == .no, edits.swipe.isOpen == .yes, !edits.swipe.isDisturbed,
          let row = edits.swipe.row
        else { return .notJudged }
        if let path = edits.heard.path, path != row { return .violated }
        guard let action = edits.heard.action, !edits.swipe.titles.isEmpty else {
          return edits.heard.path == nil ? .notJudged : .holds
        }
        return Answer(edits.swipe.titles.contains(action))
      },
      expecting: { edits, _ in
        let titles = edits.swipe.titles.compactMap(\.self).map { "\"\($0)\"" }
        let ofRow = "handler of \(Words.row(edits.swipe.row))"
        return titles.isEmpty ? ofRow : "\(ofRow): \(titles.joined(separator: ", "))"
      }
    ),
    passing: ["\(handled)"],
    failing: [
      "\(opened) v:300,22 .5 ^ ↓ handles(Delete,0-1):e |:e",
      "\(opened) v:300,22 .5 ^ ↓ handles(Archive,0-0):e |:e",
    ]
  )

  static let ofEdge = Rule(
    "editing.actions.of-edge",
    "A finger that goes to the right brings out the leading actions, one that goes to the left the trailing ones.",
    .invariant,
    catalogue: ["R503"],
    topic: .editing,
    check: .onEdits(
      at: [.actionHandler],
      answer: { edits, _, _ in
        guard edits.mode == .no, edits.swipe.isOpen == .yes, !edits.swipe.isDisturbed,
          let edge = edits.swipe.edge, let action = edits.heard.action,
          edits.swipe.titles.contains(action),
          let titles = edits.swipe.actions.answer(at: edge == .leading ? .trailing : .leading)?
            .titles
        else { return .notJudged }
        // An action of the same title may lie at either edge.
        if edits.swipe.answer?.titles?.contains(action) == true { return .holds }
        return Answer(!titles.contains(action))
      },
      expecting: { edits, _ in
        edits.swipe.edge == .leading
          ? "a leading action: the finger went to the right"
          : "a trailing action: the finger went to the left"
      }
    ),
    passing: ["\(handled)"],
    failing: [
      """
      \(SwipeRules.finger) \(SwipeRules.asked) leading(0-0)=Read trailing(0-0)=Delete \
      begins(0-0):e becomes(cell-1,confirm):e ^ v:300,22 .5 ^ ↓ handles(Read,0-0):e |:e
      """
    ]
  )

  static let once = Rule(
    "editing.actions.once",
    "A finger runs one action, once.",
    .sequence,
    catalogue: ["R510", "R508"],
    sources: ["H14", "R-handler"],
    topic: .editing,
    check: .onEdits(
      at: [.actionHandler, .rowActionHandler],
      answer: { edits, _, watch in
        guard watch.hands.areRecorded, watch.hands.most <= 1, !edits.finger.isDisturbed,
          edits.mode == .no
        else { return .notJudged }
        return Answer(edits.finger.handlers == 0)
      },
      expecting: { _, _ in "nothing: the action has run" }
    ),
    passing: ["\(handled)"],
    failing: ["\(opened) v:300,22 .5 ^ handles(Delete,0-0):e ↓ handles(Delete,0-0):e |:e"]
  )

  static let notByShortSwipe = Rule(
    "editing.actions.not-by-short-swipe",
    "The finger that swipes a row open runs no action, unless it goes across most of the row.",
    .sequence,
    catalogue: ["R506"],
    topic: .editing,
    check: .onEdits(
      at: [.actionHandler, .rowActionHandler],
      answer: { edits, _, watch in
        guard edits.isOfOpeningFinger(watch), watch.geometry.size.isKnown else { return .notJudged }
        // No source says how far a finger goes that runs an action by itself.
        let reach = max(-watch.hands.nearest.x, watch.hands.farthest.x)
        return Answer(reach >= watch.geometry.size.x / 2)
      },
      expecting: { _, _ in "a tap on the action before it" }
    ),
    passing: ["\(fullSwipe)"],
    failing: [
      "\(opened) ↓ handles(Delete,0-0):e |:e", "midway \(opened) ↓ handles(Delete,0-0):e |:e",
    ]
  )

  static let fullSwipeAllowed = Rule(
    "editing.actions.full-swipe-allowed",
    "A swipe by itself runs an action only where performsFirstActionWithFullSwipe is true.",
    .sequence,
    catalogue: ["R506"],
    topic: .editing,
    check: .onEdits(
      at: [.actionHandler],
      answer: { edits, _, watch in
        guard edits.isOfOpeningFinger(watch), let runsFirst = edits.swipe.answer?.runsFirst else {
          return .notJudged
        }
        return Answer(runsFirst)
      },
      expecting: { _, _ in "nothing: performsFirstActionWithFullSwipe is false" }
    ),
    passing: ["\(fullSwipe)"],
    failing: [
      """
      \(across) trailing(0-0)=Delete~ begins(0-0):e becomes(cell-1,confirm):e -0,-200 ^ ↓ \
      handles(Delete,0-0):e |:e
      """
    ]
  )

  static let fullSwipeFirst = Rule(
    "editing.actions.full-swipe-first",
    "A full swipe runs the first action.",
    .invariant,
    catalogue: ["R507"],
    topic: .editing,
    check: .onEdits(
      at: [.actionHandler],
      answer: { edits, _, watch in
        guard edits.isOfOpeningFinger(watch), let titles = edits.swipe.answer?.titles,
          let action = edits.heard.action, titles.contains(action)
        else { return .notJudged }
        return Answer(titles.first == action)
      },
      expecting: { edits, _ in
        "handler of \"\((edits.swipe.answer?.titles?.first ?? nil) ?? "")\", the first action"
      }
    ),
    passing: ["\(fullSwipe)"],
    failing: [
      """
      \(across) trailing(0-0)=Delete,Flag begins(0-0):e becomes(cell-1,confirm):e -0,-200 ^ ↓ \
      handles(Flag,0-0):e |:e
      """
    ]
  )

  static let fullSwipeRuns = Rule(
    "editing.actions.full-swipe-runs",
    "A swipe from one end of a row to the other runs the first action.",
    .response,
    catalogue: ["R506"],
    topic: .editing,
    check: .onEdits(
      at: [.final, .turnEnd],
      answer: { edits, _, watch in
        edits.dues.unswiped != nil && edits.isFingerOver(at: watch.now) ? .violated : .notJudged
      },
      found: { edits, _ in
        "\(Words.row(edits.dues.unswiped)) was swiped from end to end, and nothing ran"
      },
      expecting: { edits, _ in "handler of \(Words.row(edits.dues.unswiped))" }
    ),
    passing: ["\(fullSwipe)"],
    failing: [
      "\(across) \(answered) begins(0-0):e becomes(cell-1,confirm):e -0,-200 ^ ↓ |:e",
      "\(across) \(answered) begins(0-0):e becomes(cell-1,confirm):e -0,-200 ^ .40 ↓ v:160,300 ^",
    ]
  )

  static let tapRuns = Rule(
    "editing.actions.tap-runs",
    "A tap on an action of the open row calls its handler.",
    .response,
    catalogue: ["R510", "R503"],
    sources: ["H14", "R-leading"],
    topic: .editing,
    check: .onEdits(
      at: [.final, .turnEnd],
      answer: { edits, _, watch in
        edits.dues.untapped != nil && edits.isFingerOver(at: watch.now) ? .violated : .notJudged
      },
      found: { edits, _ in
        "the actions of \(Words.row(edits.dues.untapped)) were tapped, and nothing ran"
      },
      expecting: { edits, _ in "handler of \(Words.row(edits.dues.untapped))" }
    ),
    passing: ["\(handled)"],
    failing: [
      "\(opened) |:e v:310,22 .5 ^ ↓ |:e", "\(opened) |:e v:310,22 .5 ^ .40 ↓ v:160,300 ^",
    ]
  )

  /// In drawings: a row with an action stands open, its action is tapped and runs, a finger goes across
  /// the whole row, and the same with what comes of it.
  static let answered = "trailing(0-0)=Delete"
  static let opened = """
    \(SwipeRules.finger) \(SwipeRules.asked) \(answered) begins(0-0):e becomes(cell-1,confirm):e ^
    """
  static let handled =
    "\(opened) |:e v:310,22 .5 ^ handles(Delete,0-0):e becomes(cell-1,none):f ends(0-0) |:f"
  private static let across = "table=40 commits=yes v:312,22 -0,-100 \(SwipeRules.asked)"
  private static let fullSwipe = """
    \(across) \(answered) begins(0-0):e becomes(cell-1,confirm):e -0,-200 ^ handles(Delete,0-0):e \
    becomes(cell-1,none):f ends(0-0) |:f
    """
}

extension EditingFacts {
  /// Returns true if what comes is of the finger that has opened the row, and of no tap.
  fileprivate func isOfOpeningFinger(_ watch: Watch) -> Bool {
    mode == .no && finger.swipes > 0 && finger.foundOpen != .yes && watch.hands.areRecorded
      && watch.hands.most == 1 && !finger.isDisturbed
  }
}
