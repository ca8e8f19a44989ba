import Oracle
import Testing
import Traces

@Suite("Counter-examples and profiles")
struct CounterExampleTests {
  private func trace(_ drawing: String, _ kind: Traces.Expectation.Kind) -> Trace {
    var trace = Example(drawing).transcript
    trace.lines.append(.expectation(Traces.Expectation(kind: kind)))
    return trace
  }

  private func why(_ rule: String) -> String {
    "the profile classic does not have the rule \(rule), whose violation the trace expects"
  }

  @Test("One whose rule the profile lacks cannot be judged by it, and says so")
  func lacking() {
    let untracked = "v - B:td S:td ^ W:td F: |"
    let named = trace(untracked, .violationOfRule("scroll.lift.flags"))
    let numbered = trace(untracked, .violationOfCatalogue("B13"))
    for trace in [named, numbered] {
      #expect(Judge(profile: .classic).objection(to: trace) == why("scroll.lift.flags"))
      #expect(Judge(profile: .modern).objection(to: trace) == nil)
    }
  }

  @Test("Nor can one that breaks a rule where the profile lets it pass")
  func accepted() {
    let unpaired = trace("v - B S ^ F |", .violationOfCatalogue("V01"))
    #expect(
      Judge(profile: .classic).objection(to: unpaired) == why("scroll.lift.order for such a case")
    )
    #expect(Judge(profile: .modern).objection(to: unpaired) == nil)
  }

  @Test(
    "One whose rule the profile has, or that breaks nothing anywhere, is judged",
    arguments: [
      (
        "v - B S ^ W T G S . S |",
        Traces.Expectation.Kind.violationOfRule("scroll.glide.closes-once")
      ),
      ("v - B S ^ W T G S . S |", .violationOfCatalogue("C06")),
      ("v - B S ^ W F |", .violationOfCatalogue("V01")),
      ("v - B S ^ W F |", .violationOfRule("no.such-rule")),
      ("v - B S ^ W F |", .messages([], of: nil)),
    ]
  )
  func having(drawing: String, kind: Traces.Expectation.Kind) {
    #expect(Judge(profile: .classic).objection(to: trace(drawing, kind)) == nil)
  }
}
