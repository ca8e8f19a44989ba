internal import Traces

/// The rules of one profile, compiled for the judge's loop.
final class Book: Sendable {
  let rules: [Rule]
  private let automaton: Automaton
  /// The same for components that lack `willEndDragging`.
  private let automatonWithoutRelease: Deferred<Automaton>
  let flags: FlagTable
  /// The questions, `must` first, in the order of the rule book's pages.
  let agenda: Agenda
  /// The questions about zooming, asked of views that zoom alone, and the table of their messages.
  let zoomAgenda: Agenda
  /// The questions about rows, asked of tables alone.
  let tableAgenda: Agenda
  /// The questions about loads, asked of web views alone.
  let webAgenda: Agenda
  /// The questions about text, asked of views in which that is typed alone.
  let textAgenda: Agenda
  /// The questions about animations, asked where something is animated.
  let animationAgenda: Agenda
  /// The questions about controls, and about which view gets a finger.
  let controlAgenda: Agenda
  /// The questions about sample applications.
  let sampleAgenda: Agenda
  /// The questions about causes, asked last: any other rule says more of a message that has none.
  let causeAgenda: Agenda
  let zoomChain: ZoomChain
  /// The questions of the rules that ask for an exception.
  let exceptionDemands: [Question]
  /// The rules that account for a message that the drag chain does not allow, each where it does.
  private let accounts: [(place: Int, context: Rule.Context)]
  /// How much some rules weigh otherwise than in the rule book.
  let settings: RuleSettings
  /// For each rule, whether it holds.
  private let isEnabled: [Bool]

  private static let modern = Book(.modern, RuleSettings())
  private static let classic = Book(.classic, RuleSettings())

  static func of(_ profile: Profile, _ settings: RuleSettings) -> Book {
    guard settings.isEmpty else { return Book(profile, settings) }
    return profile == .modern ? modern : profile == .classic ? classic : Book(profile, settings)
  }

  private init(_ profile: Profile, _ settings: RuleSettings) {
    let rules = RuleBook.rules.map(settings.weighed)
    let isInForce = { (rule: Rule) in
      rule.profiles.contains(profile.name) && !settings.isOff(rule.id)
    }
    self.rules = rules
    self.settings = settings
    let places = Dictionary(uniqueKeysWithValues: rules.enumerated().map { ($1.id, $0) })
    automaton = DragChain.automaton(of: profile) { places[$0] }
    automatonWithoutRelease = Deferred {
      DragChain.automaton(of: profile, lacksRelease: true) { places[$0] }
    }
    // Flags that a rule should keep are asked as questions; a rule that is told to warn stays here.
    flags = FlagTable(rules: rules) { rule in
      isInForce(rule) && (rule.grade == .must || RuleBook.rule(rule.id)?.grade == .must)
    }
    isEnabled = rules.map(isInForce)
    let pages = RuleBook.pages.map(settings.weighed).sorted { $0.grade < $1.grade }
      .filter(isInForce)
      .compactMap { rule in places[rule.id].map { (place: $0, rule: rule) } }
    agenda = Agenda(
      pages.filter {
        !$0.rule.topic.isOfZoom && !$0.rule.topic.isOfTable && !$0.rule.topic.isOfText
          && $0.rule.topic != .causes && $0.rule.topic != .web && $0.rule.topic != .samples
          && $0.rule.topic != .animations
          && $0.rule.topic != .controls
      }
    )
    webAgenda = Agenda(pages.filter { $0.rule.topic == .web })
    causeAgenda = Agenda(pages.filter { $0.rule.topic == .causes })
    zoomAgenda = Agenda(pages.filter { $0.rule.topic.isOfZoom })
    animationAgenda = Agenda(pages.filter { $0.rule.topic == .animations })
    sampleAgenda = Agenda(pages.filter { $0.rule.topic == .samples })
    controlAgenda = Agenda(pages.filter { $0.rule.topic == .controls })
    textAgenda = Agenda(pages.filter { $0.rule.topic.isOfText })
    tableAgenda = Agenda(pages.filter { $0.rule.topic.isOfTable })
    exceptionDemands = pages.compactMap { page in
      guard page.rule.demandsException, case .question(let question) = page.rule.check else {
        return nil
      }
      return question
    }
    zoomChain = ZoomChain(profile) { places[$0] }
    accounts = rules.enumerated().compactMap { place, rule in
      rule.accountsForStray.map { (place, $0) }
    }
  }

  /// The rule that says more than the drag chain's own about a message that the chain does not allow.
  func account(of watch: Watch) -> Int? {
    accounts.first { $0.context(watch) }?.place
  }

  /// The table of drags and glides for what a component has.
  func automaton(for header: Header) -> Automaton {
    header.lacks(.willEndDragging) ? automatonWithoutRelease.value : automaton
  }

  /// Whether a rule holds in this profile.
  func holds(_ rule: Int) -> Bool { isEnabled[rule] }
}
