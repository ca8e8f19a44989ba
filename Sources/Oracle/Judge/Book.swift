/// The rules of one profile, compiled for the judge's loop.
final class Book: Sendable {
  let rules: [Rule]
  let automaton: Automaton
  /// The same for components that lack `willEndDragging`.
  let automatonWithoutRelease: Automaton
  let flags: FlagTable
  /// The questions, `must` first, in the order of the rule book's pages.
  let agenda: Agenda
  /// The questions about zooming, asked of views that zoom alone, and the table of their messages.
  let zoomAgenda: Agenda
  /// The questions about rows, asked of tables alone.
  let tableAgenda: Agenda
  let zoomChain: ZoomChain
  /// The questions of the rules that ask for an exception.
  let exceptionDemands: [Question]
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
    automatonWithoutRelease = DragChain.automaton(of: profile, lacksRelease: true) { places[$0] }
    flags = FlagTable(rules: rules) { $0.profiles.contains(profile.name) }
    isEnabled = rules.map { $0.profiles.contains(profile.name) }
    let pages = RuleBook.pages.sorted { $0.grade < $1.grade }
      .filter { $0.profiles.contains(profile.name) }
      .compactMap { rule in places[rule.id].map { (place: $0, rule: rule) } }
    agenda = Agenda(pages.filter { !$0.rule.topic.isOfZoom && !$0.rule.topic.isOfTable })
    zoomAgenda = Agenda(pages.filter { $0.rule.topic.isOfZoom })
    tableAgenda = Agenda(pages.filter { $0.rule.topic.isOfTable })
    exceptionDemands = pages.compactMap { page in
      guard page.rule.demandsException, case .question(let question) = page.rule.check else {
        return nil
      }
      return question
    }
    zoomChain = ZoomChain(profile) { places[$0] }
  }

  /// Whether a rule holds in this profile.
  func holds(_ rule: Int) -> Bool { isEnabled[rule] }
}
