import Foundation

/// The facts about a mutant after it was tried.
struct Answer: Sendable {
  enum Kind: Int, Sendable, CaseIterable {
    case rules
    case expectations
    case nobody
    case nothingTold
    case broken

    var title: String {
      switch self {
      case .rules: "caught by the rules alone"
      case .expectations: "caught by the corpus's expectations, not by the rules alone"
      case .nobody: "caught by nobody, though a transcript changes"
      case .nothingTold: "changes nothing that is told"
      case .broken: "ends the process, has no end, or is refused"
      }
    }
  }

  var mutant: Mutant
  var kind: Kind
  /// The first case whose transcript differs.
  var firstTold = ""
  /// The case that the expectations or the rules fail, and the rule.
  var caughtIn = ""
  var rule = ""

  /// Reads what the process of a mutant said.
  init(of mutant: Mutant, output: String, endedWell: Bool) {
    self.mutant = mutant
    var said: [String: [String]] = [:]
    for line in output.split(separator: "\n") {
      let words = line.split(separator: "\t").map(String.init)
      if let first = words.first { said[first] = Array(words.dropFirst()) }
    }
    firstTold = said["told"]?.first ?? ""
    if let rules = said["rules"], rules.count == 2 {
      kind = .rules
      caughtIn = rules[0]
      rule = rules[1]
    } else if !endedWell || said["refused"] != nil {
      kind = .broken
    } else if let id = said["corpus"]?.first {
      kind = .expectations
      caughtIn = id
    } else {
      kind = firstTold.isEmpty ? .nothingTold : .nobody
    }
  }
}
