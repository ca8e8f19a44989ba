public import Conformance
import Oracle

/// A run as its log: the master from which every other report is made.
///
/// A line of a case is the object of `--format jsonl` with one key more, `log`, for what is needed to
/// make the result again without loss. Each line is whole when it is written, so the log of a run
/// that was killed can be read up to there.
public struct LogReport: RunReport {
  private let plan: RunPlan
  private let entries: [KnownFailure: Int]
  private var results = 0

  /// Creates the log of a run.
  public init(_ plan: RunPlan) {
    self.plan = plan
    entries = Dictionary(
      zip(plan.knownFailures, plan.knownFailures.indices),
      uniquingKeysWith: { first, _ in first }
    )
  }

  /// Begins with the header.
  public mutating func begin(into text: inout [UInt8]) {
    line(&text) { json in
      json.pair(LogFormat.mark, LogFormat.header)
      json.key("version")
      json.number(LogFormat.version)
      json.pair("tool", plan.tool)
      json.pair("began", plan.began)
      json.pair("shard", plan.shard)
      json.list("paths", plan.paths)
      json.list("selection", plan.selection)
      json.list("subjects", plan.subjects)
      json.list("commands", plan.commands)
      json.pair("configuration", plan.configuration)
      json.pair("profile", plan.profile)
      if plan.isStrict { json.flag("strict") }
      json.list("expectations", plan.expectations.words)
      json.pair("maxSkipped", plan.skipLimit?.description)
      json.pair("nothing", plan.whyNothing)
      if !plan.rules.isEmpty {
        json.key("rules")
        json.array(plan.rules.all) { json, rule in
          json.object { RuleSettingsText.add(rule, to: &$0) }
        }
      }
      guard !plan.knownFailures.isEmpty else { return }
      json.key("knownFailures")
      json.array(plan.knownFailures) { json, entry in json.object { Self.add(entry, to: &$0) } }
    }
  }

  /// Writes the line of the next result.
  public mutating func take(_ result: CaseResult, into text: inout [UInt8]) {
    results += 1
    line(&text) { json in
      JSONLinesReport.add(result, to: &json)
      json.key(LogFormat.rest)
      json.object { add(rest: result, to: &$0) }
    }
  }

  /// Writes the end: that nothing is missing, and what holds for the whole run.
  public mutating func finish(_ ending: RunEnding, into text: inout [UInt8]) {
    let summary = ending.totals.all
    line(&text) { json in
      json.pair(LogFormat.mark, LogFormat.end)
      let counts = [
        ("results", results), ("cases", summary.cases), ("passed", summary.passed),
        ("failed", summary.failed), ("errors", summary.errors), ("skipped", summary.skipped),
        ("recorded", ending.totals.recorded.cases),
      ]
      for (key, count) in counts {
        json.key(key)
        json.number(count)
      }
      json.key("code")
      json.number(Int64(ending.exitCode.rawValue))
      Self.add(RunTroubles.all(plan, ending), to: &json)
      json.list("complaints", ending.complaints)
      Self.add(ending.totals.extent, to: &json)
      if !ending.totals.baselineRemarks.isEmpty {
        json.key("baselines")
        json.array(ending.totals.baselineRemarks) { json, remark in
          json.object { Self.add(remark, to: &$0) }
        }
      }
      guard !ending.totals.knownFailures.isEmpty else { return }
      json.key("knownFailures")
      json.array(ending.totals.knownFailures) { json, account in
        json.object { Self.add(account, to: &$0) }
      }
    }
  }

  private func line(_ text: inout [UInt8], _ fill: (inout JSONText) -> Void) {
    JSONText.append(to: &text, fill)
    text.append(UInt8(ascii: "\n"))
  }
}

extension LogReport {
  private func add(rest result: CaseResult, to json: inout JSONText) {
    json.key("order")
    json.number(result.order)
    if result.column > 0 { json.count("column", result.column) }
    json.place(result.place, in: result.source)
    json.pair("title", result.title)
    json.pair("fault", result.fault?.rawValue)
    json.pair("profile", result.profile)
    if result.isTranscript { json.flag("transcript") }
    if result.wasRepeated { json.flag("repeated") }
    if plan.began != nil { json.count("nanoseconds", result.duration.nanoseconds) }
    json.count("entry", result.knownError.flatMap { entries[$0] })
    if !result.leftOut.isEmpty {
      json.key("leftOut")
      json.array(result.leftOut) { json, excess in
        json.object {
          $0.pair("rule", excess.rule)
          $0.count("count", excess.count)
        }
      }
    }
    if !result.silences.isEmpty {
      json.key("silences")
      json.array(result.silences) { json, silence in
        json.object {
          $0.pair("rule", silence.rule)
          $0.key("lacks")
          $0.strings(silence.lacks)
        }
      }
    }
    guard !result.findings.isEmpty else { return }
    json.key("violations")
    json.array(result.findings) { json, finding in
      json.object { add(rest: finding, in: result.source, to: &$0) }
    }
  }

  private func add(rest finding: Finding, in source: Source, to json: inout JSONText) {
    let violation = finding.violation
    json.place(finding.place, in: source)
    if let expectation = finding.expectation {
      json.key("expectation")
      json.object { $0.place(expectation, in: source) }
    }
    if finding.isStrict { json.flag("strict") }
    json.count("entry", finding.known.flatMap { entries[$0] })
    json.pair("sentence", violation.sentence)
    json.list("sources", violation.sources)
    json.count("lineIndex", violation.lineIndex)
    json.count("expectationIndex", violation.expectationIndex)
    json.pair("found", violation.found)
    json.list("expected", violation.expected)
    json.list("prefix", violation.prefix.words)
    json.count("prefixCount", violation.prefix.count)
    if !violation.prefix.isWhole { json.flag("prefixCut") }
    if !violation.prefix.isRight { json.flag("prefixWrong") }
    json.pair("state", violation.state)
    json.list("allowed", violation.allowed)
    json.pair("advice", violation.advice)
    if violation.isExpected { json.flag("isExpected") }
    if violation.hasCauseInProgram { json.flag("hasCauseInProgram") }
  }

  private static func add(_ entry: KnownFailure, to json: inout JSONText) {
    json.pair("subject", entry.subject)
    json.pair("id", entry.id.text)
    json.pair("rule", entry.rule)
    json.count("count", entry.count)
    json.pair("reason", entry.reason)
    json.pair("link", entry.link)
    json.pair("expires", entry.expires?.description)
    json.pair("file", entry.place.file)
    json.count("line", entry.place.line)
  }

  private static func add(_ troubles: [RunTrouble], to json: inout JSONText) {
    guard !troubles.isEmpty else { return }
    json.key("troubles")
    json.array(troubles) { json, trouble in
      json.object {
        $0.key("code")
        $0.number(Int64(trouble.code.rawValue))
        $0.pair("why", trouble.why)
        if trouble.isOfSubject { $0.flag("subject") }
        if trouble.isKept { $0.flag("kept") }
      }
    }
  }

  /// Writes the part of the run that was done; the shard itself is in the header.
  private static func add(_ extent: RunExtent, to json: inout JSONText) {
    if extent.isPartial { json.flag("partial") }
    json.count("failuresAtEnd", extent.failuresAtEnd)
    json.list("misses", extent.misses)
    json.list("idsMissing", extent.idsMissing)
  }

  private static func add(_ remark: BaselineRemark, to json: inout JSONText) {
    json.pair("kind", remark.kind.rawValue)
    json.pair("file", remark.place.file)
    json.count("line", remark.place.line)
    json.pair("id", remark.id)
    json.pair("why", remark.why)
  }

  private static func add(_ account: KnownFailureAccount, to json: inout JSONText) {
    if account.isMet { json.flag("met") }
    json.count("judged", account.judged)
    json.count("used", account.used)
    json.count("cases", account.cases)
    if account.hasExpired { json.flag("expired") }
    if account.speaksOfOthers { json.flag("speaksOfOthers") }
  }
}

extension JSONText {
  /// Writes a key with a whole number; nothing where there is none.
  fileprivate mutating func count(_ name: String, _ number: (some BinaryInteger)?) {
    guard let number else { return }
    key(name)
    self.number(number)
  }

  /// Writes a key with texts; nothing where there are none.
  fileprivate mutating func list(_ name: String, _ values: [String]) {
    guard !values.isEmpty else { return }
    key(name)
    strings(values)
  }

  /// Writes a place, whose file is told only where it is not that of the case.
  fileprivate mutating func place(_ place: Place, in source: Source) {
    if place.file != source.name { pair("place", place.file) }
    count("line", place.line)
  }
}

extension Duration {
  /// Whole nanoseconds.
  var nanoseconds: Int64 {
    let parts = components
    return parts.seconds * 1_000_000_000 + parts.attoseconds / 1_000_000_000
  }
}
