import Oracle
import Traces

/// The mistakes in lists of known failures, each as `file:line:column: …`.
public struct KnownFailureMistakes: Error, Hashable, Sendable {
  /// The mistakes, in order.
  public let lines: [String]
}

extension KnownFailures {
  /// Reads lists of known failures: JSON Lines files, an entry a line.
  ///
  /// - Parameter files: the paths.
  /// - Throws: `KnownFailureMistakes` with the first mistake of every line.
  public init(files: [String]) throws(KnownFailureMistakes) {
    var reader = KnownFailureReader()
    for file in files { reader.read(file) }
    guard reader.mistakes.isEmpty else { throw KnownFailureMistakes(lines: reader.mistakes) }
    self.init(reader.entries)
  }
}

/// Reads lists of known failures.
private struct KnownFailureReader {
  private(set) var entries: [KnownFailure] = []
  /// The place at which each subject, id and rule is listed first.
  private var places: [Key: Place] = [:]
  private(set) var mistakes: [String] = []

  private static let keys = ["subject", "id", "rule", "count", "reason", "link", "expires"]
  private static let requiredKeys = ["id", "rule", "reason"]

  /// The case and the rule of an entry.
  private struct Key: Hashable {
    let subject: String?
    let id: String
    let rule: String
  }

  mutating func read(_ file: String) {
    do throws(TraceError) {
      var lines = try ObjectLines(file: file)
      while true {
        do throws(TraceError) {
          guard let object = try lines.next() else { return }
          if let entry = try Self.entry(object, file) { try add(entry, object) }
        } catch {
          mistakes.append(error.located(in: file))
          if case .unreadable = error.problem { return }
        }
      }
    } catch {
      mistakes.append(error.located(in: file))
    }
  }

  private mutating func add(
    _ entry: KnownFailure,
    _ object: ObjectLines.Object
  ) throws(TraceError) {
    let key = Key(subject: entry.subject, id: entry.id.text, rule: entry.rule)
    if let former = places.updateValue(entry.place, forKey: key) {
      places[key] = former
      let found = "listed for this subject and id already, at \(former)"
      let problem = Problem.wrongValue(key: "rule", found: found, expected: "each entry once")
      throw object.error(problem, at: object.members.first { $0.key == "rule" })
    }
    entries.append(entry)
  }

  /// Reads one entry; nil: the line is a comment.
  private static func entry(
    _ object: ObjectLines.Object,
    _ file: String
  ) throws(TraceError) -> KnownFailure? {
    if object.members.map(\.key) == ["#"] { return nil }
    for member in object.members where !keys.contains(member.key) {
      let near = Suggestion.closest(to: member.key, among: keys)
      throw object.error(
        .unknownKey(member.key, line: "known-failure", allowed: keys, suggestion: near),
        at: member
      )
    }
    for key in requiredKeys where !object.members.contains(where: { $0.key == key }) {
      throw object.error(.missingKey(key, line: "known-failure"), at: nil)
    }
    var texts: [String: String] = [:]
    var count: Int?
    for member in object.members {
      guard member.key != "count" else {
        count = try self.count(member, object)
        continue
      }
      guard case .string(let text) = member.value.content,
        text.contains(where: { !$0.isWhitespace })
      else { throw object.wrongValue(member, expected: "a text that is not empty or blank") }
      if let expected = try expectation(member.key, text) {
        throw object.wrongValue(member, expected: expected)
      }
      texts[member.key] = text
    }
    return KnownFailure(
      subject: texts["subject"],
      id: Wildcard(texts["id"] ?? ""),
      rule: texts["rule"] ?? "",
      count: count,
      reason: texts["reason"] ?? "",
      link: texts["link"],
      expires: texts["expires"].flatMap(CalendarDate.init),
      place: Place(file: file, line: object.line)
    )
  }

  private static func count(
    _ member: JSONNode.Member,
    _ object: ObjectLines.Object
  ) throws(TraceError) -> Int {
    guard case .number = member.value.content, let count = Int(object.text(of: member.value)),
      count > 0
    else { throw object.wrongValue(member, expected: "a whole number of cases above 0") }
    return count
  }

  /// Returns the text that was expected as a value; nil: the value is right.
  private static func expectation(_ key: String, _ text: String) throws(TraceError) -> String? {
    switch key {
    case "id" where !isPattern(text):
      "an id, or a pattern of a-z 0-9 - . / and *, which stands for any characters"
    case "rule" where text != Demand.judged.id && RuleBook.rule(text) == nil:
      "the id of a rule, as `touchstone rules` lists them, or \"error\" for a case that the subject"
        + " cannot play" + suggestion(for: text)
    case "link" where !KnownFailure.isAddress(text):
      "an address that begins with https://, or an issue such as \"owner/name#12\""
    case "expires" where CalendarDate(text) == nil: "a date such as \"2027-01-31\""
    default: nil
    }
  }

  private static func suggestion(for rule: String) -> String {
    RuleBook.closest(to: rule).map { "; did you mean \"\($0)\"?" } ?? ""
  }

  private static func isPattern(_ text: String) -> Bool {
    text.utf8.allSatisfy { $0.isSmallLetter || $0.isDigit || "-./*".utf8.contains($0) }
  }
}
