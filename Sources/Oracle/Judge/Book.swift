internal import Traces

/// The rules of one profile, compiled for the judge's loop.
final class Book: Sendable {
  let rules: [Rule]
  private let source: RuleSource
  private let profile: Profile
  private let automaton: Automaton
  /// The same for components that lack `willEndDragging`.
  private let automatonWithoutRelease = DeferredList<Automaton>()
  let flags: FlagTable
  /// The questions, `must` first, in the order of the rule book's pages, and those about causes, asked
  /// last: any other rule says more of a message that has none.
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
  /// The questions about gesture recognizers.
  let recognizerAgenda: Agenda
  /// The questions about sample applications.
  let sampleAgenda: Agenda
  let zoomChain: ZoomChain
  /// The questions of the rules that ask for an exception.
  let exceptionDemands: [Question]
  /// The rules that account for a message that the drag chain does not allow, each where it does.
  private let accounts: [(place: Int, context: Rule.Context)]
  /// How much some rules weigh otherwise than in the rule book.
  let settings: RuleSettings
  /// For each rule, whether it holds.
  private let isEnabled: [Bool]

  /// Compiles rules.
  ///
  /// - Parameters:
  ///   - source: the rules as they are written.
  ///   - profile: the profile.
  ///   - settings: how much some rules weigh otherwise.
  init(_ source: RuleSource, _ profile: Profile, _ settings: RuleSettings) {
    let rules = settings.isEmpty ? source.rules : source.rules.map(settings.weighed)
    let isEnabled = rules.map {
      profile.switches.isSuperset(of: $0.needs) && !settings.isOff($0.id)
    }
    self.source = source
    self.profile = profile
    self.rules = rules
    self.settings = settings
    self.isEnabled = isEnabled
    automaton = source.drags(profile, false)
    zoomChain = ZoomChain(profile, ruleIndex: source.place)
    // Flags that a rule should keep are asked as questions; a rule that is told to warn stays here.
    let demands = rules.indices.compactMap { place -> (rule: Int, demands: [FlagDemand])? in
      guard case .flags(let list) = rules[place].check, isEnabled[place],
        rules[place].grade == .must || source.rules[place].grade == .must
      else { return nil }
      return (place, list)
    }
    flags = FlagTable(demands, width: automaton.width)
    let enabled = source.order.filter { isEnabled[$0] }
    let places = Grade.allCases.flatMap { grade in enabled.filter { rules[$0].grade == grade } }
    let agenda = { (audience: Topic.Audience) in
      Agenda(for: audience, places, of: rules)
    }
    self.agenda = Agenda(for: .scrollers, last: .causes, places, of: rules)
    zoomAgenda = agenda(.zooming)
    tableAgenda = agenda(.tables)
    webAgenda = agenda(.web)
    textAgenda = agenda(.text)
    animationAgenda = agenda(.animated)
    controlAgenda = agenda(.controls)
    recognizerAgenda = agenda(.recognizers)
    sampleAgenda = agenda(.samples)
    exceptionDemands = places.compactMap { place in
      guard rules[place].demandsException, case .question(let question) = rules[place].check else {
        return nil
      }
      return question
    }
    accounts = rules.indices.compactMap { place in
      rules[place].accountsForStray.map { (place, $0) }
    }
  }

  /// The rule that says more than the drag chain's own about a message that the chain does not allow.
  func account(of watch: Watch) -> Int? {
    accounts.first { $0.context(watch) }?.place
  }

  /// The table of drags and glides for what a component has.
  func automaton(for header: borrowing Header) -> Automaton {
    guard header.lacks(.willEndDragging) else { return automaton }
    return automatonWithoutRelease.only { source.drags(profile, true) }
  }

  /// The place of the rule with an id among the rules.
  func place(of id: String) -> Int? { source.place(id) }

  /// Whether a rule holds in this profile.
  func holds(_ rule: Int) -> Bool { isEnabled[rule] }
}
