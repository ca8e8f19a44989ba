import Testing
import Traces

@testable import Importing

/// Logs whose messages have their values elsewhere: on lines below, in objects around them, in columns of a table.
@Suite("Values beside messages")
struct SpreadLogTests {
  /// The messages with all that was read of them, a text each.
  private func told(_ text: String) throws -> [String] {
    let imported = try Importer("log", screen: nil).read(text)
    #expect(imported.lint == [])
    return imported.trace.lines.compactMap { line in
      guard case .message(let message) = line else { return nil }
      var text = message.name.text.replacing("scrollView", with: "").prefix { $0 != "(" }
      if let offset = message.state.contentOffset {
        text += " (\(offset.x.double),\(offset.y.double))"
      }
      if let flag = message.arguments[.willDecelerate]?.bool { text += " \(flag)" }
      if message.state[.isDragging] == true { text += " dragging" }
      return (message.time.map { "\($0) " } ?? "") + text
    }
  }

  private static let ends = ["DidScroll (0.0,5.5)", "DidEndDragging false"]

  @Test(
    "values on lines below a message are the message's",
    arguments: [
      """
      scrollViewDidScroll(_:)
        contentOffset: (0.0, 5.5)
      scrollViewDidEndDragging(_:willDecelerate:)
        decelerate: false
      """,
      """
      scrollViewDidScroll {
          contentOffset = "{0, 5.5}";
      }
      scrollViewDidEndDragging {
          decelerate = 0;
      }
      """,
      """
      scrollViewDidScroll {
        "contentOffset": {
          "x": 0,
          "y": 5.5
        }
      }
      scrollViewDidEndDragging {
        "decelerate": false
      }
      """,
      """
      [
        {
          "contentOffset": [0, 5.5],
          "event": "scrollViewDidScroll"
        },
        {
          "event": "scrollViewDidEndDragging",
          "decelerate": false
        }
      ]
      """,
      """
      - event: scrollViewDidScroll
        contentOffset: {0, 5.5}
      - event: scrollViewDidEndDragging
        decelerate: false
      """,
    ]
  )
  func below(_ log: String) throws { #expect(try told(log) == Self.ends) }

  @Test(
    "an object over several lines tells its time, and what a logging system writes is not asked for"
  )
  func objects() throws {
    let log = """
      [{
        "traceID" : 812,
        "eventMessage" : "scrollViewDidEndDragging false",
        "timestamp" : "2024-03-02 14:07:21.285063+0100",
        "processID" : 8812
      },{
        "traceID" : 813,
        "eventMessage" : "scrollViewDidScroll {0, 5.5}",
        "timestamp" : "2024-03-02 14:07:21.385063+0100",
        "processID" : 8812
      }]
      """
    #expect(try told(log) == ["0 DidEndDragging false", "100000 DidScroll (0.0,5.5)"])
    let remarks = try Importer("log", screen: nil).read(log).told
    #expect(!remarks.contains { $0.contains("says nothing of it") }, "\(remarks)")
  }

  @Test(
    "lines below a message that are no values stay by themselves",
    arguments: [
      "scrollViewDidScroll\n    at onScroll (src/List.js:12:11)\nscrollViewDidEndDragging false",
      "scrollViewDidScroll\ndecelerate: true\nscrollViewDidEndDragging false",
      "scrollViewDidScroll\n  layout done\nscrollViewDidEndDragging false",
    ]
  )
  func apart(_ log: String) throws {
    #expect(try told(log) == ["DidScroll", "DidEndDragging false"])
  }

  @Test(
    "the columns of a table are read by their names",
    arguments: [
      """
      time,event,offsetX,offsetY,decelerate
      0.500,scrollViewDidScroll,0,5.5,
      0.600,scrollViewDidEndDragging,,,0
      """,
      "time_ms\\tevent\\tx\\ty\\tdecelerate\\n500\\tscrollViewDidScroll\\t0\\t5.5\\t\\n600\\tscrollViewDidEndDragging\\t\\t\\tNO",
      """
      | time | callback | contentOffset | decelerate |
      |------|:--------:|---------------|------------|
      | 10:00:00.500 | `scrollViewDidScroll` | (0.0, 5.5) | |
      | 10:00:00.600 | `scrollViewDidEndDragging` | | false |
      """,
      """
      time          event                     y    decelerate
      10:00:00.500  scrollViewDidScroll       5.5  -
      10:00:00.600  scrollViewDidEndDragging  -    false
      """,
      """
      "timestamp";"message";"offset";"decelerate"
      "1700000000500";"scrollViewDidScroll";"{0, 5.5}";""
      "1700000000600";"scrollViewDidEndDragging";"";"false"
      """,
    ]
  )
  func tables(_ table: String) throws {
    let table = table.replacing("\\t", with: "\t").replacing("\\n", with: "\n")
    #expect(try told(table) == ["0 DidScroll (0.0,5.5)", "100000 DidEndDragging false"])
  }

  @Test("flags in a table of Markdown are told by the columns' heads")
  func flags() throws {
    let table = """
      | callback | isTracking | isDragging |
      |---|---|---|
      | scrollViewDidScroll | YES | YES |
      | scrollViewDidEndDragging | NO | NO |
      """
    #expect(try told(table) == ["DidScroll dragging", "DidEndDragging"])
    #expect(
      try !Importer("log").read(table).told.contains { $0.hasPrefix("lines that name no message") }
    )
  }

  @Test("a line of words with a comma is no head of a table")
  func heads() throws {
    let log = "Tapped, event\nscrollViewDidScroll, y: 5.5\n"
    #expect(try told(log) == ["DidScroll (0.0,5.5)"])
  }
}
