import Conformance
import Oracle

/// The one element in a case that did not simply pass.
struct JUnitOutcome: Sendable {
  /// The element, tags and all.
  let element: String

  /// Creates the element; nil: the case passed.
  ///
  /// - Parameters:
  ///   - result: what became of the case.
  ///   - subjects: the run's subjects as its command line spells them.
  init?(_ result: CaseResult, by subjects: [String] = []) {
    switch result.outcome {
    case .pass: return nil
    case .skip: element = Self.skipped(result.why ?? "")
    case .error:
      let why = result.explanation
      let type = result.fault?.rawValue ?? "error"
      element = Self.tagged("error", message: why, type: type, text: why)
    case .fail: element = Self.failure(result, subjects)
    }
  }

  /// Creates the element of a case that fails in no other way than is known; nil: it is none.
  ///
  /// Readers have no fourth outcome. As with other tools, what is expected to fail is skipped.
  init?(known result: CaseResult) {
    guard result.outcome == .pass else { return nil }
    let known = result.findings.compactMap { finding in
      finding.known.map { entry in
        "\(finding.violation.rule): \(entry.reason)" + (entry.link.map { " (\($0))" } ?? "")
      }
    }
    guard !known.isEmpty else { return nil }
    element = Self.skipped("known failure: " + known.joined(separator: "; "))
  }

  /// Creates the element of a case that failed.
  ///
  /// - Parameters:
  ///   - message: what is shown of it.
  ///   - type: what failures of its kind have in common.
  ///   - details: all that there is to say.
  init(failure message: String, type: String, details: String) {
    let text = message + "\n\n" + details
    element = Self.tagged("failure", message: message, type: type, text: text)
  }

  /// Creates the element of a case that was skipped.
  init(skipped why: String) {
    element = Self.skipped(why)
  }

  private static func skipped(_ why: String) -> String {
    "<skipped>\(XMLText.content(why))</skipped>"
  }

  private static func failure(_ result: CaseResult, _ subjects: [String]) -> String {
    let findings = result.findings.filter { !$0.violation.isExpected && $0.known == nil }
    let heads = FindingGroup.groups(of: result.findings).map(\.head)
    // The gravest comes first, for readers show one message.
    let first = heads.first { $0.violation.grade == .must } ?? heads.first
    guard let first else { return tagged("failure", message: "", type: "rule", text: "") }
    var message = first.violation.headline
    if findings.count > 1 { message += " (and \(findings.count - 1) more)" }
    let followers = findings.filter { !heads.contains($0) }.map { finding in
      "\(ConsoleReport.location(of: finding)): \(finding.violation.headline), follows from "
        + (finding.violation.follows ?? "")
    }
    let rest = (followers + result.leftOutLines).joined(separator: "\n")
    let pieces = heads.map { paragraph(on: $0, result, subjects) } + (rest.isEmpty ? [] : [rest])
    // Azure shows the message, GitLab the text: so the text begins with the message.
    let text = ([message] + pieces).joined(separator: "\n\n")
    return tagged("failure", message: message, type: first.violation.rule, text: text)
  }

  private static func paragraph(
    on finding: Finding,
    _ result: CaseResult,
    _ subjects: [String]
  ) -> String {
    let pointers = Pointers(to: finding, of: result, by: subjects)
    return """
      \(ConsoleReport.location(of: finding))
      \(finding.text)
      see:    \(pointers.show)
      replay: \(pointers.replay)
      """
  }

  private static func tagged(
    _ tag: String,
    message: String,
    type: String,
    text: String
  ) -> String {
    let attributes = JUnitSuite.text(of: [("message", cut(message, to: 1000)), ("type", type)])
    return "<\(tag)\(attributes)>\(XMLText.content(cut(text, to: textLimit)))</\(tag)>"
  }

  /// GitHub takes 65,535 characters, and escaping makes some of them longer.
  private static let textLimit = 48_000

  private static func cut(_ text: String, to limit: Int) -> String {
    let count = text.utf8.count
    guard count > limit else { return text }
    var kept = text.prefix(limit)
    while kept.utf8.count > limit { kept = kept.dropLast(max(1, (kept.utf8.count - limit) / 4)) }
    return kept + "\n[cut here: \(count - kept.utf8.count) more bytes]"
  }
}
