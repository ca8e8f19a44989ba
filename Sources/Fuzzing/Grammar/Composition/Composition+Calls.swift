import Traces

extension Composition {
  /// Draws a call of one of the views, or calls that belong together.
  func drawCalls(_ choices: inout Choices, isScripted: Bool = false) -> [Call] {
    let place = places.count > 1 ? choices.draw(below: places.count) : 0
    let view = places[place]
    // A screen is the navigation's to place and to take away; plain content has nothing else to call,
    // and of one that is not there no source tells.
    let hasOwnCalls = view.isScrollView || view.kind == .web
    if view.kind == .navigation || !isReachable(place) || (view.isScreen && !hasOwnCalls) {
      return [drawNavigation(&choices)]
    }
    let offered = view.isScreen ? view.offers : view.offers.union(.call)
    let method = Method.table.pick(&choices, weights, offered: offered)
    var call: Call
    if method.name == .beginUpdates {
      return drawUpdate(of: place, isScripted: isScripted, &choices)
    } else if let name = method.name {
      call = Call(
        time: nil,
        name: name,
        arguments: method.arguments(view, &choices, weights),
        view: ViewIndex(name == .tapStatusBar ? 0 : place)
      )
    } else {
      let setting = Setting.table.pick(&choices, weights, offered: offered)
      let value = setting.value(view, &choices, weights)
      call = Call(
        time: nil,
        name: setting.name,
        arguments: [Argument(setting.name, value)],
        view: ViewIndex(place)
      )
    }
    if let name = method.name, Vocabulary.animators.contains(name.text) {
      return [call] + drawChanges(in: view, at: ViewIndex(place), offered, &choices)
    }
    if choices.chance(weights.column == .human ? 3 : 10) {
      call.block = choices.chance(50) ? .performWithoutAnimation : .animate
    }
    return [call]
  }

  /// Draws what a block of animations changes.
  private func drawChanges(
    in view: Place,
    at place: ViewIndex,
    _ offered: Need,
    _ choices: inout Choices
  ) -> [Call] {
    var calls: [Call] = []
    choices.list(most: 3, percent: 60) { choices in
      let setting = Setting.table.pick(&choices, weights, offered: offered)
      var call = Call(time: nil, name: setting.name, view: place, block: .animate)
      call.arguments = [Argument(setting.name, setting.value(view, &choices, weights))]
      if choices.chance(10) { call.block = .performWithoutAnimation }
      calls.append(call)
    }
    return calls
  }

  /// Draws a call and makes it now.
  mutating func makeCall(_ choices: inout Choices) {
    make(drawCalls(&choices))
  }
}
