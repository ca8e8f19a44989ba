import Conformance
import Mutation
import Oracle
import Traces

/// The faults that an audit injects, and the test if they are caught.
struct FaultPlan: Sendable {
  /// The sources' breaches, each once, in the order of the report.
  let breaches: [BreachTally]
  private let sources: [FaultSource]
  private let places: [Fault.Name: Int]
  private let sites: Int?
  /// For each breach, the names of the profiles that ask for what its entry says.
  private let profiles: [[String]]

  /// Creates a plan.
  ///
  /// - Parameters:
  ///   - sources: what is injected.
  ///   - sites: how many faults a breach and transcript get at most; nil: all that it can get.
  init(_ sources: [FaultSource], sites: Int?) {
    self.sources = sites == 0 ? [] : sources
    self.sites = sites
    var breaches: [BreachTally] = []
    var places: [Fault.Name: Int] = [:]
    for source in self.sources {
      for breach in source.breaches {
        let key = Fault.Name(operation: source.id, number: breach.number, context: breach.context)
        guard places[key] == nil else { continue }
        places[key] = breaches.count
        breaches.append(BreachTally(source, breach))
      }
    }
    self.breaches = breaches
    self.places = places
    profiles = breaches.map { Self.profiles(demanding: $0.number) }
  }

  /// Returns the faults to be injected into a transcript, each with its breach and its ordinal.
  func injections(into transcript: Trace, judgedBy profile: Profile) -> [Injection] {
    let reading = Reading(transcript)
    return sources.flatMap { source in
      var byBreach: [Int: [Injection]] = [:]
      for (index, fault) in source.faults(reading).enumerated() {
        guard let breach = place(of: fault), profiles[breach].contains(profile.name) else {
          continue
        }
        byBreach[breach, default: []].append(
          Injection(fault: fault, breach: breach, ordinal: index + 1)
        )
      }
      return byBreach.keys.sorted().flatMap { Self.spread(byBreach[$0] ?? [], over: sites) }
    }
  }

  private func place(of fault: Fault) -> Int? {
    places[fault.name]
  }

  /// Returns the names of the profiles that ask for what an entry says; all of them for an entry
  /// without a rule: none of its faults is caught, and the audit is there to say so.
  private static func profiles(demanding number: String) -> [String] {
    let demanding = profilesByEntry[number]
    return Profile.all.map(\.name).filter { demanding?.contains($0) ?? true }
  }

  /// The names of the profiles in which a rule asks for what an entry says, by the entry's number.
  private static let profilesByEntry: [String: Set<String>] = {
    var profiles: [String: Set<String>] = [:]
    for rule in RuleBook.rules {
      for number in rule.catalogue { profiles[number, default: []].formUnion(rule.profiles) }
    }
    return profiles
  }()

  /// Chooses so many elements, evenly spread from the first to the last.
  static func spread<Element>(_ elements: [Element], over count: Int?) -> [Element] {
    guard let count, elements.count > count else { return elements }
    guard count > 1 else { return Array(elements.prefix(count)) }
    return (0..<count).map { elements[$0 * (elements.count - 1) / (count - 1)] }
  }
}

/// One fault that is to be injected.
struct Injection {
  var fault: Fault
  /// The place of its breach in the plan.
  var breach: Int
  /// Its place among the faults of its operator in the transcript, from 1.
  var ordinal: Int
}
