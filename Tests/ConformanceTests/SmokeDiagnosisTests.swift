import Testing
import Traces

@testable import Conformance

@Suite("The common cause of what is wrong with the smallest traces")
struct SmokeDiagnosisTests {
  private func step(_ name: String, breaking rules: String...) -> SmokeStep {
    let trace = Trace(header: Header(id: "smoke/\(name)", component: "scroll"))
    return SmokeStep(trace, .wrong(rules: rules, headlines: rules))
  }

  @Test("is not known where everything fails, each trace in a way of its own")
  func everything() {
    let steps = [step("drag", breaking: "a", "b"), step("flick", breaking: "c")]
    #expect(SmokeDiagnosis(of: steps, isMute: false) == .everything)
  }

  @Test("is a rule that all of them break")
  func sameRule() {
    let steps = [step("drag", breaking: "a", "b"), step("flick", breaking: "b", "c")]
    #expect(SmokeDiagnosis(of: steps, isMute: false) == .sameRules(["b"]))
  }

  @Test("is not looked for where one trace is right")
  func oneRight() {
    let right = SmokeStep(Trace(header: Header(id: "smoke/tap", component: "scroll")), .right)
    #expect(SmokeDiagnosis(of: [step("drag", breaking: "a"), right], isMute: false) == nil)
  }
}
