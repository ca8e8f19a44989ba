import Mutation
import Oracle
import Replay
import TestSupport
import Testing
import Traces

@testable import Audit
@testable import Conformance

@Suite("An audit in company")
struct CompanyAuditTests {
  private let fixture: TemporaryDirectory

  init() throws { fixture = try TemporaryDirectory() }

  private func audit(
    _ faults: [FaultSource],
    by subject: any Subject = ReferenceSubject()
  ) throws -> Audit {
    var options = Audit.Options()
    options.faults = faults
    let file = try fixture.write(flick("a"), to: "a.trace.jsonl")
    return Audit(of: Corpus(paths: [file]), by: subject, options: options)
  }

  private func plan(_ names: String...) -> CompanyPlan {
    var plan = CompanyPlan()
    plan.disturbances = names.compactMap(Disturbance.named)
    return plan
  }

  @Test("tells a fault among calls, views and turns that do not excuse it")
  func told() throws {
    let plan = plan("call-layout-if-needed", "in-a-control", "turned", "no-final")
    let report = try audit([.swap]).companyReport(plan)
    #expect(report.cells.map(\.disturbance) == plan.disturbances.map(\.name))
    #expect(report.cells.allSatisfy { $0.tally.caught == 1 && $0.tally.missed == 0 })
    #expect(report.alarms.isEmpty)
    #expect(report.judged == 4)
    #expect(report.exitCode == .success)
  }

  @Test("counts a fault as the same where the message that it is about is not heard")
  func same() throws {
    let report = try audit([.swap]).companyReport(plan("hears-scroll"))
    #expect(report.sum.untold == 1)
    #expect(report.sum.caught + report.sum.missed == 0)
  }

  @Test("counts it as the same where nothing is left but a rest that comes later")
  func later() throws {
    let strays = FaultSource.all.filter { $0.id == "stray" }
    let report = try audit(strays).companyReport(plan("hears-scroll"))
    #expect(report.sum.untold > 0)
    #expect(report.silent.map(\.printID) == [])
  }

  @Test("tries the same pairs in every process, and other ones by another seed")
  func drawing() {
    var plan = CompanyPlan()
    plan.stride = 8
    let pairs = (0..<8_000).map { "pair \($0)" }
    let drawn = pairs.filter(plan.draws)
    #expect((800...1_200).contains(drawn.count))
    #expect(pairs.filter(plan.draws) == drawn)
    plan.seed = 2
    #expect(pairs.filter(plan.draws) != drawn)
  }

  @Test("prints a mutant in company by its id, and the transcript without the fault")
  func printing() throws {
    let audit = try audit([.swap])
    func printed(_ id: String) throws -> Trace {
      guard case .transcript(let transcript) = audit.printing(id) else {
        throw Unprinted(id: id)
      }
      #expect(transcript.header.id == id)
      #expect(transcript.lines.contains { $0.isCall(.layoutIfNeeded) })
      return transcript
    }
    let mutant = try printed("a/mutant/swap/b09/1/in/call-layout-if-needed")
    let call = try #require(mutant.lines.first { $0.isCall(.layoutIfNeeded) }?.time)
    let legal = try printed("a/in/call-layout-if-needed/\(call)")
    #expect(legal.lines.count == mutant.lines.count)
    #expect(Judge().verdict(of: legal).violations.isEmpty)
    #expect(Judge().verdict(of: mutant).violations.map(\.rule).contains("scroll.lift.order"))
  }

  @Test(
    "says of an id that names nothing that there is no such transcript",
    arguments: ["a/in/nothing/3", "a/mutant/swap/b09/7/in/call-layout-if-needed"]
  )
  func unprinted(id: String) throws {
    guard case .failure = try audit([.swap]).printing(id) else {
      Issue.record("\(id) was printed")
      return
    }
  }

  // MARK: - Legal twins

  @Test("counts apart what reads the same as a record without a fault, of whatever case")
  func legalTwins() {
    func fault(_ reading: UInt64) -> SilentFault {
      SilentFault(
        caseID: "a",
        source: .file("a.trace.jsonl"),
        fault: Fault.Name(operation: "swap", number: "B09", context: ""),
        ordinal: 1,
        family: "Dragging",
        disturbance: "call-layout-if-needed",
        reading: reading
      )
    }
    var report = CompanyReport(plan("call-layout-if-needed").disturbances)
    var tally = EvidenceTally(missed: 2)
    tally.add(.hidden)
    report.add(
      CompanyCase(
        cells: ["Dragging": ["call-layout-if-needed": tally]],
        silent: [fault(7), fault(8)],
        hidden: [fault(7)]
      )
    )
    report.add(CompanyCase(legalReadings: [7]))
    report.conclude()
    #expect(report.silent.map(\.reading) == [8])
    #expect(report.sum.twins == 2)
    #expect(report.sum.missed == 1)
    #expect(report.sum.hidden == 0)
    #expect(report.sum.tried == 3)
  }

  // MARK: - The floor

  @Test("falls below a floor where a smaller part is told than before")
  func floor() throws {
    let report = try audit([.swap]).companyReport(plan("call-layout-if-needed"))
    let cell = try #require(report.cells.first)
    func falls(told: Int, silent: Int) throws -> Int {
      let line =
        #"{"kind":"cell","family":"\#(cell.family)","disturbance":"call-layout-if-needed","told":\#(told),"silent":\#(silent)}"#
      let file = try fixture.write(line + "\n", to: "floor.jsonl")
      return try CompanyFloor(file).falls(in: report).count
    }
    #expect(try falls(told: 7, silent: 0) == 0)
    #expect(try falls(told: 7, silent: 1) == 0)
    var lower = report
    lower.add(
      CompanyCase(cells: [cell.family: ["call-layout-if-needed": EvidenceTally(missed: 3)]])
    )
    let file = try fixture.write(CompanyAuditTests.line(cell), to: "floor.jsonl")
    #expect(try CompanyFloor(file).falls(in: lower).count == 1)
  }

  private static func line(_ cell: CompanyReport.Cell) -> String {
    #"{"kind":"cell","family":"\#(cell.family)","disturbance":"\#(cell.disturbance)","told":1,"silent":0}"#
      + "\n"
  }

  @Test(
    "refuses a floor that is none, with its place",
    arguments: ["", "[]\n", "{\"kind\":\"total\"}\n"]
  )
  func mistakes(text: String) throws {
    let file = try fixture.write(text, to: "floor.jsonl")
    #expect { try CompanyFloor(file) } throws: { "\($0)".contains("floor.jsonl") }
  }
}

private struct Unprinted: Error {
  var id: String
}

extension Line {
  fileprivate func isCall(_ name: Name) -> Bool {
    if case .call(let call) = self { call.name == name } else { false }
  }
}

extension EvidenceTally {
  fileprivate init(missed: Int) {
    self.init()
    for _ in 0..<missed { add(.missed) }
  }
}
