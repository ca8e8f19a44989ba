public import Conformance
import Oracle
import Traces

/// A run as TAP, the Test Anything Protocol: a line a case and subject, and below a line in YAML what
/// there is to say of it.
public struct TAPReport: RunReport {
  /// The version of the protocol that is written.
  public enum Version: Int, Hashable, Sendable, CaseIterable {
    /// The version that Perl's `prove` and other old harnesses read.
    case thirteen = 13
    /// The specification of 2022.
    case fourteen = 14
  }

  private let plan: RunPlan
  private let version: Version
  private var count = 0

  /// Creates a report; the bodies of both versions are the same.
  public init(_ plan: RunPlan, version: Version = .fourteen) {
    self.plan = plan
    self.version = version
  }

  /// Begins with the version.
  public mutating func begin(into text: inout [UInt8]) {
    text.append("TAP version \(version.rawValue)\n")
  }

  /// Writes the test point of the next result.
  public mutating func take(_ result: CaseResult, into text: inout [UInt8]) {
    guard !result.isRepeatedColumn else { return }
    let isNamed = plan.namesSubjects && result.isPlayed
    let name = result.id + (isNamed ? result.subject.map { " by \($0)" } ?? "" : "")
    let known = Self.knownReasons(in: result)
    switch result.outcome {
    case .pass where !known.isEmpty, .skip where result.knownError != nil:
      point(false, name, "TODO known failure: \(known.joined(separator: "; "))", &text)
    case .pass: point(true, name, nil, &text)
    case .skip: point(true, name, "SKIP \(result.why ?? "")", &text)
    case .fail, .error: point(false, name, nil, &text)
    }
    text.append(Self.details(of: result))
  }

  /// Ends with the entries that are out of date, and the plan.
  public mutating func finish(_ ending: RunEnding, into text: inout [UInt8]) {
    for remark in ending.totals.remarks {
      point(false, "\(remark.kind.list) \(remark.place)", nil, &text)
      text.append(Self.block([("message", Self.quoted(remark.why)), ("severity", "fail")]))
    }
    guard count == 0 else {
      text.append("1..\(count)\n")
      return
    }
    // A plan of nothing alone means that all was skipped, and that would be a success.
    text.append("1..0 # \(Self.escaped(plan.whyNothing))\n")
    text.append("Bail out! \(Self.escaped(plan.whyNothing))\n")
  }

  private mutating func point(
    _ isOK: Bool,
    _ name: String,
    _ directive: String?,
    _ text: inout [UInt8]
  ) {
    count += 1
    let directive = directive.map { " # " + Self.escaped(String($0.prefix { $0 != "\n" })) } ?? ""
    text.append("\(isOK ? "ok" : "not ok") \(count) - \(Self.escaped(name))\(directive)\n")
  }

  private static func knownReasons(in result: CaseResult) -> [String] {
    if let entry = result.knownError { return [entry.reason] }
    var seen: Set<String> = []
    return result.findings.compactMap(\.known?.reason).filter { seen.insert($0).inserted }
  }

  /// Returns a text in a description or a reason; only these two characters mean something there.
  private static func escaped(_ text: String) -> String {
    Excerpt.line(text, to: 1000).replacing("\n", with: " ").inOneLine
      .replacing("\\", with: "\\\\").replacing("#", with: "\\#")
  }
}

extension TAPReport {
  /// Returns the block of YAML of a result that has something to say.
  private static func details(of result: CaseResult) -> String {
    let issues = Issue.issues(of: result).filter { $0.level != .note }
    guard let first = issues.min(by: { $0.level < $1.level }) else { return "" }
    var pairs = [
      ("message", quoted(first.headline)),
      ("severity", word(first.level)),
      ("rule", quoted(first.rule)),
      ("at", at(first.place)),
    ]
    if let subject = result.subject { pairs.append(("subject", quoted(subject))) }
    pairs.append(("data", ""))
    // Old readers know blocks alone, no objects within a list.
    let items = issues.prefix(mostIssues).map { issue in
      """
          - rule: \(quoted(issue.rule))
            at: \(quoted(issue.place.description))
            text: \(quoted(issue.text))

      """
    }
    let rest = issues.count - items.count
    if rest > 0 { pairs.insert(("more", String(rest)), at: pairs.count - 1) }
    return block(pairs, items.joined())
  }

  /// The number of violations of a case that are told.
  private static let mostIssues = 20

  private static func word(_ level: Issue.Level) -> String {
    switch level {
    case .broken: "error"
    case .failing: "fail"
    case .warning: "warning"
    case .note: "comment"
    }
  }

  private static func block(_ pairs: [(String, String)], _ rest: String = "") -> String {
    let lines = pairs.map { "  \($0):\($1.isEmpty ? "" : " " + $1)\n" }.joined()
    return "  ---\n\(lines)\(rest)  ...\n"
  }

  private static func at(_ place: Place) -> String {
    let line = place.line.map { ", line: \($0)" } ?? ""
    return "{file: \(quoted(place.file))\(line)}"
  }

  /// Returns a text as YAML reads it between quotation marks; JSON's escapes are YAML's too.
  ///
  /// The older commands to GitHub's runner are obeyed anywhere in a line.
  private static func quoted(_ text: String) -> String {
    JSONText.quoted(text.printable).replacing("##[", with: "#\\u0023[")
  }
}
