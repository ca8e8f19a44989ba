/// The consequences of one view's violations: the topics that a violation left in doubt, and the
/// rules that were broken before.
///
/// Every violation is told. This value only decides which of them stand by themselves, and from which
/// earlier one the others follow.
final class Aftermath {
  /// For each topic the rule whose violation left it in doubt; -1: it is in no doubt.
  private var causes = SIMD32<Int16>(repeating: -1)
  /// The same for `should` rules, which leave only other `should` rules in doubt.
  private var softCauses = SIMD32<Int16>(repeating: -1)
  /// True if a `should` rule was broken at all.
  private var isSoftlyTainted = false
  /// The rules that were told by themselves.
  private var told: Set<Int16> = []
  /// The number of `didScroll` since the place of the content came into doubt.
  private var scrolls = 0
  /// True if only another message can show that `didScroll` tells the place, and not an older one.
  private var isPlaceOld = false
  /// The topics about flags that are in doubt for a flag that was wrong itself.
  private var stuck: Topics = []
  /// The first `must` rule that the message being judged breaks by itself; -1: none.
  private(set) var head: Int16 = -1
  /// True if a `must` rule was broken at the message being judged.
  private(set) var isBroken = false
  /// True if a `must` rule was broken at all.
  private(set) var isTainted = false

  /// The last of all that has come to a view: its message, what its finger did or that another came, a call.
  struct Moment: Equatable {
    let message: Int32
    let touch: Int32
    let call: Int32
  }

  /// The rules that were told as a turn ended, and the last that had come to the view by then.
  private var missed: [Int: Moment] = [:]

  /// Notes that something was missed at the end of a turn; returns true if that was noted before, and nothing
  /// has come since.
  func isMissed(_ rule: Int, at moment: Moment, isEnd: Bool) -> Bool {
    if missed[rule] == moment { return true }
    if isEnd { missed[rule] = moment }
    return false
  }

  /// Begins with the next message.
  func begin() {
    head = -1
    isBroken = false
  }

  /// Returns the rule whose violation a new one follows from.
  ///
  /// - Parameters:
  ///   - rule: the place of the rule that is broken.
  ///   - topic: what that is about.
  ///   - grade: its grade.
  ///   - head: what its message breaks by itself; -1: nothing.
  /// - Returns: the rule's place; nil: the violation stands by itself.
  func cause(of rule: Int, _ topic: Topic, _ grade: Grade, head: Int16) -> Int? {
    if told.contains(Int16(rule)) { return rule }
    let topic = Int(topic.rawValue)
    if causes[topic] >= 0 { return Int(causes[topic]) }
    if head >= 0 { return Int(head) }
    if grade != .must, softCauses[topic] >= 0 { return Int(softCauses[topic]) }
    return nil
  }

  /// Notes a violation.
  ///
  /// - Parameters:
  ///   - rule: the place of the rule that is broken.
  ///   - topic: what that is about.
  ///   - grade: its grade.
  ///   - cause: the rule that it follows from; nil: none.
  ///   - doubtful: the topics that it leaves in doubt.
  ///   - isOfNow: whether it is broken by the message being judged, and not by an earlier one.
  func note(
    _ rule: Int,
    _ topic: Topic,
    _ grade: Grade,
    cause: Int?,
    leaves doubtful: Topics,
    isOfNow: Bool
  ) {
    if cause == nil { told.insert(Int16(rule)) }
    let root = Int16(cause ?? rule)
    guard grade == .must else {
      isSoftlyTainted = true
      if softCauses[Int(topic.rawValue)] < 0 { softCauses[Int(topic.rawValue)] = root }
      return
    }
    isTainted = true
    if isOfNow {
      isBroken = true
      if cause == nil, head < 0 { head = Int16(rule) }
    }
    if doubtful.contains(.offset) {
      scrolls = 0
      isPlaceOld = topic == .offset
    }
    if topic.isOfFlags { stuck.formUnion(doubtful) }
    for topic in Topic.allCases where doubtful.contains(topic) {
      let place = Int(topic.rawValue)
      if causes[place] < 0 { causes[place] = root }
    }
  }

  /// Takes in that the place is found again: what the topics say is certain from here on.
  func settle(_ topics: Topics) {
    guard isTainted || isSoftlyTainted else { return }
    for topic in Topic.allCases where topics.contains(topic) {
      causes[Int(topic.rawValue)] = -1
      softCauses[Int(topic.rawValue)] = -1
    }
    stuck.subtract(topics)
  }

  /// Takes from a message that fits how far a drag or a glide has come.
  func settleStep() {
    settle(Topics(.order).union(.flags).union(.programs).subtracting(stuck))
  }

  /// Follows a `didScroll`, after which the content is where it says; the step that leads there begins
  /// where the one before was.
  func followScroll() {
    guard !isPlaceOld else { return }
    scrolls += 1
    if scrolls > 1 { settle(.place) }
  }

  /// Follows another message that tells the place of the latest `didScroll`.
  func confirmPlace() {
    settle(.place)
  }
}
