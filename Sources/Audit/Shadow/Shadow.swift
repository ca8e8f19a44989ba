import Conformance
import Traces

/// The verdicts of an audit in short, with which a later one is compared: a row a mutant.
public struct Shadow: Sendable {
  /// The verdicts on one mutant.
  public struct Row: Hashable, Sendable, Codable {
    /// The id by which the mutant can be asked for.
    public var id: String
    /// The family of the entry that it breaks.
    public var family: String
    /// A letter a column; `-`: it was not tried there.
    public var fates: String
    /// The hash of the rules that it violates, in all columns.
    public var rules: UInt64
  }

  /// The letter of a column in which a mutant was not tried.
  static let untried: Character = "-"

  /// The levels of evidence, or the disturbances.
  public let columns: [String]
  /// The rows, in the order of the traces.
  public internal(set) var rows: [Row] = []

  init(columns: [String]) {
    self.columns = columns
  }

  /// The shadow as it stands in a file: the columns, then a line a mutant, sorted by the hash of its id.
  public var text: String {
    let lines = rows.map { row in
      "\(NameHash.of(row.id).hexadecimal(width: 16)) \(row.fates) \(row.rules.hexadecimal(width: 16))\n"
    }
    return "\(ShadowFile.mark) \(columns.joined(separator: " "))\n" + lines.sorted().joined()
  }
}

extension EvidenceTally.Fate {
  /// Its letter in a shadow.
  var letter: Character {
    switch self {
    case .caught: "t"
    case .missed: "m"
    case .hidden: "h"
    case .untold: "s"
    }
  }

  /// Returns the fate of a letter in words; nil: it is none's.
  static func word(_ letter: Character) -> String? {
    ["t": "told", "m": "silent", "h": "hidden", "s": "the same"][letter]
  }
}
