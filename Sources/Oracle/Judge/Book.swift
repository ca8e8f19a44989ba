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
  /// The questions about each feature, asked of views that have it alone, by their audiences.
  private let agendas: [Agenda]
  /// The makers of the features of each view, and of the facts about all views.
  let features: [FeatureMaker]
  let stageFeatures: [StageFeatureMaker]
  /// Those that an event shows a view to have, and those that a call may.
  private let featuresByEvent: [[FeatureMaker]]
  let featuresOfCalls: [FeatureMaker]
  /// The questions of the rules that ask for an exception.
  let exceptionDemands: [Question]
  /// The rules that account for a message that the drag chain does not allow, each where it does.
  private let accounts: [(place: Int, context: Rule.Context)]
  /// The levels of the rules that a project sets differently from the rule book.
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
    agenda = Agenda(for: .scrollers, last: .causes, places, of: rules)
    agendas = Topic.Audience.allCases.map { Agenda(for: $0, places, of: rules) }
    let features = source.features(profile)
    self.features = features
    stageFeatures = source.stageFeatures
    featuresByEvent = Event.allCases.map { event in features.filter { $0.events.contains(event) } }
    featuresOfCalls = features.filter { $0.isShownByCall != nil }
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

  /// Returns the questions about a feature.
  func agenda(of audience: Topic.Audience) -> Agenda { agendas[audience.rawValue] }

  /// Returns the features that an event shows a view to have.
  func features(at event: Event) -> [FeatureMaker] { featuresByEvent[Int(event.rawValue)] }

  /// Returns the rule that says more than the drag chain's own about a message that the chain does not
  /// allow.
  func account(of watch: Watch) -> Int? {
    accounts.first { $0.context(watch) }?.place
  }

  /// Returns the table of drags and glides for what a component has.
  func automaton(for header: borrowing Header) -> Automaton {
    guard header.lacks(.willEndDragging) else { return automaton }
    return automatonWithoutRelease.only { source.drags(profile, true) }
  }

  /// Returns the place of the rule with an id among the rules.
  func place(of id: String) -> Int? { source.place(id) }

  /// Returns true if a rule holds in this profile.
  func holds(_ rule: Int) -> Bool { isEnabled[rule] }
}
