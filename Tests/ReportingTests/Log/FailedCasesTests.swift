import TestSupport
import Testing

@testable import Conformance

@Suite("The failed cases of a log")
struct FailedCasesTests {
  private let fixture: TemporaryDirectory

  init() throws { fixture = try TemporaryDirectory() }

  @Test("are those that failed or were errors, with or without a header and an end")
  func ids() throws {
    let lines = """
      {"id":"a","verdict":"pass"}
      {"id":"b","verdict":"fail","violations":[]}
      {"id":"c","verdict":"error","why":"x"}
      {"id":"d","verdict":"skip","why":"x"}
      {"id":"b","subject":"other","verdict":"pass"}

      """
    let plain = try fixture.write(lines, to: "plain.jsonl")
    #expect(try FailedCases(logs: [plain]).ids == ["b", "c"])
    let framed = try fixture.write(
      "{\"touchstone\":\"log\",\"version\":1}\n" + lines + "{\"end\":5,\"passed\":2}\n",
      to: "framed.jsonl"
    )
    #expect(try FailedCases(logs: [framed]).ids == ["b", "c"])
    let other = try fixture.write("{\"id\":\"z\",\"verdict\":\"fail\"}\n", to: "other.jsonl")
    #expect(try FailedCases(logs: [plain, other]).ids == ["b", "c", "z"])
    #expect(try FailedCases(logs: [fixture.write("", to: "empty.jsonl")]).ids.isEmpty)
  }

  @Test("cannot be read of what is no log, which is said with the place")
  func mistakes() throws {
    let text = try fixture.write("{\"id\":\"a\",\"verdict\":\"pass\"}\n<xml/>\n", to: "a.xml")
    let word = try fixture.write("{\"id\":\"a\",\"verdict\":\"good\"}\n", to: "a.jsonl")
    for (log, why) in [
      (fixture.path + "/no", "/no: cannot be read"), (text, "a.xml:2: no line of a log"),
      (word, "a.jsonl:1: \"good\" is no verdict"),
    ] {
      let mistake = #expect(throws: FailedCases.Mistake.self) { try FailedCases(logs: [log]) }
      #expect(mistake?.description.contains(why) == true, "\(String(describing: mistake))")
    }
  }
}

@Suite("Files that are watched")
struct FileStatesTests {
  private let fixture: TemporaryDirectory

  init() throws { fixture = try TemporaryDirectory() }

  @Test("differ where one came, went, or was written to")
  func changes() throws {
    let files = ["a", "b", "c"].map { fixture.path + "/\($0)" }
    try fixture.write("1", to: "a")
    try fixture.write("1", to: "b")
    let before = FileStates(of: files)
    #expect(before.count == 2)
    #expect(before.changes(to: FileStates(of: files)).isEmpty)
    // Of the same length, and maybe within one tick of the clock: but another file has its name.
    try fixture.write("2", to: "a")
    try fixture.write("1", to: "c")
    #expect(before.changes(to: FileStates(of: files)) == [files[0], files[2]])
    #expect(before.changes(to: FileStates(of: [])) == [files[0], files[1]])
  }

  @Test("are those of a corpus, of which some may be chosen")
  func limited() throws {
    let a = try fixture.write(tap("a"), to: "in/a.trace.jsonl")
    let b = try fixture.write(tap("b"), to: "in/b.trace.jsonl")
    let corpus = Corpus(paths: [fixture.path + "/in", fixture.path + "/none"])
    #expect(corpus.files == [a, b])
    #expect(corpus.limited(to: [b]).files == [b])
    #expect(corpus.limited(to: [b]).items.count == 1)
  }
}
