internal import Traces
internal import Transcripts

extension Stage {
  /// The controllers that are presented, and never pushed.
  var modals: [ScreenFacts] { screens.filter { $0.modal != nil } }

  /// True if what comes may be presented, though no header says so.
  ///
  /// A presented view comes and goes in another order than a pushed one (R428), so the rules about that
  /// order need to know which of the two it is.
  var mayPresentUntold: Bool { navigation.presentsUntold != .no }

  /// True if anything is presented, or on its way, so that nobody knows what a navigation below
  /// does.
  var isCovered: Bool { modals.contains { $0.phase != .away } }

  /// The controllers of the navigation below what is presented; nil: not all are known.
  var screensBelow: [ScreenFacts]? {
    let below = watches.filter(\.site.isInNavigation).compactMap(\.screen)
    guard !below.isEmpty, below.allSatisfy({ $0.isHeard && $0.phase != .unknown && !$0.isTangled })
    else { return nil }
    return below
  }

  /// The only controller that is presented, or just being; nil: there is none, or several.
  var onlyModal: ScreenFacts? {
    let shown = modals.filter { $0.phase != .away }
    return shown.count == 1 ? shown.first : nil
  }

  /// Follows a call that presents or dismisses.
  func followModal(_ call: borrowing Call, turn: Int32) {
    let records = watches.first?.record.calls == .recorded
    // If a record begins midway, its first push or pop is the first change whose kind is known.
    if call.may(change: .screens), records, navigation.presentsUntold == .unknown {
      navigation.presentsUntold = .no
    }
    guard call.name == .present || call.name == .dismiss else { return }
    if !isDeclared(call) { navigation.presentsUntold = .yes }
    navigation.awaited?.follow(call)
    if let name = call.arguments[.viewControllerToPresent]?.string {
      screen(named: name)?.noteCall(turn: turn)
    }
    let isQuiet = !call.isByDelegate && !screens.contains { $0.movingTurn >= 0 }
    navigation.modalCall = ModalCall(
      turn: turn,
      isDismissal: call.name == .dismiss,
      presented: call.arguments[.viewControllerToPresent]?.string,
      isAnimated: call.arguments[.animated]?.bool,
      isPlain: isQuiet && call.block == nil,
      mayHurry: animations.map { $0.isEnabled != .yes } ?? false
    )
  }

  /// Returns true if the header says how the view of a call is presented.
  private func isDeclared(_ call: borrowing Call) -> Bool {
    guard let name = call.arguments[.viewControllerToPresent]?.string else {
      return watches.contains { $0.setting.declaration.isPresented }
    }
    return watches.contains {
      $0.setting.declaration.name.text == name
        && $0.setting.declaration.isPresented
    }
  }

  /// Returns the controller that a plain call of this turn presents or dismisses, where nothing else
  /// does.
  func modalOfCall(_ watch: Watch) -> ScreenFacts? {
    guard let call = navigation.modalCall, call.isPlain, call.turn == watch.now.turn,
      watch.turns.touch != watch.now.turn, navigation.called?.turn != watch.now.turn
    else { return nil }
    return call.isDismissal ? onlyModal : call.presented.flatMap { screen(named: $0) }
  }
}
