import Testing
import Traces

@testable import Importing

/// The words by which several views of one log are told apart, and words that look like them.
@Suite("Views of logs")
struct LogViewsTests {
  private func lines(_ text: String) throws -> [String] {
    try Importer("log", screen: nil).lines(text)
  }

  @Test(
    "two views that drag at once are told apart by the words around their messages",
    arguments: [
      // JSON, with the view in front and behind.
      ("{\"t\":12,\"view\":\"", "\",\"event\":\"", "\"}"),
      ("{\"event\":\"", "\",\"view\":\"", "\",\"v\":0}"),
      // Tables.
      ("0.00#,", ",", ",0.0"), ("1# | ", " | ", ""),
      // A word behind a dash.
      ("", " - ", ", 1 finger down"), ("", " – ", ""), ("", " (", ") ended"),
      ("", " view=", " n: 3"),
      ("", " accessibilityIdentifier=", " n: 3"), ("", " listId: ", " x: 3"),
    ]
  )
  func words(_ front: String, _ between: String, _ behind: String) throws {
    let names = ["scrollViewWillBeginDragging", "scrollViewDidEndDragging"]
    let isInFront = front.contains("view") || front.contains("#")
    let all = [(0, "outer"), (0, "inner"), (1, "inner"), (1, "outer")].enumerated().map {
      count,
      told in
      let (place, view) = told
      let front = front.replacing("#", with: "\(count)")
      let (first, second) = isInFront ? (view, names[place]) : (names[place], view)
      return "\(front)\(first)\(between)\(second)\(behind)"
    }
    let told = try lines(all.joined(separator: "\n"))
    #expect(
      told == [
        "outer: WillBeginDragging", "inner: WillBeginDragging", "inner: DidEndDragging",
        "outer: DidEndDragging",
      ]
    )
  }

  @Test("React Native tells views apart by the target of each event, if each has one")
  func targets() throws {
    let log = """
       LOG  onScrollBeginDrag {"contentOffset": {"x": 0, "y": 0}, "target": 123}
       LOG  onScrollBeginDrag {"contentOffset": {"x": 0, "y": 0}, "target": 456}
       LOG  onMomentumScrollEnd {"contentOffset": {"x": 0, "y": 0}, "target": 123}
      """
    #expect(
      try lines(log) == [
        "target 123: WillBeginDragging", "target 456: WillBeginDragging",
        "target 123: DidEndDecelerating",
      ]
    )
    #expect(
      try lines("onScrollBeginDrag {\"target\": 123}\nonMomentumScrollEnd\n")
        == ["WillBeginDragging", "DidEndDecelerating"]
    )
  }

  @Test("what is counted, numbered or of another class is no view")
  func others() throws {
    let names = ["WillBeginDragging", "DidScroll", "DidScroll", "WillBeginDragging", "DidScroll"]
    let hits = ["1 time", "1 time", "2 times", "2 times", "3 times"]
    let counted = zip(names, hits).map { "-[Feed scrollView\($0):] hit \($1)" }
    #expect(try lines(counted.joined(separator: "\n")) == names)
    let numbered = names.enumerated().map { "step\($0): scrollView\($1)" }
    #expect(try lines(numbered.joined(separator: "\n")) == names)
    let kinds = names.map { "\($0.lowercased()): scrollView\($0)" }
    #expect(try lines(kinds.joined(separator: "\n")) == names)
    let rows = ["a", "b"].flatMap { address in
      ["will", "did"].map {
        "-[List tableView:\($0)SelectRowAtIndexPath:] <NSIndexPath: 0x9\(address)> {length = 2, path = 0 - 3}"
      }
    }
    #expect(
      try lines(rows.joined(separator: "\n")) == [
        "tableView", "tableView", "tableView", "tableView",
      ]
    )
  }

  @Test("views have the names that stand in the log")
  func names() throws {
    let names = ["scrollViewWillBeginDragging", "scrollViewDidEndDragging"]
    let log = names.flatMap { name in [1, 2].map { "\(name) tag=\($0)" } }
    #expect(try lines(log.joined(separator: "\n")).first == "tag 1: WillBeginDragging")
    let cells = names.flatMap { name in [1, 2].map { "cell [0, \($0)] \(name)" } }
    #expect(try lines(cells.joined(separator: "\n")).first == "cell [0, 1]: WillBeginDragging")
  }
}
