import Testing
import Traces

@testable import Replay

@Suite("A case may not use up the machine")
struct ReplayLimitsTests {
  @Test("Measured rows send no more messages in one turn than they may")
  func measuredRows() throws {
    #expect(
      try why(Self.measured, messages: 10_000)
        == "at 0.0 s the component sends more than 10000 messages in one turn; `--limit messages=N` allows more"
    )
  }

  @Test("Rows of a thousandth of a point make no more cells than a table may have")
  func thinRows() throws {
    let found = try why(#""sections":[10000000],"rowHeight":0.001"#, cells: 1000)
    #expect(
      found == "at 0.0 s a table makes more than 1000 cells; `--limit cells=N` allows more"
    )
  }

  @Test(
    "A count of a thousand million is asked for as long as the limit lets it",
    arguments: [
      #"{"numberOfSections(in:)":1000000000}"#,
      #"{"numberOfSections(in:)":1000000000,"tableView(_:numberOfRowsInSection:)":1000000000}"#,
    ]
  )
  func scriptedCount(delegate: String) throws {
    let found = try why(#""sections":[1]"#, messages: 10_000, delegate: delegate)
    #expect(found?.contains("more than 10000 messages in one turn") == true)
  }

  @Test("A transcript takes no more bytes than it may")
  func bytes() throws {
    #expect(
      try why(#""sections":[1000],"rowHeights":[44],"estimatedRowHeight":0"#, bytes: 100_000)
        == "at 0.0 s the transcript takes more than 100000 bytes; `--limit bytes=N` allows more"
    )
  }

  @Test("What keeps within its limits is played, ten thousand rows too")
  func within() throws {
    #expect(try why(#""sections":[10000],"rowHeights":[44],"estimatedRowHeight":0"#) == nil)
  }

  @Test("A long drag meets no limit, however many events it has")
  func longDrag() {
    let count = 1_000_000
    var limits = ReplayLimits()
    limits.bytes = 1000
    limits.messages = 10
    var meter = ReplayMeter(limits, lineCount: count)
    var found: String?
    for _ in 0..<count {
      meter.beginInput()
      found = found ?? meter.countLine() ?? meter.countMessage() ?? meter.countLine()
    }
    #expect(found == nil)
  }

  private static let measured = #""sections":[10000000],"rowHeights":[44],"estimatedRowHeight":0"#

  /// Returns the reason that the reference gives up on a table; nil: it does not.
  private func why(
    _ config: String,
    messages: Int? = nil,
    cells: Int? = nil,
    bytes: Int? = nil,
    delegate: String = "{}"
  ) throws -> String? {
    var limits = ReplayLimits()
    limits["messages"] = messages
    limits["cells"] = cells
    limits["bytes"] = bytes
    let header =
      #"{"trace":1,"id":"a","component":"table","config":{"bounds":[320,480],\#(config)},"delegate":\#(delegate)}"#
    let trace = try TraceText.trace([#"{"t":0,"settle":1000000}"#], header: header)
    do throws(SubjectFailure) {
      _ = try ReferenceSubject(limits: limits).transcript(of: trace)
      return nil
    } catch {
      guard case .failed(let why) = error else { return "skipped" }
      return why
    }
  }
}
