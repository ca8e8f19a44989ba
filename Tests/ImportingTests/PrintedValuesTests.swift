import Oracle
import Testing
import Traces

@testable import Importing

/// Logs that print less, or other things, than where the content is.
@Suite("Values in pasted logs")
struct PrintedValuesTests {
  private func read(_ text: String) throws -> Imported {
    try Importer("log", screen: nil).read(text)
  }

  private func offsets(_ text: String) throws -> [Point?] {
    try read(text).trace.lines.map { line in
      if case .message(let message) = line { message.state.contentOffset } else { nil }
    }
  }

  private func isRight(_ text: String) throws -> Bool {
    let imported = try read(text)
    #expect(imported.lint == [])
    return Judge().verdict(of: imported.trace).violations.isEmpty
  }

  @Test("a half that is not printed, and what is rounded, prove nothing by being equal")
  func equal() throws {
    #expect(try isRight("didScroll y: 4.25\ndidScroll y: 4.25\n"))
    #expect(try isRight("didScroll (0, 7)\ndidScroll (0, 8)\ndidScroll (0, 8)\n"))
    #expect(try !isRight("didScroll (0.0, 7.25)\ndidScroll (0.0, 7.25)\n"))
    #expect(try isRight("willBeginDragging y: 0.0\ndidScroll y: 0.0\ndidEndDragging false\n"))
  }

  @Test(
    "a delegate may take its time between the messages of a lift, and nothing may come between",
    arguments: [
      (".222", "", true), (".452", "", true), (".742", "", false),
      (".252", ".240 didScroll", false),
    ]
  )
  func slowDelegate(_ later: String, _ between: String, _ isLegal: Bool) throws {
    let lines = [
      ".000 willBeginDragging", ".010 didScroll", ".210 didEndDragging true", between,
      later + " willBeginDecelerating",
    ]
    let text = lines.filter { !$0.isEmpty }.map { "07:08:09" + $0 }.joined(separator: "\n")
    #expect(
      try isRight(text + "\n07:08:10.900 didScroll\n07:08:11.200 didEndDecelerating\n") == isLegal
    )
  }

  @Test(
    "numbers of all countries",
    arguments: [
      ("y: 21,4", 21.4), ("y: 1,021.5", 1021.5), ("y: 1.021,5", 1021.5), ("y: 1_021.5", 1021.5),
      ("y: \u{2212}21.5", -21.5), ("y = -.75", -0.75), ("y = .75", 0.75),
      ("{\"y\": 21.5, \"x\": 0}", 21.5),
    ]
  )
  func numbers(_ text: String, _ y: Double) throws {
    #expect(try offsets("scrollViewDidScroll " + text) == [Point(0, y)])
  }

  @Test(
    "what is of another thing is no place of the content",
    arguments: [
      "translation y: 5", "header y: 5", "lastContentOffset y: 5", "target y: 5", "y: 1,021",
    ]
  )
  func others(_ text: String) throws {
    #expect(try offsets("scrollViewDidScroll " + text) == [nil])
  }

  @Test(
    "times in front, behind and beside a message",
    arguments: [
      ("07:08:09.100\ndidScroll\n07:08:09.200\ndidZoom"),
      ("didScroll at 07:08:09.100\ndidZoom at 07:08:09.200"),
      ("default\t07:08:09.100+0200\tApp\tdidScroll\ndefault\t07:08:09.200+0200\tApp\tdidZoom"),
      ("5/6/2023, 7:08:09.100 PM didScroll\n5/6/2023, 7:08:09.200 PM didZoom"),
      ("0.000s didScroll\n0.100s didZoom"), ("[12 ms] didScroll\n[112 ms] didZoom"),
      ("07:08:09.200 didZoom\n07:08:09.100 didScroll\n07:08:09.0 didZoom"),
    ]
  )
  func times(_ text: String) throws {
    #expect(try read(text).trace.lines.prefix(2).map(\.time) == [0, 100_000])
  }

  @Test(
    "two views by what stands around their messages",
    arguments: [
      "A.swift:3 %|B.swift:9 %", "list %|cell %", "% 0x7f01|% 0x7f02", "% tag: 7|% tag: 8",
      "% list|% cell",
    ]
  )
  func views(_ forms: String) throws {
    let forms = forms.split(separator: "|").map(String.init)
    let lines = ["scrollViewWillBeginDragging", "scrollViewDidScroll"].flatMap { name in
      forms.map { $0.replacing("%", with: name) }
    }
    #expect(try read(lines.joined(separator: "\n")).trace.header.views.count == 2)
  }

  @Test("a message that is not read is a gap, and so is the beginning of another log")
  func gaps() throws {
    for text in [
      "didScroll\nscrollViewWillBeginDecel…\ndidZoom", "didScroll\n(lots of didScroll)\ndidZoom",
      "```\ndidScroll\n```\nNew:\n```\ndidZoom\n```",
    ] {
      let lines = try read(text).trace.lines
      #expect(lines.count == 3)
    }
    #expect(try read("didScroll\nloaded\nlast message repeated 3 times").trace.lines.count == 1)
  }
}
