internal import Traces

/// Rules about what a navigation tells its delegate of the views that it shows.
enum NavigationTellingRules {
  static let all = [tellsWhatComes, tellsWhatIsThere, isAnnounced, isTold, wasTold]

  static let tellsWhatComes = Rule(
    "controller.navigation.will-show-what-comes",
    "The view that a navigation is about to show is not on the screen yet.",
    .invariant,
    grade: .should,
    catalogue: ["R424"],
    topic: .screens,
    check: .at(
      [.willShowController],
      answer: { watch in
        guard let screen = watch.site.stage.screenShown, screen.isHeard, !screen.isTangled else {
          return .notJudged
        }
        switch screen.phase {
        case .unknown: return .notJudged
        case .away, .coming: return .holds
        case .here: return .violated
        // A finger may take back what it has begun.
        case .going:
          let isOfFinger = !watch.hands.areRecorded || watch.turns.touch >= screen.going.turn
          return isOfFinger || watch.record.calls != .recorded ? .notJudged : .violated
        }
      },
      found: { "willShow of \($0.site.stage.navigation.shown ?? "")" },
      expecting: { _ in "willShow of the view that comes" }
    ),
    passing: ["\(told) \(toldPush)"],
    failing: [
      "\(told) push:page ↓ willShow(list) willShow(page) didLoad(page) willDisappear(list) willAppear(page) didDisappear(list) didAppear(page)"
    ]
  )

  static let tellsWhatIsThere = Rule(
    "controller.navigation.did-show-what-came",
    "The view that a navigation has shown is on the screen, or about to be.",
    .invariant,
    grade: .should,
    catalogue: ["R424"],
    topic: .screens,
    check: .at(
      [.didShowController],
      answer: { watch in
        guard let screen = watch.site.stage.screenShown, screen.isHeard, !screen.isTangled,
          screen.phase != .unknown
        else { return .notJudged }
        return Answer(screen.phase == .coming || screen.phase == .here)
      },
      found: { "didShow of \($0.site.stage.navigation.shown ?? "")" },
      expecting: { _ in "didShow of the view that has come" }
    ),
    passing: ["\(told) \(toldPush)"],
    failing: [
      "\(told) push:page ↓ didShow(page) willShow(page) didLoad(page) willDisappear(list) willAppear(page) didDisappear(list) didAppear(page)",
      "\(told) push:page willShow(page) didLoad(page) willDisappear(list) willAppear(page) didDisappear(list) didAppear(page) ↓ didShow(list)",
    ]
  )

  static let isAnnounced = Rule(
    "controller.navigation.announces",
    "A navigation tells its delegate what it is about to show, of each view before it has appeared.",
    .response,
    grade: .should,
    catalogue: ["R424"],
    topic: .screens,
    check: .ofScreen(
      .viewDidAppear,
      answer: { screen, watch in
        let stage = watch.site.stage
        guard stage.tells(.willShowController, watch),
          !stage.isCovered, !stage.mayPresentUntold, screen.isInNavigation, screen.isHeard,
          !screen.isTangled, screen.phase == .coming
        else { return .notJudged }
        return Answer(screen.passage.isAnnounced || stage.navigation.isSomeoneAnnounced)
      },
      found: { _, _ in "viewDidAppear, and no willShow" },
      expecting: { _, watch in "willShow of \(watch.setting.declaration.name.text) before it" }
    ),
    passing: ["\(told) \(toldPush)"],
    failing: [
      "\(told) push:page didLoad(page) willDisappear(list) willAppear(page) didDisappear(list) ↓ didAppear(page) didShow(page)",
      "nav didLoad(list) willAppear(list) sections()=1 rows(0)=3 didShow(list) ↓ didAppear(list)",
    ]
  )

  static let isTold = Rule(
    "controller.navigation.tells-what-is-shown",
    "At rest a navigation has told its delegate of the view on the screen that it is shown.",
    .rest,
    grade: .should,
    catalogue: ["R424"],
    topic: .screens,
    check: .at(
      [.rest],
      answer: { watch in
        let stage = watch.site.stage
        guard stage.tells(.didShowController, watch),
          stage.modals.isEmpty, let screen = stage.screenAtRest
        else { return .notJudged }
        return Answer(screen.passage.isShown)
      },
      found: { _ in "at rest, and no didShow" },
      expecting: { _ in "didShow of the view that has come" }
    ),
    passing: ["\(told) \(toldPush) settle"],
    failing: [
      "\(told) push:page willShow(page) didLoad(page) willDisappear(list) willAppear(page) didDisappear(list) didAppear(page) ↓ settle",
      "nav didLoad(list) willShow(list) willAppear(list) sections()=1 rows(0)=3 didAppear(list) ↓ settle",
    ]
  )

  static let wasTold = Rule(
    "controller.navigation.told-what-was-shown",
    "A navigation has told its delegate that a view is shown before that goes again.",
    .response,
    grade: .should,
    catalogue: ["R424"],
    topic: .screens,
    check: .ofScreen(
      .viewWillDisappear,
      answer: { screen, watch in
        let stage = watch.site.stage
        guard stage.tells(.didShowController, watch),
          stage.modals.isEmpty, screen.isInNavigation, screen.isHeard, !screen.isTangled,
          screen.phase == .here,
          screen.passage.isAnnounced
        else { return .notJudged }
        return Answer(screen.passage.isShown)
      },
      found: { _, _ in "viewWillDisappear, and no didShow before it" },
      expecting: { _, watch in "didShow of \(watch.setting.declaration.name.text) before it" }
    ),
    passing: ["\(told) \(toldPush)"],
    failing: [
      "\(told) push:page willShow(page) didLoad(page) willDisappear(list) willAppear(page) didDisappear(list) didAppear(page) pop: willShow(list) ↓ willDisappear(page) willAppear(list) didDisappear(page) didAppear(list) didShow(list)"
    ]
  )

  /// In drawings: a list that has appeared, and a page that was pushed on top of it, with what the
  /// navigation's delegate is told.
  private static let told = """
    nav didLoad(list) willShow(list) willAppear(list) sections()=1 rows(0)=3 didShow(list) \
    didAppear(list)
    """
  private static let toldPush = """
    push:page willShow(page) didLoad(page) willDisappear(list) willAppear(page) didDisappear(list) \
    didAppear(page) didShow(page)
    """
}

extension Stage {
  /// The controller that the navigation's delegate is being told of.
  fileprivate var screenShown: ScreenFacts? {
    navigation.shown.flatMap { screen(named: $0) }.flatMap { $0.isInNavigation ? $0 : nil }
  }

  /// The only view of the navigation that is on the screen, where nothing is under way.
  fileprivate var screenAtRest: ScreenFacts? {
    let inside = screens.filter(\.isInNavigation)
    guard inside.allSatisfy({ $0.isHeard && !$0.isTangled }) else { return nil }
    let here = inside.filter { $0.phase == .here }
    return here.count == 1 && inside.allSatisfy { $0.phase == .here || $0.phase == .away }
      ? here[0] : nil
  }

  /// Returns true if the navigation tells its delegate of what it shows: it has done so before, or
  /// the record is whole from the start and its header leaves the message in.
  fileprivate func tells(_ event: Event, _ watch: Watch) -> Bool {
    guard let place = navigation.place, watches[place].hears(event) else { return false }
    let hasTold =
      event == .willShowController ? navigation.tellsWill : navigation.tellsDid
    return hasTold || watch.record.hasAllCalls
  }
}
