/// Chooses cases by their ids.
public struct Filter: Hashable, Sendable {
  private enum Choice: Hashable {
    case containing(String)
    case matching(Wildcard)
    case exactly(String)
  }

  private let choice: Choice

  /// Creates a filter.
  ///
  /// - Parameter pattern: a part of the ids wanted; with a `*`, which stands for any characters,
  ///   the whole of them.
  public init(_ pattern: String) {
    let wildcard = Wildcard(pattern)
    choice = wildcard.isOpen ? .matching(wildcard) : .containing(pattern)
  }

  /// Creates a filter that wants one case.
  public init(exactly id: String) {
    choice = .exactly(id)
  }

  /// Whether a case is wanted.
  public func admits(_ id: String) -> Bool {
    switch choice {
    case .containing(let part):
      part.isEmpty || Array(id.utf8).firstRange(of: Array(part.utf8)) != nil
    case .matching(let wildcard): wildcard.matches(id)
    case .exactly(let wanted): id == wanted
    }
  }
}
