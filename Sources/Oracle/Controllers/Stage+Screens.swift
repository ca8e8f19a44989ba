internal import Traces
internal import Transcripts

extension Stage {
  /// Returns true if a view is about to come or to go, or was last told of that in a turn, or asked
  /// what it shows.
  func isOnTheWay(in turn: Int32) -> Bool {
    watches.contains { watch in
      guard let screen = watch.screen, watch.site.isInNavigation else { return false }
      if screen.phase == .coming || screen.phase == .going { return true }
      guard watch.now.turn == turn else { return false }
      return watch.now.event.isOfController || watch.now.event.isOfLayout
    }
  }

  /// Notes that a segue to a view is prepared; to any, where none is named.
  func notePrepared(_ name: String?, by sender: Value?) {
    let named = name.map { name in [screen(named: name)].compactMap { $0 } }
    for screen in named ?? screens { screen.passage.prepare(by: sender) }
  }

  /// Notes that a tap on a row begins, which may set off a segue of its own.
  func noteTap() {
    for screen in screens { screen.passage.isCalled = true }
  }

  /// Takes in what the navigation tells its delegate of a view.
  func receiveShow(_ message: borrowing Message) {
    navigation.shown = message.arguments[.willShow]?.string ?? message.arguments[.didShow]?.string
  }

  /// Follows that, after it was judged.
  func followShow(_ event: Event) {
    guard event == .willShowController || event == .didShowController else { return }
    if event == .willShowController {
      navigation.tellsWill = true
    } else {
      navigation.tellsDid = true
    }
    if let shown = navigation.shown {
      screen(named: shown)?.noteShow(event)
    } else {
      // If no view is named, the message is about a view on its way, or about the next that comes.
      for screen in screens where event == .didShowController || screen.phase == .coming {
        screen.noteShow(event)
      }
      navigation.isSomeoneAnnounced = event == .willShowController || navigation.isSomeoneAnnounced
    }
    navigation.shown = nil
  }

  /// Notes that a segue is prepared that leads to another controller; `nil`: that is not told.
  ///
  /// - Parameters:
  ///   - name: where it leads.
  ///   - isHere: whether the view that it leads away from is on the screen.
  func leadBySegue(to name: String?, isHere: Bool) {
    guard navigation.followsControllers else { return }
    if let name, let destination = screen(named: name),
      destination.phase != .away || destination.passage.isPrepared
        || navigation.controllers.mayHave(name, isLoaded: destination.hasLoaded != .no)
    {
      return navigation.controllers.leadToStranger()
    }
    navigation.controllers.lead(to: isHere ? name : nil)
  }

  /// Notes what a view of a navigation that has come means to the others in it.
  func overtake(by screen: ScreenFacts, _ watch: Watch) {
    for other in neighbours(of: watch) {
      other.whereabouts.overtake(
        isWithIt: screen.coming.turn >= other.going.turn,
        isInstead: areSurelyPushed(screen, other)
      )
    }
  }

  /// Returns true if a navigation shows the one view or the other, and nobody presents any of them.
  func areSurelyPushed(_ one: ScreenFacts, _ other: ScreenFacts) -> Bool {
    !mayPresentUntold || one.whereabouts.isPushed && other.whereabouts.isPushed
  }

  /// Follows a call to any view.
  func followNavigation(_ call: borrowing Call, turn: Int32) {
    followModal(call, turn: turn)
    let isQuiet = !call.isByDelegate && !screens.contains { $0.movingTurn >= 0 }
    if call.name == .resizeWindow { navigation.window?.follow(call, turn: turn, isQuiet: isQuiet) }
    guard call.may(change: .screens) else { return }
    navigation.changeTime = call.time ?? -1
    if call.name == .performSegue {
      for screen in screens { screen.passage.isCalled = true }
    } else {
      navigation.hasNavigated = true
    }
    navigation.called = NavigationCall(
      turn: turn,
      pushed: call.name == .pushViewController ? call.arguments[.viewController]?.string : nil,
      isAnimated: call.arguments[.animated]?.bool,
      isPlain: isQuiet && call.block == nil,
      mayHurry: animations.map { $0.isEnabled != .yes } ?? false
    )
    guard navigation.followsControllers else { return }
    navigation.controllers.follow(
      call,
      isSettled: isQuiet && (call.name != .performSegue || leads(call))
    )
  }

  /// Follows a touch event, with all its lines.
  func followNavigation(_ hands: Hands) {
    guard navigation.followsControllers else { return }
    // A tap on a cell may lead anywhere where nobody hears of it.
    let unheard = watches.filter { !$0.hears(.prepareForSegue) }
      .flatMap { $0.setting.declaration.config[.segues]?.elements ?? [] }
    if !unheard.isEmpty { navigation.controllers.leadUnheard(to: unheard.compactMap(\.string)) }
    navigation.controllers.follow(hands)
  }

  /// Returns true if a segue is one of the view that it is performed from, and that is on the
  /// screen.
  private func leads(_ segue: borrowing Call) -> Bool {
    guard watches.indices.contains(Int(segue.view.place)) else { return false }
    let from = watches[Int(segue.view.place)]
    let destinations = from.setting.declaration.config[.segues]?.elements ?? []
    return from.screen?.phase == .here
      && destinations.contains { $0 == segue.arguments[.withIdentifier] }
  }

  /// Returns the controller in whose view another view stands, however deep.
  func screen(around watch: Watch) -> ScreenFacts? {
    var place = watch.site.container
    // A view stands in one that comes before it, or in none.
    while let outer = place, watches.indices.contains(outer) {
      if let screen = watches[outer].screen, watches[outer].site.isInNavigation { return screen }
      place = watches[outer].site.container.flatMap { $0 < outer ? $0 : nil }
    }
    return nil
  }

  /// True if the view of a controller may be on its way: the editing in it ends as it goes, and so does the
  /// keyboard (R273, R436).
  var mayLoseScreen: Bool { screens.contains(where: \.mayBeOnItsWay) }

  /// Returns true if all that stands in the view of a controller is surely at rest.
  func isAtRest(inside screen: ScreenFacts) -> Bool {
    watches.allSatisfy { watch in
      guard watch.site.showing === screen else { return true }
      return watch.isSurelyAtRest && watch.program.animation.endsAllowed == 0
    }
  }

  /// Returns the controllers of the other views in the same navigation.
  func neighbours(of watch: Watch) -> [ScreenFacts] {
    guard watch.site.isInNavigation else { return [] }
    return watches.compactMap { other in
      other !== watch && other.site.isInNavigation
        && other.site.container == watch.site.container ? other.screen : nil
    }
  }

  /// Returns true if another view of the same navigation is coming.
  func isAnotherComing(beside watch: Watch) -> Bool {
    neighbours(of: watch).contains { $0.phase == .coming }
  }

  /// Returns the controller that a view of a given name has.
  func screen(named name: String) -> ScreenFacts? {
    watches.first { $0.setting.declaration.name.text == name }?.screen
  }

  /// The controllers of all views.
  var screens: [ScreenFacts] { watches.compactMap(\.screen) }
}
