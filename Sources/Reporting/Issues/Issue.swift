import Conformance
import Oracle

/// One thing that a run found wrong, as the tools of others list them: with a place, a name for its
/// kind, and how grave it is.
struct Issue: Hashable {
  /// The gravity of an issue: the gravest first.
  enum Level: Int, CaseIterable, Comparable {
    /// The input, the subject or the tool failed.
    case broken
    /// It fails the case.
    case failing
    /// It warns.
    case warning
    /// It informs.
    case note

    static func < (left: Level, right: Level) -> Bool { left.rawValue < right.rawValue }
  }

  var level: Level
  /// The rule, or the kind of error.
  var rule: String
  /// The event, in a line.
  var headline: String
  /// All that there is to say.
  var text: String
  /// The place at which a person should look.
  var place: Place
  /// The number of violations that it stands for: itself, and those that follow from it.
  var count = 1
  /// The same for all that fails alike in several cases: the rule, and what came, without numbers.
  var cause: String
  /// The same in every run that finds the same, whatever else changes in the file.
  var fingerprint: String

  /// Returns the issues of a result, without what is known to fail.
  static func issues(of result: CaseResult) -> [Issue] {
    switch result.outcome {
    case .skip: return []
    case .error:
      let why = Excerpt.text(result.explanation).printable
      let kind = result.fault?.rawValue ?? "error"
      let facts = [kind, result.id, result.subject ?? "", result.place.file]
      return [
        Issue(
          level: .broken,
          rule: kind,
          headline: String(why.prefix { $0 != "\n" }),
          text: why,
          place: result.place,
          cause: facts.joined(separator: "\n"),
          fingerprint: TextFingerprint(facts).text
        )
      ]
    case .pass, .fail:
      var counts: [[String]: Int] = [:]
      return FindingGroup.groups(of: result.findings).map { group in
        let violation = group.head.violation
        let facts = [violation.rule, result.id, result.subject ?? "", violation.view]
        let count = counts[facts, default: 0]
        counts[facts] = count + 1
        return Issue(group, TextFingerprint(facts + [String(count)]).text)
      }
    }
  }

  /// One cause, with what follows from it.
  private init(_ group: FindingGroup, _ fingerprint: String) {
    let finding = group.head
    level = ([finding] + group.followers).map(Self.level).min() ?? .note
    count = 1 + group.followers.count
    rule = finding.violation.rule
    headline = Excerpt.line(finding.violation.headline, to: 1000).printable
    text = ([Excerpt.text(finding.text).printable] + group.lines.map(\.printable))
      .joined(separator: "\n")
    place = finding.place
    cause = ToldCauses.cause(of: finding.violation)
    self.fingerprint = fingerprint
  }

  private static func level(of finding: Finding) -> Level {
    finding.isFailing ? .failing : finding.violation.grade == .may ? .note : .warning
  }

  private init(
    level: Level,
    rule: String,
    headline: String,
    text: String,
    place: Place,
    cause: String,
    fingerprint: String
  ) {
    self.level = level
    self.rule = rule
    self.headline = headline
    self.text = text
    self.place = place
    self.cause = cause
    self.fingerprint = fingerprint
  }

  /// Makes the issue of a remark on the run as a whole, not on its cases.
  init(_ remark: RunRemark) {
    self.init(
      level: remark.kind == .unusable ? .broken : .failing,
      rule: remark.kind.rawValue,
      headline: Excerpt.line(remark.text, to: 1000).printable,
      text: Excerpt.text(remark.text).printable,
      place: remark.place,
      cause: ([remark.kind.rawValue] + remark.facts + [remark.place.file]).joined(separator: "\n"),
      fingerprint: TextFingerprint([remark.kind.rawValue] + remark.facts + [remark.place.file]).text
    )
  }
}

extension CaseResult {
  /// True if a report that counts each case once passes over it: a transcript that is judged for
  /// each subject, though none plays it.
  var isRepeatedColumn: Bool { !isPlayed && column > 0 }
}
