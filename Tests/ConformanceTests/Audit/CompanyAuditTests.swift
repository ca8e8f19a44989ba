import Mutation
import Oracle
import Replay
import TestSupport
import Testing
import Traces

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

  @Test("prints each transcript by its id, with a fault and without")
  func printing() throws {
    let audit = try audit([.swap])
    let mutant = SilentFault(
      caseID: "a/flick",
      source: .file("a.trace.jsonl"),
      fault: Fault.Name(operation: "swap", number: "B09", context: ""),
      ordinal: 1,
      family: "Dragging",
      disturbance: "call-layout-if-needed"
    )
    let company = try #require(PrintID.company(in: mutant.printID))
    #expect(company.disturbance.name == "call-layout-if-needed")
    #expect(PrintID.caseID(in: mutant.printID) == "a/flick")
    let legal = PrintID.company("turned", moment: 3, of: "a/flick")
    #expect(PrintID.caseID(in: legal) == "a/flick")
    guard case .failure = audit.printing("a/in/nothing/3") else {
      Issue.record("an unknown disturbance was printed")
      return
    }
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

extension EvidenceTally {
  fileprivate init(missed: Int) {
    self.init()
    for _ in 0..<missed { add(.missed) }
  }
}
