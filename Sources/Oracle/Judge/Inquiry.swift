/// A question with the place of its rule, and the one that is asked after it.
///
/// A chain, not an array: what a reference leads to by constants alone is alive as long as the
/// reference, so that walking along it counts no owners; an array would for each question.
final class Inquiry: Sendable {
  /// The content of one place in a chain.
  ///
  /// It is a class because many chains share it.
  final class Item: Sendable {
    /// The place of the rule in the rule book.
    let rule: Int
    let topic: Topic
    let endsIn: Tangle
    let question: Question

    init(rule: Int, topic: Topic, endsIn: Tangle, question: Question) {
      self.rule = rule
      self.topic = topic
      self.endsIn = endsIn
      self.question = question
    }
  }

  /// The answer of a rule.
  struct Answered: Sendable {
    /// The place of the rule in the rule book.
    let rule: Int
    let answer: Answer
  }

  /// The place of the rule in the rule book.
  let rule: Int
  private let item: Item
  // The loop needs some facts of the item, so they stand here too.
  private let answer: @Sendable (Watch) -> Answer
  /// The topic, as a bit.
  private let topicBit: Topics.RawValue
  private let endsIn: Tangle
  private let next: Inquiry?

  var question: Question { item.question }
  var topic: Topic { item.topic }

  /// Puts an item before a chain.
  private init(_ item: Item, next: Inquiry?) {
    rule = item.rule
    self.item = item
    answer = item.question.answer
    topicBit = Topics(item.topic).rawValue
    endsIn = item.endsIn
    self.next = next
  }

  /// Chains items; nil: there are none.
  static func chain(_ items: [Item]) -> Inquiry? {
    items.reversed().reduce(nil) { Inquiry($1, next: $0) }
  }

  /// Asks from here on.
  ///
  /// - Parameters:
  ///   - watch: who is asked about.
  ///   - isAnythingInDoubt: whether any question may not be worth asking.
  ///   - occasions: for each rule how often it could be judged, and why it could not.
  ///   - isBroken: whether any rule before this one is broken.
  /// - Returns: whether any rule is broken.
  func ask(
    _ watch: Watch,
    isAnythingInDoubt: Bool,
    _ occasions: inout MutableSpan<Findings.Occasions>,
    isBroken: Bool = false
  ) -> Bool {
    var isBroken = isBroken
    if !isAnythingInDoubt || isWorthAsking(watch) {
      let answer = answer(watch)
      occasions[rule].add(answer)
      if answer == .violated { isBroken = true }
    }
    return next?.ask(
      watch,
      isAnythingInDoubt: isAnythingInDoubt,
      &occasions,
      isBroken: isBroken
    ) ?? isBroken
  }

  /// Notes that nothing from here on can be judged.
  func miss(
    _ watch: Watch,
    isAnythingInDoubt: Bool,
    _ occasions: inout MutableSpan<Findings.Occasions>
  ) {
    if !isAnythingInDoubt || isWorthAsking(watch) { occasions[rule].add(.notJudged) }
    next?.miss(watch, isAnythingInDoubt: isAnythingInDoubt, &occasions)
  }

  /// Adds what is broken from here on; it is asked once more, for so little is.
  func gatherBroken(_ watch: Watch, into inquiries: inout [Inquiry]) {
    if isWorthAsking(watch), answer(watch) == .violated { inquiries.append(self) }
    next?.gatherBroken(watch, into: &inquiries)
  }

  /// Returns true if what it is about is in no doubt.
  private func isWorthAsking(_ watch: Watch) -> Bool {
    watch.now.unestablished.rawValue & topicBit == 0
      && watch.course.tangle.isDisjoint(with: endsIn)
  }

  /// Asks from here on, where nothing is in doubt, and keeps what is answered.
  func answer(_ watch: Watch, into answers: inout [Answered]) {
    answers.append(Answered(rule: rule, answer: answer(watch)))
    next?.answer(watch, into: &answers)
  }

  /// Returns the questions about frames of a glide from here on; nil: there are none.
  func ofFrames(_ watch: Watch) -> FrameInquiry? {
    let others = next?.ofFrames(watch)
    guard let answer = question.answerToFrames else { return others }
    return FrameInquiry(rule: rule, answer: answer(watch), next: others)
  }
}
