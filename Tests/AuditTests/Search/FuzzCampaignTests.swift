import Foundation
import Fuzzing
import Oracle
import TestSupport
import Testing
import Traces

@testable import Audit
@testable import Conformance

@Suite("A campaign of several searches")
struct FuzzCampaignTests {
  private let fixture: TemporaryDirectory
  private let fault = PlantedFault.all[1]

  init() throws { fixture = try TemporaryDirectory() }

  private func options(_ folder: String, runs: Int = Extent.count(300, part: 40)) -> Fuzz.Options {
    var options = Fuzz.Options()
    options.seed = 1
    options.runs = runs
    options.components = ["scroll"]
    options.weights = .human
    options.folder = fixture.path + "/" + folder
    options.version = "0.0.1"
    options.shrinkTime = .seconds(3600)
    options.shrinkPlays = 100
    return options
  }

  private func save(_ report: FuzzReport) throws {
    for finding in report.findings {
      var writer = TraceWriter()
      writer.write(finding.trace)
      let name = String(finding.path.dropFirst(fixture.path.count + 1))
      try fixture.write(String(decoding: writer.bytes, as: UTF8.self), to: name)
    }
  }

  @Test("has seeds that no two searches share")
  func seeds() throws {
    var seeds: Set<UInt64> = []
    for seed in [0, 1, 7, .max] as [UInt64] {
      seeds.removeAll()
      for number in 1...8 {
        var options = Fuzz.Options()
        options.seed = seed
        options.runs = 100
        options.take(try #require(ShardSelection(number: number, of: 8)))
        seeds.insert(options.seed)
        #expect(options.runs == (number <= 4 ? 13 : 12))
      }
      #expect(seeds.count == 8)
    }
  }

  @Test("gathers what its searches found, and what breaks the same once")
  func merging() throws {
    for number in 1...3 {
      var options = options("\(number)")
      options.take(try #require(ShardSelection(number: number, of: 3)))
      options.runs = Extent.count(120, part: 40)
      let report = Fuzz(fault.subject, options: options).report()
      #expect(!report.findings.isEmpty)
      try save(report)
    }
    let folders = (1...4).map { fixture.path + "/\($0)" }
    let found = folders.flatMap { TraceFolder($0).cases }
    let merged = Fuzz(fault.subject, options: options("all")).merge(folders)
    #expect(merged.troubles.isEmpty)
    #expect(merged.exitCode == .violated)
    #expect(merged.findings.count + merged.leftOut == found.count)
    #expect(merged.leftOut > 0)
    let shapes = merged.findings.map { "\($0.rule) \(Shape(of: $0.trace).digits)" }
    #expect(Set(shapes).count == shapes.count)
    // Nothing that was found is lost: a trace of its shape that breaks its rule is kept.
    let shown = merged.findings.flatMap { finding in
      ([finding.rule] + finding.others).map { "\($0) \(Shape(of: finding.trace).digits)" }
    }
    for finding in found {
      let rule = finding.id.split(separator: "/")[1]
      #expect(shown.contains("\(rule) \(Shape(of: finding.trace).digits)"))
    }
    // In any order, the same; and once they are there, they are known.
    let backwards = Fuzz(fault.subject, options: options("all")).merge(folders.reversed())
    #expect(backwards.findings.map(\.trace) == merged.findings.map(\.trace))
    try save(merged)
    #expect(Set(TraceFolder(fixture.path + "/all").cases.map(\.id)).count == merged.findings.count)
    let again = Fuzz(fault.subject, options: options("all")).merge(folders)
    #expect(again.findings.isEmpty)
    #expect(again.leftOut == found.count)
    #expect(again.failing.count == merged.findings.count)
  }

  @Test("keeps what is mended under the rule that it broke, and no trace that is no finding")
  func strangers() throws {
    let mended = TraceText.tap(
      "regressions/x/y",
      extra: ",\"x-rule\":\"scroll.lift.order\",\"x-run\":4"
    )
    try fixture.write(mended, to: "1/a.trace.jsonl")
    let merged = Fuzz(fault.subject, options: options("all")).merge([fixture.path + "/1"])
    #expect(merged.findings.map(\.rule) == ["scroll.lift.order"])
    #expect(merged.findings.map(\.run) == [4])
    #expect(merged.findings.first?.result.outcome != .fail)
    try fixture.write(TraceText.tap("a"), to: "2/a.trace.jsonl")
    let strange = Fuzz(fault.subject, options: options("all")).merge([fixture.path + "/2"])
    #expect(strange.exitCode == .failed)
    #expect(strange.troubles.first?.why?.contains("a.trace.jsonl:1:1: no finding: ") == true)
  }

  @Test(
    "says by which profile a finding was judged, so that it fails for everybody",
    arguments: [true, false]
  )
  func profile(isChosen: Bool) throws {
    var options = options("found")
    options.profile = isChosen ? .classic : nil
    let report = Fuzz(fault.subject, options: options).report()
    let finding = try #require(report.findings.first)
    #expect(finding.trace.header.profile == (isChosen ? "classic" : nil))
    let new = Case(trace: finding.trace, source: .file(finding.path), isTranscript: false)
    let judged = Trial(subject: fault.subject, isStrict: false).result(of: new)
    #expect(judged.profile == (isChosen ? "classic" : "modern"))
    #expect(judged.outcome == .fail)
  }
}
