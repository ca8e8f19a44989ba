/// A question with the place of its rule, and the one that is asked after it.
///
/// A chain, not an array: what a reference leads to by constants alone is alive as long as the
/// reference, so that walking along it counts no owners; an array would for each question.
final class Inquiry: Sendable {
  /// What stands at one place of a chain; a class, for many chains share it.
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

  /// What a rule has answered.
  struct Answered: Sendable {
    /// The place of the rule in the rule book.
    let rule: Int
    let answer: Answer
  }

  /// The place of the rule in the rule book.
  let rule: Int
  private let item: Item
  // What the loop needs of the item stands here, too.
  private let answer: @Sendable (Watch) -> Answer
  /// The topic, as a bit.
  private let topicBit: Topics.RawValue
  private let endsIn: Tangle
  private let next: Inquiry?

  var question: Question { item.question }
  var topic: Topic { item.topic }

  /// Puts an item before a chain.
  init(_ item: Item, next: Inquiry?) {
    rule = item.rule
    self.item = item
    answer = item.question.answer
    topicBit = Topics(item.topic).rawValue
    endsIn = item.endsIn
    self.next = next
  }

  /// Asks from here on and gathers what is broken.
  ///
  /// - Parameters:
  ///   - watch: who is asked about.
  ///   - occasions: for each rule how often it could be judged, and why it could not.
  ///   - broken: what is broken.
  func ask(
    _ watch: Watch,
    _ occasions: inout MutableSpan<Findings.Occasions>,
    _ broken: inout [Inquiry]
  ) {
    if watch.now.unestablished.rawValue & topicBit == 0,
      watch.course.tangle.isDisjoint(with: endsIn)
    {
      let answer = answer(watch)
      occasions[rule].add(answer)
      if answer == .violated { broken.append(self) }
    }
    next?.ask(watch, &occasions, &broken)
  }

  /// What is answered, where nothing is in doubt.
  func answered(_ watch: Watch) -> Answered { Answered(rule: rule, answer: answer(watch)) }

  /// Adds the questions from here on to others.
  func gather(into inquiries: inout [Inquiry]) {
    inquiries.append(self)
    next?.gather(into: &inquiries)
  }
}
