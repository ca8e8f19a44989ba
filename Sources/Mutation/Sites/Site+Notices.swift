internal import Traces

/// The words for what targets and observers are told: refresh controls and keyboards.
extension Site {
  // MARK: - Refresh controls

  /// True if all that a refresh control does here could be told, and the only view has one.
  var hearsRefreshes: Bool {
    setup.hasRefreshControl && view.isAlone && hears(.refreshControlValueChanged)
      && record.hasCalls
  }

  /// True if a drag's didScroll shows content that was never pulled past its top in the stretch.
  var isDragWithoutPull: Bool {
    guard hearsRefreshes, isPlain, isAlone, isQuiet, moment.place == .inDrag else { return false }
    return companions.allSatisfy { site in
      guard let offset = site.offset, let range = site.setup.range(.y) else { return false }
      return offset.y.units >= range.lowerBound
    }
  }

  /// True if a drag's didScroll shows content that is pulled down while a refresh goes on.
  var isPullWhileRefreshing: Bool {
    guard hearsRefreshes, isPlain, isAlone, isQuiet, moment.place == .inDrag else { return false }
    return state[.isRefreshing] == true && previous?.state[.isRefreshing] == true
      && isRefreshOld && excess(along: .y) < -1000
  }

  /// True if the refresh that goes on was reported before the stretch: a pull began it, not code.
  private var isRefreshOld: Bool {
    guard let first = episode?.lines.lowerBound,
      (record.places[.call(.beginRefreshing)] ?? []).isEmpty
    else { return false }
    let notices = (record.places[.message(.refreshControlValueChanged)] ?? [])
      .map { record.moments[$0].line }.filter { $0 < line }
    return !notices.isEmpty && notices.allSatisfy { $0 < first }
  }

  /// The edits by which the control's action is sent right behind it.
  var reportingRefresh: [Edit] { followed(by: .refreshControlValueChanged) }

  // MARK: - Keyboards

  /// True if a keyboard is up, and its messages could be told.
  var hasKeyboard: Bool {
    moment.keyboard >= 0 && view.isAlone && hears(.keyboardWillHide) && record.hasCalls
  }

  /// True if the keyboard goes as a drag begins.
  var dismissesOnDrag: Bool { setup.dismissMode.hasPrefix("onDrag") }

  /// True if a drag's willBeginDragging finds a keyboard up that stays up in its turn.
  var leavesKeyboard: Bool {
    guard hasKeyboard, isPlain, isAlone, isTurnQuiet, name == .willBeginDragging else {
      return false
    }
    let notices = record.places[.message(.keyboardWillHide)] ?? []
    return !notices.contains { record.moments[$0].turn == moment.turn }
  }

  /// True if a keyboardWillHide comes in the turn of a drag's begin, for which it goes.
  var isHiddenByDrag: Bool {
    let begins = record.places[.message(.willBeginDragging)] ?? []
    guard
      let begin = begins.first(where: {
        record.moments[$0].turn == moment.turn && record.moments[$0].line < line
      })
    else { return false }
    let site = Site(record: record, place: begin)
    return site.hasKeyboard && site.isAlone && site.isPlain && site.dismissesOnDrag
      && site.isTurnQuiet
  }

  /// The edits by which the keyboard goes right behind it.
  var hidingKeyboard: [Edit] {
    guard moment.keyboard >= 0 else { return [] }
    let notice = Message(time: time, name: .keyboardWillHide, view: ViewIndex(moment.keyboard))
    return [.insert(.message(notice), before: line + 1)]
  }
}
