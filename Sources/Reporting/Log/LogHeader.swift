import Conformance
import Oracle
import Traces

/// Reads the first and the last line of a log.
enum LogHeader {
  /// Reads what the first line says of the run.
  static func plan(_ fields: LogFields) throws(TraceError) -> RunPlan {
    guard try fields.optionalText(LogFormat.mark) == LogFormat.header else {
      throw fields.has(LogFormat.mark)
        ? fields.wrong(LogFormat.mark, expected: expected) : fields.missing(LogFormat.mark)
    }
    guard try fields.number("version") <= LogFormat.version else {
      let expected = "\(LogFormat.version), or a tool that is as new as the log"
      throw fields.wrong("version", expected: expected)
    }
    var plan = RunPlan(tool: try fields.text("tool"), began: try fields.optionalText("began"))
    plan.shard = try fields.optionalText("shard")
    plan.paths = try fields.texts("paths")
    plan.selection = try fields.texts("selection")
    plan.subjects = try fields.texts("subjects")
    plan.commands = try fields.texts("commands")
    plan.configuration = try fields.optionalText("configuration")
    plan.profile = try fields.optionalText("profile")
    plan.isStrict = fields.has("strict")
    plan.expectations = try expectations(fields)
    if let text = try fields.optionalText("maxSkipped") {
      guard let limit = SkipLimit(text) else {
        throw fields.wrong("maxSkipped", expected: "a number of cases, or a percentage")
      }
      plan.skipLimit = limit
    }
    plan.whyNothing = try fields.text("nothing")
    plan.rules = try rules(fields)
    for entry in try fields.objects("knownFailures") {
      plan.knownFailures.append(try Self.entry(entry))
    }
    return plan
  }

  /// Reads the weight of expectations: of records, then of each subject.
  private static func expectations(
    _ fields: LogFields
  ) throws(TraceError) -> ExpectationLevels {
    let levels = try fields.texts("expectations").map { RuleSettings.Level(rawValue: $0) }
    var expectations = ExpectationLevels()
    guard let first = levels.first else { return expectations }
    guard let ofRecords = first, !levels.contains(nil) else {
      throw fields.wrong("expectations", expected: "\"error\", \"warn\" or \"off\" for each")
    }
    expectations.ofRecords = ofRecords
    expectations.ofSubjects = levels.dropFirst().compactMap(\.self)
    return expectations
  }

  private static func rules(_ fields: LogFields) throws(TraceError) -> RuleSettings {
    var settings: [RuleSettings.Setting] = []
    for rule in try fields.objects("rules") {
      guard let level = try rule.word("level", RuleSettings.Level.self) else {
        throw rule.missing("level")
      }
      settings.append(
        RuleSettings.Setting(
          rule: try rule.text("rule"),
          level: level,
          reason: try rule.optionalText("reason"),
          place: try rule.text("at")
        )
      )
    }
    return RuleSettings(settings)
  }

  private static let expected = "\"log\": the first line of a log that `run --log` wrote"

  private static func entry(_ fields: LogFields) throws(TraceError) -> KnownFailure {
    var expires: CalendarDate?
    if let text = try fields.optionalText("expires") {
      expires = CalendarDate(text)
      if expires == nil { throw fields.wrong("expires", expected: "a date such as \"2027-01-31\"") }
    }
    return KnownFailure(
      subject: try fields.optionalText("subject"),
      id: Wildcard(try fields.text("id")),
      rule: try fields.text("rule"),
      count: try fields.optionalNumber("count").map { Int($0) },
      reason: try fields.text("reason"),
      link: try fields.optionalText("link"),
      expires: expires,
      place: Place(
        file: try fields.text("file"),
        line: try fields.optionalNumber("line").map { Int($0) }
      )
    )
  }

  /// Reads what the last line says of the run.
  static func end(_ fields: LogFields, _ plan: RunPlan) throws(TraceError) -> LogEnd {
    guard try fields.optionalText(LogFormat.mark) == LogFormat.end else {
      throw fields.wrong(LogFormat.mark, expected: "\"end\", or a case: two logs are in one file")
    }
    let told = try fields.objects("knownFailures")
    guard told.count == plan.knownFailures.count else {
      throw fields.wrong("knownFailures", expected: "one object for each entry of the header")
    }
    var accounts: [KnownFailureAccount] = []
    for (entry, fields) in zip(plan.knownFailures, told) {
      var account = KnownFailureAccount(of: entry)
      account.isMet = fields.has("met")
      account.judged = Int(try fields.number("judged"))
      account.used = Int(try fields.number("used"))
      account.cases = Int(try fields.optionalNumber("cases") ?? 0)
      account.hasExpired = fields.has("expired")
      account.speaksOfOthers = fields.has("speaksOfOthers")
      accounts.append(account)
    }
    return LogEnd(
      results: Int(try fields.number("results")),
      complaints: try fields.texts("complaints"),
      knownFailures: accounts,
      baselineRemarks: try baselines(fields),
      extent: try extent(fields),
      code: try fields.has("code") ? code(fields) : nil,
      troubles: try troubles(fields)
    )
  }

  private static func code(_ fields: LogFields) throws(TraceError) -> ExitCode {
    guard let code = ExitCode(rawValue: Int32(clamping: try fields.number("code"))) else {
      throw fields.wrong("code", expected: "an exit code, from 0 to 6")
    }
    return code
  }

  private static func troubles(_ fields: LogFields) throws(TraceError) -> [RunTrouble] {
    var troubles: [RunTrouble] = []
    for told in try fields.objects("troubles") {
      var trouble = RunTrouble(try code(told), try told.text("why"))
      trouble.isOfSubject = told.has("subject")
      trouble.isKept = told.has("kept")
      troubles.append(trouble)
    }
    return troubles
  }

  private static func extent(_ fields: LogFields) throws(TraceError) -> RunExtent {
    var extent = RunExtent()
    extent.isPartial = fields.has("partial")
    extent.failuresAtEnd = try fields.optionalNumber("failuresAtEnd").map { Int($0) }
    extent.misses = try fields.texts("misses")
    extent.idsMissing = try fields.texts("idsMissing")
    return extent
  }

  private static func baselines(_ fields: LogFields) throws(TraceError) -> [BaselineRemark] {
    var remarks: [BaselineRemark] = []
    for told in try fields.objects("baselines") {
      guard let kind = try told.word("kind", BaselineRemark.Kind.self) else {
        throw told.missing("kind")
      }
      let line = try told.optionalNumber("line").map { Int($0) }
      remarks.append(
        BaselineRemark(
          kind,
          Place(file: try told.text("file"), line: line),
          id: try told.optionalText("id"),
          why: try told.text("why")
        )
      )
    }
    return remarks
  }
}
