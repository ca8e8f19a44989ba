import Audit
import Conformance
import Replay
import Subjects
import Traces

extension Measurement {
  /// The measurements of the speed at which traces are made and tried, and failures made small.
  static var searching: [Measurement] {
    [
      search(
        ["scroll", "zoom"],
        "generated traces replayed and judged",
        goal: "at least 5,000, the goal is 25,000",
        target: 25_000
      ),
      search(["table"], "the same of tables", goal: "a load is a hundred messages"),
      search(nil, "the same of all components", goal: "the goal is 25,000", target: 25_000),
      shrinking,
    ]
  }

  /// The number of traces that are made each time.
  private static let runs = 500

  private static func search(
    _ components: [String]?,
    _ name: String,
    goal: String,
    target: Double? = nil
  ) -> Measurement {
    Measurement(name: name, goal: goal, target: target) {
      var options = Fuzz.Options()
      options.runs = runs
      options.components = components
      // Nothing is read or saved, and nearly all of the time goes into the search.
      options.folder = ""
      options.shrinkTime = .milliseconds(1)
      let fuzz = Fuzz(ReferenceSubject(), options: options)
      return { fuzz.report().runs }
    }
  }

  private static var shrinking: Measurement {
    Measurement(
      name: "a failure of 50 events shrunk",
      unit: .milliseconds,
      goal: "under 200",
      target: 200
    ) {
      let trace = try SampleTraces.trace(SampleTraces.wander)
      let trial = Case(trace: trace, source: .standardInput, isTranscript: false)
      let shrinker = CaseShrinker(ForgetfulSubject())
      return {
        guard case .shrunk(let shrunk) = shrinker.outcome(of: trial), shrunk.trace.lines.count < 5
        else { throw SubjectFailure.failed(why: "the sample failure was not shrunk") }
        return 1
      }
    }
  }
}
