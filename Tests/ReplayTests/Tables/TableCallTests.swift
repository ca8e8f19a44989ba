import Replay
import Testing
import Traces

@Suite("Calls on a table")
struct TableCallTests {
  @Test("select in silence, scroll to rows, and answer queries without asking for a cell")
  func calls() throws {
    let transcript = try TableText.play(
      TableText.call(
        "selectRow(at:animated:scrollPosition:)",
        #""animated":false,"at":"0-4","scrollPosition":"bottom""#
      ),
      TableText.call("cellForRow(at:)", #""at":"0-0""#, at: 100_000),
      TableText.call(
        "scrollToNearestSelectedRow(at:animated:)",
        #""animated":false,"scrollPosition":"top""#,
        at: 200_000
      )
    )
    #expect(transcript.messages(.willSelectRow).isEmpty)
    #expect(transcript.finals.first?.table.selectedRows == [RowPath(section: 0, row: 4)])
    #expect(transcript.finals.first?.state.contentOffset == Point(0, 88))
    #expect(transcript.messages(.cellForRow).count == 5)
  }

  @Test("take a row of null for none")
  func noRow() throws {
    let select = #""animated":false,"scrollPosition":"none","at":"#
    let transcript = try TableText.play(
      TableText.call("selectRow(at:animated:scrollPosition:)", select + #""0-1""#),
      TableText.call("selectRow(at:animated:scrollPosition:)", select + "null", at: 1)
    )
    #expect(transcript.finals.first?.table.selectedRows == [])
  }

  @Test("reach the cell that shows a row: its looks, and the keyboard")
  func cells() throws {
    let looks = try TableText.play(
      TableText.call(
        "setSelected(_:animated:)",
        #""animated":false,"at":"0-1","selected":true"#
      )
    )
    #expect(looks.told(.setSelected, .cell) == ["cell-2"])
    #expect(looks.finals.first?.table.selectedRows == [])
    let typing = try TableText.play(
      TableText.call("becomeFirstResponder()", #""at":"0-0""#),
      TableText.call("contentOffset", #""contentOffset":[0,88]"#, at: 100_000)
    )
    #expect(typing.messages(.keyboardWillShow).count == 1)
    #expect(
      typing.messages(.prepareForReuse).allSatisfy { $0.arguments[.cell] != .string("cell-1") }
    )
  }

  @Test("ask for the titles of the section index alone")
  func sectionIndex() throws {
    let transcript = try TableText.play(
      TableText.call("sectionIndexTitles", #""sectionIndexTitles":["B","C"]"#, at: 100_000),
      TableText.call("reloadSectionIndexTitles()", at: 100_000),
      config: TableText.plain + #","sectionIndexTitles":["A"]"#
    )
    let answers = transcript.messages(.askForSectionIndexTitles).map(\.answer)
    #expect(answers == [.array([.string("A")]), .array([.string("B"), .string("C")])])
    #expect(transcript.messages(.numberOfRows).count == 1)
  }

  @Test("may reach one table among other views, which tells under its own name")
  func views() throws {
    let header =
      #"{"trace":1,"id":"a","component":"scroll","views":{"outer":{"component":"scroll","frame":[0,0,320,480]},"list":{"component":"table","in":"outer","frame":[0,0,320,132],"config":{"rowHeight":44,"sections":[5]}}}}"#
    let trace = try TraceText.trace(
      [#"{"t":0,"call":"reloadData()","view":"list"}"#],
      header: header
    )
    let transcript = try ReferenceSubject().transcript(of: trace)
    #expect(transcript.messages.allSatisfy { $0.view == ViewIndex(1) })
    #expect(transcript.finals.map(\.table.isEmpty) == [true, false])
  }
}
