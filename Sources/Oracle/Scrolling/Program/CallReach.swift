internal import Traces
internal import Transcripts

/// The reach of the effect of a call that changes sizes, insets or switches.
///
/// A call that sets what is set already changes nothing. One that makes room behind the content moves nothing
/// that is under way inside the range.
enum CallReach: Sendable {
  /// It changes nothing.
  case none
  /// It changes nothing that is under way.
  case later
  /// The content gets room at its end, and keeps what it has.
  case room
  /// It may change all that the kind of the call changes.
  case all

  /// True if it may change something of what is under way, or at rest.
  var changesNow: Bool { self == .room || self == .all }
  /// True if a scroll by the program goes on as it was.
  var leavesAnimations: Bool { self != .all }
}

extension Watch {
  /// Returns the reach of the effect that a call to any view has on this one.
  func reach(of call: borrowing Call, kind: Program.Kind, isOwn: Bool) -> CallReach {
    guard setting.isScroller else { return leavesBeside(call) ? .none : .all }
    if Vocabulary.call(call.name)?.idleness == .always { return .none }
    guard isOwn else {
      if kind == .harmless, call.isForLater { return .later }
      return isScrollAside(call, kind: kind) ? .none : .all
    }
    // All calls are needed to know what is set already.
    guard record.hasAllCalls else { return .all }
    switch kind {
    case .harmless:
      return geometry.isLeftAlone(by: call) ? .none : changesOnlyLater(call) ? .later : .all
    case _ where setting.isTable: return .all
    case .geometry, .bounds: return reachOfChange(call, kind: kind)
    // A jump stops a glide wherever it goes (F16).
    case .jump where !course.isSurely(in: Phase.atRest | Phase.dragging): return .all
    case .assign, .jump:
      let target = Place(call.arguments[.contentOffset]?.point)
      let isThere = target.isKnown && target == content.offset && program.isIdle
      return isThere && call.animationBlock == nil ? .none : .all
    default: return .all
    }
  }

  /// Returns true if a call leaves a view as it is that does not scroll: fingers find all views as before, or
  /// views are laid out, of which a screen alone tells.
  private func leavesBeside(_ call: borrowing Call) -> Bool {
    guard call.animationBlock == nil, site.stage.animations == nil else { return false }
    return site.stage.leavesFingers || call.laysOut && screen == nil
  }

  /// Returns true if a call scrolls another view, which neither stands in this one nor around it.
  private func isScrollAside(_ call: borrowing Call, kind: Program.Kind) -> Bool {
    let (place, watches) = (Int(call.view.place), site.stage.watches)
    guard kind.isScroll, call.animationBlock == nil, watches.indices.contains(place) else {
      return false
    }
    return watches[place].setting.isScroller && !stands(in: place)
      && !watches[place].stands(in: site.place)
  }

  /// Returns true if a drag or a glide that is under way goes on as it was: the content is inside the range, and goes
  /// nowhere near its end.
  func leavesMotion(_ reach: CallReach) -> Bool {
    if reach == .later { return true }
    guard reach == .room, geometry.isRangeKnown else { return false }
    guard content.offset.isKnown else { return isAnchoredBeforeEnd }
    let staysHere = course.isSurely(in: Phase.dragging | Phase.atRest)
    let goal = staysHere ? content.offset : motion.target
    return goal.isKnown && isClearOfEnd(content.offset) && isClearOfEnd(goal)
  }

  private func isClearOfEnd(_ place: Place) -> Bool {
    !geometry.isOutside(place)
      && Axis.each.allSatisfy {
        place[$0] < geometry.most[$0] || geometry.most[$0] == geometry.least[$0]
      }
  }

  /// Returns true if a call changes nothing of what is under way: content that may always bounce bounces as before
  /// where there is more of it than fits.
  private func changesOnlyLater(_ call: borrowing Call) -> Bool {
    if call.isForLater { return true }
    guard call.may(change: .bouncing), geometry.isRangeKnown, geometry.keeps(call.name),
      !geometry.insets.haveSafeArea,
      let value = call.arguments[call.name]
    else { return false }
    return geometry.moves(as: geometry.with(call.name, value))
  }

  private func reachOfChange(_ call: borrowing Call, kind: Program.Kind) -> CallReach {
    if call.laysOut {
      return isLaidOutAlone ? .none : .all
    }
    guard geometry.isRangeKnown, areInsetsPlain, call.animationBlock == nil,
      let value = call.arguments[call.name], geometry.keeps(call.name)
    else { return .all }
    let next = geometry.with(call.name, value)
    guard next.isRangeKnown, next.size == geometry.size, next.least == geometry.least else {
      return .all
    }
    if kind == .bounds {
      let origin = value.rect.map { Place($0.origin) } ?? .unknown
      guard origin.isKnown, origin == content.offset else { return .all }
    }
    if geometry.stays(call.name, value) { return .none }
    // A finger that is down may drag content along an axis on which it had no room.
    let leavesFingers = hands.down == 0 || geometry.moves(as: next)
    let isRoom = Axis.each.allSatisfy { next.most[$0] >= geometry.most[$0] }
    return isRoom && leavesFingers ? .room : .all
  }
}

extension Call {
  /// The aspects that decide about nothing that is under way.
  private static let later: Changes = [
    .fingers, .touches, .alpha, .text, .value, .control, .recognizers, .looks, .cellContent,
    .drawing, .appearance,
  ]

  /// True if fingers may miss the view for it, or be another's.
  var mayLoseFingers: Bool { may(change: [.touches, .alpha, .recognizers]) }

  /// True if it decides about nothing that is under way.
  fileprivate var isForLater: Bool {
    !changes.isEmpty && changes.isSubset(of: Self.later) && animationBlock == nil
  }
}
