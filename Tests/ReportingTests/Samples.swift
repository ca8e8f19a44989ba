import Conformance
import Traces

@testable import Oracle
@testable import Reporting

extension Violation {
  /// A violation of a rule that does not exist.
  static func sample(
    _ rule: String = "scroll.lift.order",
    grade: Grade = .must,
    lineIndex: Int? = 7,
    time: Microseconds? = 150_000,
    found: String = "didEndDragging"
  ) -> Violation {
    Violation(
      rule: rule,
      sentence: "willEndDragging, then didEndDragging.",
      grade: grade,
      catalogue: ["B09"],
      sources: ["L01"],
      view: "main",
      lineIndex: lineIndex,
      time: time,
      found: found,
      expected: ["willEndDragging"],
      prefix: Violation.Prefix(words: ["willBeginDragging"], count: 1),
      state: "offset (0, 120)"
    )
  }
}

extension CaseResult {
  /// A case of the corpus that ended in some way.
  static func sample(
    _ id: String,
    _ outcome: Outcome,
    title: String? = nil,
    findings: [Violation] = []
  ) -> CaseResult {
    let source = Source.file("traces/\(id).trace.jsonl")
    let place = Place(file: source.name, line: 1)
    var result = CaseResult(id: id, place: place, source: source, outcome: outcome)
    result.title = title
    result.profile = "modern"
    result.duration = .microseconds(1234)
    result.exercised = ["scroll.lift.order"]
    result.findings = findings.map { violation in
      let line = violation.lineIndex.map { $0 + 2 }
      let place = Place(file: source.name, line: violation.lineIndex.map { _ in 4 } ?? 1)
      return Finding(violation: violation, line: line, place: place)
    }
    return result
  }

  /// A case that could not be judged.
  static func broken(_ id: String, why: String) -> CaseResult {
    let source = Source.file("traces/\(id).trace.jsonl")
    let place = Place(file: source.name, line: 1)
    return CaseResult(id: id, place: place, source: source, fault: .subject, why: why)
  }

  /// A case that was skipped.
  static func skipped(_ id: String, why: String) -> CaseResult {
    var result = sample(id, .skip)
    result.why = why
    return result
  }

  /// One case of each kind, in two suites.
  static let oneOfEach: [CaseResult] = [
    .sample("scroll/flick/stops", .pass),
    .sample("scroll/drag/lifts", .fail, title: "Lifts", findings: [.sample()]),
    .broken("table/select/first", why: "it broke: <signal 11>"),
    .skipped("scroll/zoom/pinch", why: "it lacks \"zoom\" & more"),
  ]
}

extension KnownFailure {
  /// An entry of a list.
  static let sample = KnownFailure(
    subject: nil,
    id: Wildcard("*"),
    rule: "x.y",
    reason: "so it is",
    place: Place(file: "known.jsonl", line: 7)
  )
}

extension CaseResult {
  /// A case of which a second replay differed.
  static var fickle: CaseResult {
    var result = CaseResult.broken("scroll/fickle", why: "line 3 differs")
    result.fault = .notReproducible
    return result
  }

  /// A case that fails in no other way than is known.
  static var known: CaseResult {
    var result = CaseResult.sample("scroll/known", .pass, findings: [.sample()])
    result.findings[0].known = .sample
    return result
  }
}

extension RunPlan {
  /// A run of the built-in subject.
  static var sample: RunPlan {
    var plan = RunPlan(tool: "1.2.3", began: "2026-01-02T03:04:05")
    plan.paths = ["traces"]
    plan.subjects = [RunPlan.reference]
    plan.knownFailures = [.sample]
    return plan
  }
}

extension RunReport {
  /// The bytes of the whole report as text.
  func text(of results: [CaseResult], _ plan: RunPlan, complaints: [String] = []) -> String {
    var totals = Totals(subjects: plan.subjects)
    totals.knownFailures = plan.knownFailures.map { KnownFailureAccount(of: $0) }
    for result in results { totals.add(result) }
    let ending = RunEnding(totals: totals, complaints: complaints, skipLimit: plan.skipLimit)
    return text(of: results, ending)
  }

  /// The bytes of the whole report as text.
  func text(of results: [CaseResult], _ ending: RunEnding) -> String {
    var report = self
    var bytes: [UInt8] = []
    report.begin(into: &bytes)
    for result in results { report.take(result, into: &bytes) }
    report.finish(ending, into: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }
}
