public import Conformance
import Oracle

/// Results as JSON Lines: one object a case and subject, for programs to read.
public struct JSONLinesReport: RunReport {
  /// Creates a report.
  public init() {}

  /// Prints the line of the next result.
  public mutating func take(_ result: CaseResult, into text: inout [UInt8]) {
    JSONText.append(to: &text) { Self.add(result, to: &$0) }
    text.append(UInt8(ascii: "\n"))
  }

  /// Ends with nothing: each line says all.
  public mutating func finish(_ ending: RunEnding, into text: inout [UInt8]) {}

  /// Returns the line of one result, line feed included.
  ///
  /// A violation's `line` is the line of `file` to open, and `at` the line of the message in what
  /// `touchstone replay --id` prints: `null` where it is of no message. `t` is `null` where the time
  /// is not known. `subject` is left out where there is none, `why` where there is no need to say.
  public static func line(for result: CaseResult) -> String {
    JSONText.object { add(result, to: &$0) } + "\n"
  }

  /// Writes the keys of one result.
  static func add(_ result: CaseResult, to json: inout JSONText) {
    json.pair("id", result.id)
    json.pair("file", result.source.argument)
    json.pair("subject", result.subject)
    json.pair("verdict", result.outcome.rawValue)
    json.pair("why", result.why)
    if result.knownError != nil { json.flag("known") }
    json.key("violations")
    json.array(result.findings) { json, finding in json.object { add(finding, to: &$0) } }
    json.key("exercised")
    json.strings(result.exercised)
  }

  private static func add(_ finding: Finding, to json: inout JSONText) {
    let violation = finding.violation
    json.pair("rule", violation.rule)
    json.pair("grade", violation.grade.rawValue)
    json.key("catalogue")
    json.strings(violation.catalogue)
    json.pair("view", violation.view)
    json.key("line")
    json.number(finding.place.line)
    json.key("at")
    json.number(finding.line)
    json.key("t")
    json.number(violation.time)
    json.pair("text", finding.text)
    json.pair("follows", violation.follows)
    if finding.known != nil { json.flag("known") }
  }
}
