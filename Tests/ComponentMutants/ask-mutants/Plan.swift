import Foundation
import MutantChoice
import Traces

/// The results of the corpus without a mutant, and the mutants that would make a difference in each
/// case.
struct Plan {
  /// One case of the corpus.
  struct Row {
    var path: String
    var id: String
    var fingerprint: UInt64
    /// The rules that fail it without its expectations: an exception that it expects, for one.
    var broken: Set<String>
  }

  var rows: [Row] = []
  /// The places among the rows of the cases in which a mutant would make a difference.
  var cases: [Int: [Int]] = [:]

  /// Plays the corpus once, with every mutant asleep.
  init(of cases: [PlayedCase], mutants: [Mutant]) {
    mutant_choose(-1)
    for played in cases {
      mutant_forget_notes()
      let transcript = played.transcript()
      for mutant in mutants where mutant.isStatic || mutant_is_noted(Int32(mutant.number)) {
        self.cases[mutant.number, default: []].append(rows.count)
      }
      rows.append(
        Row(
          path: played.path,
          id: played.trace.header.id,
          fingerprint: transcript?.fingerprint ?? 0,
          broken: transcript?.rulesBroken ?? []
        )
      )
    }
    mutant_choose(0)
  }

  /// Reads what `write(to:)` has written.
  init(file: String) throws {
    for line in try String(contentsOfFile: file, encoding: .utf8).split(separator: "\n") {
      let fields = line.split(separator: "\t", omittingEmptySubsequences: false)
      guard fields.count == 4 else { continue }
      rows.append(
        Row(
          path: String(fields[0]),
          id: String(fields[1]),
          fingerprint: UInt64(fields[2]) ?? 0,
          broken: Set(fields[3].split(separator: " ").map(String.init))
        )
      )
    }
  }

  /// Writes the rows for the processes that try a mutant each.
  func write(to file: String) throws {
    let text = rows.map { row in
      let broken = row.broken.sorted().joined(separator: " ")
      return "\(row.path)\t\(row.id)\t\(row.fingerprint)\t\(broken)\n"
    }
    try text.joined().write(toFile: file, atomically: true, encoding: .utf8)
  }
}
