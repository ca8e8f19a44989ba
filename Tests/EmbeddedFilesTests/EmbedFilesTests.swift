import Foundation
import Testing

@testable import embed_files

@Suite("Files that a module embeds")
struct EmbedFilesTests {
  @Test(
    "A file is named by its words",
    arguments: [
      ("Browser/recorder-page.js", "recorderPageJs"),
      ("scroll.entries.jsonl", "scrollEntriesJsonl"),
      ("C/template/README-c.md", "readmeCMd"),
      ("Package.swift", "packageSwift"),
    ]
  )
  func names(path: String, name: String) {
    #expect(EmbedFiles.propertyName(of: path) == name)
  }

  @Test("A literal keeps each character, line breaks of every kind among them")
  func literals() {
    #expect(
      EmbedFiles.escaped("a\"b\\(c)\n\r\t\u{1}\u{7F}é") == #"a\"b\\(c)\n\u{d}\u{9}\u{1}\u{7f}é"#
    )
  }

  @Test("Two files of one name are refused, and so is a file that is no text")
  func refusals() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let text = folder.appending(path: "a.txt").path(percentEncoded: false)
    let bytes = folder.appending(path: "b.txt").path(percentEncoded: false)
    try Data("one".utf8).write(to: URL(filePath: text))
    try Data([0xFF, 0xFE]).write(to: URL(filePath: bytes))

    #expect(try EmbedFiles.source(of: [text]).contains(#"static var aTxt: String { "one" }"#))
    #expect(throws: EmbedFiles.Mistake.self) { try EmbedFiles.source(of: [text, text]) }
    #expect(throws: EmbedFiles.Mistake.self) { try EmbedFiles.source(of: [bytes]) }
  }
}
