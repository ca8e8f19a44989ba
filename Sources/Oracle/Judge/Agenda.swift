/// The questions of a profile in the order of the loop: for each event and scope a list of places,
/// and side by side what the loop needs of each question.
final class Agenda: Sendable {
  /// What the loop compares before it asks.
  struct Item: Sendable {
    /// The place of the rule in the rule book.
    let rule: Int32
    /// The topic, as a bit.
    let topic: UInt16
    /// The same where the rule is no `must`.
    let softTopic: UInt16
    /// The place of the question.
    let question: UInt16
  }

  /// An answer in a struct of its own: in an array of plain functions each would be wrapped.
  struct Asking: Sendable {
    let answer: @Sendable (Watch) -> Answer
  }

  /// The items that are worth asking, those of each event and scope side by side.
  let items: [Item]
  /// For each event and scope its part of the items.
  private let parts: [Range<Int>]
  /// The answers, and the questions whole, by their places.
  let askings: [Asking]
  let questions: [Question]

  private static let scopes = 256

  init(_ rules: [(place: Int, rule: Rule)]) {
    var lists: [[Item]] = Array(repeating: [], count: Event.allCases.count * Self.scopes)
    var questions: [Question] = []
    for (place, rule) in rules {
      guard case .question(let question) = rule.check else { continue }
      let item = Item(
        rule: Int32(place),
        topic: rule.topic.bit,
        softTopic: rule.grade == .must ? 0 : rule.topic.bit,
        question: UInt16(questions.count)
      )
      questions.append(question)
      for event in question.events {
        for scope in 0..<Self.scopes
        where question.scope.isSubset(of: Question.Scope(rawValue: UInt8(scope))) {
          lists[Int(event.rawValue) * Self.scopes + scope].append(item)
        }
      }
    }
    var items: [Item] = []
    parts = lists.map { list in
      items += list
      return items.count - list.count..<items.count
    }
    self.items = items
    self.questions = questions
    askings = questions.map { Asking(answer: $0.answer) }
  }

  /// The items that are worth asking at an event.
  func part(at event: Event, in scope: Question.Scope) -> Range<Int> {
    parts[Int(event.rawValue) * Self.scopes + Int(scope.rawValue)]
  }

  /// What the question of an item answers.
  func answer(of item: Item, _ watch: Watch) -> Answer {
    askings[Int(item.question)].answer(watch)
  }
}
