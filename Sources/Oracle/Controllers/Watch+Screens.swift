internal import Traces

extension SlotKey<ScreenFacts> {
  static var screen: Self { Self(.screen) }
}

extension Watch {
  /// The facts about the view's controller; nil: it has none.
  var screen: ScreenFacts? { features[.screen] }

  /// True if the view is on the screen, as its controller is told.
  var isShownByScreen: Bool { screen?.phase == .here }

  /// True if a controller shows the view or hides it, or may: it does more as the view appears.
  var isShownByController: Bool {
    let around: (any Showing)? = screen ?? site.showing
    return around.map { !$0.isSteady(in: now.turn) } ?? false
  }

  /// True if the view may come and go, and nobody hears of it.
  var mayAppearUnheard: Bool {
    if let screen { return !screen.isFollowed }
    return site.showing != nil
  }

  /// Gives the view a controller.
  fileprivate func addScreen() {
    let facts = ScreenFacts(self, isInNavigation: site.isInNavigation)
    add(facts, at: .screen)
    showing = facts
    site.stage.noteShown()
  }
}

extension FeatureMaker {
  /// The maker of the facts about a view's controller.
  static var screen: FeatureMaker {
    FeatureMaker(
      slot: .screen,
      addAtStart: { watch, _ in
        if watch.site.isInNavigation || watch.setting.declaration.isPresented { watch.addScreen() }
      },
      add: { $0.addScreen() },
      events: Event.allCases.filter {
        $0.isOfAppearance || $0.isOfScreenLayout || $0.isOfScreenSize || $0.beginsScreen
      }
    )
  }
}

extension Watch {
  /// True if every controller of the navigation goes by a name.
  var knowsControllers: Bool { !site.stage.navigation.mayShowStranger }
}
