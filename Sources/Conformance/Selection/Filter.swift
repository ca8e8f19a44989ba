import Traces

/// Chooses cases by their ids, titles, components, tags, or the rules that judge them.
///
/// A filter has one or more terms with blanks between them, and admits what all of them admit:
///
/// | term | admits |
/// |---|---|
/// | `TEXT` | the cases whose id or title contains the text, in large or small letters |
/// | `TEXT` with a `*` | the cases whose whole id matches; a `*` stands for any characters |
/// | `id:TEXT` | the same, of the id alone |
/// | `component:NAME` | the cases in which a view is such a component |
/// | `tag:NAME` | the cases whose header has the tag in its list `x-tags` |
/// | `rule:ID` | the cases in which the rule had occasion to fail, and the counter-examples that name it |
///
/// After the last three, a `*` stands for any characters too.
public struct Filter: Hashable, Sendable {
  /// The filter as it was written.
  public let text: String
  let terms: [Term]

  /// Reads a filter.
  ///
  /// - Parameter text: its terms.
  /// - Throws: `FilterMistake` where there is no term, or one that says nothing.
  public init(_ text: String) throws(FilterMistake) {
    self.text = text
    var terms: [Term] = []
    for word in text.split(separator: " ") { terms.append(try Term(word)) }
    guard !terms.isEmpty else { throw .nothing }
    self.terms = terms
  }

  /// Creates a filter that wants one case.
  public init(exactly id: String) {
    text = id
    terms = [Term(topic: .id, pattern: .exactly(id))]
  }

  /// True if it speaks of what only a verdict tells.
  public var needsVerdict: Bool { speaks(of: .rule) }

  func speaks(of topic: Topic) -> Bool { terms.contains { $0.topic == topic } }

  /// Returns the answer if a case is wanted.
  ///
  /// - Parameters:
  ///   - new: the case.
  ///   - result: what became of it; nil: it was not judged yet.
  /// - Returns: whether it is, as far as that is known.
  func answer(on new: Case, _ result: CaseResult?) -> Answer {
    terms.lazy.map { $0.answer(on: new, result) }.allHold
  }
}

/// A mistake in a filter.
public enum FilterMistake: Error, Hashable, Sendable, CustomStringConvertible {
  /// There is nothing in it.
  case nothing
  /// The word before the colon is none of those that there are.
  case unknownTopic(String)
  /// Nothing follows the colon.
  case missingPattern(String)

  /// The mistake, and what was expected.
  public var description: String {
    switch self {
    case .nothing:
      return "there is no word in it; expected a part of an id or a title, or component:NAME"
    case .unknownTopic(let word):
      let words = Filter.Topic.allCases.map(\.rawValue)
      let suggestion = Suggestion.closest(to: word, among: words)
      return "\"\(word):\" is no beginning of a filter; expected "
        + words.map { $0 + ":" }.joined(separator: ", ") + " or a part of an id or a title"
        + (suggestion.map { "; did you mean \"\($0):\"?" } ?? "")
    case .missingPattern(let word): return "nothing follows \"\(word):\"; expected a name, or *"
    }
  }
}
