/// The rules of one profile, compiled for the judge's loop.
final class Book: Sendable {
  let rules: [Rule]
  let automaton: Automaton
  let flags: FlagTable
  /// The questions, `must` first, in the order of the rule book's pages.
  let agenda: Agenda
  /// For each rule, whether it holds.
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
    agenda = Agenda(
      RuleBook.pages.sorted { $0.grade < $1.grade }
        .filter { $0.profiles.contains(profile.name) }
        .compactMap { rule in places[rule.id].map { ($0, rule) } }
    )
  }

  /// Whether a rule holds in this profile.
  func holds(_ rule: Int) -> Bool { isEnabled[rule] }
}
