import TestSupport
import Testing

@testable import Conformance

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
    let a = try fixture.write(TraceText.tap("a"), to: "in/a.trace.jsonl")
    let b = try fixture.write(TraceText.tap("b"), to: "in/b.trace.jsonl")
    let corpus = Corpus(paths: [fixture.path + "/in", fixture.path + "/none"])
    #expect(corpus.files == [a, b])
    #expect(corpus.limited(to: [b]).files == [b])
    #expect(corpus.limited(to: [b]).items.count == 1)
  }
}
