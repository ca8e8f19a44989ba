import Foundation
import Fuzzing
import Oracle
import Replay
import Synchronization
import TestSupport
import Testing
import Traces

@testable import Audit
@testable import Conformance

@Suite("A fuzzer")
struct FuzzTests {
  private let fixture: TemporaryDirectory

  init() throws { fixture = try TemporaryDirectory() }

  /// Plain traces, of what people do with a scroll view: a few hundred, in part few.
  private func options(runs: Int = Extent.count(300, part: 60)) -> Fuzz.Options {
    var options = Fuzz.Options()
    options.seed = 1
    options.runs = runs
    options.components = ["scroll"]
    options.weights = .human
    options.folder = fixture.path + "/regressions"
    options.version = "0.0.1"
    // Bounded by plays, not by time: the same on every machine.
    options.shrinkTime = .seconds(3600)
    options.shrinkPlays = Extent.count(300, part: 100)
    return options
  }

  /// Fuzzes, and saves what is found as a command would; ends early where a rule is enough.
  private func fuzz(
    _ subject: any Subject,
    _ options: Fuzz.Options,
    until rule: String? = nil
  ) throws -> FuzzReport {
    var saved: [(trace: Trace, path: String)] = []
    let isFound = Flag()
    var options = options
    if rule != nil { options.isStopped = { isFound.isRaised } }
    let report = Fuzz(subject, options: options).report { event in
      guard case .found(let finding) = event else { return }
      saved.append((finding.trace, finding.path))
      if finding.rule == rule { isFound.raise() }
    }
    for (trace, path) in saved {
      var writer = TraceWriter()
      writer.write(trace)
      let name = String(path.dropFirst(fixture.path.count + 1))
      try fixture.write(String(decoding: writer.bytes, as: UTF8.self), to: name)
    }
    return report
  }

  @Test("Passes over a rule that is known in cases of any name")
  func knownFailures() throws {
    let fault = try #require(PlantedFault.all.first)
    var options = options(runs: 200)
    let entry = { (id: String) in
      KnownFailure(
        subject: nil,
        id: Wildcard(id),
        rule: fault.rule,
        reason: "x",
        place: Place(file: "known.jsonl", line: 1)
      )
    }
    options.knownFailures = KnownFailures([entry("scroll/one")])
    let found = try fuzz(fault.subject, options, until: fault.rule).findings.map(\.rule)
    #expect(found.contains(fault.rule))
    options.knownFailures = KnownFailures([entry("scroll/*")])
    #expect(try !fuzz(fault.subject, options).findings.map(\.rule).contains(fault.rule))
  }

  @Test(
    "Finds a planted fault, and hands back a small trace that shows it",
    arguments: PlantedFault.all.part(every: 4)
  )
  func faults(fault: PlantedFault) throws {
    let report = try fuzz(fault.subject, options(runs: 5000), until: fault.rule)
    let finding = try #require(report.findings.first { $0.rule == fault.rule })
    #expect(report.exitCode == .violated)
    #expect(finding.trace.lines.count <= 8, "\(finding.trace.lines)")

    var reader = CaseReader(Corpus(paths: [finding.path]), for: .run)
    guard case .toJudge(let new) = reader.next() else {
      Issue.record("the finding cannot be read again")
      return
    }
    #expect(new.trace.header.id == finding.trace.header.id)
    #expect(new.trace.lines == finding.trace.lines)
    let trial = Trial(subject: fault.subject, isStrict: false)
    #expect(trial.result(of: new).findings.contains { $0.violation.rule == fault.rule })
    let mended = Trial(subject: ReferenceSubject(), isStrict: false)
    #expect(mended.result(of: new).outcome == .pass)
  }

  @Test("Says in a finding's header what it breaks and where it comes from")
  func header() throws {
    let report = try fuzz(PlantedFault.all[1].subject, options())
    let finding = try #require(report.findings.first)
    let header = finding.trace.header
    let digits = try #require(header.id.split(separator: "/").last)
    #expect(header.id == "regressions/scroll.lift.order/\(digits)")
    #expect(
      finding.path == "\(fixture.path)/regressions/scroll.lift.order-\(digits).trace.jsonl"
    )
    #expect(header.title?.hasPrefix("Broke scroll.lift.order: ") == true)
    let run = try #require(finding.run)
    #expect(header.source == "touchstone fuzz 0.0.1, seed 1, run \(run)")
    let keys = header.extensions.entries.map { "\($0.key) \($0.json)" }
    #expect(
      keys == ["x-rule \"scroll.lift.order\"", "x-run \(run)", "x-seed 1", "x-version \"0.0.1\""]
    )
  }

  @Test("Finds the same with any number of jobs", arguments: [5])
  func jobs(count: Int) throws {
    var alone = options()
    alone.folder = fixture.path + "/alone"
    var together = alone
    together.jobs = count
    let first = Fuzz(PlantedFault.all[1].subject, options: alone).report()
    let second = Fuzz(PlantedFault.all[1].subject, options: together).report()
    #expect(!first.findings.isEmpty)
    #expect(first.findings.map(\.trace) == second.findings.map(\.trace))
    #expect(first.progress == second.progress)
    #expect(first.rules == second.rules)
    #expect(first.more.map(\.rule) == second.more.map(\.rule))
  }

  @Test("Plays earlier findings first, and does not find them again")
  func regressions() throws {
    let fault = PlantedFault.all[1]
    let first = try fuzz(fault.subject, options())
    #expect(!first.findings.isEmpty)
    let second = try fuzz(fault.subject, options())
    #expect(second.regressions == first.findings.count)
    #expect(second.failing.map(\.id) == first.findings.map(\.trace.header.id).sorted())
    #expect(second.findings.isEmpty)
    #expect(second.exitCode == .violated)
    let mended = try fuzz(ReferenceSubject(), options(runs: 1))
    #expect(mended.regressions == first.findings.count)
    #expect(mended.failing.isEmpty)
    #expect(mended.exitCode == .success)
  }

  @Test("Does not write over a mended finding of the same shape")
  func names() throws {
    let fault = PlantedFault.all[1]
    let first = try fuzz(fault.subject, options())
    let name = try #require(first.findings.first?.path.split(separator: "/").last)
    try FileManager.default.removeItem(atPath: fixture.path + "/regressions")
    // As if it had been mended: under its name lies a trace that breaks nothing.
    try fixture.write(TraceText.tap("a"), to: "regressions/\(name)")
    let second = try fuzz(fault.subject, options())
    let again = try #require(second.findings.first?.path.split(separator: "/").last)
    #expect(again == name.replacing(".trace", with: "-2.trace"))
  }

  @Test("Takes a subject that gives no transcript for a finding, and one that skips for nothing")
  func brokenSubject() throws {
    let broken = RefusingSubject(failure: .failed(why: "it broke"))
    let report = try fuzz(broken, options(runs: 50))
    #expect(report.findings.map(\.rule) == ["subject.failed"])
    #expect(report.findings.first?.result.why == "it broke")
    #expect(report.findings.first?.trace.lines.isEmpty == true)
    #expect(report.exitCode == .violated)
    let absent = RefusingSubject(failure: .skipped(why: "no"))
    #expect(try fuzz(absent, options(runs: 50)).findings.isEmpty)
  }

  @Test("Calls a subject that plays a trace in two ways not reproducible")
  func fickleSubject() throws {
    let report = try fuzz(FickleSubject(), options(runs: 20))
    #expect(report.findings.contains { $0.rule == "subject.not-reproducible" })
    #expect(report.exitCode == .notReproducible)
  }

  @Test("Begins no other trace once it is told to stop, and reports what it found")
  func stop() throws {
    var options = options(runs: 100_000)
    let asked = CountingSubject(count: Mutex(0), inner: PlantedFault.all[1].subject)
    options.isStopped = { asked.count.withLock { $0 } > 100 }
    let report = try fuzz(asked, options)
    #expect((100..<Search.roundLength).contains(report.runs))
    #expect(report.wasStopped)
    #expect(report.findings.map(\.rule).contains("scroll.lift.order"))
    #expect(!report.findings.map(\.wasCutShort).contains(false))
  }

  @Test("Says what is wrong with a directory, with the place, and plays nothing")
  func rubbish() throws {
    try fixture.write("not json\n", to: "regressions/a.trace.jsonl")
    let report = try fuzz(EchoSubject(), options())
    #expect(report.runs == 0)
    #expect(report.exitCode == .failed)
    #expect(
      report.troubles.first?.why?.hasPrefix("\(fixture.path)/regressions/a.trace.jsonl:1:") == true
    )
    var inFile = options()
    inFile.folder = try fixture.write("", to: "file")
    #expect(try fuzz(EchoSubject(), inFile).troubles.first?.why?.contains("a file") == true)
  }
}

/// Something that is so from some moment on.
private final class Flag: Sendable {
  private let value = Mutex(false)

  var isRaised: Bool { value.withLock(\.self) }

  func raise() { value.withLock { $0 = true } }
}

/// Counts what it is asked to play.
private final class CountingSubject: Subject {
  let name = "counting"
  let count: Mutex<Int>
  let inner: any Subject

  init(count: consuming Mutex<Int>, inner: any Subject) {
    self.count = count
    self.inner = inner
  }

  func transcript(of trace: Trace) throws(SubjectFailure) -> Trace {
    count.withLock { $0 += 1 }
    return try inner.transcript(of: trace)
  }
}
