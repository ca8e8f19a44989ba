/// The rules of one profile, compiled for the judge's loop.
final class Book: Sendable {
  /// A question with what the loop needs to know of its rule.
  struct Entry: Sendable {
    let rule: Int
    let topic: UInt16
    let question: Question
  }

  let rules: [Rule]
  let automaton: Automaton
  let flags: FlagTable
  /// For each event the questions, `must` first, in the order of the rule book's pages.
  let questions: [[Entry]]
  /// For each event, whether there are any questions.
  private let isEnabled: [Bool]

  static let modern = Book(.modern)
  static let classic = Book(.classic)

  static func of(_ profile: Profile) -> Book {
    profile == .modern ? modern : profile == .classic ? classic : Book(profile)
  }

  private init(_ profile: Profile) {
    let rules = RuleBook.rules
    self.rules = rules
    let places = Dictionary(uniqueKeysWithValues: rules.enumerated().map { ($1.id, $0) })
    automaton = DragChain.automaton(of: profile) { places[$0] }
    flags = FlagTable(rules: rules) { $0.profiles.contains(profile.name) }
    isEnabled = rules.map { $0.profiles.contains(profile.name) }
    var questions = [[Entry]](repeating: [], count: Event.allCases.count)
    for rule in RuleBook.pages.sorted(by: { $0.grade < $1.grade }) {
      guard case .question(let question) = rule.check, rule.profiles.contains(profile.name),
        let place = places[rule.id]
      else { continue }
      for event in question.events {
        questions[Int(event.rawValue)].append(
          Entry(rule: place, topic: rule.topic.bit, question: question)
        )
      }
    }
    self.questions = questions
  }

  /// Whether a rule holds in this profile.
  func holds(_ rule: Int) -> Bool { isEnabled[rule] }
}
