/// The answers of a script for each row or section, ready to be looked up.
///
/// The nearest answer counts: a row's own, then its section's, then that for the rest.
public struct ScriptedAnswers: Hashable, Sendable {
  /// Whom an answer is for: the key in front of it.
  enum Place: Hashable, Sendable {
    /// `"section-row"`.
    case row(RowPath)
    /// `"section-*"`, or `"section"` where a message is about sections.
    case section(Int)
    /// `"*"`.
    case rest

    /// Reads a key of answers to a message about rows or sections.
    init?(_ text: String, in topic: Vocabulary.Topic) {
      if text == "*" {
        self = .rest
        return
      }
      switch topic {
      case .section:
        guard let section = RowPath.number(text.utf8.span), section >= 0 else { return nil }
        self = .section(section)
      case .row:
        if text.hasSuffix("-*") {
          guard let section = RowPath.number(text.dropLast(2).utf8.span), section >= 0 else {
            return nil
          }
          self = .section(section)
        } else {
          guard let path = RowPath(text), path.section >= 0, path.row >= 0 else { return nil }
          self = .row(path)
        }
      }
    }
  }

  private var rows: [RowPath: Value] = [:]
  private var sections: [Int: Value] = [:]
  private var rest: Value?

  /// Orders answers by whom they are for.
  ///
  /// - Parameters:
  ///   - answers: the answers, each behind its key.
  ///   - message: the message that they answer.
  public init(_ answers: [Argument], to message: Name) {
    guard let topic = Vocabulary.message(message)?.topic else { return }
    for answer in answers {
      switch Place(answer.label.text, in: topic) {
      case .row(let path): rows[path] = answer.value
      case .section(let section): sections[section] = answer.value
      case .rest: rest = answer.value
      case nil: break
      }
    }
  }

  /// Returns the answer for a row, if there is one.
  public func answer(at path: RowPath) -> Value? {
    rows[path] ?? sections[path.section] ?? rest
  }

  /// Returns the answer for a section, if there is one.
  public func answer(inSection section: Int) -> Value? {
    sections[section] ?? rest
  }
}
