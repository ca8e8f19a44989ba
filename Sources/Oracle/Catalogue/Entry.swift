extension Catalogue {
  /// One thing that is known, or believed, of the real components.
  public struct Entry: Sendable, Hashable, Identifiable {
    /// Its number: `C06`.
    public let number: String
    /// The section that it stands in.
    public let section: String
    /// The certainty of the entry.
    public let certainty: Certainty
    /// The use that the oracle makes of the entry.
    public let enforcement: Enforcement
    /// The fact that the entry states, in one sentence.
    public let sentence: String
    /// The keys of its sources, and the numbers of entries that it follows from.
    public let sources: [String]
    /// The keys of sources that say otherwise: of other systems, of other minds, or mistaken.
    public let against: [String]
    /// The reason why no rule names it, if none does though its mark asks for one.
    public let omission: String?

    /// Its number.
    public var id: String { number }
  }

  /// The certainty of an entry.
  public enum Certainty: String, Sendable, Hashable, CaseIterable {
    /// Apple's own text says it.
    case documented = "DOC"
    /// At least two real logs or reports that do not depend on one another show it.
    case observedOften = "OBS+"
    /// One real log or report shows it.
    case observedOnce = "OBS1"
    /// It was found by measuring and studying the component.
    case studied = "RE"
    /// Sources contradict each other; the entry says which are believed.
    case contested = "CONF"
    /// It is known from memory, and no public source was found.
    case remembered = "MEM"

    /// The meaning of the mark, in a few words.
    public var meaning: String {
      switch self {
      case .documented: "Apple's own text says so"
      case .observedOften: "several independent logs or reports show it"
      case .observedOnce: "one log or report shows it"
      case .studied: "studies of the component found it"
      case .contested: "sources contradict each other; this is the side believed"
      case .remembered: "from memory; no public source was found"
      }
    }
  }

  /// The use that the oracle makes of an entry.
  public enum Enforcement: String, Sendable, Hashable, CaseIterable {
    /// A `must` rule enforces it: breaking it fails the gate.
    case hard = "H"
    /// Versions or sources differ: a profile's switch says which side is asked for.
    case profile = "P"
    /// A `should` rule enforces it: breaking it warns.
    case soft = "S"
    /// A `may` rule enforces it: breaking it informs.
    case note = "I"
    /// Nothing is judged: too little is known.
    case never = "X"

    /// The meaning of the mark, in a few words.
    public var meaning: String {
      switch self {
      case .hard: "a violation fails the case"
      case .profile: "the profile says which side is asked for"
      case .soft: "a violation warns"
      case .note: "a violation informs"
      case .never: "nothing is judged"
      }
    }
  }
}
