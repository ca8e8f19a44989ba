import Replay
import Testing
import Traces

@Suite("Updates in a trace of a table")
struct TableUpdateCallTests {
  private let sixRows = TableText.call("sections", #""sections":[6]"#)

  private func rows(_ kind: String, _ paths: String..., block: String? = nil) -> String {
    let at = paths.map { #""\#($0)""# }.joined(separator: ",")
    let suffix = block.map { #","in":"\#($0)""# } ?? ""
    return
      #"{"t":0,"call":"\#(kind)Rows(at:with:)","args":{"at":[\#(at)],"with":"fade"}\#(suffix)}"#
  }

  @Test("change rows and sections under a model that changes by calls of its own")
  func blocks() throws {
    let transcript = try TableText.play(
      TableText.call("sections", #""sections":[3,4]"#),
      TableText.call("beginUpdates()"),
      rows("delete", "0-0"),
      rows("reload", "0-1"),
      TableText.call("moveRow(at:to:)", #""at":"0-4","to":"0-0""#),
      rows("delete", "0-2"),
      TableText.call("insertSections(_:with:)", #""sections":[1],"with":"none""#),
      TableText.call("endUpdates()"),
      TableText.call("sections", #""sections":[4,3]"#),
      TableText.call("moveSection(_:toSection:)", #""section":1,"toSection":0"#),
      TableText.call("sections", #""sections":[3]"#),
      TableText.call("deleteSections(_:with:)", #""sections":[0],"with":"none""#),
      TableText.call("sections", #""sections":[7]"#),
      TableText.call("reloadSections(_:with:)", #""sections":[0],"with":"none""#)
    )
    #expect(transcript.exceptions.isEmpty)
    #expect(transcript.finals.first?.state.contentSize == Point(320, 308))
  }

  @Test("end with performBatchUpdates when the next line is no part of it")
  func batch() throws {
    let block = "performBatchUpdates"
    let transcript = try TableText.play(
      sixRows,
      rows("delete", "0-0", block: block),
      rows("insert", "0-0", "0-1", block: block)
    )
    #expect(transcript.exceptions.isEmpty)
    #expect(transcript.finals.first?.state.contentSize == Point(320, 264))
    let apart = try TableText.play(
      sixRows,
      rows("delete", "0-0", block: block),
      rows("insert", "0-0", "0-1")
    )
    #expect(apart.exceptions.count == 1)
  }

  @Test("stand in the transcript before the questions that the end of their block asks")
  func order() throws {
    let transcript = try TableText.play(
      sixRows,
      TableText.call("beginUpdates()"),
      rows("insert", "0-1"),
      TableText.call("endUpdates()")
    )
    let lines = transcript.lines.compactMap { line -> String? in
      switch line {
      case .call(let call): call.name.text
      case .message(let message) where message.time == 0: message.name.text
      default: nil
      }
    }
    let end = try #require(lines.firstIndex(of: "endUpdates()"))
    #expect(lines[end + 1] == "numberOfSections(in:)")
    #expect(lines[end + 2] == "tableView(_:numberOfRowsInSection:)")
    #expect(transcript.told(.cellForRow, .cellForRowAt) == ["0-0", "0-1", "0-2", "0-1"])
    #expect(transcript.told(.didEndDisplayingCell, .forRowAt) == ["0-3"])
  }

  @Test("are made by a delegate too, one call after the other")
  func delegate() throws {
    let (down, up) = TableText.tap(66)
    let delete = #"{"call":"deleteRows(at:with:)","args":{"at":["0-1"],"with":"fade"}}"#
    let script =
      #""tableView(_:didSelectRowAt:)":{"call":"sections","args":{"sections":[4]},"then":[\#(delete)],"times":1}"#
    let transcript = try TableText.play(down, up, delegate: script)
    #expect(transcript.exceptions.isEmpty)
    #expect(transcript.told(.didEndDisplayingCell, .forRowAt) == ["0-1"])
    let made = transcript.lines.compactMap { line -> Call? in
      if case .call(let call) = line { call } else { nil }
    }
    #expect(made.map(\.name.text) == ["sections", "deleteRows(at:with:)"])
    #expect(made.allSatisfy { $0.isByDelegate })
  }

  @Test("have a data source that commits carry them out, and one that moves")
  func carriedOut() throws {
    let edit = TableText.call("setEditing(_:animated:)", #""animated":false,"editing":true"#)
    let minus = TableText.touch(20, 66, at: 500_000)
    let delete = TableText.touch(300, 66, at: 1_000_000)
    let transcript = try TableText.play(
      [edit] + minus + delete,
      config: TableText.plain + #","commits":true"#
    )
    #expect(transcript.told(.commitEditing, .forRowAt) == ["0-1"])
    #expect(transcript.finals.first?.state.contentSize == Point(320, 176))
    #expect(transcript.finals.first?.state[.isEditing] == true)
    #expect(transcript.told(.willTransition, .cell).prefix(3) == ["cell-1", "cell-2", "cell-3"])
  }
}
