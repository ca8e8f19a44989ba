public import Traces

/// The lines of a transcript that a person wants to see.
///
/// A line is wanted where its kind, its view or its name is among them; where nothing is named, all are.
public struct TimelineWish: Hashable, Sendable {
  /// A kind of line.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// An act of a finger.
    case touch
    /// A call by the program, or by its delegate.
    case call
    /// A message that a component tells.
    case message
    /// An exception that a component raises.
    case exception
    /// A state at rest.
    case final
    /// A remark.
    case comment
  }

  private var kinds: Set<Kind> = []
  private var views: Set<ViewIndex> = []
  private var names: Set<Name> = []

  /// Creates a wish for all lines.
  public init() {}

  /// Creates a wish from words.
  ///
  /// - Parameters:
  ///   - words: kinds, names of views, and names of messages or calls, whole or for short.
  ///   - transcript: whose lines they are.
  /// - Throws: `UnknownWord` for a word that names nothing in it.
  public init(_ words: [String], in transcript: Trace) throws(UnknownWord) {
    let viewNames = transcript.header.effectiveViews.map(\.name.text)
    let told = Set(transcript.lines.compactMap(\.name))
    for word in words {
      if let kind = Kind(rawValue: word) {
        kinds.insert(kind)
      } else if let place = viewNames.firstIndex(of: word) {
        views.insert(ViewIndex(place))
      } else {
        let found = told.filter { $0.isCalled(word) }
        guard !found.isEmpty else {
          let heads = Set(told.map { Words.head(of: $0) }).sorted()
          throw UnknownWord(word: word, views: viewNames, names: heads)
        }
        names.formUnion(found)
      }
    }
  }

  /// A word that names nothing in a transcript.
  public struct UnknownWord: Error, Hashable {
    /// The word.
    public let word: String
    /// The names of its views.
    public let views: [String]
    /// The messages and calls in it, for short.
    public let names: [String]
  }

  /// Returns true if a line is wanted.
  func takes(_ kind: Kind, _ view: ViewIndex?, _ name: Name? = nil) -> Bool {
    if kinds.isEmpty, views.isEmpty, names.isEmpty { return true }
    return kinds.contains(kind) || view.map(views.contains) ?? false
      || name.map(names.contains) ?? false
  }
}

extension Line {
  /// The name of a message or a call.
  fileprivate var name: Name? {
    switch self {
    case .message(let message): message.name
    case .call(let call): call.name
    default: nil
    }
  }
}

extension Name {
  /// Returns true if a person may mean it by a word: the whole name, the name in front of the
  /// bracket, or its name in a timeline.
  fileprivate func isCalled(_ word: String) -> Bool {
    text == word || text.prefix { $0 != "(" } == word || Words.head(of: self) == word
  }
}
