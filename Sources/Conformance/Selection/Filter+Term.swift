import Foundation
import Oracle
import Traces

extension Filter {
  /// The part of a case that a term speaks of, by the word before its colon.
  enum Topic: String, Hashable, Sendable, CaseIterable {
    case id
    case component
    case tag
    case rule
  }

  /// The way in which a term names its cases.
  enum Pattern: Hashable, Sendable {
    /// Some text in the name, in large or small letters.
    case containing(String)
    case matching(Wildcard)
    case exactly(String)

    /// Returns true if a name is meant.
    func matches(_ name: String) -> Bool {
      switch self {
      case .containing(let part):
        Array(name.lowercased().utf8).firstRange(of: Array(part.lowercased().utf8)) != nil
      case .matching(let wildcard): wildcard.matches(name)
      case .exactly(let wanted): name == wanted
      }
    }
  }

  /// One condition.
  struct Term: Hashable, Sendable {
    /// The part of a case that it speaks of; nil: the id or the title.
    let topic: Topic?
    let pattern: Pattern

    init(topic: Topic?, pattern: Pattern) {
      self.topic = topic
      self.pattern = pattern
    }

    /// Reads a term; no id has a colon, so the word before one is the topic.
    init(_ word: Substring) throws(FilterMistake) {
      let parts = word.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count > 1 else {
        let wildcard = Wildcard(String(word))
        // A pattern stands for whole ids; no title is meant by one.
        topic = wildcard.isOpen ? .id : nil
        pattern = wildcard.isOpen ? .matching(wildcard) : .containing(String(word))
        return
      }
      guard let topic = Topic(rawValue: String(parts[0])) else {
        throw .unknownTopic(String(parts[0]))
      }
      let text = String(parts[1])
      guard !text.isEmpty else { throw .missingPattern(topic.rawValue) }
      let wildcard = Wildcard(text)
      self.topic = topic
      // A part of an id is enough; of the other names it would mean too many.
      pattern = wildcard.isOpen || topic != .id ? .matching(wildcard) : .containing(text)
    }

    func answer(on new: Case, _ result: CaseResult?) -> Answer {
      switch topic {
      case nil:
        return Answer(pattern.matches(new.id) || pattern.matches(new.trace.header.title ?? ""))
      case .id: return Answer(pattern.matches(new.id))
      case .component: return Answer(new.components.contains(where: pattern.matches))
      case .tag: return Answer(new.tags.contains(where: pattern.matches))
      case .rule:
        if new.rulesNamed.contains(where: pattern.matches) { return .yes }
        guard let result, result.outcome != .error else { return .unknown }
        return Answer(
          result.exercised.contains(where: pattern.matches)
            || result.findings.contains { pattern.matches($0.violation.rule) }
        )
      }
    }
  }
}

extension Case {
  /// The key of the header that holds the tags, an array of strings.
  static let tagsKey = "x-tags"

  /// The components of its views.
  public var components: [String] { trace.header.effectiveViews.map(\.component) }

  /// Its tags, in their order.
  public var tags: [String] {
    let entries = trace.header.extensions.entries
    guard let json = entries.first(where: { $0.key == Self.tagsKey })?.json else { return [] }
    return (try? JSONDecoder().decode([String].self, from: Data(json.utf8))) ?? []
  }

  /// The rules that it is a counter-example of.
  var rulesNamed: [String] {
    trace.lines.flatMap { line -> [String] in
      guard case .expectation(let expectation) = line else { return [] }
      return switch expectation.kind {
      case .violationOfRule(let rule): [rule]
      case .violationOfCatalogue(let number):
        RuleBook.rules.filter { $0.catalogue.contains(number) }.map(\.id)
      case .messages, .final, .exception: []
      }
    }
  }
}
