import Conformance
import TestSupport
import Traces

@testable import Oracle

/// Results in which every property has any value that it may have.
struct RandomResults {
  private var numbers: SeededNumbers
  private var order = 0
  let plan: RunPlan

  init(seed: UInt64) {
    numbers = SeededNumbers(seed: seed)
    var plan = RunPlan(tool: "1.2.3", began: "2026-01-02T03:04:05")
    plan.subjects = ["reference", "v2"]
    plan.commands = ["reference", "v2=node a.js"]
    plan.paths = ["traces", "more"]
    plan.selection = ["--filter", "x*"]
    plan.profile = "classic"
    plan.isStrict = true
    plan.expectations.ofRecords = .off
    plan.expectations.ofSubjects = [.error, .warn]
    plan.skipLimit = .share(hundredths: 1250)
    plan.shard = "2/8"
    plan.whyNothing = "nothing to \"see\""
    plan.knownFailures = [
      .sample,
      KnownFailure(
        subject: "v2",
        id: Wildcard("scroll/*"),
        rule: "tap.once",
        reason: "ünlike\n\u{1B}",
        link: "https://example.org/1",
        expires: CalendarDate("2027-01-31"),
        place: Conformance.Place(file: "other.jsonl")
      ),
    ]
    self.plan = plan
  }

  private mutating func number(below limit: Int) -> Int { numbers.number(below: limit) }

  private mutating func flag() -> Bool { number(below: 2) == 0 }

  private mutating func maybe<Value>(_ make: (inout Self) -> Value) -> Value? {
    flag() ? make(&self) : nil
  }

  private static let words = [
    "", "plain", "two words", "a\"b\\c", "line\nfeed", "tab\t", "\u{1B}[31m", "é", "😀", "\u{9B}",
    "\u{202E}", "\u{0}", "\u{FFFE}", "]]>", "::error::", "\u{E0001}", "e\u{301}", "/", "\u{7F}",
    "\r\n",
  ]

  private mutating func text() -> String {
    (0...number(below: 3)).map { _ in Self.words[number(below: Self.words.count)] }.joined()
  }

  private mutating func texts() -> [String] { (0..<number(below: 4)).map { _ in text() } }

  private mutating func integer() -> Int { number(below: 1 << 40) }

  private mutating func place(_ file: String) -> Conformance.Place {
    Conformance.Place(file: flag() ? file : text(), line: maybe { $0.integer() })
  }

  mutating func result() -> CaseResult {
    let source: Source = number(below: 5) == 0 ? .standardInput : .file("f/" + text())
    let outcomes = CaseResult.Outcome.allCases
    var result = CaseResult(
      id: text(),
      place: place(source.name),
      source: source,
      outcome: outcomes[number(below: outcomes.count)]
    )
    result.title = maybe { $0.text() }
    result.subject = maybe { $0.text() }
    result.fault = maybe { _ in CaseResult.Fault.subject }
    result.why = maybe { $0.text() }
    result.findings = (0..<number(below: 3)).map { _ in finding(source.name) }
    result.leftOut = (0..<number(below: 3)).map { _ in
      Verdict.Excess(rule: text(), count: integer())
    }
    result.exercised = texts()
    result.silences = (0..<number(below: 3)).map { _ in
      Verdict.Silence(rule: text(), lacks: texts())
    }
    result.profile = maybe { $0.text() }
    result.isTranscript = flag()
    result.knownError = maybe { $0.plan.knownFailures[$0.number(below: 2)] }
    result.column = number(below: 2)
    result.wasRepeated = flag()
    result.duration = Duration.nanoseconds(integer())
    result.order = order
    order += 1
    return result
  }

  private mutating func finding(_ file: String) -> Finding {
    var finding = Finding(
      violation: violation(),
      line: maybe { $0.integer() },
      place: place(file),
      expectation: maybe { $0.place(file) },
      isStrict: flag()
    )
    finding.known = maybe { $0.plan.knownFailures[$0.number(below: 2)] }
    return finding
  }

  private mutating func violation() -> Violation {
    Violation(
      rule: text(),
      sentence: text(),
      grade: Grade.allCases[number(below: 3)],
      catalogue: texts(),
      sources: texts(),
      view: text(),
      lineIndex: maybe { $0.integer() },
      expectationIndex: maybe { $0.integer() },
      time: maybe { Int64($0.integer()) },
      found: text(),
      expected: texts(),
      prefix: Violation.Prefix(
        words: texts(),
        count: Int64(integer()),
        isWhole: flag(),
        isRight: flag()
      ),
      state: maybe { $0.text() },
      allowed: texts(),
      advice: maybe { $0.text() },
      follows: maybe { $0.text() },
      isExpected: flag(),
      hasCauseInProgram: flag()
    )
  }
}
