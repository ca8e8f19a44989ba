public import Conformance
import Oracle

/// Results as JSON Lines: one object a case, for programs to read.
public enum JSONLinesReport: Sendable {
  /// Returns the line of one case, line feed included.
  ///
  /// A violation's `line` is `null` where it has none, and `t` where the time is not known.
  public static func line(for result: CaseResult) -> String {
    JSONText.object { json in
      json.key("id")
      json.string(result.id)
      json.key("verdict")
      json.string(result.outcome.rawValue)
      json.key("violations")
      json.array(result.findings) { json, finding in json.object { add(finding, to: &$0) } }
      json.key("exercised")
      json.strings(result.exercised)
    } + "\n"
  }

  private static func add(_ finding: Finding, to json: inout JSONText) {
    let violation = finding.violation
    json.key("rule")
    json.string(violation.rule)
    json.key("grade")
    json.string(violation.grade.rawValue)
    json.key("catalogue")
    json.strings(violation.catalogue)
    json.key("view")
    json.string(violation.view)
    json.key("line")
    json.number(finding.line)
    json.key("t")
    json.number(violation.time)
    json.key("text")
    json.string(finding.text)
    if let follows = violation.follows {
      json.key("follows")
      json.string(follows)
    }
  }
}
