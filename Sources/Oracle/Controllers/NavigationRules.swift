internal import Traces
internal import Transcripts

/// Rules about which controller a navigation shows.
enum NavigationRules {
  static let all = [loadsFirst, oneShows, showsTheTop]

  static let loadsFirst = Rule(
    "controller.navigation.loads-first",
    "In a navigation the view that comes is loaded before the one that goes is told.",
    .sequence,
    grade: .should,
    catalogue: ["R353"],
    topic: .screens,
    check: .ofScreen(
      .viewWillAppear,
      answer: { screen, watch in
        guard screen.isHeard, screen.isInNavigation, screen.hasAppeared != .yes,
          screen.phase == .away, screen.hasLoaded == .yes, !screen.isTangled
        else { return .notJudged }
        return Answer(!screen.passage.isLoadedLate)
      },
      found: { _, _ in "viewWillAppear of a view that was loaded after viewWillDisappear" },
      expecting: { _, _ in "viewDidLoad before viewWillDisappear of the view that goes" }
    ),
    passing: ["\(AppearanceRules.shown)", "\(AppearanceRules.shown) \(pushed)"],
    failing: [
      "\(AppearanceRules.shown) push:page willDisappear(list) didLoad(page) ↓ willAppear(page) didDisappear(list) didAppear(page)",
      "nav log willDisappear(list) didLoad(page) ↓ willAppear(page) didDisappear(list) didAppear(page)",
    ]
  )

  static let oneShows = Rule(
    "controller.navigation.one-shows",
    "At rest one view of a navigation has appeared, and no other.",
    .rest,
    grade: .should,
    catalogue: ["R353", "R352"],
    sources: ["L-21"],
    topic: .screens,
    check: .at(
      [.rest],
      answer: { watch in
        let stage = watch.site.stage
        guard !stage.isCovered, let shown = stage.shownScreens else {
          return .notJudged
        }
        if let tops = stage.navigation.controllers.tops, tops.isEmpty {
          return Answer(shown.isEmpty)
        }
        if stage.navigation.controllers.mayBeEmpty, shown.isEmpty { return .notJudged }
        return Answer(shown.count == 1)
      },
      found: { watch in
        let shown = watch.site.stage.shownScreens ?? []
        return shown.isEmpty
          ? "at rest, and no viewDidAppear"
          : "at rest, and no viewDidDisappear of \(shown.dropLast().joined(separator: ", "))"
      },
      expecting: { watch in
        watch.site.stage.navigation.controllers.tops?.last.map { "viewDidAppear of \($0)" }
          ?? "viewDidAppear of one view"
      }
    ),
    passing: ["\(AppearanceRules.shown) settle", "\(AppearanceRules.shown) \(pushed) settle"],
    failing: ["nav push:page ↓ settle"]
  )

  static let showsTheTop = Rule(
    "controller.navigation.shows-the-top",
    "At rest a navigation shows the controller that calls, segues and fingers have brought to the top.",
    .rest,
    grade: .should,
    catalogue: ["R353", "R354"],
    sources: ["L-21"],
    topic: .screens,
    check: .at(
      [.rest],
      answer: { watch in
        let stage = watch.site.stage
        guard let shown = stage.shownScreens, shown.count == 1, let tops = stage.toBeOnTop,
          !tops.isEmpty
        else { return .notJudged }
        return Answer(tops.contains(shown[0]))
      },
      found: { watch in
        "at rest, and \(watch.site.stage.shownScreens?.first ?? "nothing") is on the screen"
      },
      expecting: { watch in
        "viewDidAppear of \(watch.site.stage.toBeOnTop?.reversed().joined(separator: " or ") ?? "")"
      }
    ),
    passing: [
      "\(AppearanceRules.shown) \(pushed) settle",
      "\(AppearanceRules.shown) \(pushed) \(popped) settle",
    ],
    failing: [
      "\(AppearanceRules.shown) push:page ↓ settle",
      "\(AppearanceRules.shown) \(pushed) pop: ↓ settle",
      "hears=willAppear,didAppear,willDisappear,didDisappear nav inputs=call willAppear(list) didAppear(list) push:page ↓ settle",
      "nav inputs=call didLoad(list) willAppear(list) sections()=1 rows(0)=3 didAppear(list) push:page ↓ settle",
      "\(AppearanceRules.shown) segue:page prepareFor(list,page,nil) ↓ settle",
    ]
  )

  private static let pushed = AppearanceRules.pushed
  /// In drawings: the page goes, and the list comes back.
  private static let popped =
    "pop: willDisappear(page) willAppear(list) didDisappear(page) didAppear(list)"
}

extension Stage {
  /// The views of the navigation that have appeared, and are not about to go; `nil` where that cannot
  /// be told.
  fileprivate var shownScreens: [String]? {
    let inside = watches.filter(\.site.isInNavigation)
    guard !inside.isEmpty, !watches.contains(where: \.site.mayBeRemoved) else { return nil }
    var shown: [String] = []
    for watch in inside {
      guard let screen = watch.screen, screen.isFollowed, !screen.isTangled else { return nil }
      switch screen.phase {
      case .here: shown.append(watch.setting.declaration.name.text)
      case .away: break
      case .unknown, .coming, .going: return nil
      }
    }
    return shown
  }

  /// The controllers of which one must be on top; nil: not known.
  ///
  /// It is the one that was pushed where fingers are not recorded, until another has appeared.
  fileprivate var toBeOnTop: ArraySlice<String>? {
    if let tops = navigation.controllers.tops { return tops }
    guard !isCovered, let called = navigation.called, called.isPlain else { return nil }
    return called.pushed.map { [$0] }
  }

  /// Takes in what a navigation is seen to rest with.
  func restNavigation() {
    guard navigation.followsControllers else { return }
    let shown = shownScreens
    navigation.controllers.rest(on: shown?.count == 1 ? shown?.first : nil)
  }
}
