/// The questions of a profile in the order of the loop: for each event and scope a list of places,
/// and side by side what the loop needs of each question.
struct Agenda: Sendable {
  /// What the loop compares before it asks.
  struct Item: Sendable {
    /// The place of the rule in the rule book.
    let rule: Int32
    /// The topic, as a bit.
    let topic: UInt16
    /// The place of the question.
    let question: UInt16
  }

  /// An answer in a struct of its own: in an array of plain functions each would be wrapped.
  struct Asking: Sendable {
    let answer: @Sendable (Watch) -> Answer
  }

  /// For each event and scope the items that are worth asking.
  private var lists: [[Item]]
  /// The answers, and the questions whole, by their places.
  let askings: [Asking]
  let questions: [Question]

  private static let scopes = 8

  init(_ rules: [(place: Int, rule: Rule)]) {
    lists = Array(repeating: [], count: Event.allCases.count * Self.scopes)
    var questions: [Question] = []
    for (place, rule) in rules {
      guard case .question(let question) = rule.check else { continue }
      let item = Item(
        rule: Int32(place),
        topic: rule.topic.bit,
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
    self.questions = questions
    askings = questions.map { Asking(answer: $0.answer) }
  }

  /// The items that are worth asking at an event.
  func items(at event: Event, in scope: Question.Scope) -> [Item] {
    lists[Int(event.rawValue) * Self.scopes + Int(scope.rawValue)]
  }
}
