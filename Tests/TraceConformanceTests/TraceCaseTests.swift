import Foundation
import Testing
import TraceConformance

@Suite("Reading traces")
struct TraceCaseTests {
  private let folder = FileManager.default.temporaryDirectory
    .appending(path: "traces-\(UUID().uuidString)")

  init() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  @discardableResult
  private func write(_ text: String, _ name: String) throws -> String {
    let file = folder.appending(path: name)
    let parent = file.deletingLastPathComponent()
    try FileManager.default.createDirectory(at: parent, withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
    return file.path
  }

  private func mistakes(_ path: String) -> [TraceReadingError.Mistake] {
    do throws(TraceReadingError) {
      _ = try TraceCase.reading(path)
      return []
    } catch {
      return error.mistakes
    }
  }

  @Test("goes through a folder by path and line")
  func folders() throws {
    try write(drag("scroll/c") + drag("scroll/d"), "b.trace.jsonl")
    try write(drag("scroll/a"), "a/z.trace.jsonl")
    try write("no trace", "README.md")
    let cases = try TraceCase.reading(folder.path)
    #expect(cases.map(\.id) == ["scroll/a", "scroll/c", "scroll/d"])
    #expect(cases.map(\.line) == [1, 1, 7])
    #expect(cases.map { $0.file.hasSuffix("b.trace.jsonl") } == [false, true, true])
    #expect(cases.allSatisfy { !$0.isTranscript && $0.component == "scroll" && $0.rate == 60 })
    #expect(cases[0].text == drag("scroll/a"))
    #expect(cases[0].views == ["main"])
    #expect(cases[0].configuration()["bounds"]?.numbers == [320, 480])
    #expect(cases[0].configuration(of: "other").names.isEmpty)
  }

  @Test("fails where there is nothing to read")
  func nothing() throws {
    #expect(mistakes(folder.path).map(\.text).first?.contains("a directory without traces") == true)
    let missing = mistakes(folder.path + "/no")
    #expect(missing.map(\.text).first?.contains("no such file or directory") == true)
    #expect(throws: TraceReadingError.self) { try TraceCase.reading(text: "") }
    #expect(throws: TraceReadingError.self) { try TraceCase.reading(text: "{\"#\":\"x\"}\n") }
  }

  @Test("tells every mistake with its place")
  func mistakes() throws {
    try write(drag("scroll/a").replacing("\"moved\"", with: "\"movd\""), "a.trace.jsonl")
    try write(drag("scroll/b"), "b.trace.jsonl")
    let twice = try write(drag("scroll/b"), "c.trace.jsonl")
    let told = mistakes(folder.path)
    #expect(told.map(\.line) == [3, 1])
    #expect(told[0].text.contains("did you mean \"moved\"?"))
    #expect(told[1].file == twice)
    #expect(told[1].text.contains("is used twice"))
  }
}
