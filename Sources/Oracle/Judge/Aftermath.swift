/// What follows from the violations of one view: which topics a violation left in doubt, and what
/// was broken before.
///
/// Every violation is told. This value only decides which of them stand by themselves, and from which
/// earlier one the others follow.
final class Aftermath {
  /// For each topic the rule whose violation left it in doubt; -1: it is in no doubt.
  private var causes = SIMD32<Int16>(repeating: -1)
  /// The same for `should` rules, which leave only other `should` rules in doubt.
  private var softCauses = SIMD32<Int16>(repeating: -1)
  /// Whether a `should` rule was broken at all.
  private var isSoftlyTainted = false
  /// The rules that were told by themselves.
  private var told: Set<Int16> = []
  /// How many `didScroll` have come since the place of the content came into doubt.
  private var scrolls = 0
  /// Whether only another message can show that `didScroll` tells the place, and not an older one.
  private var isPlaceOld = false
  /// The topics about flags that are in doubt for a flag that was wrong itself.
  private var stuck: Topics = []
  /// The first `must` rule that the message being judged breaks by itself; -1: none.
  private(set) var head: Int16 = -1
  /// Whether a `must` rule was broken at the message being judged.
  private(set) var isBroken = false
  /// Whether a `must` rule was broken at all.
  private(set) var isTainted = false

  /// Begins with the next message.
  func begin() {
    head = -1
    isBroken = false
  }

  /// The rule whose violation a new one follows from.
  ///
  /// - Parameters:
  ///   - rule: the place of the rule that is broken.
  ///   - page: that rule.
  ///   - head: what its message breaks by itself; -1: nothing.
  /// - Returns: the rule's place; nil: the violation stands by itself.
  func cause(of rule: Int, _ page: Rule, head: Int16) -> Int? {
    if told.contains(Int16(rule)) { return rule }
    let topic = Int(page.topic.rawValue)
    if causes[topic] >= 0 { return Int(causes[topic]) }
    if head >= 0 { return Int(head) }
    if page.grade != .must, softCauses[topic] >= 0 { return Int(softCauses[topic]) }
    return nil
  }

  /// Notes a violation.
  ///
  /// - Parameters:
  ///   - rule: the place of the rule that is broken.
  ///   - page: that rule.
  ///   - cause: the rule that it follows from; nil: none.
  ///   - event: what breaks it.
  ///   - isOfNow: whether it is broken by the message being judged, and not by an earlier one.
  func note(_ rule: Int, _ page: Rule, cause: Int?, at event: Event, isOfNow: Bool) {
    if cause == nil { told.insert(Int16(rule)) }
    let root = Int16(cause ?? rule)
    guard page.grade == .must else {
      isSoftlyTainted = true
      if softCauses[Int(page.topic.rawValue)] < 0 { softCauses[Int(page.topic.rawValue)] = root }
      return
    }
    isTainted = true
    if isOfNow {
      isBroken = true
      if cause == nil, head < 0 { head = Int16(rule) }
    }
    let doubtful = page.leaves(at: event)
    if doubtful.contains(.offset) {
      scrolls = 0
      isPlaceOld = page.topic == .offset
    }
    if page.topic.isOfFlags { stuck.formUnion(doubtful) }
    for topic in Topic.allCases where doubtful.contains(topic) {
      let place = Int(topic.rawValue)
      if causes[place] < 0 { causes[place] = root }
    }
  }

  /// The place is found again: what the topics say is certain from here on.
  func settle(_ topics: Topics) {
    guard isTainted || isSoftlyTainted else { return }
    for topic in Topic.allCases where topics.contains(topic) {
      causes[Int(topic.rawValue)] = -1
      softCauses[Int(topic.rawValue)] = -1
    }
    stuck.subtract(topics)
  }

  /// A message that fits shows how far a drag or a glide has come.
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

/// Several topics, as bits.
struct Topics: OptionSet, Hashable, Sendable {
  let rawValue: UInt64

  init(rawValue: UInt64) {
    self.rawValue = rawValue
  }

  init(_ topic: Topic) {
    rawValue = 1 &<< UInt64(topic.rawValue)
  }

  /// Whether one of them is a topic.
  func contains(_ topic: Topic) -> Bool { rawValue >> UInt64(topic.rawValue) & 1 != 0 }

  /// All of them.
  static let all = Topics(rawValue: .max)
  /// Where the content is, as messages tell it.
  static let place = Topics(.offset)
  /// What the flags of a drag and a glide say.
  static let flags: Topics = [Topics(.tracking), Topics(.dragging), Topics(.decelerating)]
  /// What becomes of a finger on content and on rows.
  static let ofFingers: Topics = [Topics(.touches), Topics(.rowTouches), Topics(.selection)]
  /// What a program's scrolls send.
  static let programs: Topics = [Topics(.program), Topics(.toTop)]
  /// What is known only as long as the place in the course of drags and glides is known.
  static let course: Topics = [Topics(.order), Topics(.motion), Topics(.rest), flags, programs]
  /// What is not established while a zoom is open (H10, H13): all but the zoom itself, the offsets that
  /// messages show, and rest.
  static let notInZoom = all.subtracting(
    [
      Topics(.zoom), Topics(.zoomFlags), Topics(.tiles), Topics(.samples), Topics(.offset),
      Topics(.rest), Topics(.stillness), Topics(.animations),
    ]
  )
  /// What a controller's view is still asked about while its controller does not show it.
  static let behindScreens: Topics = [
    Topics(.screens), Topics(.offset), Topics(.rest), Topics(.stillness), Topics(.causes),
    Topics(.web), Topics(.animations),
  ]
}

extension Rule {
  /// The topics that a violation leaves in doubt.
  ///
  /// - Parameter event: what breaks the rule.
  /// - Returns: the topics.
  func leaves(at event: Event) -> Topics {
    switch topic {
    // A wrong place is where the next step begins; a wrong decision at a lift or an end takes the order
    // of what comes after it along.
    case .motion: event == .didScroll ? leaves.union(.place) : leaves.union(.course)
    // A didScroll too many tells a place where the content is not, or is already.
    case .order, .program, .toTop: event.tellsOrLacksPlace ? leaves.union(.place) : leaves
    default: leaves
    }
  }
}

extension Event {
  /// Whether it tells where the content is, or is the end of a turn in which that was to be told.
  fileprivate var tellsOrLacksPlace: Bool {
    self == .didScroll || self == .pause || self == .turnEnd
  }
}

extension Topic {
  /// Whether it is about the flags of a drag and a glide.
  var isOfFlags: Bool { Topics.flags.contains(self) }

  /// What a violation leaves in doubt: what is judged by the facts that it shows to be wrong.
  var leavesInDoubt: Topics {
    switch self {
    // The place in the course of drags and glides is lost.
    case .order: .course
    // Where the content is, is told wrong: the next step begins there.
    case .offset: [Topics(.offset), Topics(.motion)]
    // A motion goes another way than it should: where it ends, and how, follows from that.
    case .motion: Topics(.motion)
    case .zoom: [Topics(.zoom), Topics(.zoomFlags)]
    case .program: [Topics(.program), Topics(.motion), Topics(.rest)]
    case .toTop: [Topics(.toTop), Topics(.program), Topics(.motion), Topics(.rest)]
    case .refresh: [Topics(.refresh), Topics(.rest)]
    // What is lost once is missed at each later look at it.
    case .load, .cells, .display: [Topics(.load), Topics(.cells), Topics(.display)]
    case .rowTouches, .selection: [Topics(.rowTouches), Topics(.selection), Topics(.causes)]
    // A flag that is wrong once may be wrong to the end of the drag.
    case .tracking, .dragging, .decelerating: Topics(self)
    case .zoomFlags, .headers, .screens, .web, .editing, .touches, .keyboard: Topics(self)
    // What is shown at rest is wrong by itself, and a wrong answer is held to.
    case .rest, .stillness, .causes, .answers, .typing, .controls, .recognizers, .tiles, .samples,
      .animations:
      []
    }
  }
}
