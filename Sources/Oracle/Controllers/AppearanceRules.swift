internal import Transcripts

/// Rules about what controllers are told as their views come and go.
enum AppearanceRules {
  static let all = [
    order, loadedOnce, isOver, leavingFirst, leftFirst, comesBeforeGone, takesBackFirst,
    sameAnimation, animatedAsCalled, takesItsTime,
  ]

  static let order = Rule(
    "controller.appearance.order",
    "A view is about to appear, has appeared, is about to disappear, has disappeared; it may turn back where it is about to.",
    .sequence,
    grade: .should,
    catalogue: ["R352", "R355"],
    topic: .screens,
    check: .ofScreen(
      .viewWillAppear,
      .viewDidAppear,
      .viewWillDisappear,
      .viewDidDisappear,
      answer: { screen, watch in
        let places = screen.whereabouts
        guard places.isKnown, let before = Whereabouts.before[watch.now.event] else {
          return .notJudged
        }
        if watch.now.event == .viewWillAppear, places.possible == .going,
          places.isOvertaken || screen.mustHaveGone(watch)
        {
          return screen.isTangled ? .notJudged : .violated
        }
        if watch.now.event == .viewWillDisappear, places.possible == .coming {
          return screen.isTangled ? .notJudged : Answer(!isSurelyThere(screen, watch))
        }
        return Answer(!places.possible.isDisjoint(with: before))
      },
      expecting: { screen, _ in next(screen.phase) }
    ),
    passing: [
      "\(shown) \(pushed)",
      "\(shown) push:page didLoad(page) willDisappear(list) willAppear(page) willDisappear(page) didDisappear(page) willAppear(list) didAppear(list)",
      "nav log hears=willAppear,didAppear didAppear(list) willAppear(page) didAppear(page) willAppear(list) didAppear(list)",
      "nav hears=willAppear,didAppear inputs=touch,call willAppear(list) didAppear(list) v ^ willAppear(page) didAppear(page) v ^ willAppear(list) didAppear(list)",
    ],
    failing: [
      "\(shown) ↓ didAppear(list)",
      "nav log hears=willAppear,didAppear willAppear(list) didAppear(list) ↓ didAppear(list)",
      "nav log willDisappear(page) willAppear(list) didAppear(list) willDisappear(list) ↓ willAppear(page) didDisappear(list) didAppear(page)",
      "nav inputs=call \(loaded) didAppear(list) push:page didLoad(page) willDisappear(list) willAppear(page) didDisappear(list) pop: ↓ willDisappear(page) willAppear(list) didDisappear(page) didAppear(list)",
      "\(shown) push:page didLoad(page) willDisappear(list) ↓ willDisappear(list) willAppear(page) didDisappear(list) didAppear(page)",
      "nav didLoad(list) willAppear(list) sections()=1 rows(0)=3 ↓ willAppear(list) didAppear(list)",
      "nav didLoad(list) sections()=1 rows(0)=3 ↓ didAppear(list)",
      "\(shown) push:page ↓ didDisappear(list) didLoad(page) willAppear(page) didAppear(page)",
      "nav didLoad(list) willAppear(list) sections()=1 rows(0)=3 push:page didLoad(page) ↓ willDisappear(list) willAppear(page) didDisappear(list) didAppear(page)",
      "\(shown) push:page didLoad(page) willDisappear(list) willAppear(page) didDisappear(list) pop: ↓ willDisappear(page) willAppear(list) didDisappear(page) didAppear(list)",
      "modal=pageSheet \(shown) present:page didLoad(page) willAppear(page) didAppear(page) dismiss: willDisappear(page) .90 .20 present:page ↓ willAppear(page) didAppear(page)",
      "nav log \(loaded) didAppear(list) willDisappear(list) willAppear(page) didDisappear(list) didAppear(page) willDisappear(page) willAppear(list) willDisappear(list) didDisappear(list) willAppear(page) ↓ willDisappear(page) willAppear(list) didDisappear(page) didAppear(list)",
      "nav log \(loaded) didAppear(list) willDisappear(list) willShow(page) willAppear(page) didDisappear(list) didShow(page) ↓ willDisappear(page) willShow(list) willAppear(list) didDisappear(page) didAppear(list) didShow(list)",
    ]
  )

  static let loadedOnce = Rule(
    "controller.appearance.loaded-once",
    "A view is loaded once, before it is about to appear for the first time.",
    .sequence,
    catalogue: ["R350", "R445"],
    sources: ["codewithswift", "inquisitivesingh", "S1", "LM-2"],
    topic: .screens,
    check: .ofScreen(
      .viewDidLoad,
      .viewWillAppear,
      answer: { screen, watch in
        guard watch.hears(.viewDidLoad), screen.hasLoaded != .unknown else { return .notJudged }
        return Answer((screen.hasLoaded == .yes) == (watch.now.event == .viewWillAppear))
      },
      found: { screen, watch in
        watch.now.event.word
          + (screen.hasLoaded == .yes ? ", a second time" : ", and no viewDidLoad")
      },
      expecting: { screen, _ in
        screen.hasLoaded == .yes ? "no viewDidLoad any more" : "viewDidLoad before it"
      }
    ),
    passing: ["\(shown)"],
    failing: [
      "\(shown) push:page willDisappear(list) ↓ willAppear(page) didDisappear(list) didAppear(page)",
      "nav didLoad(list) willAppear(list) ↓ didLoad(list) sections()=1 rows(0)=3 didAppear(list)",
    ]
  )

  static let isOver = Rule(
    "controller.appearance.is-over",
    "At rest every view has come or gone; none is about to.",
    .rest,
    grade: .should,
    catalogue: ["R352"],
    topic: .screens,
    check: .at(
      [.final, .rest],
      judged: .withScreens,
      answer: { watch in
        let screens = watch.site.stage.screens
        guard !screens.isEmpty,
          !screens.contains(where: \.isTangled),
          // A change that a script makes as the states are read has had no time yet.
          !screens.contains(where: { screen in
            screen.movingTurn >= 0 && screens.contains { $0.restTurn == screen.movingTurn }
          })
        else { return .notJudged }
        let followed = screens.filter(\.isHeard)
        guard !followed.isEmpty else { return .notJudged }
        return Answer(!followed.contains { $0.phase == .coming || $0.phase == .going })
      },
      found: { watch in
        let isComing = watch.site.stage.screens.contains { $0.phase == .coming }
        return isComing ? "at rest, and no viewDidAppear" : "at rest, and no viewDidDisappear"
      },
      expecting: { _ in "viewDidAppear or viewDidDisappear before it" }
    ),
    passing: ["\(shown) |"],
    failing: [
      "nav didLoad(list) willAppear(list) sections()=1 rows(0)=3 ↓ |",
      "\(shown) push:page didLoad(page) willDisappear(list) willAppear(page) ↓ |",
      "\(shown) push:page didLoad(page) willDisappear(list) willAppear(page) didDisappear(list) ↓ settle",
    ]
  )

  static let leavingFirst = amongNeighbours(
    "controller.navigation.leaving-first",
    "In a navigation the view that goes is told before the one that comes.",
    at: [.viewWillAppear, .viewWillDisappear],
    unless: { screen, other, event in
      if event == .viewWillAppear { return other.whereabouts.possible == .here }
      return screen.whereabouts.possible == .here && other.whereabouts.possible == .coming
        && other.passage.isAnnouncedLate
    },
    expecting: "viewWillDisappear of the view that is on the screen, before the other comes",
    failing: [
      "\(shown) push:page didLoad(page) ↓ willAppear(page) willDisappear(list) didDisappear(list) didAppear(page)",
      "nav log willShow(list) \(loaded) didAppear(list) willShow(page) didLoad(page) ↓ willAppear(page) willDisappear(list) didDisappear(list) didAppear(page)",
      "nav log willShow(list) \(loaded) didAppear(list) didLoad(page) willAppear(page) willShow(page) ↓ willDisappear(list) didDisappear(list) didAppear(page)",
    ]
  )

  static let leftFirst = amongNeighbours(
    "controller.navigation.left-first",
    "In a navigation the view that has gone is told before the one that has come.",
    at: [.viewDidAppear],
    unless: { _, other, _ in other.whereabouts.possible == .going },
    expecting: "viewDidDisappear of the view that goes",
    failing: [
      "\(shown) push:page didLoad(page) willDisappear(list) willAppear(page) ↓ didAppear(page) didDisappear(list)",
      "nav log willShow(list) \(loaded) didAppear(list) willDisappear(list) willShow(page) willAppear(page) ↓ didAppear(page) didDisappear(list)",
    ]
  )

  static let comesBeforeGone = Rule(
    "controller.navigation.comes-before-gone",
    "In a navigation no view has gone before another one is about to come.",
    .sequence,
    grade: .should,
    catalogue: ["R353", "R354"],
    sources: ["L-21"],
    topic: .screens,
    check: .ofScreen(
      .viewDidDisappear,
      answer: { screen, watch in
        guard !screen.isTangled, screen.phase == .going, !screen.isTakenBack,
          watch.site.stage.isCovered != true,
          !watch.site.mayBeRemoved,
          let others = neighbours(of: screen, watch), watch.knowsControllers
        else { return .notJudged }
        return Answer(!others.allSatisfy { $0.phase == .away })
      },
      expecting: { _, _ in "viewWillAppear of the view that comes, before it" }
    ),
    passing: ["\(shown) \(pushed)"],
    failing: [
      "\(shown) push:page willDisappear(list) ↓ didDisappear(list) didLoad(page) willAppear(page) didAppear(page)"
    ]
  )

  static let sameAnimation = Rule(
    "controller.appearance.same-animation",
    "A view that has come or gone is told the same of the animation as when it was about to.",
    .invariant,
    grade: .should,
    catalogue: ["R418"],
    topic: .screens,
    check: .ofScreen(
      .viewDidAppear,
      .viewDidDisappear,
      answer: { screen, watch in
        let before =
          watch.now.event == .viewDidAppear ? screen.coming.isAnimated : screen.going.isAnimated
        let isMoving = screen.phase == .coming || screen.phase == .going
        guard isMoving, !screen.isTangled, !screen.isTakenBack, let before,
          let now = screen.isAnimated
        else { return .notJudged }
        return Answer(now == before)
      },
      found: { screen, watch in "\(watch.now.event.word), animated: \(screen.isAnimated == true)" },
      expecting: { screen, watch in
        let before =
          watch.now.event == .viewDidAppear ? screen.coming.isAnimated : screen.going.isAnimated
        return "animated: \(before == true)"
      }
    ),
    passing: ["\(shown) \(pushed)"],
    failing: [
      "\(shown) push+:page didLoad(page) willDisappear(list,yes) willAppear(page,yes) .5 didDisappear(list,yes) ↓ didAppear(page)"
    ]
  )

  static let animatedAsCalled = Rule(
    "controller.appearance.animated-as-called",
    "A view that a push or a pop brings or takes away is told whether that is animated, as the call says.",
    .invariant,
    grade: .should,
    catalogue: ["R418"],
    topic: .screens,
    check: .ofScreen(
      .viewWillAppear,
      .viewWillDisappear,
      answer: { screen, watch in
        guard screen.isInNavigation, !screen.isTangled,
          let called = watch.site.stage.navigation.called,
          called.isPlain, called.turn == watch.now.turn, watch.turns.touch != watch.now.turn,
          let isCalled = called.isAnimated, let isAnimated = screen.isAnimated
        else { return .notJudged }
        return Answer(isAnimated == isCalled)
      },
      found: { screen, watch in "\(watch.now.event.word), animated: \(screen.isAnimated == true)" },
      expecting: { _, watch in "animated: \(watch.site.stage.navigation.called?.isAnimated == true)"
      }
    ),
    passing: ["\(shown) \(pushed)"],
    failing: [
      "\(shown) push+:page didLoad(page) willDisappear(list,yes) ↓ willAppear(page) .5 didDisappear(list,yes) didAppear(page)"
    ]
  )

  static let takesItsTime = Rule(
    "controller.appearance.takes-its-time",
    "A view that a push or a pop brings or takes away animated has not come or gone within the call.",
    .sequence,
    grade: .should,
    catalogue: ["R416", "R353"],
    sources: ["LM-5", "BM-01"],
    topic: .screens,
    check: .ofScreen(
      .viewDidAppear,
      .viewDidDisappear,
      answer: { screen, watch in
        let change = watch.now.event == .viewDidAppear ? screen.coming : screen.going
        guard screen.isInNavigation, screen.isHeard, !screen.isTangled, watch.now.time >= 0,
          let called = watch.site.stage.navigation.called, called.isPlain,
          called.isAnimated == true, !called.mayHurry,
          change.isAnimated == true, change.turn == called.turn,
          // A finger may begin another change, and what becomes of the first is in no source.
          watch.turns.touch <= called.turn
        else { return .notJudged }
        return Answer(watch.now.time > change.time)
      },
      found: { _, watch in "\(watch.now.event.word) in the turn of the call" },
      expecting: { _, watch in "\(watch.now.event.word) when the transition is over" }
    ),
    passing: [
      "\(shown) push+:page didLoad(page) willDisappear(list,yes) willAppear(page,yes) .5 didDisappear(list,yes) didAppear(page,yes)"
    ],
    failing: [
      "\(shown) push+:page didLoad(page) willDisappear(list,yes) willAppear(page,yes) ↓ didDisappear(list,yes) didAppear(page,yes)",
      "\(shown) push+:page didLoad(page) willDisappear(list,yes) willAppear(page,yes) .5 didDisappear(list,yes) didAppear(page,yes) pop+: willDisappear(page,yes) willAppear(list,yes) ↓ didDisappear(page,yes) didAppear(list,yes)",
    ]
  )

  static let takesBackFirst = Rule(
    "controller.navigation.takes-back-first",
    "Where a pop is taken back the view that was about to come has gone before the other is told that it comes.",
    .sequence,
    grade: .should,
    catalogue: ["R354"],
    topic: .screens,
    check: .ofScreen(
      .viewWillAppear,
      answer: { screen, watch in
        guard screen.phase == .going, watch.hands.areRecorded, watch.record.calls == .recorded,
          watch.turns.call < screen.going.turn, watch.turns.touch >= screen.going.turn,
          let others = neighbours(of: screen, watch)
        else { return .notJudged }
        return Answer(!others.contains { $0.phase == .coming || $0.phase == .going })
      },
      expecting: { _, _ in "viewWillDisappear and viewDidDisappear of the view that was to come" }
    ),
    passing: [
      "\(takenBack) willDisappear(list) didDisappear(list) willAppear(page) didAppear(page)"
    ],
    failing: [
      "\(takenBack) ↓ willAppear(page) willDisappear(list) didDisappear(list) didAppear(page)",
      "\(takenBack) willDisappear(list) ↓ willAppear(page) didDisappear(list) didAppear(page)",
    ]
  )

  /// Returns true if a view that was about to come is there by now: without animation it comes at
  /// once, and with one it takes its time, unless a finger holds it.
  private static func isSurelyThere(_ screen: ScreenFacts, _ watch: Watch) -> Bool {
    // The change is over as soon as all other views have gone.
    if let others = neighbours(of: screen, watch), others.allSatisfy({ $0.phase == .away }),
      watch.knowsControllers || screen.coming.isBack
    {
      return true
    }
    if screen.passage.isShownOnItsWay, !watch.site.stage.isAnotherComing(beside: watch) {
      return true
    }
    if screen.coming.isAnimated == false { return screen.coming.turn < watch.now.turn }
    let isHeld = watch.turns.touch >= screen.coming.turn || watch.hands.down > 0
    return watch.hands.areRecorded && !isHeld && screen.coming.time >= 0
      && watch.now.time - screen.coming.time >= 2_000_000
  }

  /// Returns a rule about what no other view of a navigation is doing when one is told something.
  private static func amongNeighbours(
    _ id: String,
    _ sentence: String,
    at events: [Event],
    unless isTooEarly: @escaping @Sendable (ScreenFacts, ScreenFacts, Event) -> Bool,
    expecting expected: String,
    failing: [Example]
  ) -> Rule {
    Rule(
      id,
      sentence,
      .sequence,
      grade: .should,
      catalogue: ["R353", "R354"],
      sources: ["L-21"],
      topic: .screens,
      check: .ofScreen(
        events,
        answer: { screen, watch in
          let stage = watch.site.stage
          let others = stage.neighbours(of: watch)
          guard screen.isInNavigation, !screen.isTangled, !others.isEmpty else { return .notJudged }
          let isLate = others.contains {
            isTooEarly(screen, $0, watch.now.event) && stage.areSurelyPushed(screen, $0)
          }
          if isLate { return .violated }
          return others.allSatisfy(\.whereabouts.isKnown) && !stage.mayPresentUntold
            ? .holds : .notJudged
        },
        expecting: { _, _ in expected }
      ),
      passing: [
        "\(shown) \(pushed)",
        // A view that nobody announced may be presented, and then the two come and go the other way round.
        "nav log \(loaded) didAppear(list) willDisappear(list) willAppear(page) didAppear(page) didDisappear(list)",
      ],
      failing: failing
    )
  }

  /// In drawings: a list that was loaded and has appeared, a page that was pushed on top of it, and the
  /// same where row 1 is selected.
  static let shown = "nav \(loaded) didAppear(list)"
  private static let loaded = "didLoad(list) willAppear(list) sections()=1 rows(0)=3"
  static let pushed = push(told: "didDisappear(list)")
  static let left = push(told: "didDisappear(list){0-1}")

  private static func push(told end: String) -> String {
    "push:page didLoad(page) willDisappear(list) willAppear(page) \(end) didAppear(page)"
  }

  /// In drawings: a finger that pops the page has begun to.
  private static let takenBack = """
    \(shown) \(pushed) v:4,240 -0,-30 willDisappear(page,yes) willAppear(list,yes) ^
    """

  private static func next(_ phase: ScreenFacts.Phase) -> String {
    switch phase {
    case .unknown, .away: "viewWillAppear"
    case .coming: "viewDidAppear or viewWillDisappear"
    case .here: "viewWillDisappear"
    case .going: "viewDidDisappear or viewWillAppear"
    }
  }

  private static func neighbours(of screen: ScreenFacts, _ watch: Watch) -> [ScreenFacts]? {
    let others = watch.site.stage.neighbours(of: watch)
    guard screen.isInNavigation, !others.isEmpty,
      others.allSatisfy({ $0.isHeard && $0.phase != .unknown })
    else { return nil }
    return others
  }
}
