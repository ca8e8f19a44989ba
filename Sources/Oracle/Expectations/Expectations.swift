internal import Traces

/// Holds what a trace expects against its transcript.
struct Expectations {
  let transcript: Trace
  let views: [String]
  let exceptions: [Raised]

  init(
    _ transcript: Trace,
    views: [String],
    exceptions: [Raised]
  ) {
    self.transcript = transcript
    self.views = views
    self.exceptions = exceptions
  }

  /// Adds what is not as expected, and forgives what is.
  func judge(_ verdict: inout Verdict) {
    var isExceptionExpected = false
    var counterExamples: [(index: Int, Expectation)] = []
    for (index, line) in transcript.lines.enumerated() {
      guard case .expectation(let expectation) = line else { continue }
      switch expectation.kind {
      case .messages(let items, let names):
        judge(items, of: names, in: expectation.view, at: index, &verdict)
      case .final(let state, let tolerance):
        judge(
          state,
          expectation.table,
          within: tolerance,
          in: expectation.view,
          at: index,
          &verdict
        )
      case .exception(let name):
        isExceptionExpected = true
        judge(exception: name, at: index, &verdict)
      case .violationOfRule, .violationOfCatalogue: counterExamples.append((index, expectation))
      }
    }
    if !isExceptionExpected, let raised = exceptions.first(where: { !$0.isDemanded }) {
      let reason = raised.exception.reason.map { " (\($0))" } ?? ""
      tell(
        ExpectationRules.noException,
        at: raised.index,
        found: raised.exception.name + reason,
        expected: ["no exception: no rule asks for one here, and the trace expects none"],
        &verdict
      )
      let isExplained = ExceptionCause.explains(exceptionIn: transcript)
      for place in verdict.violations.indices
      where verdict.violations[place].rule == ExpectationRules.noException.id {
        verdict.violations[place].hasCauseInProgram = isExplained
      }
    }
    for (index, expectation) in counterExamples { forgive(expectation, at: index, &verdict) }
  }

  private func judge(exception name: String, at index: Int, _ verdict: inout Verdict) {
    count(ExpectationRules.exception, &verdict)
    if exceptions.contains(where: { $0.exception.name == name }) { return }
    tell(
      ExpectationRules.exception,
      at: exceptions.first?.index ?? index,
      found: exceptions.first?.exception.name ?? "no exception",
      expected: [name],
      expectation: index,
      &verdict
    )
  }

  /// What violations of a view follow from.
  private struct Cause: Hashable {
    var view: String
    var rule: String
  }

  /// A counter-example passes if the rule that it names is broken and no other `must` rule is.
  ///
  /// What follows from the violation that is expected is expected with it.
  private func forgive(_ expectation: Expectation, at index: Int, _ verdict: inout Verdict) {
    count(ExpectationRules.violation, &verdict)
    let name: String
    switch expectation.kind {
    case .violationOfRule(let id): name = id
    case .violationOfCatalogue(let number): name = number
    default: return
    }
    var met: Set<Cause> = []
    for place in verdict.violations.indices {
      let violation = verdict.violations[place]
      let follows = violation.follows.map { Cause(view: violation.view, rule: $0) }
      guard expectation.kind.asks(for: violation) || follows.map(met.contains) ?? false else {
        continue
      }
      verdict.violations[place].isExpected = true
      met.insert(Cause(view: violation.view, rule: violation.rule))
    }
    guard met.isEmpty else { return }
    tell(
      ExpectationRules.violation,
      at: index,
      found: "\(name) is not violated",
      expected: ["a violation of \(name), and of no other must rule"],
      view: expectation.view,
      expectation: index,
      &verdict
    )
  }

  /// Notes that an expectation had occasion to fail.
  func count(_ rule: Rule, _ verdict: inout Verdict) {
    if let place = verdict.exercise.firstIndex(where: { $0.rule == rule.id }) {
      verdict.exercise[place].count += 1
      return
    }
    let place = verdict.exercise.firstIndex { $0.rule > rule.id } ?? verdict.exercise.endIndex
    verdict.exercise.insert((rule.id, 1), at: place)
  }

  /// Adds a violation, in the order of the transcript.
  func tell(
    _ rule: Rule,
    at index: Int,
    found: String,
    expected: [String],
    prefix: Violation.Prefix = Violation.Prefix(),
    view: ViewIndex = .first,
    expectation: Int? = nil,
    _ verdict: inout Verdict
  ) {
    let line = transcript.lines[index]
    var violation = Violation(
      rule: rule.id,
      sentence: rule.sentence,
      grade: rule.grade,
      catalogue: [],
      sources: [],
      view: views.indices.contains(Int(view.place))
        ? views[Int(view.place)] : "main",
      lineIndex: index,
      time: line.time,
      found: found,
      expected: expected,
      prefix: prefix,
      state: nil
    )
    violation.expectationIndex = expectation
    if case .message(let message) = line { violation.state = Words.state(message.state) }
    let place = verdict.violations.firstIndex { ($0.lineIndex ?? .max) > index }
    verdict.violations.insert(violation, at: place ?? verdict.violations.endIndex)
  }
}
