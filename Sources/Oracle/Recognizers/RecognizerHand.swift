internal import Traces

/// The deeds of fingers that a recognizer may have watched: since the first came down, and in the
/// taps before.
struct RecognizerHand: Sendable {
  /// After so long, no taps from before count.
  private static let forgotten: Microseconds = 1_000_000

  private(set) var isDown = false
  /// The most fingers at once since the first came, and how many are down.
  private(set) var most: Int32 = 0
  private(set) var down: Int32 = 0
  /// The turn in which the first finger came down, and the time at which the latest did.
  private(set) var downTurn: Int32 = -1
  private(set) var latestDown: Microseconds = -1
  /// The turn and the time at which the last finger was lifted.
  private(set) var liftTurn: Int32 = -1
  private(set) var liftTime: Microseconds = -1
  private(set) var wasCancelled = false
  /// The turns in which any finger was last lifted or taken away, and in which any last moved.
  private(set) var endTurn: Int32 = -1
  private(set) var moveTurn: Int32 = -1
  /// The greatest distance of the first finger from the place where it came down, and its way from
  /// there to its present place.
  private(set) var reach: Int64 = 0
  private(set) var way = Place.unknown
  /// The turns in which the fingers of the latest taps came down, one soon after the other.
  private(set) var series: [Int32] = []
  /// True if all of these are taps for certain, of one finger.
  private(set) var areTaps = false
  /// True if a call has come in the midst of it.
  private(set) var isDisturbed = false
  /// True if the taps that have come led to nothing, and no finger has come since.
  private var isOver = false
  /// True if the record may begin in the midst of a gesture.
  private let isMidway: Bool
  private var firstPlace = Place.unknown
  private var downTime: Microseconds = -1

  init(isMidway: Bool) { self.isMidway = isMidway }

  /// True if only one finger has been there since it came.
  var isSingle: Bool { most == 1 }

  /// Returns true if so long has passed since the latest lift that what comes belongs to nothing
  /// before it.
  func isForgotten(at time: Microseconds) -> Bool {
    liftTurn < 0 || isOver || (liftTime >= 0 && time >= 0 && time - liftTime > Self.forgotten)
  }

  /// Follows a touch event; returns whether it begins with the first finger.
  mutating func follow(_ hands: Hands, turn: Int32) -> Bool {
    let isFirst = !isDown && hands.deeds.contains(.began)
    // A tap may have come before the first finger of the record, until just now.
    if isMidway, liftTurn < 0 { (liftTurn, liftTime) = (turn, hands.time) }
    if isFirst { begin(hands, turn) }
    (most, down, wasCancelled) = (hands.most, hands.down, hands.wasCancelled)
    if hands.deeds.contains(.began) { latestDown = hands.time }
    if hands.deeds.contains(.moved), hands.longestStep != Place(x: 0, y: 0) { moveTurn = turn }
    if !hands.deeds.isDisjoint(with: [.ended, .cancelled]) { endTurn = turn }
    reach = hands.reach
    way = hands.travel
    if most > 1 || reach > Int64(SureTap.slop) { areTaps = false }
    guard hands.isLastLifted else { return isFirst }
    isDown = false
    (liftTurn, liftTime) = (turn, hands.time)
    let isQuick = downTime >= 0 && hands.time - downTime <= SureTap.patience
    if !isQuick || wasCancelled { areTaps = false }
    return isFirst
  }

  private mutating func begin(_ hands: Hands, _ turn: Int32) {
    if isForgotten(at: hands.time) {
      series = []
      areTaps = true
      firstPlace = hands.origin
    } else {
      let isNear =
        firstPlace.isKnown && hands.origin.isKnown
        && firstPlace.distance(to: hands.origin) <= SureTap.nearness
      let isSoon = liftTime >= 0 && hands.time >= 0 && hands.time - liftTime <= SureTap.patience
      areTaps = areTaps && isSoon && isNear
    }
    series = series.suffix(7) + [turn]
    isOver = false
    isDown = true
    isDisturbed = false
    downTurn = turn
    downTime = hands.time
  }

  /// Forgets the taps that have come: the next one is the first.
  mutating func fail() {
    if !isDown { isOver = true }
  }

  /// Notes that a call has come.
  mutating func disturb() { isDisturbed = true }
}
