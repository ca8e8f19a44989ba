import Conformance
import Oracle
import Traces

/// Makes a result of its line in a log.
struct LogCase {
  private let plan: RunPlan

  init(_ plan: RunPlan) {
    self.plan = plan
  }

  /// Returns the result of a line.
  func result(_ fields: LogFields) throws(TraceError) -> CaseResult {
    guard let rest = try fields.optionalObject(LogFormat.rest) else {
      throw fields.missing(LogFormat.rest)
    }
    guard let outcome = try fields.word("verdict", CaseResult.Outcome.self) else {
      throw fields.missing("verdict")
    }
    let file = try fields.text("file")
    let source: Source = file == Source.standardInput.argument ? .standardInput : .file(file)
    var result = CaseResult(
      id: try fields.text("id"),
      place: try rest.place(in: source),
      source: source,
      outcome: outcome
    )
    result.subject = try fields.optionalText("subject")
    result.why = try fields.optionalText("why")
    result.exercised = try fields.texts("exercised")
    result.order = Int(try rest.number("order"))
    result.column = Int(try rest.optionalNumber("column") ?? 0)
    result.title = try rest.optionalText("title")
    result.fault = try rest.word("fault", CaseResult.Fault.self)
    result.profile = try rest.optionalText("profile")
    result.isTranscript = rest.has("transcript")
    result.wasRepeated = rest.has("repeated")
    result.duration = .nanoseconds(try rest.optionalNumber("nanoseconds") ?? 0)
    result.knownError = try rest.entry(of: plan)
    for excess in try rest.objects("leftOut") {
      result.leftOut.append(
        Verdict.Excess(rule: try excess.text("rule"), count: Int(try excess.number("count")))
      )
    }
    for silence in try rest.objects("silences") {
      result.silences.append(
        Verdict.Silence(rule: try silence.text("rule"), lacks: try silence.texts("lacks"))
      )
    }
    result.findings = try findings(fields, rest, source)
    return result
  }

  private func findings(
    _ fields: LogFields,
    _ rest: LogFields,
    _ source: Source
  ) throws(TraceError) -> [Finding] {
    let told = try fields.objects("violations")
    let details = try rest.objects("violations")
    guard told.count == details.count else {
      throw rest.wrong("violations", expected: "one object for each of the line's violations")
    }
    var findings: [Finding] = []
    for (fields, rest) in zip(told, details) {
      var finding = Finding(
        violation: try violation(fields, rest),
        line: try fields.optionalNumber("at").map { Int($0) },
        place: try rest.place(in: source),
        expectation: nil,
        isStrict: rest.has("strict")
      )
      if let place = try rest.optionalObject("expectation") {
        finding.expectation = try place.place(in: source)
      }
      finding.known = try rest.entry(of: plan)
      findings.append(finding)
    }
    return findings
  }

  private func violation(_ fields: LogFields, _ rest: LogFields) throws(TraceError) -> Violation {
    guard let grade = try fields.word("grade", Grade.self) else { throw fields.missing("grade") }
    var violation = Violation(
      rule: try fields.text("rule"),
      sentence: try rest.text("sentence"),
      grade: grade,
      catalogue: try fields.texts("catalogue"),
      sources: try rest.texts("sources"),
      view: try fields.text("view"),
      found: try rest.text("found"),
      expected: try rest.texts("expected"),
      prefix: try prefix(rest)
    )
    violation.lineIndex = try rest.optionalNumber("lineIndex").map { Int($0) }
    violation.expectationIndex = try rest.optionalNumber("expectationIndex").map { Int($0) }
    violation.time = try fields.optionalNumber("t")
    violation.state = try rest.optionalText("state")
    violation.allowed = try rest.texts("allowed")
    violation.advice = try rest.optionalText("advice")
    violation.follows = try fields.optionalText("follows")
    violation.isExpected = rest.has("isExpected")
    violation.hasCauseInProgram = rest.has("hasCauseInProgram")
    return violation
  }

  private func prefix(_ rest: LogFields) throws(TraceError) -> Violation.Prefix {
    var prefix = Violation.Prefix()
    prefix.words = try rest.texts("prefix")
    prefix.count = try rest.number("prefixCount")
    prefix.isWhole = !rest.has("prefixCut")
    prefix.isRight = !rest.has("prefixWrong")
    return prefix
  }
}
