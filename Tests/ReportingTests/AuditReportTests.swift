import Mutation
import Oracle
import Testing
import Traces

@testable import Audit
@testable import Conformance
@testable import Reporting

@Suite("The report of an audit")
struct AuditReportTests {
  /// An audit of two traces in which everything happens that can.
  static let eventful = eventful(demandsEvidence: false)

  private static func eventful(demandsEvidence: Bool) -> AuditReport {
    let variants = [Variant(rate: 30, scale: 1), Variant(rate: 30, scale: 2, frames: .gaps)]
    let swap = FaultSource(id: "swap", sentence: "Two messages change places.", breaches: []) { _ in
      []
    }
    let drop = FaultSource(id: "drop", sentence: "A message is left out.", breaches: []) { _ in [] }
    let breaches = [
      BreachTally(
        swap,
        FaultSource.Breach(number: "B09", context: "the pair of a lift", needs: .times)
      ),
      BreachTally(swap, FaultSource.Breach(number: "A05", context: "the end of a glide")),
      BreachTally(drop, FaultSource.Breach(number: "C06", context: "the end of a glide")),
    ]
    let rules = [
      RuleTally(rule: "scroll.glide.closes-once", grade: .must, examples: 2),
      RuleTally(rule: "scroll.lift.order", grade: .must, examples: 2),
      RuleTally(rule: "scroll.nowhere", grade: .must),
      RuleTally(rule: "scroll.rare", grade: .should),
    ]
    var report = AuditReport(
      variants: variants,
      levels: [.names, .farView],
      breaches: breaches,
      rules: rules,
      isStrict: false,
      demandsEvidence: demandsEvidence
    )
    report.add(outcome(breaches, variants))
    report.add(AuditCase(trouble: .skipped("scroll/zoom/pinch", why: "it lacks \"zoom\"")))
    return report
  }

  private static func outcome(_ breaches: [BreachTally], _ variants: [Variant]) -> AuditCase {
    let source = Source.file("traces/scroll/flick/stops.trace.jsonl")
    var outcome = AuditCase()
    outcome.renditions = [RenditionTally(rendition: .own, judged: 1)]
    outcome.renditions += variants.map {
      RenditionTally(rendition: .variant($0), judged: 1, must: 1)
    }
    for variant in variants {
      let place = Place(file: source.name, line: 4)
      let finding = Finding(violation: .sample(), line: 9, place: place)
      outcome.alarms.append(
        Alarm(
          caseID: "scroll/flick/stops",
          source: source,
          rendition: .variant(variant),
          finding: finding
        )
      )
    }
    outcome.breaches = breaches
    for fate in [EvidenceTally.Fate.caught, .hidden, .untold] {
      outcome.breaches[0].add(catchers: ["scroll.lift.order"])
      outcome.breaches[0].add(fate, at: .names)
      outcome.breaches[0].add(.caught, at: .farView)
    }
    for ordinal in 1...2 {
      if ordinal == 1 {
        outcome.breaches[2].add(catchers: [])
      } else {
        outcome.breaches[2].add(.missed, at: .names)
      }
      let fault = Fault(
        operation: "drop",
        number: "C06",
        context: "the end of a glide",
        lineIndex: 40,
        edits: []
      )
      outcome.survivors.append(
        Survivor(
          caseID: "scroll/flick/stops",
          source: source,
          fault: fault.name,
          evidence: ordinal == 1 ? .everything : .names,
          ordinal: ordinal,
          line: 42,
          time: ordinal == 1 ? 2_400_000 : nil,
          subject: "scrollViewDidEndDecelerating(_:)",
          noticedBy: ordinal == 1 ? ["scroll.lift.order"] : []
        )
      )
    }
    outcome.exercise = ["scroll.lift.order": 7, "scroll.rare": 1]
    outcome.bites = ["scroll.lift.order": 3]
    outcome.counterExamples = ["scroll.glide.closes-once"]
    return outcome
  }

  @Test("is a table for each half, and in full what went wrong")
  func text() {
    expectSnapshot("audit", AuditText().text(of: Self.eventful))
  }

  @Test("says at its end which faults fail it, those that were missed where less was told too")
  func missedWhereLessWasTold() {
    let ending = "3 of 4 mutants caught, 1 missed where less was told"
    #expect(AuditText().text(of: Self.eventful(demandsEvidence: true)).contains(ending))
    #expect(!AuditText().text(of: Self.eventful).contains("missed where"))
  }

  @Test("explains more, and gives rules a table, where that is asked for")
  func verbose() {
    let text = AuditText(isVerbose: true).text(of: Self.eventful)
    let explanation = Violation.sample().text.indented(by: 4)
    #expect(text.contains(explanation))
    expectSnapshot("audit-verbose", text.replacing(explanation, with: "    …\n"))
  }

  @Test("is an object each for programs")
  func lines() {
    let explanation = Violation.sample().text.replacing("\n", with: "\\n")
    let text = AuditLines.text(of: Self.eventful)
    #expect(text.contains(explanation))
    expectSnapshot("audit-lines", text.replacing(explanation, with: "…"))
  }

  @Test("has a case for each rendition and breach in JUnit XML")
  func junit() {
    let facts = JUnitReport.Facts(
      timestamp: "",
      isTimeFixed: true,
      properties: [JUnitReport.Property("sites", "4")]
    )
    var report = JUnitReport(of: Self.eventful)
    expectSnapshot("audit-junit", String(decoding: report.document(facts), as: UTF8.self))
  }
}
