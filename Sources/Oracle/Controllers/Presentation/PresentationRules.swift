internal import Traces
internal import Transcripts

/// Rules about controllers that are presented: in which order they and those below are told.
enum PresentationRules {
  static let all = [
    loadsFirst, leavesFirst, arrivesFirst, dismissedFirst, backFirst, hearsNothing,
    completesPresentation, completesDismissal, completes, takesItsTime,
  ]

  static let loadsFirst = Rule(
    "controller.presentation.loads-first",
    "A view that is presented is loaded before the one below is told that it goes.",
    .sequence,
    grade: .should,
    catalogue: ["R429"],
    topic: .screens,
    check: .ofScreen(
      .viewDidLoad,
      .viewWillAppear,
      answer: { screen, watch in
        guard screen.modal?.covers == .yes else { return .notJudged }
        let isOfCall = watch.site.stage.modalOfCall(watch) === screen
        if watch.now.event == .viewWillAppear {
          guard !isOfCall, !screen.isTangled, screen.phase == .away else { return .notJudged }
          return Answer(!screen.passage.isLoadedLate)
        }
        guard isOfCall, let below = watch.site.stage.screensBelow else { return .notJudged }
        return Answer(!below.contains { $0.phase == .going })
      },
      expecting: { _, _ in "viewDidLoad before viewWillDisappear of the view below" }
    ),
    passing: ["\(shown) \(presented)"],
    failing: [
      "\(shown) present:page willDisappear(list) ↓ didLoad(page) willAppear(page) didAppear(page) didDisappear(list)",
      "modal=fullScreen nav log willDisappear(list) didLoad(page) ↓ willAppear(page) didAppear(page) didDisappear(list)",
    ]
  )

  static let leavesFirst = Rule(
    "controller.presentation.leaves-first",
    "The view below one that covers it is told that it goes before the other that it comes.",
    .sequence,
    grade: .should,
    catalogue: ["R426"],
    sources: ["LM-4", "LM-6", "BM-02"],
    topic: .screens,
    check: .ofScreen(
      .viewWillAppear,
      answer: { screen, watch in
        guard screen.modal?.covers == .yes, screen.phase == .away,
          watch.site.stage.modalOfCall(watch) === screen,
          let below = watch.site.stage.screensBelow
        else { return .notJudged }
        return Answer(!below.contains { $0.phase == .here })
      },
      expecting: { _, _ in "viewWillDisappear of the view below" }
    ),
    passing: ["\(shown) \(presented)"],
    failing: [
      "\(shown) present:page didLoad(page) ↓ willAppear(page) willDisappear(list) didAppear(page) didDisappear(list)",
      "\(shown) present:page didLoad(page) ↓ willAppear(page) didAppear(page)",
    ]
  )

  static let arrivesFirst = Rule(
    "controller.presentation.arrives-first",
    "A view that covers another has come before that has gone.",
    .sequence,
    grade: .should,
    catalogue: ["R428", "R426"],
    sources: ["LM-4", "LM-6"],
    topic: .screens,
    check: .ofScreen(
      .viewDidDisappear,
      answer: { screen, watch in
        guard screen.modal == nil, screen.isInNavigation, !screen.isTangled,
          screen.phase == .going, !screen.isTakenBack,
          let modal = watch.site.stage.onlyModal, modal.modal?.covers == .yes, modal.isHeard,
          !modal.isTangled, modal.coming.turn == screen.going.turn
        else { return .notJudged }
        return Answer(modal.phase != .coming)
      },
      expecting: { _, _ in "viewDidAppear of the view that is presented, before it" }
    ),
    passing: ["\(shown) \(presented)"],
    failing: [
      "\(shown) present:page didLoad(page) willDisappear(list) willAppear(page) ↓ didDisappear(list) didAppear(page)"
    ]
  )

  static let dismissedFirst = Rule(
    "controller.presentation.dismissed-first",
    "A view that is dismissed is told that it goes before the one below that it comes.",
    .sequence,
    grade: .should,
    catalogue: ["R427"],
    sources: ["LM-6", "BM-07"],
    topic: .screens,
    check: .ofScreen(
      .viewWillAppear,
      answer: { screen, watch in
        guard screen.modal == nil, screen.isInNavigation, !screen.isTangled,
          screen.whereabouts.possible == .away, let modal = watch.site.stage.onlyModal,
          modal.modal?.covers == .yes, !modal.isTangled, modal.whereabouts.isKnown
        else { return .notJudged }
        return Answer(modal.whereabouts.possible != .here)
      },
      expecting: { _, _ in "viewWillDisappear of the view that is dismissed" }
    ),
    passing: ["\(shown) \(presented) \(dismissed)"],
    failing: [
      "\(shown) \(presented) dismiss: ↓ willAppear(list) willDisappear(page) didAppear(list) didDisappear(page)",
      "modal=fullScreen nav log willAppear(page) didAppear(page) didDisappear(list) ↓ willAppear(list) willDisappear(page) didAppear(list) didDisappear(page)",
    ]
  )

  static let backFirst = Rule(
    "controller.presentation.back-first",
    "A view below has come back before the one that covered it has gone.",
    .sequence,
    grade: .should,
    catalogue: ["R427", "R428"],
    sources: ["LM-6", "AFBlurSegue-7"],
    topic: .screens,
    check: .ofScreen(
      .viewDidDisappear,
      answer: { screen, watch in
        guard screen.modal?.covers == .yes, screen.isHeard, !screen.isTangled,
          screen.phase == .going, let below = watch.site.stage.screensBelow
        else { return .notJudged }
        return Answer(below.contains { $0.phase == .here })
      },
      expecting: { _, _ in "viewWillAppear and viewDidAppear of the view below, before it" }
    ),
    passing: ["\(shown) \(presented) \(dismissed)"],
    failing: [
      "\(shown) \(presented) dismiss: willDisappear(page) willAppear(list) ↓ didDisappear(page) didAppear(list)",
      "\(shown) \(presented) dismiss: willDisappear(page) ↓ didDisappear(page)",
    ]
  )

  static let hearsNothing = Rule(
    "controller.presentation.leaves-presenter-alone",
    "Under a sheet, or anything else that leaves the view below in place, that view hears nothing of its coming and going.",
    .response,
    catalogue: ["R433", "R434"],
    sources: [
      "yagamo", "mo4tech", "SPStorkController-19", "FittedSheets-61", "hacknicity",
    ],
    topic: .screens,
    check: .ofScreen(
      .viewWillAppear,
      .viewWillDisappear,
      answer: { screen, watch in
        guard let presented = watch.site.stage.modalOfCall(watch) ?? watch.sheetUnderFinger,
          presented.modal?.covers == .no, !screen.isTangled
        else { return .notJudged }
        if presented === screen { return .holds }
        return screen.isInNavigation ? .violated : .notJudged
      },
      expecting: { _, _ in "nothing: what is presented leaves the view in its place" }
    ),
    passing: [
      "\(sheet) present:page didLoad(page) willAppear(page) didAppear(page)",
      "\(alert) \(chosen)",
    ],
    failing: [
      "\(sheet) present:page didLoad(page) ↓ willDisappear(list) willAppear(page) didAppear(page) didDisappear(list)",
      "modal=alert \(AppearanceRules.shown) present:page didLoad(page) ↓ willDisappear(list) willAppear(page) didAppear(page) didDisappear(list)",
      "modal=pageSheet nav inputs=call hears=willAppear,didAppear,mayDismiss,willDismiss,didDismiss present:page willAppear(page) didAppear(page) mayDismiss(page) willDismiss(page) ↓ willAppear(list) didAppear(list) didDismiss(page)",
      "modal=automatic \(AppearanceRules.shown) present:page didLoad(page) ↓ willDisappear(list) willAppear(page) didAppear(page) didDisappear(list)",
    ]
  )

  static let completesPresentation = Rule(
    "controller.presentation.completes-when-there",
    "The completion of a presentation runs after the view has appeared.",
    .response,
    catalogue: ["R430"],
    sources: ["H5/UIViewController.h", "LM-6", "BM-01"],
    topic: .screens,
    check: .ofScreen(
      .presentCompletion,
      answer: { screen, watch in
        if watch.site.stage.navigation.awaited?.presentations == 0 { return .violated }
        // Of a view that is told to have come too soon another rule speaks.
        if watch.isInCallOfChange, !watch.hears(.viewDidAppear) { return .violated }
        if !screen.isTangled, screen.phase == .coming, watch.hears(.viewDidAppear) {
          return .violated
        }
        guard !screen.isTangled, screen.whereabouts.isKnown else { return .notJudged }
        let hasGoneSince = screen.phase != .coming && screen.going.turn == watch.now.turn
        return Answer(screen.whereabouts.possible.contains(.here) || hasGoneSince)
      },
      expecting: { _, watch in
        watch.site.stage.navigation.awaited?.presentations == 0
          ? "nothing: the completion of each call has run" : "viewDidAppear before it"
      }
    ),
    passing: [
      "\(shown) \(presented) presented(page)",
      "hears=presented modal=pageSheet nav present+:page .30 presented(page)",
      "hears=presented modal=pageSheet nav present:page presented(page)",
      "hears=presented,dismissed modal=fullScreen nav present+:page .10 dismiss+: presented(page) .30 dismissed(page)",
    ],
    failing: [
      "\(shown) present:page didLoad(page) willDisappear(list) willAppear(page) ↓ presented(page) didAppear(page) didDisappear(list)",
      "hears=presented modal=pageSheet nav present+:page .30 presented(page) .30 ↓ presented(page)",
      "hears=presented modal=pageSheet nav present+:page ↓ presented(page)",
      "hears=willAppear,didAppear,presented modal=pageSheet nav present+:page willAppear(page,yes) .9 ↓ presented(page) didAppear(page,yes)",
      "hears=willAppear,didAppear,presented modal=pageSheet nav inputs=call present+:page ↓ presented(page) willAppear(page,yes) didAppear(page,yes)",
    ]
  )

  static let completesDismissal = Rule(
    "controller.presentation.completes-when-gone",
    "The completion of a dismissal runs after the view has disappeared.",
    .response,
    catalogue: ["R431"],
    topic: .screens,
    check: .ofScreen(
      .dismissCompletion,
      answer: { screen, watch in
        if watch.site.stage.navigation.awaited?.dismissals == 0 { return .violated }
        if watch.isInCallOfChange, !watch.hears(.viewDidDisappear) { return .violated }
        if !screen.isTangled, screen.phase == .going, watch.hears(.viewDidDisappear) {
          return .violated
        }
        guard !screen.isTangled, screen.whereabouts.isKnown else { return .notJudged }
        let hasComeSince =
          screen.phase != .going && screen.coming.turn == watch.now.turn && screen.going.turn >= 0
        return Answer(screen.whereabouts.possible.contains(.away) || hasComeSince)
      },
      expecting: { _, watch in
        watch.site.stage.navigation.awaited?.dismissals == 0
          ? "nothing: the completion of each call has run" : "viewDidDisappear before it"
      }
    ),
    passing: ["\(shown) \(presented) \(dismissed) dismissed(page)"],
    failing: [
      "\(shown) \(presented) dismiss: willDisappear(page) willAppear(list) didAppear(list) ↓ dismissed(page) didDisappear(page)",
      "hears=dismissed modal=pageSheet nav present:page .9 dismiss+: .30 dismissed(page) .30 ↓ dismissed(page)",
      "\(sheet) present:page didLoad(page) willAppear(page) didAppear(page) ↓ dismissed(page) willDisappear(page) didDisappear(page)",
    ]
  )

  static let completes = Rule(
    "controller.presentation.completes",
    "Where completions are told, that of a presentation or a dismissal has run by the next change.",
    .response,
    catalogue: ["R430", "R431"],
    topic: .screens,
    check: .at(
      [.viewWillAppear, .viewWillDisappear, .final, .rest],
      judged: .withScreens,
      answer: { watch in
        let stage = watch.site.stage
        guard watch.hears(.presentCompletion), watch.hears(.dismissCompletion),
          watch.record.calls == .recorded
        else { return .notJudged }
        let modals = stage.modals.filter { $0.isHeard && !$0.isTangled }
        guard !modals.isEmpty, stage.navigation.modalCall != nil, stage.navigation.tellsCompletions
        else {
          return .notJudged
        }
        let isAtRest = watch.now.event == .final || watch.now.event == .rest
        return Answer(
          !modals.contains { screen in
            screen.modal?.completion == .isDue
              && (isAtRest || screen.modal?.arrivalTurn != watch.now.turn)
          }
        )
      },
      found: { watch in
        let isThere = watch.site.stage.modals.contains { $0.phase == .here }
        return
          "\(watch.now.event.word), and no \(isThere ? "presentCompletion" : "dismissCompletion")"
      },
      expecting: { _ in "the completion, once the view has come or gone" }
    ),
    passing: ["\(shown) \(presented) presented(page) \(dismissed) dismissed(page) settle"],
    failing: [
      "\(shown) \(presented) presented(page) \(dismissed) dismissed(page) \(again) .9 dismiss: ↓ willDisappear(page) willAppear(list) didAppear(list) didDisappear(page) dismissed(page)",
      "\(shown) \(presented) presented(page) \(dismissed) ↓ settle",
    ]
  )

  /// In drawings: the page is presented a second time.
  private static let again = """
    .9 present:page willDisappear(list) willAppear(page) didAppear(page) didDisappear(list)
    """

  static let takesItsTime = Rule(
    "controller.presentation.takes-its-time",
    "A view that is presented or dismissed animated has not come or gone at the time of the call.",
    .sequence,
    grade: .should,
    catalogue: ["R416", "R430"],
    sources: ["UIViewKit", "LM-6", "BM-01"],
    topic: .screens,
    check: .ofScreen(
      .viewDidAppear,
      .viewDidDisappear,
      answer: { screen, watch in
        let change = watch.now.event == .viewDidAppear ? screen.coming : screen.going
        guard screen.isHeard, !screen.isTangled, watch.now.time >= 0,
          let call = watch.site.stage.navigation.modalCall, call.isPlain, call.isAnimated == true,
          change.isAnimated == true, change.turn == call.turn
        else { return .notJudged }
        return Answer(watch.now.time > change.time)
      },
      found: { _, watch in "\(watch.now.event.word) at the time of the call" },
      expecting: { _, watch in "\(watch.now.event.word) when the transition is over" }
    ),
    passing: [
      "\(sheet) present+:page didLoad(page) willAppear(page,yes) .5 didAppear(page,yes) dismiss+: willDisappear(page,yes) .5 didDisappear(page,yes)",
      "\(sheet) present:page didLoad(page) willAppear(page) didAppear(page)",
    ],
    failing: [
      "\(sheet) present+:page didLoad(page) willAppear(page,yes) ↓ didAppear(page,yes)",
      "\(sheet) present+:page didLoad(page) willAppear(page,yes) .5 didAppear(page,yes) dismiss+: willDisappear(page,yes) ↓ didDisappear(page,yes)",
      "\(shown) present+:page didLoad(page) willDisappear(list,yes) willAppear(page,yes) ↓ didAppear(page,yes) .5 didDisappear(list,yes)",
    ]
  )

  /// In drawings: a list that has appeared below a page that will cover it; the page's way there and
  /// back.
  private static let shown = "modal=fullScreen \(AppearanceRules.shown)"
  private static let sheet = "modal=pageSheet \(AppearanceRules.shown)"
  /// In drawings: the same below an alert that is there, and an action of it as it is chosen.
  static let alert = """
    modal=alert \(AppearanceRules.shown) present:page didLoad(page) willAppear(page) \
    didAppear(page)
    """
  static let chosen = """
    choose:Delete willDisappear(page,yes) .20 didDisappear(page,yes) does(page,Delete)
    """
  private static let presented = """
    present:page didLoad(page) willDisappear(list) willAppear(page) didAppear(page) \
    didDisappear(list)
    """
  private static let dismissed = """
    dismiss: willDisappear(page) willAppear(list) didAppear(list) didDisappear(page)
    """
}

extension Watch {
  /// The sheet that has told that it goes for a finger, where no call has come since; nil: there is none.
  fileprivate var sheetUnderFinger: ScreenFacts? {
    guard record.calls == .recorded, turns.delegate != now.turn else { return nil }
    return site.stage.modals.first { screen in
      guard let modal = screen.modal, modal.isPulled else { return false }
      return turns.call < modal.pullTurn
    }
  }

  /// True if a completion that is judged comes in the turn of the call that it is of, which presents or dismisses
  /// animated, and takes its time (R416).
  ///
  /// A call in the midst of an earlier change ends that, and its completion comes in this very turn.
  fileprivate var isInCallOfChange: Bool {
    let navigation = site.stage.navigation
    guard let call = navigation.modalCall, call.isPlain, call.isAnimated == true,
      !call.mayHurry, now.time >= 0, call.isDismissal == (now.event == .dismissCompletion),
      call.isDismissal || call.presented == setting.declaration.name.text
    else { return false }
    let awaited = navigation.awaited
    let others = call.isDismissal ? awaited?.dismissals : awaited?.presentations
    return others ?? 1 == 1 && call.turn == now.turn && turns.delegate != now.turn
  }
}
