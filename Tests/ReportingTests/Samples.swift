import Conformance
import Traces

@testable import Oracle

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
