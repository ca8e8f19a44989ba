import Conformance
import Traces

/// The cases that did not hold, for each subject: the last lines of a matrix.
struct MatrixFailures {
  /// So many ids of a subject are listed where not all are.
  private static let mostListed = 10

  private var ids: [[(word: String, id: String)]]

  /// Creates the lists of some subjects, which are empty.
  init(of count: Int) {
    ids = Array(repeating: [], count: count)
  }

  /// Remembers a case that does not hold; what no subject plays is none's.
  mutating func note(_ result: CaseResult) {
    guard result.isPlayed, ids.indices.contains(result.column) else { return }
    switch result.outcome {
    case .fail: ids[result.column].append(("failed", result.id.inOneLine))
    case .error: ids[result.column].append(("error ", result.id.inOneLine))
    case .pass, .skip: break
    }
  }

  /// Returns the lists, each below the name of its subject; nothing where all holds.
  func text(of names: [String], _ style: Style, isVerbose: Bool) -> String {
    zip(names, ids).map { name, failures in
      guard !failures.isEmpty else { return "" }
      let isWhole = isVerbose || failures.count <= Self.mostListed + 1
      let shown = isWhole ? failures[...] : failures.prefix(Self.mostListed)
      let rest = failures.count - shown.count
      let note = rest > 0 ? "  and \(rest) more, which --verbose names\n" : ""
      return "\n\(style.paint(name, .title)), \(counted(failures.count, "case"))\n"
        + shown.map { "  \(style.paint($0.word, .bad))  \($0.id)\n" }.joined()
        + style.paint(note, .quiet)
    }.joined()
  }
}
