import Conformance
import Testing

@testable import Oracle
@testable import Reporting

@Suite("What fails most, by rule")
struct FailureTallyTests {
  private static let results: [CaseResult] = {
    var follower = Violation.sample("glide.closes")
    follower.follows = "lift.order"
    var own = Violation.sample("lift.order")
    own.follows = "lift.order"
    return [
      .sample("a", .fail, findings: [.sample("lift.order"), follower, follower, own]),
      .sample("b", .fail, findings: [.sample("lift.order")]),
      .sample("c", .fail, findings: [.sample("tap.once")]),
      .sample("d", .pass, findings: [.sample("slow", grade: .should)]),
      .known,
    ]
  }()

  @Test("counts cases, violations and what follows from them; what fails nothing is left out")
  func rows() {
    var tally = FailureTally()
    for result in Self.results { tally.add(result) }
    #expect(
      tally.rows == [
        FailureTally.Row(
          rule: "lift.order",
          cases: 2,
          violations: 3,
          followers: 3,
          hidden: ["glide.closes": 2]
        ),
        FailureTally.Row(rule: "glide.closes", cases: 1, violations: 2),
        FailureTally.Row(rule: "tap.once", cases: 1, violations: 1),
      ]
    )
    #expect(tally.rows.map(\.hiding) == ["2 of glide.closes, 1 of its own", "", ""])
  }

  @Test("stands below the counts where more than one case fails")
  func table() {
    let text = ConsoleRun(.sample).text(of: Self.results, .sample)
    #expect(text.contains("what fails most  cases  violations  hides\n"))
    #expect(text.contains("lift.order           2           3  2 of glide.closes, 1 of its own\n"))
    let one = ConsoleRun(.sample).text(of: Array(Self.results.suffix(3)), .sample)
    #expect(!one.contains("what fails most"))
  }
}
