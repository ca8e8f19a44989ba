import Traces

/// The meanings that somebody gives to words of a log, by the names that the import prints.
enum ToldWords {
  /// Reads them.
  ///
  /// - Parameter words: the words, with the names of what they mean.
  /// - Returns: the meanings.
  /// - Throws: `ImportProblem` for a name that is none.
  static func meanings(_ words: [String: String]) throws(ImportProblem) -> [String: ValueMeaning] {
    var meanings: [String: ValueMeaning] = [:]
    for (word, name) in words {
      guard let meaning = meaning(name) else {
        throw ImportProblem(
          0,
          "unknown meaning \(quoted(name)) of \(quoted(word))",
          expected: "an argument's label, a key of the state, \"answer\" or \"nothing\"",
          suggestion: Suggestion.closest(to: name, among: names).map { "did you mean \($0)?" }
        )
      }
      meanings[word.lowercased().filter { $0 != " " }] = meaning
    }
    return meanings
  }

  private static let fixed: [ValueMeaning] =
    [.answer, .nothing, .offsetX, .offsetY]
    + ValueMeaning.StateKey.allCases.map { .state($0) }
    + State.flagsByKey.map { .flag($0.flag) }

  private static let labels = Set(Vocabulary.messageEntries.flatMap(\.parameters).map(\.label))

  private static let names = fixed.map(\.name) + labels.sorted()

  private static func meaning(_ name: String) -> ValueMeaning? {
    fixed.first { $0.name == name } ?? (labels.contains(name) ? .argument(name) : nil)
  }
}
