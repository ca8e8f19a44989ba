import Audit
import Conformance
import Foundation
import Mutation
import Replay
import Reporting
import Traces

extension Command {
  /// Proves the suite.
  static let audit = Command(
    name: "audit",
    summary: "Proves the rules: every fault caught, no false alarm.",
    operands: .traces("PATH", usual: "traces"),
    discussion: """
      Each trace is replayed as it is and in variants: at other rates and scales, and with frames
      dropped. No rule may be violated by what comes of that. Then faults are injected into the
      transcript of the trace as it is, one at a time; a mutant is caught if a rule is violated that
      names the catalogue entry which the fault breaks. Each mutant is judged again where less of it is
      told: without flags, without states, its names alone. It is caught there if any rule is violated,
      missed if none is, hidden where its operator says that a fact is needed which is not told, and
      untold where the fault is in a part that is left out. Transcripts among the files are judged as
      they are, and get no faults; nor do counter-examples. Without a PATH: traces.

      With --company each fault that is told alone is placed again among what does not excuse it: a call
      that cannot matter, a view around it, messages that the delegate does not implement, a turned
      device, an earlier fault of another scene, a record without an end. The same company without a
      fault must raise nothing. A table says, by disturbance and by family, how many faults are visible
      there and how many of them are told; what is silent is counted and fails nothing without --floor.
      """,
    options: [
      .profile,
      .flag(
        "strict",
        "A violated `should` rule is a false alarm, too; without it, it is only counted."
      ),
      .filter, .exclude, .shard, .limit,
      .choice("variants", of: ["all", "own"], "Replay traces in variants (all), or as they are."),
      .value("rates", "N,…", "The variants' rates, frames a second; without it 30,60,90,120."),
      .value("scales", "N,…", "The variants' scales, pixels a point; without it 1,2,3."),
      .value(
        "sites",
        "N|all",
        "Inject N faults for each breach into one transcript; without it 4; 0: none."
      ),
      .value(
        "evidence",
        "LEVEL",
        "Fail for what is missed where less is told, at each level (all) or at one: "
          + EvidenceLevel.allCases.map(\.rawValue).joined(separator: ", ") + "."
      ),
      .value("operator", "ID", "Only the faults of this operator."),
      .flag(
        "company",
        "Place each fault among what does not excuse it, and tell where it is silent."
      ),
      .value("disturbance", "NAME", "With --company: only this disturbance."),
      .value(
        "sample",
        "N",
        "With --company: try one of N faults and disturbances; without it, all."
      ),
      .value("seed", "N", "With --sample: draw by this number; without it 1."),
      .path(
        "floor",
        "FILE",
        .input,
        "With --company: fail where less is told than FILE says, an earlier"
          + " --format jsonl."
      ),
      .path("untold", "DIR", .folder, "With --company: write a silent fault of each kind to DIR."),
      .path(
        "shadow",
        "FILE",
        .output,
        "Also write the verdict on each mutant in short, to compare a later audit with."
      ),
      .path(
        "against",
        "FILE",
        .input,
        "Say which verdicts differ from those of an earlier --shadow."
      ),
      .value("print", "ID", "Print the transcript of a variant or mutant that a report names."),
      .value("jobs", "N", "Audit N traces at a time; without it, as many as there are cores."),
      .choice("format", of: ["text", "jsonl"], "Print text for people, or objects for programs."),
      .path(
        "junit",
        "FILE",
        .output,
        "Also write a JUnit XML report: a case for each variant and breach."
      ),
      .junitDialect,
      .flag("fixed-time", "Leave times out of the report, so that it can be compared."),
      .flag("verbose", "Cut nothing short, and give the rules a table of their own."),
      .color,
    ],
    examples: [
      Example(line: "touchstone audit traces", purpose: "proves the rules on a whole corpus"),
      Example(
        line: "touchstone audit --operator swap --sites all --variants own",
        purpose: "injects every fault of one operator, and looks at little else"
      ),
    ],
    codes: [
      .success: "there is no false alarm, and every fault is caught",
      .violated: "there is a false alarm, or a fault that no rule caught",
      .failed:
        "a trace cannot be read or played, no case is selected, or a report cannot be written",
    ],
    body: { arguments, terminal throws(UsageError) in
      let corpus = Corpus(paths: arguments.operands)
      let isJSON = arguments["format"] == "jsonl"
      try ReportPaths(["junit", "shadow"], format: isJSON ? "jsonl" : nil, arguments).check()
      var options = try auditOptions(arguments)
      let choice = try ShardChoice(arguments, terminal.environment)
      options.selection.shard = choice.shard
      choice.announce(terminal)
      let reference = try arguments.reference()
      options.crew = terminal.crew(options.jobs, for: [reference])
      let audit = Audit(of: corpus, by: reference, options: options)
      defer { terminal.tellOfDeaths(in: options.crew) }
      if let id = arguments["print"] { return printing(id, of: audit, terminal) }
      if let plan = try company(arguments) {
        return CompanyReporter(arguments, terminal).run(audit, plan)
      }
      return AuditReporter(arguments, terminal).run(audit)
    },
    job: { arguments, _ throws(UsageError) in
      let options = try auditOptions(arguments)
      let audit = Audit(of: Corpus(paths: []), by: try arguments.reference(), options: options)
      if let plan = try company(arguments) { return audit.serveCompany(plan) }
      return audit.serve()
    }
  )

  static func auditOptions(_ arguments: Arguments) throws(UsageError) -> Audit.Options {
    var options = Audit.Options()
    options.profile = arguments.profile
    options.isStrict = arguments.has("strict")
    options.selection = try arguments.selection()
    options.jobs = try arguments.jobs()
    let rates = try arguments.numbers("rates", in: Variant.rates)
    let scales = try arguments.numbers("scales", in: Variant.scales)
    options.variants = Variant.all(
      rates: rates ?? Variant.usualRates,
      scales: scales ?? Variant.usualScales
    )
    if arguments["variants"] == "own" { options.variants = [] }
    options.demandsEvidence = arguments.has("evidence")
    options.castsShadow = arguments["shadow"] != nil || arguments["against"] != nil
    if arguments["evidence"] != "all" {
      let levels = EvidenceLevel.allCases.map(\.rawValue).joined(separator: ", ")
      let level = try arguments.value("evidence", expected: "all, or one of \(levels)") { text in
        EvidenceLevel(rawValue: text)
      }
      if let level { options.evidence = level == .everything ? [] : [level] }
    }
    if arguments["sites"] == "all" {
      options.sites = nil
    } else {
      let expected = "a whole number from 0 to 1000000, or all"
      let sites = try arguments.value("sites", expected: expected) { text in
        Int(text).flatMap { (0...1_000_000).contains($0) ? $0 : nil }
      }
      if let sites { options.sites = sites }
    }
    let ids = FaultSource.all.map(\.id)
    let expected = "one of \(ids.joined(separator: ", "))"
    let chosen = try arguments.value("operator", expected: expected) { text in
      FaultSource.all.first { $0.id == text }
    }
    if let chosen { options.faults = [chosen] }
    return options
  }

  /// Returns the plan of an audit in company; nil: none is asked for.
  private static func company(_ arguments: Arguments) throws(UsageError) -> CompanyPlan? {
    guard arguments.has("company") else {
      let alone = ["disturbance", "sample", "seed", "floor", "untold"].first {
        arguments[$0] != nil
      }
      if let alone { throw .cases("--\(alone) goes with --company") }
      return nil
    }
    return try companyPlan(arguments)
  }

  static func companyPlan(_ arguments: Arguments) throws(UsageError) -> CompanyPlan {
    var plan = CompanyPlan()
    let names = Disturbance.all.map(\.name)
    let chosen = try arguments.value(
      "disturbance",
      expected: "one of \(names.joined(separator: ", "))"
    ) { Disturbance.named($0) }
    if let chosen { plan.disturbances = [chosen] }
    let whole = "a whole number from 1 to 1000000"
    let number: (String) -> UInt64? = { text in
      UInt64(text).flatMap { (1...1_000_000).contains($0) ? $0 : nil }
    }
    if let stride = try arguments.value("sample", expected: whole, number) { plan.stride = stride }
    if let seed = try arguments.value("seed", expected: whole, number) { plan.seed = seed }
    return plan
  }

  private static func printing(_ id: String, of audit: Audit, _ terminal: Terminal) -> ExitCode {
    switch audit.printing(id) {
    case .transcript(let transcript):
      var writer = TraceWriter()
      writer.write(transcript)
      terminal.output.write(objects: writer.bytes)
      return .success
    case .failure(let why):
      terminal.errors.say("touchstone: \(why)")
      return .failed
    }
  }
}

extension Arguments {
  /// Returns several different whole numbers with commas between them.
  fileprivate func numbers(
    _ name: String,
    in range: ClosedRange<Int>
  ) throws(UsageError) -> [Int]? {
    let expected =
      "different whole numbers from \(range.lowerBound) to \(range.upperBound), with commas between"
    return try value(name, expected: expected) { text in
      let words = text.split(separator: ",", omittingEmptySubsequences: false)
      let numbers = words.compactMap { Int($0) }.filter(range.contains)
      return numbers.count == words.count && Set(numbers).count == words.count ? numbers : nil
    }
  }
}
