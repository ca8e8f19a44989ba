import Foundation
import TestSupport
import Testing

@testable import touchstone

@Suite("A mark under a place of a line")
struct MarkedLineTests {
  @Test("stands where the mistake begins")
  func place() {
    #expect(MarkedLine("abc", column: 2, width: 80)?.text == "    abc\n     ^\n")
    #expect(MarkedLine("abc", column: 4, width: 80)?.text == "    abc\n       ^\n")
    #expect(MarkedLine("abc", column: 5, width: 80) == nil)
  }

  @Test("is within the width, whatever the line's length is", arguments: [1, 500, 1000])
  func longLine(column: Int) throws {
    var letters = [Character](repeating: "a", count: 1000)
    letters[column - 1] = "b"
    let text = try #require(MarkedLine(String(letters), column: column, width: 80)).text
    let lines = text.split(separator: "\n")
    #expect(lines.allSatisfy { $0.count <= 80 })
    #expect(lines[0].dropFirst(lines[1].count - 1).first == "b")
  }

  @Test("moves nothing on a terminal")
  func harmless() throws {
    let text = try #require(MarkedLine("\u{1b}[31mabc", column: 6, width: 80)).text
    #expect(!text.contains("\u{1b}"))
    let lines = text.split(separator: "\n")
    #expect(lines[0].dropFirst(lines[1].count - 1).hasPrefix("abc"))
  }

  @Test("is under lines that are found one after the other, and never in a pipe")
  func finder() throws {
    let folder = try TemporaryDirectory()
    let long = String(repeating: "x", count: 200_000)
    let path = try folder.write("one\r\n\(long)\nthree", to: "a")
    var finder = try #require(FileLines(path))
    #expect(finder.line(1) == "one")
    #expect(finder.line(3) == "three")
    #expect(finder.line(1) == nil)
    #expect(finder.line(4) == nil)
    #expect(FileLines("/dev/null") == nil)
  }
}
