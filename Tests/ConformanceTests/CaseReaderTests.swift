import TestSupport
import Testing
import Traces

@testable import Conformance

@Suite("Reading cases")
struct CaseReaderTests {
  private let fixture: TemporaryDirectory

  init() throws { fixture = try TemporaryDirectory() }

  /// Returns the cases that are read, as `id`, `id*` for a transcript, or `id: why`.
  private func read(_ purpose: CaseReader.Purpose, filter: Filter? = nil) -> [String] {
    let corpus = Corpus(paths: [fixture.path])
    var reader = CaseReader(corpus, for: purpose, selection: Selection(filter))
    var words: [String] = []
    while let next = reader.next() {
      switch next {
      case .toJudge(let new): words.append(new.id + (new.isTranscript ? "*" : ""))
      case .judged(let result):
        let why = (result.why ?? "").replacing(fixture.path + "/", with: "")
        words.append("\(result.id): \(why)")
      }
    }
    return words
  }

  @Test("takes several traces from one file, with their places")
  func severalTraces() throws {
    let file = try fixture.write(
      TraceText.tap("one") + "{\"#\":\"between\"}\n" + TraceText.tap("two"),
      to: "a.trace.jsonl"
    )
    var reader = CaseReader(Corpus(paths: [file]), for: .run)
    var places: [String] = []
    while case .toJudge(let new)? = reader.next() {
      places.append("\(new.id) \(new.place.line ?? 0)")
    }
    #expect(places == ["one 1", "two 6"])
  }

  @Test("names both places of an id that is used twice")
  func duplicateID() throws {
    try fixture.write(TraceText.tap("one"), to: "a.trace.jsonl")
    try fixture.write(TraceText.tap("two") + TraceText.tap("one"), to: "b.trace.jsonl")
    let found = read(.run)
    #expect(found.count == 3)
    #expect(found.last?.hasPrefix("one: b.trace.jsonl:5:1: ") == true)
    #expect(found.last?.contains("a.trace.jsonl:1") == true)
  }

  @Test("goes on behind a malformed trace, which keeps its id where the header can be read")
  func malformed() throws {
    let bad = TraceText.tap("bad").replacing("\"ended\"", with: "\"endd\"")
    try fixture.write("not json\n" + bad + TraceText.tap("good"), to: "a.trace.jsonl")
    let found = read(.run)
    #expect(found.count == 3)
    #expect(found[0].contains("a.trace.jsonl:1:1: "))
    #expect(found[1].hasPrefix("bad: a.trace.jsonl:4:"))
    #expect(found[1].contains("\"ended\""))
    #expect(found[2] == "good")
  }

  @Test(
    "calls an empty file, and one of comments alone, an error",
    arguments: ["", "{\"#\":\"a\"}\n"]
  )
  func nothingInIt(text: String) throws {
    try fixture.write(text, to: "a.trace.jsonl")
    let found = read(.run)
    #expect(found.count == 1)
    #expect(found.first?.contains("a.trace.jsonl:") == true)
  }

  @Test("calls a device with nothing in it an error")
  func emptyDevice() throws {
    var reader = CaseReader(Corpus(paths: ["/dev/null"]), for: .run)
    guard case .judged(let result)? = reader.next() else {
      Issue.record("an empty device gives a result")
      return
    }
    #expect(result.outcome == .error)
  }

  @Test("calls a directory in the place of a file an error")
  func directoryAsFile() throws {
    var reader = CaseReader(Corpus(items: [.named(.file(fixture.path))]), for: .run)
    guard case .judged(let result)? = reader.next() else {
      Issue.record("a directory gives a result")
      return
    }
    #expect(result.outcome == .error)
    #expect(reader.next() == nil)
  }

  @Test("knows transcripts by their messages, and by their ending")
  func transcripts() throws {
    try fixture.write(
      TraceText.tap("trace") + TraceText.wrongTranscript("heard"),
      to: "a.trace.jsonl"
    )
    try fixture.write(TraceText.tap("silent"), to: "b.transcript.jsonl")
    #expect(read(.run) == ["trace", "heard*", "silent*"])
    #expect(read(.check) == ["heard*", "silent*"])
  }

  @Test("says to whoever checks a trace that `run` replays it first")
  func checkOfATrace() throws {
    let file = try fixture.write(TraceText.tap("trace"), to: "a.trace.jsonl")
    var reader = CaseReader(Corpus(paths: [file]), for: .check)
    guard case .judged(let result)? = reader.next() else {
      Issue.record("a trace without messages is an error")
      return
    }
    #expect(result.why?.contains("touchstone run") == true)
    #expect(result.fault == .notTranscript)
  }

  @Test("gives what the filter wants, and all that cannot be read")
  func filter() throws {
    try fixture.write(TraceText.tap("scroll/a") + TraceText.tap("scroll/b"), to: "a.trace.jsonl")
    try fixture.write("", to: "b.trace.jsonl")
    let found = read(.run, filter: try Filter("l/b"))
    #expect(found.first == "scroll/b")
    #expect(found.count == 2)
  }
}
