/// The sources for and against a rule or an entry, in words: who says so, who saw it, who got it
/// wrong, and who says otherwise.
public struct Evidence: Sendable {
  private let keys: [String]
  private let entry: Catalogue.Entry?

  /// Gathers evidence.
  ///
  /// - Parameters:
  ///   - keys: the keys of sources, and the numbers of entries that something follows from.
  ///   - number: the entry that it is about.
  public init(_ keys: [String], about number: String?) {
    self.keys = keys
    entry = number.flatMap(Catalogue.entry)
  }

  /// Returns a clause for each kind of source, the strongest first; empty where nothing is known.
  ///
  /// - Parameter most: how many keys are named of a kind.
  /// - Returns: the clauses as one sentence without its full stop.
  public func words(most: Int = 3) -> String {
    let opposed = entry?.against ?? []
    let supporting = keys.filter { !opposed.contains($0) }
    var clauses = Self.clauses(of: supporting, .agreeing, most: most)
    let entries = supporting.filter { Catalogue.source($0) == nil && Catalogue.entry($0) != nil }
    if !entries.isEmpty { clauses.append("it follows from " + Words.list(entries, "and")) }
    var parts = [Words.list(clauses, "and")].filter { !$0.isEmpty }
    if entry?.certainty == .remembered {
      // Whoever got it wrong is no source of it.
      let isBacked = supporting.contains { key in
        Catalogue.source(key).map { $0.kind != .defect } ?? false
      }
      parts.insert(
        isBacked ? "known from memory in part" : "known from memory, no public source",
        at: 0
      )
    }
    if !opposed.isEmpty {
      let others = Self.clauses(of: opposed, .opposed, most: most)
      parts.append("against it: " + others.joined(separator: ", "))
    } else if entry?.certainty == .contested {
      parts.insert("sources contradict each other, and this side is believed", at: 0)
    }
    return parts.joined(separator: "; ")
  }

  private enum Side {
    case agreeing, opposed
  }

  private static func clauses(of keys: [String], _ side: Side, most: Int) -> [String] {
    strength.compactMap { kind in
      let found = keys.filter { Catalogue.source($0)?.kind == kind }
      guard !found.isEmpty else { return nil }
      let (subject, claim) = kind.claim(count: works(found))
      let clause = side == .agreeing ? "\(subject) \(claim)" : subject
      return "\(clause) (\(named(found, most: most)))"
    }
  }

  private static let strength: [Catalogue.Kind] = [
    .guide, .reference, .header, .recording, .log, .thread, .study, .notes, .defect,
  ]

  /// Returns the number of works that the keys name: `L11(1)` and `L11(2)` are parts of one.
  private static func works(_ keys: [String]) -> Int {
    Set(keys.map { $0.prefix { $0 != "(" && $0 != ":" } }).count
  }

  private static func named(_ keys: [String], most: Int) -> String {
    guard keys.count > most + 1 else { return Words.list(keys, "and") }
    return keys.prefix(most).joined(separator: ", ") + " and \(keys.count - most) more"
  }
}

extension Catalogue.Kind {
  /// Returns words for such sources, and for the support that they give an entry.
  fileprivate func claim(count: Int) -> (subject: String, claim: String) {
    let isOne = count == 1
    let number = Words.number(count)
    return switch self {
    case .guide: ("Apple's guide", "says so")
    case .reference: ("Apple's reference", "says so")
    case .header where isOne: ("UIKit's header", "says so")
    case .header: ("UIKit's headers", "say so")
    case .recording: ("recordings of the real component", "show it")
    case .log where isOne: ("a real log", "shows it")
    case .log: ("\(number) real logs", "show it")
    case .thread where isOne: ("a report", "tells of it")
    case .thread: ("\(number) reports", "tell of it")
    case .study where isOne: ("a study", "found it")
    case .study: ("\(number) studies", "found it")
    case .notes: ("notes", "drawn from the sources have it")
    case .defect: ("others", "got it wrong")
    }
  }
}
