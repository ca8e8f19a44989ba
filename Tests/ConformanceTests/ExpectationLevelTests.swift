import Oracle
import TestSupport
import Testing

@testable import Conformance

@Suite("A subject that moves otherwise than its traces expect")
struct ExpectationLevelTests {
  private let fixture: TemporaryDirectory
  private let file: String

  init() throws {
    fixture = try TemporaryDirectory()
    file = try fixture.write(TraceText.wrongDrag("a"), to: "a.trace.jsonl")
  }

  private func options(_ levels: [RuleSettings.Level]) -> Run.Options {
    var options = Run.Options()
    options.expectations.ofSubjects = levels
    return options
  }

  @Test("fails, is warned or hears nothing, each subject by itself")
  func levels() {
    let subjects = ["failing", "warned", "unasked"].map { ScriptedSubject($0) }
    let (results, totals) = Run.played([file], by: subjects, options([.error, .warn, .off]))
    #expect(results.map(\.outcome) == [.fail, .pass, .pass])
    #expect(results.map { $0.findings.map(\.violation.grade) } == [[.must], [.should], []])
    #expect(totals.columns.map(\.summary.failedByMotion) == [1, 0, 0])
    #expect(totals.columns.map(\.summary.movingOtherwise) == [0, 1, 0])
    #expect(totals.columns.map(\.summary.warnings) == [0, 0, 0])
    #expect(totals.exitCode() == .violated)
    let warned = Run.played([file], by: [subjects[1]], options([.warn])).totals
    #expect(warned.exitCode() == .success)
  }

  @Test("needs no entry among the known failures where it is only warned, and none is stale then")
  func knownFailures() {
    var options = options([.warn])
    options.knownFailures = KnownFailures([
      KnownFailure(
        subject: nil,
        id: Wildcard("*"),
        rule: "expectation.messages",
        reason: "Design: it moves its own way.",
        place: Place(file: "known.jsonl", line: 1)
      )
    ])
    let subject = ScriptedSubject("mine")
    #expect(Run.played([file], by: [subject], options).totals.staleEntries.isEmpty)
    options.expectations.ofSubjects = [.error]
    let totals = Run.played([file], by: [subject], options).totals
    #expect(totals.own.known == 1)
    #expect(totals.exitCode() == .success)
  }

  @Test("still fails by every rule, and by an exception that nothing expects")
  func rules() {
    #expect(!MotionExpectations.rules.contains("expectation.no-exception"))
    #expect(!MotionExpectations.rules.contains("expectation.violation"))
    let settings = RuleSettings().weighingExpectations(.off)
    #expect(settings.all.map(\.rule) == MotionExpectations.rules)
  }
}
