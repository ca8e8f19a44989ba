import Oracle
import Replay
import TestSupport
import Testing
import Traces

@testable import Audit
@testable import Conformance

@Suite("Shrinking a trace from anywhere")
struct CaseShrinkerTests {
  private func trace(_ text: String) throws -> Trace {
    var reader = TraceReader(bytes: Array(text.utf8))
    return try #require(try reader.nextTrace())
  }

  private func outcome(
    _ trace: Trace,
    by subject: any Subject,
    rule: String? = nil,
    profile: Profile? = nil,
    folder: String? = nil
  ) -> CaseShrinker.Outcome {
    var options = CaseShrinker.Options()
    options.rule = rule
    options.profile = profile
    options.folder = folder
    let trial = Case(trace: trace, source: .file("a.trace.jsonl"), isTranscript: trace.isTranscript)
    return CaseShrinker(subject, options: options).outcome(of: trial)
  }

  @Test("keeps the first rule that it breaks, and its id")
  func first() throws {
    let session = try trace(flick("session/long", extra: ",\"title\":\"A long session\""))
    guard case .shrunk(let shrunk) = outcome(session, by: PlantedFault.all[1].subject) else {
      Issue.record("it was not shrunk")
      return
    }
    #expect(shrunk.rule == "scroll.lift.order")
    #expect(shrunk.trace.header.id == "session/long")
    #expect(shrunk.linesBefore == 5)
    #expect(shrunk.trace.lines.count < 5)
    #expect(shrunk.plays > 0)
    #expect(!shrunk.wasCutShort)
    #expect(shrunk.path == nil)
  }

  @Test("says by which profile it was judged, saved or not", arguments: [nil, "nowhere"])
  func profile(folder: String?) throws {
    let session = try trace(flick("session/long", extra: ",\"profile\":\"classic\""))
    let faulty = PlantedFault.all[1].subject
    guard case .shrunk(let modern) = outcome(session, by: faulty, profile: .modern, folder: folder),
      case .shrunk(let own) = outcome(session, by: faulty, folder: folder)
    else {
      Issue.record("it was not shrunk")
      return
    }
    #expect(modern.trace.header.profile == "modern")
    #expect(own.trace.header.profile != "modern")
  }

  @Test("keeps all that a trace asks where it is an expectation that is not met")
  func expectation() throws {
    let wrong = try trace(TraceText.wrongDrag("session/wrong"))
    guard
      case .shrunk(let shrunk) = outcome(
        wrong,
        by: ReferenceSubject(),
        rule: "expectation.messages"
      )
    else {
      Issue.record("it was not shrunk")
      return
    }
    let touches = { (trace: Trace) in
      trace.lines.filter { if case .touch = $0 { true } else { false } }
    }
    #expect(touches(shrunk.trace) == touches(wrong))
    #expect(shrunk.trace.header.config == wrong.header.config)
  }

  @Test("passes over a rule that is known, unless it is asked for")
  func known() throws {
    let session = try trace(flick("session/long"))
    var options = CaseShrinker.Options()
    options.knownFailures = KnownFailures([
      KnownFailure(
        subject: nil,
        id: Wildcard("session/*"),
        rule: "scroll.lift.order",
        reason: "x",
        place: Place(file: "known.jsonl", line: 1)
      )
    ])
    let trial = Case(trace: session, source: .file("a.trace.jsonl"), isTranscript: false)
    let subject = PlantedFault.all[1].subject
    if case .shrunk(let shrunk) = CaseShrinker(subject, options: options).outcome(of: trial) {
      #expect(shrunk.rule != "scroll.lift.order")
    }
    options.rule = "scroll.lift.order"
    guard case .shrunk = CaseShrinker(subject, options: options).outcome(of: trial) else {
      Issue.record("it was not shrunk")
      return
    }
  }

  @Test("says why there is nothing to shrink")
  func nothing() throws {
    func why(_ outcome: CaseShrinker.Outcome) -> String {
      if case .nothing(let why) = outcome { why } else { "shrunk" }
    }
    let plain = try trace(flick("a"))
    #expect(why(outcome(plain, by: ReferenceSubject())) == "it breaks no rule")
    let faulty = PlantedFault.all[1].subject
    #expect(
      why(outcome(plain, by: faulty, rule: "scroll.glide.closes-once"))
        .hasPrefix("it does not break scroll.glide.closes-once; it breaks scroll.lift.order")
    )
    let transcript = try trace(TraceText.wrongTranscript("a"))
    #expect(why(outcome(transcript, by: faulty)).hasPrefix("it is a transcript"))
  }

  @Test("leaves aside what is simpler to read and far longer to play")
  func costly() throws {
    @Sendable func touches(in trace: Trace) -> Int {
      trace.lines.count { if case .touch = $0 { true } else { false } }
    }
    let faulty = FaultySubject { transcript in
      PlantedFault.all[1].spoil(&transcript)
      guard touches(in: transcript) < 4 else { return }
      transcript.lines += (0..<20_000).map { .comment(Comment("\($0)")) }
    }
    guard case .shrunk(let shrunk) = outcome(try trace(flick("a")), by: faulty) else {
      Issue.record("it was not shrunk")
      return
    }
    #expect(touches(in: shrunk.trace) == 4)
    #expect(!shrunk.wasCutShort)
  }
}

@Suite("The shape of a trace")
struct ShapeTests {
  private func shape(_ text: String) throws -> Shape {
    var reader = TraceReader(bytes: Array(text.utf8))
    return Shape(of: try #require(try reader.nextTrace()))
  }

  @Test("counts runs as one, and does not ask for numbers")
  func runs() throws {
    #expect(try shape(flick("a")).words == ["scroll", "began", "moved", "ended"])
    #expect(try shape(TraceText.tap("a")).words == ["scroll", "began", "ended"])
    let faster = flick("b").replacing("\"y\":340", with: "\"y\":300")
    #expect(try shape(faster) == shape(flick("a")))
  }

  @Test("has a name that is the same in every process")
  func digits() throws {
    #expect(try shape(TraceText.tap("a")).digits == "cfcbfa")
    #expect(try shape(flick("a")).digits != shape(TraceText.tap("a")).digits)
  }
}

@Suite("What a fuzzer has found by now")
struct LedgerTests {
  private let shape = Shape(of: Trace(header: Header(id: "a", component: "scroll")))
  private let other = Shape(of: Trace(header: Header(id: "a", component: "zoom")))

  @Test("tells nothing twice, though another rule led there")
  func known() {
    var ledger = Ledger()
    let news = [
      ledger.isNew("a", breaking: ["a", "b"], shape), ledger.isNew("a", breaking: ["a"], shape),
      ledger.isNew("b", breaking: ["b"], shape), ledger.isNew("a", breaking: ["a"], other),
    ]
    #expect(news == [true, false, false, true])
  }

  @Test("spends no time on a rule that shows nothing new any more, and counts what it leaves")
  func fruitless() {
    var ledger = Ledger()
    let looks = (0..<7).map { _ in
      let looks = ledger.admits("a", isOutOfTime: false)
      if looks { _ = ledger.isNew("a", breaking: ["a"], shape) }
      return looks
    }
    #expect(looks == [true, true, true, true, true, false, false])
    let looksAtOther = ledger.admits("b", isOutOfTime: false)
    #expect(looksAtOther)
    #expect(ledger.more == [RuleCount(rule: "a", count: 2)])
  }

  @Test("looks at nothing but unknown rules when time is up")
  func late() {
    var ledger = Ledger()
    _ = ledger.isNew("a", breaking: ["a"], shape)
    let looks = ["a", "b"].map { ledger.admits($0, isOutOfTime: true) }
    #expect(looks == [false, true])
  }
}
