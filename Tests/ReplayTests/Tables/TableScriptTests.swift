import Replay
import Testing
import Traces

@Suite("The scripted delegate of a table")
struct TableScriptTests {
  @Test("answers by row, by section and for the rest, and the answer is written down")
  func byPlace() throws {
    let (down, up) = TableText.tap(66)
    let script = #""tableView(_:willSelectRowAt:)":[{"0-1":"0-3","*":null},{"0-*":null}]"#
    let (again, upAgain) = TableText.tap(66, at: 2_000_000)
    let transcript = try TableText.play(down, up, again, upAgain, delegate: script)
    #expect(transcript.messages(.willSelectRow).map(\.answer) == [.string("0-3"), .null])
    #expect(transcript.told(.didSelectRow, "didSelectRowAt") == ["0-3"])
    #expect(
      transcript.finals.last?.table.selectedRows == [RowPath(section: 0, row: 3)]
    )
  }

  @Test("answers as UIKit does where it has no answer for the row")
  func usual() throws {
    let (down, up) = TableText.tap(66)
    let script = #""tableView(_:willSelectRowAt:)":{"0-2":null}"#
    let transcript = try TableText.play(down, up, delegate: script)
    #expect(transcript.messages(.willSelectRow).map(\.answer) == [.string("0-1")])
    #expect(transcript.told(.didSelectRow, "didSelectRowAt") == ["0-1"])
  }

  @Test("answers questions about sections, with counts that make no sense too")
  func sections() throws {
    let script = #""numberOfSections(in:)":3,"tableView(_:numberOfRowsInSection:)":{"1":-1,"*":2}"#
    let transcript = try TableText.play(
      config: #""bounds":[320,400],"rowHeight":44"#,
      delegate: script
    )
    #expect(
      transcript.messages(.numberOfRows).map(\.answer?.number) == [2, -1, 2].map { Millionths($0) }
    )
    #expect(transcript.finals.first?.state.contentSize == Point(320, 176))
  }

  @Test("makes the views that it names, and cells of the identifiers that it names")
  func views() throws {
    let script =
      #""tableView(_:cellForRowAt:)":{"0-0":"wide"},"tableView(_:viewForHeaderInSection:)":"banner""#
    let transcript = try TableText.play(
      config: TableText.plain
        + #","identifiers":["cell"],"registers":["cell","wide"],"sectionHeaderHeight":20"#,
      delegate: script
    )
    #expect(transcript.answers(.cellForRow).prefix(2) == ["wide-1", "cell-1"])
    #expect(transcript.told(.willDisplayHeader, "willDisplayHeaderView") == ["banner"])
  }

  @Test("calls back inside a message, and the call stands behind it")
  func callsBack() throws {
    let (down, up) = TableText.tap(66)
    let call = #"{"call":"deselectRow(at:animated:)","args":{"at":"0-1","animated":false}}"#
    let transcript = try TableText.play(
      down,
      up,
      delegate: #""tableView(_:didSelectRowAt:)":\#(call)"#
    )
    let place = try #require(
      transcript.lines.firstIndex { line in
        if case .message(let message) = line { message.name == .didSelectRow } else { false }
      }
    )
    guard case .call(let made) = transcript.lines[place + 1] else {
      Issue.record("no call behind didSelect")
      return
    }
    #expect(made.isByDelegate)
    #expect(transcript.finals.last?.table.selectedRows == [])
  }

  @Test("changes its data without a word, until the table is loaded anew")
  func silentData() throws {
    let change = TableText.call("sections", #""sections":[2]"#, at: 100_000)
    let titles = TableText.call("headers", #""headers":["A"]"#, at: 100_000)
    let before = try TableText.play(change)
    #expect(before.shape.hasSuffix("csf"))
    #expect(before.finals.first?.state.contentSize == Point(320, 220))
    let after = try TableText.play(
      change,
      titles,
      TableText.call("sectionHeaderHeight", #""sectionHeaderHeight":20"#, at: 200_000),
      TableText.call("reloadData()", at: 200_000)
    )
    #expect(after.finals.first?.state.contentSize == Point(320, 108))
    #expect(after.messages(.didEndDisplayingCell).count == 3)
  }

  @Test("tells what its receiver can read: the selection, the rows in view, the cell's looks")
  func state() throws {
    let (down, up) = TableText.tap(66)
    let transcript = try TableText.play(
      down,
      up,
      TableText.call("contentOffset", #""contentOffset":[0,88]"#, at: 500_000)
    )
    let row = RowPath(section: 0, row: 1)
    #expect(transcript.messages(.willSelectRow).first?.table.selectedRows == [])
    #expect(transcript.messages(.didSelectRow).first?.table.selectedRows == [row])
    #expect(transcript.messages(.didScroll).allSatisfy { $0.table.isEmpty })
    let left = try #require(
      transcript.messages(.didEndDisplayingCell).first { $0.arguments[.forRowAt]?.rowPath == row }
    )
    #expect(left.state[.isSelected] == true)
    #expect(left.state[.isHighlighted] == false)
    let shown = try #require(transcript.messages(.willDisplayCell).last)
    #expect(shown.state[.isSelected] == false)
    #expect(shown.table.visibleRows?.range?.upperBound == RowPath(section: 0, row: 4))
  }

  @Test("writes a question for a cell down before what is done to the cell")
  func reuse() throws {
    let transcript = try TableText.play(
      TableText.call("contentOffset", #""contentOffset":[0,44]"#, at: 100_000),
      config: #""bounds":[320,40],"rowHeight":44,"sections":[5]"#
    )
    let names = transcript.messages.suffix(3).map(\.name)
    #expect(names == [.cellForRow, .prepareForReuse, .willDisplayCell])
    #expect(transcript.told(.prepareForReuse, .cell) == ["cell-1"])
  }
}
