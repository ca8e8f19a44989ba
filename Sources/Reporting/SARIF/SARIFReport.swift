public import Conformance
import Oracle

/// A run as SARIF 2.1.0, a result a cause, with all that GitHub's code scanning wants besides.
public struct SARIFReport: RunReport {
  /// The number of results of one run that GitHub takes; with more, it refuses the whole file.
  static let mostResults = 25_000

  private let plan: RunPlan
  private let paths: RepositoryPath
  private var rules: [String: Int] = [:]
  private var ruleOrder: [String] = []
  /// The first issue of each cause, with how many violations it stands for, by levels.
  private var results: [[Issue]] = Issue.Level.allCases.map { _ in [] }
  /// The place of each cause's result among those of its level.
  private var places: [String: Int] = [:]
  private var count = 0

  /// Creates a report.
  ///
  /// - Parameters:
  ///   - plan: the run.
  ///   - paths: how files are called from the repository's root.
  public init(_ plan: RunPlan, paths: RepositoryPath) {
    self.plan = plan
    self.paths = paths
  }

  /// Takes what is wrong in the next result.
  public mutating func take(_ result: CaseResult, into text: inout [UInt8]) {
    guard !result.isRepeatedColumn else { return }
    for issue in Issue.issues(of: result) { add(issue) }
  }

  /// Ends with the whole document; of too many results, the gravest.
  public mutating func finish(_ ending: RunEnding, into text: inout [UInt8]) {
    for remark in ending.totals.remarks { add(Issue(remark)) }
    let kept = results.joined().prefix(Self.mostResults)
    JSONText.append(to: &text) { json in
      json.pair("$schema", "https://json.schemastore.org/sarif-2.1.0.json")
      json.pair("version", "2.1.0")
      json.key("runs")
      json.array([kept]) { json, kept in json.object { add(run: kept, &$0) } }
    }
    text.append(UInt8(ascii: "\n"))
  }

  /// Adds an issue: one result for all that have the same cause, at the place of the first.
  private mutating func add(_ issue: Issue) {
    let key = "\(issue.level)\n\(issue.cause)"
    if let place = places[key] {
      results[issue.level.rawValue][place].count += issue.count
      return
    }
    count += 1
    guard results[issue.level.rawValue].count < Self.mostResults else { return }
    if rules[issue.rule] == nil {
      rules[issue.rule] = ruleOrder.count
      ruleOrder.append(issue.rule)
    }
    places[key] = results[issue.level.rawValue].count
    results[issue.level.rawValue].append(issue)
  }

  /// Returns a text in which the file is called from the repository's root on, whatever the command
  /// line said.
  private func text(of issue: Issue) -> String {
    let text = issue.text.isEmpty ? issue.rule : issue.text
    guard issue.place.file.hasPrefix("/") else { return text }
    return text.replacing(issue.place.file, with: paths.path(of: issue.place.file))
  }

  private func add(_ issue: Issue, rule: Int, to json: inout JSONText) {
    json.pair("ruleId", issue.rule)
    json.key("ruleIndex")
    json.number(rule)
    json.pair("level", SARIFRule.word(issue.level))
    if issue.count > 1 {
      json.key("occurrenceCount")
      json.number(issue.count)
    }
    json.key("message")
    json.object { $0.pair("text", text(of: issue)) }
    json.key("locations")
    json.array([issue.place]) { json, place in json.object { add(place, to: &$0) } }
    json.key("partialFingerprints")
    json.object { $0.pair("primaryLocationLineHash", issue.fingerprint + ":1") }
  }

  private func add(_ place: Place, to json: inout JSONText) {
    json.key("physicalLocation")
    json.object { json in
      json.key("artifactLocation")
      json.object { $0.pair("uri", paths.uri(of: place.file)) }
      json.key("region")
      json.object { json in
        let line = place.line ?? 1
        // GitHub wants columns too; the first stands for the line.
        let region = [("startLine", line), ("startColumn", 1), ("endLine", line), ("endColumn", 2)]
        for (key, number) in region {
          json.key(key)
          json.number(number)
        }
      }
    }
  }
}

extension SARIFReport {
  private func add(
    run kept: some Collection<Issue>,
    _ json: inout JSONText
  ) {
    json.key("tool")
    json.object { json in
      json.key("driver")
      json.object { json in
        json.pair("name", "touchstone")
        json.pair("semanticVersion", plan.tool)
        json.key("rules")
        json.array(ruleOrder) { json, rule in
          json.object { SARIFRule(rule, isStrict: plan.isStrict).add(to: &$0) }
        }
      }
    }
    // Shards are uploaded one by one, and one category replaces itself.
    let shard = plan.shard.map { "-" + $0.replacing("/", with: "-of-") } ?? ""
    json.key("automationDetails")
    json.object { $0.pair("id", "touchstone\(shard)/") }
    if count > kept.count { addNotice(of: count - kept.count, &json) }
    json.key("results")
    json.array(Array(kept)) { json, issue in
      json.object { add(issue, rule: rules[issue.rule] ?? 0, to: &$0) }
    }
  }

  private func addNotice(of missing: Int, _ json: inout JSONText) {
    let text = "\(missing) results are left out: \(Self.mostResults) are the most that are read"
    json.key("invocations")
    json.array([text]) { json, text in json.object { addInvocation(noting: text, to: &$0) } }
  }

  private func addInvocation(noting text: String, to json: inout JSONText) {
    json.key("executionSuccessful")
    json.literal("true")
    json.key("toolExecutionNotifications")
    json.array([text]) { json, text in json.object { addNotification(text, to: &$0) } }
  }

  private func addNotification(_ text: String, to json: inout JSONText) {
    json.pair("level", "warning")
    json.key("message")
    json.object { $0.pair("text", text) }
  }
}
