internal import Traces

/// Holds what a trace expects against its transcript.
struct Expectations<Transcript: TraceStream> {
  let transcript: Transcript
  let views: [String]
  /// The facts about the transcript besides its messages and inputs.
  let account: Account

  init(_ transcript: Transcript, views: [String], _ account: Account) {
    self.transcript = transcript
    self.views = views
    self.account = account
  }

  /// Adds what is not as expected, and forgives what is.
  func judge(
    _ verdict: inout Verdict,
    _ meter: inout JudgingMeter
  ) throws(Transcript.Failure) {
    var isExceptionExpected = false
    let lists = try follow(messageLists, &meter)
    var counterExamples: [Account.Wish] = []
    for wish in account.wishes {
      let (index, expectation) = (wish.index, wish.expectation)
      switch expectation.kind {
      case .messages: if let list = lists[index] { judge(list, at: index, &verdict) }
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
      case .violationOfRule, .violationOfCatalogue: counterExamples.append(wish)
      }
    }
    if !isExceptionExpected, let raised = account.exceptions.first(where: { !$0.isDemanded }) {
      let reason = raised.exception.reason.map { " (\($0))" } ?? ""
      tell(
        ExpectationRules.noException,
        at: raised.index,
        time: raised.exception.time,
        found: raised.exception.name + reason,
        expected: ["no exception: no rule asks for one here, and the trace expects none"],
        &verdict
      )
      let isExplained = try ExceptionCause.explains(exceptionIn: transcript)
      for place in verdict.violations.indices
      where verdict.violations[place].rule == ExpectationRules.noException.id {
        verdict.violations[place].hasCauseInProgram = isExplained
      }
    }
    for wish in counterExamples { forgive(wish.expectation, at: wish.index, &verdict) }
  }

  private func judge(exception name: String, at index: Int, _ verdict: inout Verdict) {
    count(ExpectationRules.exception, &verdict)
    if account.exceptions.contains(where: { $0.exception.name == name }) { return }
    let first = account.exceptions.first
    tell(
      ExpectationRules.exception,
      at: first?.index ?? index,
      time: first?.exception.time,
      found: first?.exception.name ?? "no exception",
      expected: [name],
      expectation: index,
      &verdict
    )
  }

  /// Lets a counter-example pass if the rule that it names is broken and no other `must` rule is.
  ///
  /// Forgives the violations that follow from the expected violation: they are expected with it.
  private func forgive(_ expectation: Expectation, at index: Int, _ verdict: inout Verdict) {
    count(ExpectationRules.violation, &verdict)
    let name: String
    switch expectation.kind {
    case .violationOfRule(let id): name = id
    case .violationOfCatalogue(let number): name = number
    default: return
    }
    var met: Set<ViolationCause> = []
    for place in verdict.violations.indices {
      let violation = verdict.violations[place]
      let follows = violation.follows.map { ViolationCause(view: violation.view, rule: $0) }
      guard expectation.kind.asks(for: violation) || follows.map(met.contains) ?? false else {
        continue
      }
      verdict.violations[place].isExpected = true
      met.insert(ViolationCause(view: violation.view, rule: violation.rule))
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
    guard let place = RuleBook.place(of: rule.id) else { return }
    let index = verdict.exercise.firstIndex { $0.place >= place } ?? verdict.exercise.endIndex
    if index < verdict.exercise.endIndex, verdict.exercise[index].place == place {
      verdict.exercise[index].count += 1
    } else {
      verdict.exercise.insert(Verdict.Exercise(place: place, count: 1), at: index)
    }
  }

  /// Adds a violation, in the order of the transcript.
  func tell(
    _ rule: Rule,
    at index: Int,
    time: Microseconds? = nil,
    state: State? = nil,
    found: String,
    expected: [String],
    prefix: Violation.Prefix = Violation.Prefix(),
    view: ViewIndex = .first,
    expectation: Int? = nil,
    _ verdict: inout Verdict
  ) {
    var violation = Violation(
      rule: rule.id,
      sentence: rule.sentence,
      grade: rule.grade,
      catalogue: [],
      sources: [],
      view: views.indices.contains(Int(view.place))
        ? views[Int(view.place)] : "main",
      lineIndex: index,
      time: time,
      found: found,
      expected: expected,
      prefix: prefix,
      state: state.flatMap(Words.state)
    )
    violation.expectationIndex = expectation
    // Most often it is the last so far.
    guard let last = verdict.violations.last?.lineIndex ?? (verdict.violations.isEmpty ? -1 : nil),
      last <= index
    else {
      let place = verdict.violations.firstIndex { ($0.lineIndex ?? .max) > index }
      return verdict.violations.insert(violation, at: place ?? verdict.violations.endIndex)
    }
    verdict.violations.append(violation)
  }
}

/// The view and the rule of a violation that others follow from.
private struct ViolationCause: Hashable {
  var view: String
  var rule: String
}
