internal import Traces
internal import Transcripts

/// Rules about sheets that a finger pulls down, and what their delegates are asked and told.
enum SheetRules {
  static let all = [
    asksFirst, endsLast, goes, tellsEnd, attempt, attemptOnce, stays, silent, heedsPull,
  ]

  static let asksFirst = Rule(
    "controller.sheet.asks-first",
    "A sheet that a finger pulls down asks whether it may go before it tells that it will.",
    .sequence,
    catalogue: ["R436"],
    topic: .screens,
    check: .ofScreen(
      .willDismiss,
      answer: { screen, watch in
        guard let modal = screen.modal, watch.hears(.shouldDismiss),
          modal.isToldOf || screen.isHeardSinceItCame
        else { return .notJudged }
        return Answer(modal.isAsked && modal.mayGo != .no)
      },
      expecting: { screen, _ in
        screen.modal?.mayGo == .no ? "nothing: it may not go" : "shouldDismiss before it"
      }
    ),
    passing: [
      "\(pulled)", "modal=pageSheet nav log willDismiss(page) didDismiss(page)",
      "modal=pageSheet nav log mayDismiss(page) mayDismiss(page) willDismiss(page) mayDismiss(page) didDismiss(page)",
    ],
    failing: [
      "\(sheet) v:160,100 -0,300 ^ ↓ willDismiss(page) willDisappear(page,yes) didDisappear(page,yes) didDismiss(page)",
      "\(sheet) v:160,100 -0,300 ^ mayDismiss(page)=no ↓ willDismiss(page)",
      "modal=pageSheet nav log mayDismiss(page) attempted(page) ↓ willDismiss(page) didDismiss(page)",
      "modal=pageSheet nav log didDismiss(page) ↓ willDismiss(page) didDismiss(page)",
      "\(sheet) v:160,100 -0,300 ^ mayDismiss(page) willDismiss(page) ↓ willDismiss(page) willDisappear(page,yes) didDisappear(page,yes) didDismiss(page)",
    ]
  )

  static let endsLast = Rule(
    "controller.sheet.has-gone-last",
    "A sheet has told that it will go before it tells that it has.",
    .sequence,
    catalogue: ["R436"],
    topic: .screens,
    check: .ofScreen(
      .didDismiss,
      answer: { screen, watch in
        // A record that begins midway may begin after the sheet has told that it will go.
        guard let modal = screen.modal,
          modal.isToldOf && (!watch.record.isMidway || modal.hasToldOfEnd)
            || screen.isHeardSinceItCame
        else { return .notJudged }
        if !watch.hears(.willDismiss) { return modal.mayGo == .no ? .violated : .notJudged }
        return Answer(modal.isPulled)
      },
      expecting: { screen, _ in
        screen.modal?.mayGo == .no ? "nothing: it may not go" : "willDismiss before it"
      }
    ),
    passing: ["\(pulled)"],
    failing: [
      "\(sheet) v:160,100 -0,300 ^ mayDismiss(page) willDisappear(page,yes) didDisappear(page,yes) ↓ didDismiss(page)",
      "modal=pageSheet nav log mayDismiss(page) ↓ didDismiss(page) willDismiss(page)",
      "modal=pageSheet nav log willDismiss(page) didDismiss(page) ↓ didDismiss(page)",
      "modal=pageSheet nav log hears=mayDismiss,didDismiss mayDismiss(page)=no ↓ didDismiss(page)",
    ]
  )

  static let goes = Rule(
    "controller.sheet.goes",
    "A sheet that has told of a finger's lift that it will go is gone at rest.",
    .response,
    catalogue: ["R436"],
    topic: .screens,
    check: .at(
      [.rest],
      answer: { watch in
        guard let sheet = watch.pulledSheet, let modal = sheet.modal, modal.isPulledAtLift else {
          return .notJudged
        }
        return sheet.phase == .here || sheet.phase == .going ? .violated : .holds
      },
      found: { _ in "at rest, and the sheet that was pulled down has not gone" },
      expecting: { _ in "viewWillDisappear and viewDidDisappear of the sheet" }
    ),
    passing: ["\(pulled) settle"],
    failing: ["\(sheet) v:160,100 -0,300 ^ mayDismiss(page) willDismiss(page) ↓ settle"]
  )

  static let tellsEnd = Rule(
    "controller.sheet.tells-that-it-has-gone",
    "A sheet that a finger has pulled down tells that it has gone.",
    .response,
    catalogue: ["R436"],
    topic: .screens,
    check: .at(
      [.rest, .viewWillAppear],
      answer: { watch in
        guard watch.hears(.didDismiss) else { return .notJudged }
        guard watch.now.event == .rest else {
          return watch.screen?.hasGoneUntold == true ? .violated : .notJudged
        }
        guard let sheet = watch.pulledSheet, sheet.phase == .away else { return .notJudged }
        return .violated
      },
      found: { "\($0.now.event.word), and the sheet has gone without a word" },
      expecting: { _ in "didDismiss" }
    ),
    passing: ["\(pulled) settle"],
    failing: [
      """
      \(sheet) v:160,100 -0,300 ^ mayDismiss(page) willDismiss(page) willDisappear(page,yes) \
      didDisappear(page,yes) ↓ settle
      """,
      """
      \(sheet) v:160,100 -0,300 ^ mayDismiss(page) willDismiss(page) willDisappear(page,yes) \
      didDisappear(page,yes) .90 present:page ↓ willAppear(page) didAppear(page)
      """,
    ]
  )

  static let attempt = Rule(
    "controller.sheet.attempt-is-refused",
    "A sheet tells of an attempt to pull it down only where it may not go.",
    .invariant,
    catalogue: ["R437"],
    topic: .screens,
    check: .ofScreen(
      .didAttemptToDismiss,
      answer: { screen, watch in
        guard let modal = screen.modal, watch.hears(.shouldDismiss),
          watch.record.calls == .recorded, modal.isFixed != .unknown,
          modal.isAsked ? modal.mayGo != .unknown : screen.isFollowed
        else { return .notJudged }
        return Answer(modal.isFixed == .yes || modal.mayGo == .no)
      },
      expecting: { _, _ in "willDismiss: the sheet may go" }
    ),
    passing: ["\(sheet) v:160,100 -0,300 ^ mayDismiss(page)=no attempted(page)"],
    failing: [
      "\(sheet) v:160,100 -0,300 ^ mayDismiss(page) ↓ attempted(page)",
      "modal=pageSheet nav inputs=call hears=mayDismiss,attempted present:page mayDismiss(page)=yes ↓ attempted(page)",
    ]
  )

  static let attemptOnce = Rule(
    "controller.sheet.attempt-once",
    "The attempt of one finger to pull a sheet down is told once.",
    .sequence,
    catalogue: ["R437"],
    topic: .screens,
    check: .ofScreen(
      .didAttemptToDismiss,
      answer: { screen, watch in
        guard let modal = screen.modal, screen.isFollowed, watch.hands.areRecorded,
          watch.hands.most == 1, watch.turns.touchDown >= 0,
          watch.turns.call < watch.turns.touchDown
        else { return .notJudged }
        return Answer(modal.attemptTurn < watch.turns.touchDown)
      },
      expecting: { _, _ in "nothing: the attempt of this finger was told" }
    ),
    passing: [
      "\(sheet) \(refused) .60 \(refused)"
    ],
    failing: [
      "\(sheet) v:160,100 -0,300 mayDismiss(page)=no attempted(page) -0,20 ↓ attempted(page) ^"
    ]
  )

  /// In drawings: a finger that pulls at a sheet in vain.
  private static let refused = "v:160,100 -0,300 ^ mayDismiss(page)=no attempted(page)"

  static let stays = Rule(
    "controller.sheet.stays-where-refused",
    "A sheet that may not go stays as a finger pulls it down.",
    .response,
    catalogue: ["R437"],
    topic: .screens,
    check: .ofScreen(
      .viewWillDisappear,
      .willDismiss,
      .didDismiss,
      .didAttemptToDismiss,
      answer: { screen, watch in
        guard let modal = screen.modal, modal.covers == .no, !screen.isTangled else {
          return .notJudged
        }
        if watch.now.event == .willDismiss || watch.now.event == .didDismiss {
          // A call in the midst of a pull may come too late for it.
          guard modal.isFixed == .yes, watch.record.calls == .recorded,
            modal.wasAlwaysFixed && !watch.record.beginsInTheMiddle
              || watch.knowsPulls(at: screen) && watch.turns.call < watch.turns.touchDown,
            watch.now.event == .willDismiss || !watch.hears(.willDismiss)
          else { return .notJudged }
          return .violated
        }
        if watch.now.event == .didAttemptToDismiss { return .holds }
        // A dismissal by code needs no leave.
        guard modal.attemptTurn == watch.now.turn, watch.turns.call != watch.now.turn,
          !watch.record.calls.leavesOpen
        else { return .notJudged }
        return .violated
      },
      expecting: { _, _ in "nothing: the sheet stays" }
    ),
    passing: ["\(sheet) v:160,100 -0,300 ^ mayDismiss(page)=no attempted(page)"],
    failing: [
      "\(sheet) v:160,100 -0,300 ^ mayDismiss(page)=no attempted(page) ↓ willDisappear(page,yes) didDisappear(page,yes)",
      "isModalInPresentation=yes \(sheet) v:160,100 -0,300 ^ mayDismiss(page) ↓ willDismiss(page) willDisappear(page,yes) didDisappear(page,yes) didDismiss(page)",
      "hears=willDismiss,didDismiss isModalInPresentation=yes modal=pageSheet nav inputs=call present:page ↓ willDismiss(page) didDismiss(page)",
      "hears=didDismiss isModalInPresentation=yes modal=pageSheet nav present:page .9 v:160,100 -0,300 ^ .30 ↓ didDismiss(page)",
    ]
  )

  static let silent = Rule(
    "controller.sheet.code-is-not-told",
    "A dismissal by code tells a sheet's delegate nothing.",
    .response,
    catalogue: ["R438"],
    topic: .screens,
    check: .ofScreen(
      .willDismiss,
      .didDismiss,
      answer: { screen, watch in
        let stage = watch.site.stage
        guard let modal = screen.modal else { return .notJudged }
        // A view that goes in the very turn of the call goes for it.
        if let call = stage.navigation.modalCall, call.isDismissal, call.isPlain,
          !modal.isPulled || modal.pullTurn >= screen.going.turn,
          screen.isOnlyGoing(since: call.turn, isLast: watch.now.event == .didDismiss)
        {
          return .violated
        }
        guard watch.knowsPulls(at: screen) else { return .notJudged }
        guard let call = stage.navigation.modalCall, call.isDismissal else { return .holds }
        // A finger before the call may have pulled it down.
        let beginning = screen.isFollowed ? screen.coming.turn : modal.callTurn
        guard call.isPlain, watch.turns.touch < beginning else { return .notJudged }
        return .violated
      },
      expecting: { _, _ in "nothing: it is code that dismisses" }
    ),
    passing: ["\(pulled)"],
    failing: [
      "\(sheet) dismiss: mayDismiss(page) ↓ willDismiss(page) willDisappear(page) didDisappear(page)",
      "hears=didDismiss modal=pageSheet nav present:page .90 dismiss+: .30 ↓ didDismiss(page)",
      "hears=willAppear,didAppear,willDisappear,didDisappear,didDismiss modal=pageSheet nav inputs=call present:page willAppear(page) didAppear(page) dismiss: willDisappear(page) didDisappear(page) ↓ didDismiss(page)",
    ]
  )

  static let heedsPull = Rule(
    "controller.sheet.heeds-pull",
    "A sheet that a finger has pulled far down asks whether it may go, or tells of the attempt.",
    .rest,
    catalogue: ["R436", "R437"],
    sources: ["hirothings", "R"],
    topic: .screens,
    check: .at(
      [.rest, .viewWillDisappear],
      answer: { watch in
        guard watch.now.event == .rest || watch.screen?.modal != nil, watch.hasPulledSheet else {
          return .notJudged
        }
        return .violated
      },
      found: { "\($0.now.event.word), and nothing of the sheet that a finger has pulled down" },
      expecting: { _ in "shouldDismiss, or didAttemptToDismiss" }
    ),
    passing: ["\(sheet) v:160,100 +150 .1 +150 ^ mayDismiss(page)=no attempted(page)"],
    failing: [
      "\(sheet) v:160,100 +150 .1 +150 ^ ↓ settle",
      "isModalInPresentation=yes \(sheet) v:160,100 +150 .1 +150 ^ .90 .20 dismiss: ↓ willDisappear(page) didDisappear(page)",
    ]
  )

  /// In drawings: a list that has appeared below a sheet, and the sheet as a finger pulls it down.
  private static let sheet = """
    modal=pageSheet \(AppearanceRules.shown) present:page didLoad(page) willAppear(page) \
    didAppear(page)
    """
  private static let pulled = """
    \(sheet) v:160,100 -0,300 ^ mayDismiss(page) willDismiss(page) willDisappear(page,yes) \
    didDisappear(page,yes) didDismiss(page)
    """
}

extension Watch {
  /// Returns true if each finger and each call is known that may have dismissed a sheet since it was presented.
  fileprivate func knowsPulls(at screen: ScreenFacts) -> Bool {
    hands.areRecorded && record.calls == .recorded
      && (screen.isFollowed || record.isFromTheStart && (screen.modal?.callTurn ?? -1) >= 0)
  }

  /// The only sheet, if it was told to go for a finger, has not told that it has gone, and nothing else has a
  /// hand in it; nil: none.
  fileprivate var pulledSheet: ScreenFacts? {
    let sheets = site.stage.modals
    guard sheets.count == 1, let sheet = sheets.first, sheet.modal?.isPulled == true,
      sheet.isFollowed, !sheet.isTangled, record.calls == .recorded,
      turns.call < turns.touchDown, turns.delegate < turns.touchDown, hands.areRecorded,
      hands.down == 0
    else { return nil }
    return sheet
  }

  /// True if no call has come since the finger came, but the one of which a change is judged, long after the lift.
  private var hasNoCallSincePull: Bool {
    guard now.event == .viewWillDisappear else { return turns.call < turns.touchDown }
    return turns.call == now.turn && turns.callBefore < turns.touchDown && now.time >= 0
      && now.time - hands.time >= 1_000_000
  }

  /// True if one finger, and nothing since, has pulled the only sheet down by more than half the
  /// window, without a word of the sheet.
  fileprivate var hasPulledSheet: Bool {
    guard let sheet = site.stage.onlyModal, let modal = sheet.modal, modal.isSheet,
      sheet.phase == .here, sheet.isFollowed, !sheet.isTangled, !modal.isAsked, !modal.isPulled,
      modal.attemptTurn < turns.touchDown, hears(.shouldDismiss), hears(.didAttemptToDismiss),
      record.calls == .recorded, hasNoCallSincePull, sheet.coming.turn < turns.touchDown,
      hands.areRecorded, hands.most == 1, hands.deeds == .ended,
      let height = site.stage.navigation.window?.size?.y, !site.stage.mayScrollInSheet
    else { return false }
    let travel = hands.travel
    return travel.isKnown && hands.origin.y > 0 && travel.y > height.units / 2
      && abs(travel.x) < travel.y / 4
  }
}

extension ScreenFacts {
  /// Returns true if the view was told that it goes in a turn, and does, or has gone since.
  ///
  /// - Parameters:
  ///   - turn: the turn.
  ///   - isLast: true if a finger's pull would have been told by now.
  /// - Returns: whether that is so.
  fileprivate func isOnlyGoing(since turn: Int32, isLast: Bool) -> Bool {
    going.turn == turn && coming.turn < turn && !isTangled
      && (isLast || whereabouts.possible.isSubset(of: [.going, .away]))
  }

  /// True if the view has gone for a finger, and was not told that the sheet has.
  fileprivate var hasGoneUntold: Bool {
    guard let modal, modal.isPulled, isHeardSinceItCame, !isTangled, phase == .away else {
      return false
    }
    return going.turn == modal.pullTurn
  }
}

extension Stage {
  /// True if anything in the view of what is presented may keep a finger.
  fileprivate var mayScrollInSheet: Bool {
    watches.contains { watch in
      watch.setting.declaration.component != "content"
        && watch.setting.declaration.component != "navigation" && !watch.site.isInNavigation
    }
  }
}
