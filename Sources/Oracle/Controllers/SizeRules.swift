internal import Traces
internal import Transcripts

/// Rules about what controllers are told as their window gets another size.
enum SizeRules {
  static let all = [
    toldFirst, toldOnTheWay, isTold, tellsNew, notForSame, laysOut, staysThere, notAtFirst,
  ]

  static let toldFirst = Rule(
    "controller.size.told-first",
    "A view on the screen is told of another size before it is laid out for it.",
    .sequence,
    catalogue: ["R419", "R420"],
    sources: ["R", "LM-3"],
    topic: .screens,
    check: .ofScreen(
      .viewWillLayoutSubviews,
      answer: { screen, watch in
        // Of a view whose coming is not heard the layout tells that it is there.
        guard watch.hears(.viewWillTransition), !screen.isTangled, let window = watch.plainResize,
          window.isOther, screen.whereabouts.possible.contains(.here), screen.phase != .coming,
          screen.phase != .going
        else { return .notJudged }
        return Answer(screen.layout.size.toldTurn == watch.now.turn)
      },
      expecting: { _, _ in "viewWillTransition before it" }
    ),
    passing: ["\(turned)"],
    failing: [
      "\(shown) resize:480,320 ↓ willLayout(list) didLayout(list) willResize(list,480,276)",
      "hears=willResize,willLayout,didLayout nav inputs=call willLayout(list) didLayout(list) resize:480,320 ↓ willLayout(list) didLayout(list)",
    ]
  )

  static let toldOnTheWay = Rule(
    "controller.size.told-on-the-way",
    "A view that is on its way to the screen is told of another size before it is laid out for it.",
    .sequence,
    grade: .should,
    catalogue: ["R420", "R419"],
    topic: .screens,
    check: .ofScreen(
      .viewWillLayoutSubviews,
      answer: { screen, watch in
        guard watch.hears(.viewWillTransition), screen.isHeardSinceItCame,
          screen.phase == .coming, !screen.isTangled, screen.coming.turn < watch.now.turn,
          screen.isInNavigation || screen.modal?.covers == .yes,
          let window = watch.resize, window.isOther
        else { return .notJudged }
        return Answer(screen.layout.size.toldTurn == watch.now.turn)
      },
      expecting: { _, _ in "viewWillTransition before it" }
    ),
    passing: [
      "\(coming) willResize(list,480,276) willResize(page,480,276) willLayout(page) didLayout(page)"
    ],
    failing: [
      "\(coming) willResize(list,480,276) ↓ willLayout(page) didLayout(page) willResize(page,480,276)"
    ]
  )

  static let isTold = Rule(
    "controller.size.is-told",
    "Where the window gets another size, each view on the screen has been told of it at rest.",
    .rest,
    catalogue: ["R419"],
    topic: .screens,
    check: .at(
      [.final, .rest],
      answer: { watch in
        guard watch.hears(.viewWillTransition), watch.site.stage.navigation.window?.isOther == true
        else {
          return .notJudged
        }
        let screens = watch.site.stage.screens
        guard !screens.contains(where: \.isTangled) else { return .notJudged }
        return Answer(
          !screens.contains { $0.whereabouts.possible == .here && $0.layout.size.isDue }
        )
      },
      found: { _ in "at rest, and no viewWillTransition" },
      expecting: { _ in "viewWillTransition" }
    ),
    passing: ["\(turned) settle"],
    failing: [
      "\(shown) resize:480,320 ↓ settle",
      "hears=willAppear,didAppear,willResize nav willAppear(list) didAppear(list) .9 resize:480,320 ↓ settle",
    ]
  )

  static let tellsNew = Rule(
    "controller.size.is-new",
    "A view in a navigation is told the size that it will have: as wide as the window, and not higher.",
    .invariant,
    catalogue: ["R419"],
    sources: ["R", "LM-3"],
    topic: .screens,
    check: .ofScreen(
      .viewWillTransition,
      answer: { screen, watch in
        guard screen.isInNavigation, !screen.isTangled, let size = watch.resize?.size,
          let told = screen.layout.size.told
        else { return .notJudged }
        let isAsWide = abs(told.x.double - size.x.double) <= 0.5
        // Bars leave something of a window that is a few of them high.
        let isThere = told.y.double > 0 || size.y.double <= 200
        return Answer(isAsWide && isThere && told.y.double <= size.y.double + 0.5)
      },
      found: { screen, _ in
        "viewWillTransition to \(screen.layout.size.told.map(Words.point) ?? "another size")"
      },
      expecting: { _, watch in
        "viewWillTransition to \(watch.resize?.size.map(Words.point) ?? "the new size")"
          + ", less what bars take of its height"
      }
    ),
    passing: ["\(turned)"],
    failing: [
      "\(shown) resize:480,320 ↓ willResize(list,320,436) willLayout(list) didLayout(list)",
      "\(shown) resize:480,320 ↓ willResize(list,480,0) willLayout(list) didLayout(list)",
      "\(coming) willResize(list,480,276) ↓ willResize(page,320,436) willLayout(page) didLayout(page)",
    ]
  )

  static let notForSame = Rule(
    "controller.size.not-for-the-same",
    "Where the window is given the size that it has, no view is told of another.",
    .response,
    catalogue: ["R419"],
    topic: .screens,
    check: .ofScreen(
      .viewWillTransition,
      answer: { screen, watch in
        guard screen.isFollowed, !screen.isTangled, let window = watch.plainResize else {
          return .notJudged
        }
        return window.isSame ? .violated : .notJudged
      },
      expecting: { _, _ in "nothing: the window keeps its size" }
    ),
    passing: ["\(turned)"],
    failing: [
      "\(turned) resize:480,320 ↓ willResize(list,480,276) willLayout(list) didLayout(list)"
    ]
  )

  static let laysOut = Rule(
    "controller.size.lays-out",
    "A view that was told of another size has been laid out for it at rest.",
    .rest,
    grade: .should,
    catalogue: ["R420"],
    topic: .screens,
    check: .at(
      [.viewWillTransition, .final, .rest],
      judged: .withScreens,
      answer: { watch in
        let screens =
          watch.now.event == .viewWillTransition
          ? [watch.screen].compactMap { $0 } : watch.site.stage.screens
        guard watch.hears(.viewWillTransition),
          watch.hears(.viewWillLayoutSubviews), watch.hears(.viewDidLayoutSubviews),
          let window = watch.site.stage.navigation.window, window.isOther,
          let size = window.size, size.x > .zero, size.y > .zero,
          screens.contains(where: \.layout.tellsLayout), !screens.contains(where: \.isTangled)
        else { return .notJudged }
        return Answer(
          !screens.contains {
            // Two sizes in a row are laid out once.
            $0.whereabouts.possible == .here && $0.layout.size.isLayoutDue
              && (watch.now.event != .viewWillTransition
                || $0.layout.size.isToldLongBefore(watch.now.time))
          }
        )
      },
      found: { "\($0.now.event.word), and no layout since the earlier viewWillTransition" },
      expecting: { _ in "viewWillLayoutSubviews and viewDidLayoutSubviews" }
    ),
    passing: ["\(turned) settle"],
    failing: [
      "\(shown) resize:480,320 willResize(list,480,276) ↓ settle",
      "\(shown) resize:480,320 willResize(list,480,276) .90 resize:320,480 ↓ willResize(list,320,436) willLayout(list) didLayout(list)",
    ]
  )

  static let staysThere = Rule(
    "controller.size.nothing-comes",
    "As the window gets another size, no view comes or goes.",
    .response,
    grade: .should,
    catalogue: ["R420"],
    topic: .screens,
    check: .ofScreen(
      .viewWillTransition,
      .viewWillAppear,
      .viewDidAppear,
      .viewWillDisappear,
      .viewDidDisappear,
      answer: { screen, watch in
        guard !screen.isTangled, watch.plainResize != nil, watch.turns.touch != watch.now.turn
        else { return .notJudged }
        // In a record of few messages a change may be under way, and its end be told late.
        guard screen.isFollowed || watch.isLongStill && watch.now.event.opensPassage else {
          return .notJudged
        }
        return Answer(watch.now.event == .viewWillTransition)
      },
      expecting: { _, _ in "nothing: the view stays on the screen" }
    ),
    passing: ["\(turned)"],
    failing: [
      "\(shown) resize:480,320 willResize(list,480,276) ↓ willDisappear(list) didDisappear(list) willAppear(list) isAppearing(list) willLayout(list) didLayout(list) didAppear(list)",
      "hears=willAppear,didAppear nav willAppear(list) didAppear(list) push+:page willAppear(page,yes) .30 didAppear(page,yes) .60 resize:480,320 ↓ willAppear(page) didAppear(page)",
    ]
  )

  static let notAtFirst = Rule(
    "controller.size.not-at-first",
    "A view that is shown for the first time is told of no other size.",
    .response,
    grade: .should,
    catalogue: ["R421"],
    topic: .screens,
    check: .ofScreen(
      .viewWillTransition,
      .viewDidAppear,
      answer: { screen, watch in
        guard screen.isFollowed, screen.isInNavigation, !screen.isTangled,
          screen.hasAppeared == .no, watch.record.calls == .recorded,
          watch.hears(.viewWillTransition), watch.site.stage.navigation.window?.turn == -1
        else { return .notJudged }
        return Answer(watch.now.event == .viewDidAppear)
      },
      expecting: { _, _ in "nothing: the window keeps its size" }
    ),
    passing: ["\(shown)"],
    failing: [
      "nav didLoad(list) ↓ willResize(list,320,436) willAppear(list) isAppearing(list) sections()=1 rows(0)=3 willLayout(list) didLayout(list) didAppear(list)"
    ]
  )

  /// In drawings: a list that has appeared, and is told of another size.
  private static let shown = """
    nav didLoad(list) willAppear(list) isAppearing(list) sections()=1 rows(0)=3 willLayout(list) \
    didLayout(list) didAppear(list)
    """
  /// In drawings: the window gets another size as a page is pushed.
  private static let coming = """
    \(shown) push+:page didLoad(page) willDisappear(list,yes) willAppear(page,yes) isAppearing(page,yes) \
    willLayout(page) didLayout(page) resize:480,320
    """
  private static let turned = """
    \(shown) resize:480,320 willResize(list,480,276) willLayout(list) didLayout(list)
    """
}

extension Watch {
  /// The size of the window, which the program gave it in the turn that is judged, and nothing else
  /// disturbs.
  fileprivate var plainResize: WindowSize? { resize.flatMap { $0.isPlain ? $0 : nil } }

  /// The same, perhaps as views come and go.
  fileprivate var resize: WindowSize? {
    guard let window = site.stage.navigation.window, window.turn == now.turn, window.isAlone,
      site.stage.navigation.called?.turn != now.turn,
      site.stage.navigation.modalCall?.turn != now.turn
    else { return nil }
    return window
  }

  /// True if the latest call and the latest finger that may have a view come or go were longer ago than that takes.
  fileprivate var isLongStill: Bool {
    let change = site.stage.navigation.changeTime
    return record.hasAllCalls && hands.areRecorded && hands.down == 0
      && now.time - max(0, change) >= Self.longPassage
      && site.causes.isQuiet(.finger, for: Self.longPassage, at: now.time, isSetUpLate: false)
  }

  /// A time in which a view has surely come or gone.
  private static let longPassage: Microseconds = 700_000
}

extension Event {
  /// True if it tells a view that it is about to come or to go.
  fileprivate var opensPassage: Bool { self == .viewWillAppear || self == .viewWillDisappear }
}
