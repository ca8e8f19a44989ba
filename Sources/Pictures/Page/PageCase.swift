import Conformance
import Oracle
import Reporting
import Traces

/// One result as the page's list keeps it.
struct PageCase {
  private let result: CaseResult
  private let component: String?
  private let picture: Int?

  /// Creates the entry of a result.
  ///
  /// - Parameters:
  ///   - result: the result.
  ///   - component: the component that it is about; nil: that is not known.
  ///   - picture: the number of its picture; nil: there is none.
  init(_ result: CaseResult, component: String?, picture: Int?) {
    self.result = result
    self.component = component
    self.picture = picture
  }

  /// Writes the keys that say something.
  func write(to json: inout PageJSON) {
    json.pair("id", result.id)
    json.pair("verdict", result.outcome.rawValue)
    if result.column > 0 {
      json.key("column")
      json.number(result.column)
    }
    if !result.isPlayed { json.flag("unplayed") }
    json.pair("title", result.title)
    json.pair("component", component)
    json.pair("profile", result.profile)
    json.pair("file", result.source.argument)
    if let line = result.place.line {
      json.key("line")
      json.number(line)
    }
    json.pair("why", result.why)
    json.pair("known", result.knownError?.reason)
    json.pair("issue", result.knownError?.address)
    if let picture {
      json.key("picture")
      json.number(picture)
    }
    if !result.exercised.isEmpty {
      json.key("judged")
      json.number(result.exercised.count)
    }
    guard !result.findings.isEmpty else { return }
    json.key("findings")
    json.array(result.findings) { json, finding in
      json.object { Self.write(finding, to: &$0) }
    }
  }

  private static func write(_ finding: Finding, to json: inout PageJSON) {
    let violation = finding.violation
    json.pair("rule", violation.rule)
    json.pair("grade", violation.grade.rawValue)
    if finding.isFailing { json.flag("fails") }
    if violation.isExpected { json.flag("expected") }
    json.pair("known", finding.known?.reason)
    json.pair("issue", finding.known?.address)
    json.pair("follows", violation.follows)
    json.pair("view", violation.view)
    json.pair("place", finding.place.description)
    json.pair("expectation", finding.expectation?.description)
    if let line = finding.line {
      json.key("line")
      json.number(line)
    }
    if let time = violation.time {
      json.key("t")
      json.number(time)
    }
    let missing = violation.missing
    if !missing.isEmpty {
      json.key("missing")
      json.array(missing) { json, name in json.string(name) }
    }
    // The rest is words: the explanation's lines, as `Violation.text` sets them.
    json.pair("text", violation.text)
  }
}
