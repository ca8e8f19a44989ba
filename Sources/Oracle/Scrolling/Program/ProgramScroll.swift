internal import Traces
internal import Transcripts

/// The scroll by the program, as its rules see it: the latest call, and what it sends in its turn.
///
/// The messages of a call's turn are a row: after which calls, in which block, and which. Anything
/// else that goes on in the view is no part of a row: it is the call's hindrance, and is thrown.
struct ProgramScroll: Scene {
  let watch: Watch

  init?(_ watch: Watch) {
    guard watch.program.call.kind != .none else { return nil }
    self.watch = watch
  }

  /// The event that came instead of one `didScroll` to the right place, in words.
  var words: String {
    guard watch.now.event == .didScroll else {
      return watch.now.event == .didEndScrollingAnimation
        ? watch.now.event.word : "no didScroll after the call"
    }
    return isFirst ? "didScroll to \(watch.now.offset.text)" : "another didScroll"
  }

  /// The place that the call asks for, in words.
  var goal: String {
    let target = watch.program.call.target
    return target.isKnown ? target.text : "where it is in view"
  }

  /// True if nothing has come of the call yet.
  private var isFirst: Bool { watch.program.call.scrolls == 0 }

  /// True if the call moves the content.
  ///
  /// - Throws: what else was going on, or that the place is not known.
  private var moves: Bool {
    get throws(Lack) {
      if let lack = watch.program.call.hindrance ?? watch.program.call.company { throw lack }
      switch watch.program.call.moves {
      case .yes: return true
      case .no: return false
      case .unknown: throw .place
      }
    }
  }

  /// Returns true if the turn of the latest call is open, which is one of some.
  private func isTurn(of kinds: Program.Kinds) -> Bool {
    guard kinds.contains(watch.program.call.kind.asSet) else { return false }
    return watch.program.call.isTurnOpen
      || (!watch.program.call.isAlone && watch.program.call.turn == watch.now.turn)
  }
}

extension ProgramScroll {
  /// True if the turn is over of a call that moves content at once, in the midst of a motion, and nothing has told
  /// of it (F01, F03): frames of the motion have turns of their own.
  private var isUntoldInMotion: Bool {
    let call = watch.program.call
    return call.hindrance == .motion && isFirst && watch.now.event != .didScroll
      && call.movesInMotion && call.moves == .yes && call.company == nil
      && watch.hears(.didScroll) && watch.zoom == nil && !watch.setting.isTable
  }

  /// The block that a call stands in, which says how it is animated (F07, F23).
  enum Easing: Sendable {
    case any
    /// It stands in no block of animations.
    case uneased
    /// It stands in a block of animations.
    case eased
    /// It stands in a block without animations.
    case quiet

    fileprivate func holds(_ block: Call.Block?) -> Bool {
      switch self {
      case .any: true
      case .uneased: block != .animate
      case .eased: block == .animate
      case .quiet: block == .performWithoutAnimation
      }
    }
  }

  /// The messages that the turn of a call sends.
  enum Sends: Sendable {
    /// No `didScroll`: the content is there already.
    case nothing
    /// One `didScroll`, to the place that was asked for.
    case once
  }

  /// Returns a rule about the turn of a call, as a row.
  ///
  /// - Parameters:
  ///   - kinds: the calls.
  ///   - block: the block that they stand in.
  ///   - sends: what they send.
  ///   - stray: where an end that does not belong to any animation breaks it too; nil: nowhere.
  ///   - expected: what is expected, in words.
  /// - Returns: the check.
  static func row(
    after kinds: Program.Kinds,
    in block: Easing = .any,
    sends: Sends,
    end stray: Watch.StrayEnd? = nil,
    expecting expected: @escaping @Sendable (ProgramScroll) -> String
  ) -> Check {
    let events: [Event] = [.didScroll, .willBeginDragging, .turnEnd, .pause]
    return question(
      at: stray == nil ? events : events + [.didEndScrollingAnimation],
      scope: .afterCall,
      answer: { scene throws(Lack) in
        let watch = scene.watch
        if watch.now.event == .didEndScrollingAnimation {
          let isOfKind = kinds.contains(watch.program.call.kind.asSet)
          return isOfKind && watch.strayEnd == stray ? .violated : .notJudged
        }
        return try scene.answer(after: kinds, in: block, sends: sends)
      },
      found: { $0.words },
      expecting: expected
    )
  }

  /// Returns the answer of the turn of a call that must send a message, or none.
  ///
  /// - Throws: what else goes on, or what is not known.
  func answer(
    after kinds: Program.Kinds,
    in block: Easing,
    sends: Sends
  ) throws(Lack) -> Answer {
    guard isTurn(of: kinds), block.holds(watch.program.call.block) else { return .notJudged }
    switch sends {
    case .nothing: return try answerOfNothing()
    case .once: return try answerOfOnce()
    }
  }

  private func answerOfNothing() throws(Lack) -> Answer {
    guard try !moves, watch.now.event != .willBeginDragging else { return .notJudged }
    try need(!watch.isDraggedInTurn, .fingers)
    // A way home after a pinch has frames of its own.
    try need(!watch.isOnItsWayHome, .motion)
    return Answer(watch.now.event != .didScroll)
  }

  private func answerOfOnce() throws(Lack) -> Answer {
    if isUntoldInMotion { return .violated }
    let call = watch.program.call
    // Of two messages one is too many, wherever the content was.
    let isSecond =
      watch.now.event == .didScroll && !isFirst && call.moves == .unknown && call.isAlone
      && watch.hands.areRecorded
    if !isSecond, try !moves { return .notJudged }
    guard watch.now.event == .didScroll else {
      try hear(.didScroll)
      // Other rules judge which rows there are to scroll to.
      return watch.program.call.isToRow ? .notJudged : Answer(!isFirst)
    }
    if isFirst {
      guard !watch.program.call.isToRow else { return .holds }
      let target = watch.program.call.target
      return Answer(watch.mayBeAt(target))
    }
    try need(!watch.isDraggedInTurn, .fingers)
    // The call that the delegate called inside may still clamp.
    try need(watch.program.call.maker != .delegateInChange, .change)
    // Rows may bring a table's content in; of a second one with the same offset A02 says more.
    try need(!watch.isContentOther, .change)
    let isRepeat = watch.now.offset.isKnown && watch.now.offset == watch.content.lastScroll
    return isRepeat ? .notJudged : .violated
  }
}
