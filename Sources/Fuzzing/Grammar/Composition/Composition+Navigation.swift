import Traces

extension Composition {
  /// Draws a call of the navigation: another screen, or one that was there before.
  func drawNavigation(_ choices: inout Choices) -> Call {
    switch choices.pick(weighted: [10, 8, 3, 4, 2, 1, 2]) {
    case 0:
      return call(
        .pushViewController,
        Argument(.viewController, name(drawScreen(&choices))),
        &choices
      )
    case 1: return call(.popViewController, nil, &choices)
    case 2: return call(.popToRootViewController, nil, &choices)
    case 3:
      let names = Value.array(drawScreens(&choices).map(name))
      return call(.setViewControllers, Argument(.viewControllers, names), &choices)
    case 4:
      guard let segue = drawSegue(&choices) else { return call(.popViewController, nil, &choices) }
      return segue
    case 5:
      let isHidden = Argument(.isNavigationBarHidden, .bool(!choices.chance(40)))
      return Call(time: nil, name: .isNavigationBarHidden, arguments: [isHidden])
    default: return drawSize(&choices)
    }
  }

  /// Draws a size for the window: that of a device which is turned, or the one that it has at first.
  private func drawSize(_ choices: inout Choices) -> Call {
    let (width, height) = choices.pick([(480, 320), (320, 480), (1024, 768)])
    let size = Value.pair(Millionths(Double(width)), Millionths(Double(height)))
    return Call(time: nil, name: .resizeWindow, arguments: [Argument(.to, size)])
  }

  private func call(_ name: Name, _ argument: Argument?, _ choices: inout Choices) -> Call {
    let animated = Argument(.animated, .bool(choices.chance(60)))
    return Call(time: nil, name: name, arguments: [animated] + [argument].compactMap(\.self))
  }

  private func name(_ place: Int) -> Value { .string(places[place].name.text) }

  /// Draws a screen to push: one that is not there, but for a rare one, which is an exception.
  private func drawScreen(_ choices: inout Choices) -> Int {
    let all = places.indices.filter { places[$0].isScreen }
    let away = all.filter { !screens.contains($0) }
    guard !away.isEmpty, !choices.chance(min(4, weights.often.isOdd)) else {
      return choices.pick(all)
    }
    return choices.pick(away)
  }

  /// Draws the screens of a navigation from the bottom up, each once.
  private func drawScreens(_ choices: inout Choices) -> [Int] {
    var rest = places.indices.filter { places[$0].isScreen }
    var chosen: [Int] = []
    choices.list(most: 3, percent: 70) { choices in
      guard !rest.isEmpty else { return }
      chosen.append(rest.remove(at: choices.draw(below: rest.count)))
    }
    // A navigation with nothing in it is none, but for a rare one.
    if chosen.isEmpty, !choices.chance(3) { chosen = [rest[0]] }
    return chosen
  }

  /// Draws a segue that code takes, if any leads away from a screen.
  private func drawSegue(_ choices: inout Choices) -> Call? {
    let sources = places.indices.filter { places[$0].config[.segues] != nil }
    guard !sources.isEmpty else { return nil }
    let source = choices.pick(sources)
    guard case .array(let names) = places[source].config[.segues], !names.isEmpty else {
      return nil
    }
    let identifier = Argument(.withIdentifier, choices.pick(names))
    return Call(
      time: nil,
      name: .performSegue,
      arguments: [identifier],
      view: ViewIndex(source)
    )
  }
}

extension Composition {
  /// Returns true if a view is on the screen, as far as a generator knows.
  func isReachable(_ place: Int) -> Bool {
    if places[place].isScreen { return screens.last == place }
    return places[place].container.map { isReachable($0) } ?? true
  }

  /// Returns the places of the views that offer something: those on the screen, if there are any.
  func places(offering need: Need) -> [Int] {
    let all = places.indices.filter { places[$0].offers.contains(need) }
    let reachable = all.filter { isReachable($0) }
    return reachable.isEmpty ? all : reachable
  }

  /// Follows which screens a call leaves, as far as a generator knows.
  mutating func followScreens(_ call: Call) {
    switch call.name {
    case .pushViewController:
      if let screen = screen(named: call.arguments[.viewController]) { screens.append(screen) }
    case .performSegue:
      if let screen = screen(named: call.arguments[.withIdentifier]) { screens.append(screen) }
    case .popViewController: goBack()
    case .popToRootViewController: screens = Array(screens.prefix(1))
    case .setViewControllers:
      guard case .array(let names) = call.arguments[.viewControllers] else { return }
      screens = names.compactMap { screen(named: $0) }
    default: break
    }
  }

  /// Notes that the uppermost screen goes.
  mutating func goBack() {
    if screens.count > 1 { screens.removeLast() }
  }

  private func screen(named name: Value?) -> Int? {
    guard let text = name?.string else { return nil }
    return places.firstIndex { $0.isScreen && $0.name.text == text }
  }
}
