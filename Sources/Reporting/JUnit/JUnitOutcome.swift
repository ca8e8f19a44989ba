import Conformance
import Oracle

/// The one element in a case that did not simply pass.
struct JUnitOutcome: Sendable {
  /// The kinds that readers tell apart.
  enum Tag: String {
    case failure
    case error
    case skipped
  }

  /// The element's name.
  let tag: Tag
  /// The line that is shown first.
  let message: String
  /// The words that are the same for all failures of its kind.
  let type: String
  /// All that there is to say.
  let text: String

  /// Creates the element; nil: the case passed.
  ///
  /// - Parameters:
  ///   - result: what became of the case.
  ///   - subjects: the run's subjects as its command line spells them.
  init?(_ result: CaseResult, by subjects: [String] = []) {
    switch result.outcome {
    case .pass: return nil
    case .skip: self.init(skipped: result.why ?? "")
    case .error:
      let why = result.explanation
      self.init(.error, message: why, type: result.fault?.rawValue ?? "error", text: why)
    case .fail: self.init(failing: result, subjects)
    }
  }

  /// Creates the element of a case that fails in no other way than is known; nil: it is none.
  ///
  /// Readers have no fourth outcome. As with other tools, what is expected to fail is skipped.
  init?(known result: CaseResult) {
    guard result.outcome == .pass, !result.findings.isEmpty else { return nil }
    let known = result.findings.compactMap { finding in
      finding.known.map { entry in
        "\(finding.violation.rule): \(entry.reason)" + (entry.link.map { " (\($0))" } ?? "")
      }
    }
    guard !known.isEmpty else { return nil }
    let once = known.reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
    self.init(skipped: "known failure: " + once.joined(separator: "; "))
  }

  /// Creates the element of a case that failed.
  ///
  /// - Parameters:
  ///   - message: what is shown of it.
  ///   - type: what failures of its kind have in common.
  ///   - details: all that there is to say.
  init(failure message: String, type: String, details: String) {
    self.init(.failure, message: message, type: type, text: message + "\n\n" + details)
  }

  /// Creates the element of a case that could not be judged.
  ///
  /// - Parameters:
  ///   - message: all that there is to say.
  ///   - type: what errors of its kind have in common.
  init(error message: String, type: String) {
    self.init(.error, message: message, type: type, text: message)
  }

  /// Creates the element of a case that was skipped.
  init(skipped why: String) {
    self.init(.skipped, message: why, type: "skipped", text: why)
  }

  private init(_ tag: Tag, message: String, type: String, text: String) {
    self.tag = tag
    self.message = Self.cut(message, to: 1000)
    self.type = Self.cut(type, to: 1000)
    self.text = Self.cut(text, to: Self.textLimit)
  }

  private init(failing result: CaseResult, _ subjects: [String]) {
    let told = result.findings.filter { !$0.isOfMotion || $0.isFailing }
    let findings = told.filter { !$0.violation.isExpected && $0.known == nil }
    let groups = FindingGroup.groups(of: told)
    let heads = groups.map(\.head)
    // The gravest comes first, for readers show one message: a rule, before what a trace expects.
    let grave = heads.filter { $0.violation.grade == .must }
    let first = grave.first { !$0.isOfMotion } ?? grave.first ?? heads.first
    guard let first else {
      self.init(.failure, message: "", type: "rule", text: "")
      return
    }
    var message = first.violation.headline
    if findings.count > 1 { message += " (and \(findings.count - 1) more)" }
    let rest = result.leftOutLines.joined(separator: "\n")
    let pieces =
      groups.map(Self.paragraph) + (rest.isEmpty ? [] : [rest])
      + ["see: \(Pointers(to: first, of: result, by: subjects).show)"]
    // Azure shows the message, GitLab the text: so the text begins with the message.
    let text = ([message] + pieces).joined(separator: "\n\n")
    self.init(.failure, message: message, type: first.violation.rule, text: text)
  }

  private static func paragraph(on group: FindingGroup) -> String {
    let followers = group.lines.map { "\n\($0)" }.joined()
    return "\(ConsoleReport.location(of: group.head))\n\(group.head.text)\(followers)"
  }

  /// Writes the element.
  func append(to xml: inout JUnitElement, _ dialect: JUnitDialect, indent: Int) {
    let attributes =
      switch tag {
      case .skipped: dialect.hasSkipMessages ? [("message", message)] : []
      case .failure, .error: [("message", message), ("type", type)]
      }
    xml.element(tag.rawValue, attributes, indent: indent, text: text)
    guard dialect.hasReruns, type == CaseResult.Fault.notReproducible.rawValue else { return }
    xml.open("rerunError", indent: indent)
    xml.attribute("message", message)
    xml.attribute("type", type)
    xml.append(">\n")
    xml.element("stackTrace", [], indent: indent + 2, text: text)
    xml.append(String(repeating: " ", count: indent) + "</rerunError>\n")
  }

  /// GitHub takes 65,535 characters, and escaping makes some of them longer.
  private static let textLimit = 48_000

  private static func cut(_ text: String, to limit: Int) -> String {
    let count = text.utf8.count
    guard count > limit else { return text }
    var end = text.utf8.index(text.startIndex, offsetBy: limit)
    // A character is not cut in two.
    while end > text.startIndex, end.samePosition(in: text.unicodeScalars) == nil {
      end = text.utf8.index(before: end)
    }
    let kept = text[..<end]
    return kept + "\n[cut here: \(count - kept.utf8.count) more bytes]"
  }
}
