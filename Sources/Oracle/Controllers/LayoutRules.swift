internal import Traces
internal import Transcripts

/// Rules about what controllers are told of their views' places and layouts.
enum LayoutRules {
  static let all = [
    isAppearingOnce, once, isTold, placedBeforeGone, placedFirst, pairs, closes, laidOut,
  ]

  static let isAppearingOnce = Rule(
    "controller.appearance.is-appearing-once",
    "A view that comes is told once that it is in its place: after it was about to appear, before it has.",
    .sequence,
    catalogue: ["R412"],
    topic: .screens,
    check: .ofScreen(
      .viewIsAppearing,
      answer: { screen, watch in
        let places = screen.whereabouts
        guard !screen.isTangled, places.isKnown else { return .notJudged }
        guard places.possible.contains(.coming) else { return .violated }
        return Answer(screen.layout.isPlaced != .yes || !watch.hears(.viewWillAppear))
      },
      found: { screen, _ in
        screen.whereabouts.possible.contains(.coming)
          ? "viewIsAppearing, a second time" : "viewIsAppearing"
      },
      expecting: { screen, _ in
        screen.whereabouts.possible.contains(.coming)
          ? "viewDidAppear" : "viewWillAppear before it"
      }
    ),
    passing: ["\(placed) \(placedPush)"],
    failing: [
      "nav didLoad(list) ↓ isAppearing(list) willAppear(list) sections()=1 rows(0)=3 didAppear(list)",
      "nav log hears=willAppear,isAppearing,didAppear willAppear(list) isAppearing(list) ↓ isAppearing(list) didAppear(list)",
      "nav log hears=willAppear,isAppearing,didAppear willAppear(list) isAppearing(list) didAppear(list) willAppear(page) ↓ isAppearing(list)",
      "nav didLoad(list) willAppear(list) isAppearing(list) ↓ isAppearing(list) sections()=1 rows(0)=3 didAppear(list)",
      "nav didLoad(list) willAppear(list) sections()=1 rows(0)=3 didAppear(list) ↓ isAppearing(list)",
    ]
  )

  static let once = Rule(
    "controller.appearance.once-for-its-cause",
    "A controller is told each thing about its view's coming and going once for its cause.",
    .sequence,
    grade: .should,
    catalogue: ["R352", "R412"],
    topic: .screens,
    check: .ofScreen(
      .viewWillAppear,
      .viewIsAppearing,
      .viewDidAppear,
      .viewWillDisappear,
      .viewDidDisappear,
      answer: { screen, watch in
        // The order tells more if all is heard.
        guard !screen.isHeard, watch.record.calls == .recorded, watch.now.time >= 0,
          watch.turns.delegate != watch.now.turn, screen.layout.latestTurn == watch.now.turn
        else { return .notJudged }
        return Answer(screen.layout.latest != watch.now.event)
      },
      found: { _, watch in "\(watch.now.event.word), a second time in its turn" },
      expecting: { _, _ in "the next message" }
    ),
    passing: ["hears=isAppearing nav isAppearing(list) push:page isAppearing(page)"],
    failing: [
      "hears=isAppearing nav isAppearing(list) push:page isAppearing(page) ↓ isAppearing(page)"
    ]
  )

  static let isTold = Rule(
    "controller.appearance.tells-place",
    "Where views are told that they are in their places, each is, before it has appeared.",
    .response,
    catalogue: ["R412", "R406"],
    sources: ["R", "LM-1", "LM-5"],
    topic: .screens,
    check: .ofScreen(
      .viewDidAppear,
      .viewIsAppearing,
      answer: { screen, watch in
        if watch.now.event == .viewIsAppearing {
          // The first that is told shows that those before it should have been.
          let screens = watch.site.stage.screens
          guard !screens.contains(where: \.layout.tellsPlace) else { return .notJudged }
          return Answer(!screens.contains { $0 !== screen && $0.hasAppearedUnplaced })
        }
        guard watch.hears(.viewWillAppear), watch.hears(.viewIsAppearing), !screen.isTangled,
          screen.phase == .coming, screen.layout.isPlaced != .unknown,
          watch.site.stage.screens.contains(where: \.layout.tellsPlace) == true
        else { return .notJudged }
        return Answer(screen.layout.isPlaced == .yes)
      },
      found: { _, watch in
        watch.now.event == .viewIsAppearing
          ? "viewIsAppearing, and another view has appeared without it"
          : "viewDidAppear, and no viewIsAppearing"
      },
      expecting: { _, _ in "viewIsAppearing before viewDidAppear, of each view" }
    ),
    passing: ["\(placed) \(placedPush)"],
    failing: [
      "\(placed) push:page didLoad(page) willDisappear(list) willAppear(page) didDisappear(list) ↓ didAppear(page)",
      "hears=willAppear,isAppearing,didAppear nav willAppear(list) isAppearing(list) didAppear(list) push:page willAppear(page) isAppearing(page) didAppear(page) pop: willAppear(list) ↓ didAppear(list)",
      "nav didLoad(list) willAppear(list) sections()=1 rows(0)=3 didAppear(list) push:page didLoad(page) willDisappear(list) willAppear(page) ↓ isAppearing(page) didDisappear(list) didAppear(page)",
    ]
  )

  static let placedBeforeGone = Rule(
    "controller.navigation.placed-before-gone",
    "In a navigation the view that comes is in its place before the other one has gone.",
    .sequence,
    grade: .should,
    catalogue: ["R424"],
    sources: ["LM-5"],
    topic: .screens,
    check: .ofScreen(
      .viewIsAppearing,
      answer: { screen, watch in
        let others = watch.site.stage.neighbours(of: watch)
        guard screen.isInNavigation, !screen.isTangled, screen.phase == .coming,
          screen.layout.isPlaced == .no,
          !others.isEmpty,
          others.allSatisfy({ $0.isHeard && $0.phase != .unknown && !$0.isTangled }),
          watch.site.stage.mayPresentUntold == false
        else { return .notJudged }
        return Answer(!screen.layout.isLeftAlone)
      },
      found: { _, _ in "viewIsAppearing after viewDidDisappear of the other view" },
      expecting: { _, _ in "viewIsAppearing before it" }
    ),
    passing: ["\(placed) \(placedPush)"],
    failing: [
      "\(placed) push:page didLoad(page) willDisappear(list) willAppear(page) didDisappear(list) ↓ isAppearing(page) didAppear(page)"
    ]
  )

  static let placedFirst = Rule(
    "controller.layout.placed-first",
    "A view that comes is in its place before it is laid out for the first time.",
    .sequence,
    grade: .should,
    catalogue: ["R415"],
    topic: .screens,
    check: .ofScreen(
      .viewIsAppearing,
      answer: { screen, watch in
        guard screen.isHeard, !screen.isTangled, screen.phase == .coming,
          screen.layout.isPlaced == .no, !screen.layout.isDisturbed
        else { return .notJudged }
        return Answer(!screen.layout.isLaidOut && !screen.layout.isOpen)
      },
      found: { _, _ in "viewIsAppearing after a layout" },
      expecting: { _, _ in "viewIsAppearing before viewWillLayoutSubviews" }
    ),
    passing: ["\(placed) \(placedPush)"],
    failing: [
      "nav didLoad(list) willAppear(list) sections()=1 rows(0)=3 willLayout(list) didLayout(list) ↓ isAppearing(list) didAppear(list)"
    ]
  )

  static let pairs = Rule(
    "controller.layout.comes-in-pairs",
    "A layout is told before and after: viewWillLayoutSubviews, then viewDidLayoutSubviews, never one alone and none inside another.",
    .sequence,
    catalogue: ["R404", "R405"],
    sources: ["H5/UIViewController.h", "LM-1", "LM-2", "LM-3", "LM-4", "LM-8", "LM-12"],
    topic: .screens,
    check: .ofScreen(
      .viewWillLayoutSubviews,
      .viewDidLayoutSubviews,
      .viewDidAppear,
      .viewWillDisappear,
      .viewDidDisappear,
      answer: { screen, watch in
        guard watch.hears(.viewWillLayoutSubviews), watch.hears(.viewDidLayoutSubviews),
          !screen.isTangled, screen.phase != .unknown || screen.layout.tellsLayout
        else { return .notJudged }
        // No view has come or goes in the midst of its layout.
        if watch.now.event.isOfAppearance {
          return screen.layout.isOpen ? .violated : .notJudged
        }
        return Answer(screen.layout.isOpen == (watch.now.event == .viewDidLayoutSubviews))
      },
      expecting: { screen, _ in
        screen.layout.isOpen ? "viewDidLayoutSubviews" : "viewWillLayoutSubviews before it"
      }
    ),
    passing: [
      "\(placed) \(placedPush)", "nav log didLayout(page) willLayout(page) didLayout(page)",
    ],
    failing: [
      "nav didLoad(list) willAppear(list) isAppearing(list) sections()=1 rows(0)=3 willLayout(list) ↓ willLayout(list) didLayout(list) didAppear(list)",
      "nav didLoad(list) willAppear(list) isAppearing(list) sections()=1 rows(0)=3 ↓ didLayout(list) willLayout(list) didLayout(list) didAppear(list)",
      "nav log didLoad(page) willAppear(page) ↓ didLayout(page) willLayout(page) didLayout(page) didAppear(page)",
      "nav log willAppear(page) willLayout(page) ↓ didAppear(page)",
    ]
  )

  static let closes = Rule(
    "controller.layout.closes",
    "At rest no view is in the midst of a layout.",
    .rest,
    catalogue: ["R404"],
    topic: .screens,
    check: .at(
      [.final, .rest],
      judged: .withScreens,
      answer: { watch in
        let screens = watch.site.stage.screens.filter(\.layout.tellsLayout)
        guard !screens.isEmpty, watch.hears(.viewWillLayoutSubviews),
          watch.hears(.viewDidLayoutSubviews), !screens.contains(where: \.isTangled)
        else { return .notJudged }
        return Answer(!screens.contains(where: \.layout.isOpen))
      },
      found: { _ in "at rest, and no viewDidLayoutSubviews" },
      expecting: { _ in "viewDidLayoutSubviews before it" }
    ),
    passing: ["\(placed) settle"],
    failing: ["\(placed) willLayout(list) ↓ settle"]
  )

  static let laidOut = Rule(
    "controller.layout.before-first-appearance",
    "The first view of a navigation is laid out before it has appeared.",
    .rest,
    grade: .should,
    catalogue: ["R406"],
    topic: .screens,
    check: .at(
      [.rest],
      answer: { watch in
        let stage = watch.site.stage
        guard let first = stage.firstScreen, first.isFollowed,
          watch.hears(.viewWillLayoutSubviews), watch.hears(.viewDidLayoutSubviews),
          stage.screens.contains(where: \.layout.tellsLayout), !first.isTangled,
          first.layout.isFirstLaidOut != .unknown, watch.hasRoomForLayout
        else { return .notJudged }
        return Answer(first.layout.isFirstLaidOut == .yes)
      },
      found: { _ in "at rest, and the first view had appeared without a layout" },
      expecting: { _ in "viewWillLayoutSubviews and viewDidLayoutSubviews before viewDidAppear" }
    ),
    passing: ["\(placed) settle"],
    failing: [
      "nav didLoad(list) willAppear(list) isAppearing(list) sections()=1 rows(0)=3 didAppear(list) willLayout(list) didLayout(list) ↓ settle"
    ]
  )

  /// In drawings: a list that has appeared, and a page that was pushed on top of it, each told of its
  /// place and its layout.
  private static let placed = """
    nav didLoad(list) willAppear(list) isAppearing(list) sections()=1 rows(0)=3 willLayout(list) \
    didLayout(list) didAppear(list)
    """
  private static let placedPush = """
    push:page didLoad(page) willDisappear(list) willAppear(page) isAppearing(page) willLayout(page) \
    didLayout(page) didDisappear(list) didAppear(page)
    """
}

extension Watch {
  /// True if the view may have a size: what has none is not laid out for the sake of one.
  ///
  /// A header that comes with all calls tells a view's frame, or it has none.
  fileprivate var hasRoomForLayout: Bool {
    guard let frame = setting.declaration.frame else { return record.calls != .recorded }
    return frame.size.x > .zero && frame.size.y > .zero
  }
}

extension ScreenFacts {
  /// True if the view has appeared, all of that is heard, and it was not told that it is in its place.
  fileprivate var hasAppearedUnplaced: Bool {
    isHeard && !isTangled && layout.isPlaced == .no && coming.turn >= 0
      && coming.endTurn >= coming.turn
  }
}

extension Stage {
  /// The controller that a navigation shows at first.
  fileprivate var firstScreen: ScreenFacts? {
    watches.first(where: \.site.isInNavigation)?.screen
  }
}
