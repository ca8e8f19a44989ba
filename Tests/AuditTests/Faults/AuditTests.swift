import Mutation
import Oracle
import Replay
import TestSupport
import Testing
import Traces

@testable import Audit
@testable import Conformance

@Suite("An audit")
struct AuditTests {
  private let fixture: TemporaryDirectory

  init() throws { fixture = try TemporaryDirectory() }

  private func audit(
    _ text: String,
    as name: String = "a.trace.jsonl",
    by subject: any Subject = ReferenceSubject(),
    _ change: (inout Audit.Options) -> Void = { _ in }
  ) throws -> Audit {
    var options = Audit.Options()
    options.faults = [.swap]
    options.variants = []
    options.evidence = []
    change(&options)
    let file = try fixture.write(text, to: name)
    return Audit(of: Corpus(paths: [file]), by: subject, options: options)
  }

  @Test("holds where nothing is violated and every fault is caught")
  func holds() throws {
    let report = try audit(flick("a") + flick("b")) { $0.variants = Variant.all() }.report()
    #expect(report.exitCode == .success)
    #expect(report.alarms.isEmpty)
    #expect(report.judged == 2 * 37)
    #expect(report.injected == 2)
    #expect(report.caught == 2)
    #expect(report.breaches[0].rules == [RuleCount(rule: "scroll.lift.order", count: 2)])
  }

  // MARK: - Evidence

  @Test("tells of each fault where it is caught, missed, hidden and untold as less is told")
  func evidence() throws {
    let report = try audit(flick("a")) {
      $0.evidence = [.noFlags, .names]
      $0.faults = [Self.change(.flags), Self.change(.places)]
    }
    .report()
    #expect(report.exitCode == .success)
    #expect(report.caught == 2)
    let (flags, places) = (report.breaches[0].levels, report.breaches[1].levels)
    #expect(flags[.noFlags]?.untold == 1)
    #expect(flags[.names]?.untold == 1)
    #expect(places[.noFlags]?.caught == 1)
    #expect(report.tally(at: .names).tried == 2)
  }

  @Test("fails for what is missed where less is told, if that is demanded")
  func demandedEvidence() throws {
    func report(needing needs: EvidenceLevel.Facts, demanded: Bool) throws -> AuditReport {
      try audit(flick("a")) {
        $0.evidence = [.names]
        $0.demandsEvidence = demanded
        $0.faults = [Self.endless(needing: needs)]
      }
      .report()
    }
    let missed = try report(needing: [], demanded: true)
    #expect(missed.breaches[0].levels[.names]?.missed == 1)
    #expect(missed.survivors.map(\.printID) == ["a/mutant/endless/c06/1/names"])
    #expect(missed.exitCode == .violated)
    #expect(try report(needing: [], demanded: false).exitCode == .success)
    let hidden = try report(needing: .finals, demanded: true)
    #expect(hidden.breaches[0].levels[.names]?.hidden == 1)
    #expect(hidden.exitCode == .success)
  }

  @Test("prints a mutant, and a transcript without a fault, as much of it as is told")
  func printedEvidence() throws {
    let audit = try audit(flick("a")) { $0.faults = [Self.endless(needing: [])] }
    for id in ["a/mutant/endless/c06/1/names", "a/told/names"] {
      guard case .transcript(let transcript) = audit.printing(id) else {
        Issue.record("\(id) cannot be printed")
        continue
      }
      #expect(transcript.header.id == id)
      #expect(transcript.header.inputs == nil)
      let ends = transcript.lines.count { $0.isMessage(.didEndDecelerating) }
      #expect(ends == (id.contains("mutant") ? 0 : 1))
    }
  }

  /// The end of a glide is not told.
  private static func endless(needing needs: EvidenceLevel.Facts) -> FaultSource {
    source("endless", "C06", needs) { reading in
      reading.transcript.lines.firstIndex { $0.isMessage(.didEndDecelerating) }.map {
        .drop(at: $0)
      }
    }
  }

  /// The first didScroll tells a flag, or a place, that is not so.
  private static func change(_ fact: EvidenceLevel.Facts) -> FaultSource {
    source(fact == .flags ? "flag" : "place", fact == .flags ? "B01" : "B18", []) { reading in
      let lines = reading.transcript.lines
      guard let place = lines.firstIndex(where: { $0.isMessage(.didScroll) }),
        case .message(var message) = lines[place]
      else { return nil }
      if fact == .flags {
        message.state[.isTracking] = false
      } else {
        message.state.contentOffset = Point(0, 77)
      }
      return .replace(at: place, with: .message(message))
    }
  }

  private static func source(
    _ id: String,
    _ number: String,
    _ needs: EvidenceLevel.Facts,
    _ edit: @escaping @Sendable (Reading) -> Edit?
  ) -> FaultSource {
    FaultSource(
      id: id,
      sentence: "A fault for a test.",
      breaches: [FaultSource.Breach(number: number, context: "once", needs: needs)]
    ) { reading in
      guard let edit = edit(reading) else { return [] }
      return [
        Fault(
          operation: id,
          number: number,
          context: "once",
          lineIndex: edit.lineIndex,
          edits: [edit]
        )
      ]
    }
  }

  // MARK: - No false alarm

  @Test("raises an alarm for what a component does wrong, in each rendition in which it does")
  func planted() throws {
    let subject = FaultySubject.forgetsDragging(at: [30])
    let report = try audit(flick("a"), by: subject) {
      $0.variants = Variant.all(rates: [30, 60], scales: [2])
    }
    .report()
    #expect(report.exitCode == .violated)
    #expect(report.falseAlarms == report.alarms.count { $0.finding.violation.grade == .must })
    let alarm = try #require(report.alarms.first)
    #expect(alarm.caseID == "a")
    #expect(alarm.rendition == .variant(Variant(rate: 30, scale: 2)))
    #expect(alarm.finding.violation.rule.hasSuffix("dragging-flag"))
    #expect(alarm.finding.place.line == 3)
    #expect(alarm.printID == "a/variant/30hz-2x")
    #expect(
      report.renditions.map { $0.must > 0 } == [false, false, true, true, true] + [
        false, false, false,
      ]
    )
  }

  @Test("replays at other rates and scales, with frames dropped, and without expectations")
  func variants() throws {
    let subject = AttentiveSubject()
    let expectation = #"{"expect":"final","is":{"contentOffset":[0,0]}}"#
    _ = try audit(flick("a", expectation: expectation), by: subject) {
      $0.variants = Variant.all(rates: [30, 120], scales: [1, 3])
    }
    .report()
    let headers = subject.traces.map(\.header)
    #expect(
      headers.map(\.rate) == [nil] + Array(repeating: 30, count: 6)
        + Array(repeating: 120, count: 6)
    )
    #expect(
      headers.map { $0.scale?.double } == [nil]
        + Array(repeating: [1, 3], count: 6).flatMap(\.self)
    )
    #expect(headers[3].dropped.prefix(3) == [7, 14, 21])
    #expect(headers[5].dropped.prefix(4) == [10, 11, 12, 30])
    #expect(headers[5].dropped.last == 330)
    #expect(headers[1].dropped.isEmpty)
    #expect(subject.traces.map(\.lines.count) == [6] + Array(repeating: 5, count: 12))
  }

  @Test("lets a variant that the subject lacks pass, and reports one in which it breaks")
  func lacking() throws {
    func report(_ failure: SubjectFailure) throws -> AuditReport {
      try audit(flick("a"), by: OneRateSubject(failure: failure)) {
        $0.variants = Variant.all(rates: [30, 60], scales: [2])
      }
      .report()
    }
    let skipped = try report(.skipped(why: "one rate"))
    #expect(skipped.exitCode == .success)
    #expect(skipped.renditions.map(\.skipped) == [0, 0, 1, 1, 1, 0, 0, 0])
    let broken = try report(.failed(why: "no"))
    #expect(broken.exitCode == .failed)
    #expect(broken.troubles.first?.why == "in the variant 30hz-2x: no")
  }

  @Test("judges transcripts as they are, and injects nothing into them or counter-examples")
  func asGiven() throws {
    let expectation = #"{"expect":"violation","rule":"scroll.lift.order"}"#
    let wrong = try ReferenceSubject().transcript(of: trace(flick("a")))
    var lines = wrong.lines
    let lift = try #require(lines.firstIndex { $0.isMessage(.willEndDragging) })
    lines.swapAt(lift, lift + 1)
    var writer = TraceWriter()
    writer.write(Trace(header: wrong.header, lines: lines))
    var text = String(decoding: writer.bytes, as: UTF8.self).split(separator: "\n")
    text[text.count - 1] = "\(expectation)\n{\"end\":\(lines.count + 1)}\n"
    let name = "a.transcript.jsonl"
    let report = try audit(text.joined(separator: "\n"), as: name) {
      $0.variants = Variant.all()
      $0.faults = FaultSource.all
    }
    .report()
    #expect(report.exitCode == .success)
    #expect(report.transcripts == 1)
    #expect(report.judged == 1)
    #expect(report.injected == 0)
    let rule = try #require(report.rules.first { $0.rule == "scroll.lift.order" })
    #expect(rule.bite == .counterExamples)
  }

  // MARK: - Faults

  @Test("lists a mutant that nothing catches, and what found no occasion")
  func survivor() throws {
    let audit = try audit(flick("a")) {
      $0.faults = [.swap, .remark(breaking: "A02"), .idle]
      $0.sites = 2
    }
    let report = audit.report()
    #expect(report.exitCode == .violated)
    #expect(report.breaches.map(\.injected) == [1, 2, 0])
    #expect(report.breaches.map(\.survived) == [0, 2, 0])
    let survivor = try #require(report.survivors.first)
    #expect(survivor.printID == "a/mutant/remark/a02/1")
    #expect(survivor.subject == "scrollViewDidScroll(_:)")
    #expect(report.survivors.last?.ordinal != 2, "sites are spread")

    guard case .transcript(let mutant) = audit.printing(survivor.printID) else {
      Issue.record("the mutant is not printed")
      return
    }
    #expect(mutant.header.id == survivor.printID)
    guard case .comment = mutant.lines[survivor.line - 2] else {
      Issue.record("the fault does not stand where the survivor says")
      return
    }
  }

  @Test("does not let a rule catch that the transcript breaks without a fault")
  func known() throws {
    let subject = FaultySubject { transcript in
      guard let lift = transcript.lines.firstIndex(where: { $0.isMessage(.willEndDragging) }) else {
        return
      }
      transcript.lines.swapAt(lift, lift + 1)
    }
    let report = try audit(flick("a"), by: subject) { $0.faults = [.remark(breaking: "A02")] }
      .report()
    #expect(report.caught == 0)
    #expect(!report.alarms.isEmpty)
  }

  @Test("injects only what the profile asks for")
  func profile() throws {
    // An entry of which every rule is one of `modern` alone.
    let numbers = RuleBook.rules.compactMap(\.catalogue.first)
    let number = try #require(
      numbers.first { number in
        RuleBook.rules(catalogue: number).allSatisfy { $0.profiles == ["modern"] }
      }
    )
    func injected(_ profile: Profile) throws -> Int {
      try audit(flick("a")) {
        $0.faults = [.remark(breaking: number)]
        $0.profile = profile
      }
      .report().injected
    }
    #expect(try injected(.modern) > 0)
    #expect(try injected(.classic) == 0)
  }

  @Test("spreads sites evenly, from the first to the last")
  func spread() {
    #expect(FaultPlan.spread(Array(0..<10), over: 4) == [0, 3, 6, 9])
    #expect(FaultPlan.spread([1, 2], over: 4) == [1, 2])
    #expect(FaultPlan.spread([1, 2], over: 1) == [1])
    #expect(FaultPlan.spread([1, 2], over: nil) == [1, 2])
    #expect(FaultPlan.spread([1, 2], over: 0).isEmpty)
  }

  // MARK: - The run

  @Test("reports the same with any number of jobs")
  func jobs() throws {
    let text = (0..<9).map { flick("c\($0)") }.joined()
    func report(_ jobs: Int) throws -> AuditReport {
      try audit(text, by: FaultySubject.forgetsDragging(at: [120])) {
        $0.jobs = jobs
        $0.faults = [.swap, .remark(breaking: "A02")]
        $0.variants = Variant.all(rates: [60, 120], scales: [2])
      }
      .report()
    }
    let alone = try report(1)
    let together = try report(4)
    #expect(alone.alarms == together.alarms)
    #expect(alone.survivors == together.survivors)
    #expect(alone.breaches == together.breaches)
    #expect(alone.renditions == together.renditions)
  }

  @Test("takes what cannot be read or played for an error")
  func trouble() throws {
    #expect(try audit("nonsense\n").report().exitCode == .failed)
    let profile = flick("a", extra: #","profile":"nosuch""#)
    #expect(try audit(profile).report().exitCode == .failed)
    #expect(
      Audit(of: Corpus(paths: [fixture.path + "/no"]), by: ReferenceSubject()).report().exitCode
        == .failed
    )
    let refusing = RefusingSubject(failure: .skipped(why: "no"))
    let skipped = try audit(flick("a"), by: refusing).report()
    #expect(skipped.summary.skips == [Summary.Skip(why: "no", count: 1)])
  }

  @Test("knows a variant by its name")
  func names() {
    for variant in Variant.all(rates: [1, 31, 1000], scales: [1, 4]) {
      #expect(Variant(name: variant.name) == variant)
    }
    for name in ["", "30hz", "30hz-1x-all", "0hz-1x", "30hz-5x", "30hz-2x-gaps-", "a-b"] {
      #expect(Variant(name: name) == nil)
    }
  }

  @Test(
    "says why an id cannot be printed",
    arguments: [
      ("a", "is neither a variant nor a mutant"), ("b/variant/30hz-1x", "there is no trace b"),
      ("a/variant/030hz-1x", "has no such variant"), ("a/mutant/swap/b09/9", "has no such variant"),
    ]
  )
  func unprintable(id: String, why: String) throws {
    guard case .failure(let reason) = try audit(flick("a")).printing(id) else {
      Issue.record("\(id) is printed")
      return
    }
    #expect(reason.contains(why))
  }

  private func trace(_ text: String) throws -> Trace {
    var reader = TraceReader(bytes: Array(text.utf8))
    return try #require(try reader.nextTrace())
  }
}

extension Line {
  fileprivate func isMessage(_ name: Name) -> Bool {
    guard case .message(let message) = self else { return false }
    return message.name == name
  }
}
