import Oracle
import Replay
import TestSupport
import Testing
import Traces

@testable import Conformance

@Suite("A run")
struct RunTests {
  private let fixture: TemporaryDirectory

  init() throws { fixture = try TemporaryDirectory() }

  private func run(
    _ paths: [String],
    by subjects: (any Subject)...,
    jobs: Int = 1
  ) -> (results: [CaseResult], totals: Totals) {
    var options = Run.Options()
    options.jobs = jobs
    return Run.played(paths, by: subjects, options)
  }

  @Test("delivers results in the order of the corpus, whatever the number of jobs")
  func order() throws {
    var expected: [String] = []
    for file in 0..<9 {
      var text = ""
      for trace in 0..<(file * 7 % 11 + 1) {
        let id = "f\(file)/t\(trace)"
        expected.append(id)
        text += TraceText.tap(id)
      }
      try fixture.write(text, to: "\(file).trace.jsonl")
    }
    for jobs in [1, 2, 7] {
      let (results, totals) = run([fixture.path], by: EchoSubject(), jobs: jobs)
      #expect(results.map(\.id) == expected)
      #expect(totals.all.cases == expected.count)
    }
  }

  @Test("numbers lines from the header of each case, so that a check of the stream says the same")
  func lineNumbers() throws {
    let expectation = "{\"expect\":\"messages\",\"are\":[]}\n{\"end\":3}"
    let forbidding = { (id: String) in TraceText.tap(id).replacing("{\"end\":2}", with: expectation)
    }
    try fixture.write(forbidding("bad/a"), to: "in/a.trace.jsonl")
    try fixture.write(
      "{\"#\":\"x\"}\n" + TraceText.wrongTranscript("bad/b"),
      to: "in/b.transcript.jsonl"
    )
    try fixture.write(forbidding("bad/c"), to: "in/c.trace.jsonl")
    let ran = run([fixture.path + "/in"], by: EchoSubject())
    #expect(
      ran.results.map { $0.findings.map(\.line) } == [[3], [3], [3]].map { $0.map(Optional.init) }
    )

    var writer = TraceWriter()
    var reader = CaseReader(Corpus(paths: [fixture.path + "/in"]), for: .run)
    while case .toJudge(let new)? = reader.next() {
      writer.write(new.isTranscript ? new.trace : try EchoSubject().transcript(of: new.trace))
    }
    let stream = try fixture.write(String(decoding: writer.bytes, as: UTF8.self), to: "all.jsonl")
    let checked = run([stream])
    #expect(
      checked.results.map { $0.findings.map(\.line) } == ran.results.map { $0.findings.map(\.line) }
    )
    #expect(
      checked.results.map { $0.findings.map(\.violation) }
        == ran.results.map { $0.findings.map(\.violation) }
    )
  }

  @Test("opens what it checks at the line of its own file")
  func linesOfFiles() throws {
    let a = try fixture.write(TraceText.wrongTranscript("bad/a"), to: "a.transcript.jsonl")
    let b = try fixture.write(
      "{\"#\":\"x\"}\n" + TraceText.wrongTranscript("bad/b"),
      to: "b.transcript.jsonl"
    )
    let results = run([a, b]).results
    #expect(results.flatMap { $0.findings.map(\.line) } == [3, 3])
    #expect(results.flatMap { $0.findings.map(\.place.description) } == ["\(a):3", "\(b):4"])
  }

  @Test("points at the input from which a wrong message came")
  func placeOfInput() throws {
    let text = TraceText.tap("bad/a").replacing(
      "{\"end\":2}",
      with: "{\"expect\":\"messages\",\"are\":[]}\n{\"end\":3}"
    )
    let file = try fixture.write("{\"#\":\"x\"}\n" + text, to: "a.trace.jsonl")
    let results = run([file], by: EchoSubject()).results
    #expect(results.first?.findings.first?.place.description == "\(file):3")
  }

  @Test("tells a failing subject from a failing case, and a skip from both")
  func subjects() throws {
    let file = try fixture.write(TraceText.tap("a"), to: "a.trace.jsonl")
    let failed = run([file], by: RefusingSubject(failure: .failed(why: "broke")))
    #expect(failed.results.first?.fault == .subject)
    #expect(failed.totals.exitCode() == .failed)
    let skipped = run([file], by: RefusingSubject(failure: .skipped(why: "cannot")))
    #expect(skipped.results.first?.outcome == .skip)
    #expect(skipped.results.first?.why == "cannot")
  }

  @Test("refuses a profile that it does not know")
  func unknownProfile() throws {
    // No file can name one; a header that was made in code can.
    var reader = TraceReader(bytes: Array(TraceText.tap("a").utf8))
    var trace = try #require(try reader.nextTrace())
    trace.header.profile = "future"
    let made = Case(trace: trace, source: .file("a.trace.jsonl"), isTranscript: false)
    let result = Trial(subject: EchoSubject(), isStrict: false).result(of: made)
    #expect(result.fault == .profile)
    #expect(result.why?.contains("modern, classic") == true)
  }

  @Test("knows every profile that the format lets a header name")
  func profiles() {
    #expect(Header.profiles == Profile.all.map(\.name))
  }

  @Test("answers with the gravest of what happened")
  func exitCodes() throws {
    let good = try fixture.write(TraceText.drag("good"), to: "good.trace.jsonl")
    let bad = try fixture.write(TraceText.wrongTranscript("bad"), to: "bad.transcript.jsonl")
    #expect(run([good], by: ReferenceSubject()).totals.exitCode() == .success)
    #expect(run([good, bad], by: ReferenceSubject()).totals.exitCode() == .violated)
    #expect(run([good, bad, "/nowhere"], by: ReferenceSubject()).totals.exitCode() == .failed)
    #expect(run([fixture.path + "/nothing"], by: ReferenceSubject()).totals.exitCode() == .failed)
  }

  @Test("skips a case in which no rule and no expectation had occasion, and says why")
  func nothingJudged() throws {
    let file = try fixture.write(TraceText.tap("a"), to: "a.trace.jsonl")
    let (results, totals) = run([file], by: EchoSubject())
    #expect(results.first?.outcome == .skip)
    #expect(results.first?.why?.hasPrefix("nothing was judged: ") == true)
    #expect(totals.exitCode() == .failed)
    #expect(totals.unjudged == ["echo"])
  }

  @Test("takes a run in which only transcripts were judged for no proof of its subject")
  func onlyTranscripts() throws {
    let file = try fixture.write(TraceText.drag("scroll/a"), to: "a.trace.jsonl")
    let stream = try fixture.write(TraceText.transcriptOfDrag("scroll/b"), to: "b.transcript.jsonl")
    let refusing = RefusingSubject(failure: .skipped(why: "cannot"))
    let (results, totals) = run([file, stream], by: refusing)
    #expect(results.map(\.outcome) == [.skip, .pass])
    #expect(totals.exitCode() == .failed)
    #expect(run([stream], by: refusing).totals.exitCode() == .success)
    #expect(run([stream]).totals.exitCode() == .success)
  }
}
