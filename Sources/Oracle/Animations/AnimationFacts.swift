internal import Traces
internal import Transcripts

/// The facts about the animations of a transcript.
///
/// They are about all views, because a block may change any of them.
final class AnimationFacts: Feature {
  /// The blocks that have not surely come to their end, and the latest of those that have.
  private(set) var blocks: [AnimatedBlock] = []
  /// The property animators.
  var animators: AnimatorFacts
  /// The block that calls of this very instant stand in.
  private(set) var open: AnimatedBlock?
  /// The block among them that no delegate began: what delegates began in it is over when the program calls.
  private var programs: AnimatedBlock?
  /// The certainty that changes are animated, as `setAnimationsEnabled(_:)` said.
  private(set) var isEnabled: Certainty
  /// The values that properties of views surely have.
  private var values: [Int: [Name: Value]] = [:]
  /// The number of blocks that were forgotten; messages about them are in doubt.
  private(set) var forgotten = 0
  private static let most = 64
  /// The turn of the latest message about a block or an animator; -1: none came.
  var heardTurn: Int32 = -1
  /// True if a message about a block does not say which: what else was told is in doubt.
  var hasUntold = false

  var audience: Topic.Audience? { .animated }
  var isAskedApart: Bool { true }
  /// True if the latest block has not run, or has changed something after its end was told.
  var isDue: Bool {
    open.map { $0.id != nil && $0.runs == 0 || $0.changedAfterEnd >= 0 } ?? false
  }

  init(_ watches: [Watch]) {
    animators = AnimatorFacts(watches.first)
    let isKnown = watches.first?.record.hasAllCalls ?? false
    isEnabled = isKnown ? .yes : .unknown
    guard isKnown else { return }
    for watch in watches where watch.setting.isSetUpAtAll {
      let view = watch.setting.declaration
      values[watch.site.place] = [
        .alpha: view.config[.alpha] ?? .number(Millionths(1))
      ]
      if let frame = view.frame { values[watch.site.place]?[.frame] = Value(frame) }
    }
  }

  /// Returns true if any block or animator may be under way at a time, whether or not its end was told.
  func mayTakeLong(until time: Microseconds) -> Bool {
    forgotten > 0 || hasUntold
      || blocks.contains { $0.ends == 0 && !$0.isOver(by: time - animators.soon) }
      || animators.courses(atRest: time).contains { !$0.isIdle }
  }

  /// Returns the blocks of a name whose end is not told yet, the earliest first; then those that have ended.
  func blocks(named id: String) -> [AnimatedBlock] {
    let all = blocks.filter { $0.id == id }
    return all.filter { $0.ends == 0 } + all.filter { $0.ends > 0 }
  }

  /// Notes an end that is told of a block with a name; of several, nobody knows which has ended.
  func end(named id: String) {
    let awaited = awaited(named: id)
    if awaited.count > 1 {
      for block in awaited { block.isBroken = true }
    }
    let ended = awaited.first { !$0.isRepeated } ?? awaited.first ?? blocks(named: id).first
    ended?.ends += 1
  }

  /// Returns the blocks of a name whose end somebody waits for, the earliest first.
  func awaited(named id: String) -> [AnimatedBlock] {
    blocks.filter { $0.id == id && $0.hasCompletion && $0.ends == 0 }
  }

  /// Returns the blocks that surely move a view at an instant.
  func moving(_ view: Int, at time: Microseconds) -> AnimatedBlock? {
    blocks.first { block in
      guard block.due == .later, let end = block.end, block.views.contains(view) else {
        return false
      }
      return block.ends == 0 && block.isUndisturbed && time < end && time > block.time
    }
  }

  /// Returns true if a view can surely be seen, once nothing is animated.
  func isSeen(_ view: Int) -> Bool {
    values[view]?[.alpha]?.number.map { $0.double >= 0.1 } ?? false
  }

  /// Follows a call to any view.
  func follow(_ call: borrowing Call, kind: Program.Kind, _ watches: [Watch], turn: Int32) {
    // A delegate's call during the block's own message belongs to the block too (R483).
    let isInside = call.block != nil || call.isByDelegate
    if !call.isByDelegate { open = programs }
    if open.map({ $0.time != call.time || !isInside }) ?? false { open = nil }
    animators.follow(call, turn: turn, isInMessage: call.isByDelegate && heardTurn == turn)
    switch call.name {
    case .animate, .animateToCompletion, .animateWithOptions:
      begin(call, turn: turn, isInUntoldBlock: watches.first?.turns.isInBlock(turn) ?? false)
    case .setAnimationsEnabled: isEnabled = Certainty(call.arguments[.enabled]?.bool)
    case .removeAllAnimations, .removeFromSuperview: breakAll()
    // A control that is taken away takes its animations along.
    case .refreshControl where call.arguments[.refreshControl]?.bool != true: breakAll()
    // The view of a screen that goes leaves its window.
    case _ where call.may(change: .screens): breakAll()
    default: break
    }
    let place = Int(call.view.place)
    if watches.indices.contains(place) { change(call, kind: kind, watches[place], turn: turn) }
  }

  private func breakAll() {
    for block in blocks { block.isBroken = true }
  }

  /// Begins to follow a block.
  ///
  /// - Parameters:
  ///   - call: the call that runs the block.
  ///   - turn: its turn.
  ///   - isInUntoldBlock: whether the program's call of this turn stands in a block that is none of these.
  private func begin(_ call: borrowing Call, turn: Int32, isInUntoldBlock: Bool) {
    let outer = call.block == .animate ? open : nil
    let isQuiet = call.block == .performWithoutAnimation
    // A delegate's may stand in a block that is not told.
    let isTold = !call.isByDelegate || (turn != open?.turn && !isInUntoldBlock)
    let block = AnimatedBlock(
      call,
      turn: turn,
      outer: outer,
      isEnabled: isTold ? (isQuiet ? .no : isEnabled) : .unknown
    )
    blocks.append(block)
    open = block
    if !call.isByDelegate { programs = block }
    guard blocks.count > Self.most else { return }
    // Blocks that have ended are not needed any more.
    blocks.removeAll { $0.ends > 0 || !$0.hasCompletion && $0 !== block }
    guard blocks.count > Self.most else { return }
    blocks.removeFirst()
    forgotten += 1
  }

  /// Takes in what a call changes, inside of a block or outside.
  private func change(
    _ call: borrowing Call,
    kind: Program.Kind,
    _ watch: Watch,
    turn: Int32
  ) {
    let place = watch.site.place
    let change = certainty(of: call, kind: kind, watch)
    if let value = call.arguments[call.name], values[place] != nil {
      values[place]?[call.name] = value
    }
    if [.frame, .bounds].contains(call.name) { values[place]?[.frame] = nil }
    if call.name == .frame { values[place]?[.frame] = call.arguments[.frame] }
    if change != .no {
      for block in blocks where block !== open && block.views.contains(place) {
        block.isOverlapped = true
      }
    }
    // A screen may leave its window at any touch, and a cell its table as soon as content moves.
    let mayLeave =
      watch.site.isInNavigation || watch.site.stage.screen(around: watch) != nil
      || watch.setting.isTable && change == .unknown
    if call.block == .animate, mayLeave { blocks.last?.isBroken = true }
    if call.block == .animate { animators.note(change) }
    guard let open, !Vocabulary.animators.contains(call.name.text) else { return }
    if call.block == .animate, !call.isByDelegate {
      // Without times a change may stand in a later block, of which nothing is told.
      if change == .yes, open.ends > 0, open.time >= 0 { open.changedAfterEnd = turn }
      return open.note(change, of: place, isOwnScroll: kind.isAnimated)
    }
    // A delegate's change inside of the block may stand in one of its own.
    let isDelegates = call.isByDelegate && change != .no
    // The content is laid out for a new size or inset later, outside of the quiet block.
    let isLaidOutLater = call.block == .performWithoutAnimation && kind == .geometry
    if isDelegates || isLaidOutLater { open.note(.unknown, of: place, isOwnScroll: false) }
  }

  /// Returns the certainty that a call gives a property of a view another value that can be
  /// animated.
  private func certainty(
    of call: borrowing Call,
    kind: Program.Kind,
    _ watch: Watch
  ) -> Certainty {
    // The oracle does not follow where an animator that is stopped or finished leaves its views.
    if call.arguments[.animatorID] != nil { return kind == .harmless ? .no : .unknown }
    switch call.name {
    case .alpha, .frame:
      guard !watch.site.mayBeRemoved, let now = values[watch.site.place]?[call.name],
        let next = call.arguments[call.name]
      else { return .unknown }
      return Certainty(now != next)
    case .contentOffset:
      guard !watch.site.mayBeRemoved, watch.content.offset.isKnown,
        let target = call.arguments[.contentOffset]?.point
      else { return .unknown }
      let distance = Place(target).distance(to: watch.content.offset)
      return distance == 0 ? .no : distance > watch.setting.pixel ? .yes : .unknown
    case .setAnimationsEnabled, .removeAllAnimations, .animate, .animateToCompletion,
      .animateWithOptions:
      return .no
    case .layoutIfNeeded where call.block == nil && !watch.setting.isTable: return .no
    case .contentSize where call.block == nil && watch.staysInside(call.arguments[.contentSize]):
      return .no
    default:
      // A scroll that is animated by itself leaves the block with nothing (R482). A call that moves no
      // content may still place cells or a control elsewhere.
      // So may one that has a safe area cover other edges.
      let mayPlace =
        watch.setting.isTable || call.name == .refreshControl
        || watch.geometry.insets.haveSafeArea && call.name.decidesWhatScrolls
      return kind.isAnimated || (kind == .harmless && !mayPlace) ? .no : .unknown
    }
  }
}

extension Watch {
  /// Returns true if content of a size leaves the offset as it is: the view shows nothing beyond its end.
  fileprivate func staysInside(_ size: Value?) -> Bool {
    let place = content.offset
    let end = Place(size?.point)
    guard place.isKnown, end.isKnown, geometry.size.isKnown else { return false }
    return Axis.each.allSatisfy {
      place[$0] >= 0 && Int64(place[$0]) + Int64(geometry.size[$0]) <= Int64(end[$0])
    }
  }
}

extension Value {
  /// A rectangle's value.
  fileprivate init(_ rect: Rect) {
    self = .array(
      [rect.origin.x, rect.origin.y, rect.size.x, rect.size.y].map { .number(Millionths($0)) }
    )
  }
}

extension Watch {
  /// Notes that a fade is over, where the view rests, and it and all that it stands in can be seen.
  func endFade() {
    guard site.isFading, let animations else { return }
    var place: Int? = site.place
    while let next = place {
      guard animations.isSeen(next), site.stage.watches.indices.contains(next) else { return }
      place = site.stage.watches[next].site.container
    }
    site.endFade()
  }
}

extension Call {
  /// True if it moves no view, and hides one at the most until the animation is over.
  var fades: Bool {
    name == .alpha && arguments[.animatorID] == nil
      || Vocabulary.animators.contains(name.text)
  }

  /// True if a view may take no touches because of it, or stand elsewhere: it may be animated, or
  /// not seen.
  var mayKeepTouches: Bool {
    name == .alpha || animationBlock != nil
      || Vocabulary.animators.contains(name.text)
        && arguments[.options]?.elements.contains(.string("allowUserInteraction")) != true
  }
}
