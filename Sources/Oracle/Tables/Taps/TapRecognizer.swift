internal import Traces

/// The facts about a view's tap recognizer, and the taps that it has seen (R300 to R306).
struct TapRecognizer: Sendable {
  /// True if the header gives the view one.
  let isThere: Bool
  /// The number of taps that it wants, and the number of fingers.
  let taps: Int
  let fingers: Int
  /// True if the view loses the touches that it recognizes.
  let cancels: Bool

  /// The number of taps that have come, one soon after the other, and true if all of them were
  /// clear.
  private(set) var count = 0
  private(set) var areClear = false
  /// The number of taps that have come, none of them long after another: they may be a series.
  private(set) var most = 0
  /// The number of fingers of the latest tap.
  private(set) var latestFingers = 0
  /// The place of the first tap of the series.
  private(set) var start = Start()
  private(set) var liftTime: Microseconds = -1
  private(set) var liftTurn: Int32 = -1
  private(set) var isDown = false
  /// The number of times that the action has run since the finger came down, and the turn of the
  /// latest.
  private(set) var actions = 0
  private(set) var actionTurn: Int32 = -1
  private(set) var isClouded = false
  /// True if the taps have been followed from the first.
  var isFollowed: Bool { !isLost && (count > 0 || isDown) }
  /// True if a finger has come at the very moment in which another was lifted: how many taps these
  /// are is not known.
  private var isLost = false
  /// True if taps may have come before the record begins, which count with those in it.
  private var isSeriesOpen: Bool
  private var downTime: Microseconds = -1
  private var hasMoved = false

  /// The place of the first tap of a series.
  struct Start: Sendable {
    /// In the view's own coordinates, and on the screen.
    var place = Place.unknown
    var onScreen = Place.unknown
    /// The offset of the content then.
    var offset = Place.unknown
    /// True if it was so still that all agree where it was.
    var wasStill = false
  }

  /// Longer than this, or farther apart, is no tap for certain.
  private static let patience: Microseconds = 250_000
  /// After so long, no taps from before count.
  private static let forgotten: Microseconds = 1_000_000

  init(_ config: [Argument], isMidway: Bool) {
    isThere = config[.tapRecognizer]?.bool == true
    taps = Int(config[.numberOfTapsRequired]?.number?.double ?? 1)
    fingers = Int(config[.numberOfTouchesRequired]?.number?.double ?? 1)
    cancels = config[.cancelsTouchesInView]?.bool ?? true
    isSeriesOpen = isMidway && taps > 1
  }

  /// True if the action may be overdue.
  var isDue: Bool { isThere && count > 0 && !isDown }

  /// True if the taps that have come are those that it wants, for certain.
  var isComplete: Bool {
    areClear && !isClouded && count == taps && latestFingers == fingers && !isDown
  }

  /// Returns true if the recognizer may have taken its touches away from the view.
  func mayHaveTakenTouches(_ watch: Watch) -> Bool {
    isThere && cancels && (actions > 0 || !watch.hears(.tapped))
  }

  mutating func follow(_ hands: Hands, _ watch: Watch, turn: Int32) {
    guard isThere else { return }
    if hands.deeds.contains(.began), !hands.deeds.isDisjoint(with: [.ended, .cancelled]) {
      return lose()
    }
    if hands.deeds.contains(.began), hands.down == hands.most, !isDown { begin(hands, watch) }
    if hands.most > 1, !watch.haveAllSurelyTouched { areClear = false }
    latestFingers = Int(hands.most)
    let reach = [hands.nearest.x, hands.nearest.y, hands.farthest.x, hands.farthest.y]
    if reach.contains(where: { abs($0) > RowFinger.slop }) { areClear = false }
    if reach.contains(where: { $0 != 0 }) { hasMoved = true }
    guard hands.isLastLifted else { return }
    isDown = false
    count += 1
    most += 1
    liftTime = hands.time
    liftTurn = turn
    start.wasStill = start.wasStill && !hasMoved && hands.most == 1
    let isQuick = downTime >= 0 && hands.time >= 0 && hands.time - downTime <= Self.patience
    areClear = areClear && isQuick && !hands.wasCancelled
  }

  private mutating func begin(_ hands: Hands, _ watch: Watch) {
    let pause = liftTime >= 0 && hands.time >= 0 ? hands.time - liftTime : .max
    if liftTime >= 0, pause > Self.forgotten || actions > 0 { isSeriesOpen = false }
    if pause > Self.forgotten || actions > 0 { most = 0 }
    let isSoon = pause <= Self.patience
    let isNext = isSoon && count < taps && actions == 0
    if !isNext {
      // After taps that were none, it may still count from one of them.
      areClear = areClear || count == 0 || actions > 0 || pause > Self.forgotten
      count = 0
      start.onScreen = hands.origin
      isClouded = false
      start.wasStill = true
      // In the view's own coordinates, in which a scroll view's content scrolls.
      let place = watch.ownPlace(of: hands.origin)
      let isHere =
        place.isKnown && (watch.content.offset.isKnown || !watch.setting.isScroller)
      start.offset = watch.content.offset
      start.place =
        isHere
        ? Place(x: place.x &+ watch.content.offset.x, y: place.y &+ watch.content.offset.y)
        : .unknown
    }
    let rests =
      watch.course.isSurely(in: Phase.atRest) && watch.program.isIdle
    // Taps that are far apart are no double tap.
    let isNear = start.onScreen.isKnown && start.onScreen.distance(to: hands.origin) <= 20_000
    areClear =
      areClear && hands.areRecorded && watch.isSurelyTouched && watch.hasFingersAlone && rests
      && isNear && !isSeriesOpen
    isDown = true
    isLost = isSeriesOpen
    hasMoved = false
    actions = 0
    downTime = hands.time
  }

  private mutating func lose() {
    rest()
    isLost = true
    isDown = false
  }

  /// Follows the action.
  mutating func follow(turn: Int32) {
    actions += 1
    actionTurn = turn
  }

  mutating func cloud() { isClouded = true }

  mutating func rest() {
    count = 0
    most = 0
    actions = 0
    areClear = false
  }
}
