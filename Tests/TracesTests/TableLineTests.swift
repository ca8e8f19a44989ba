import Testing
import Traces

@Suite("Lines about tables")
struct TableLineTests {
  // MARK: - Scripts

  @Test("answer by the nearest place: the row, the section, the rest")
  func nearestAnswer() throws {
    let header = try Self.header(
      #""tableView(_:heightForRowAt:)":{"*":10,"0-*":20,"0-3":30},"tableView(_:numberOfRowsInSection:)":{"1":5}"#
    )
    let heights = try #require(Self.answers(header, to: .heightForRow))
    #expect(heights.answer(at: RowPath(section: 0, row: 3)) == .number(Millionths(30)))
    #expect(heights.answer(at: RowPath(section: 0, row: 4)) == .number(Millionths(20)))
    #expect(heights.answer(at: RowPath(section: 1, row: 3)) == .number(Millionths(10)))
    let counts = try #require(Self.answers(header, to: .numberOfRows))
    #expect(counts.answer(inSection: 1) == .number(Millionths(5)))
    #expect(counts.answer(inSection: 0) == nil)
  }

  @Test("keep an answer of null apart from none")
  func nullAnswer() throws {
    let header = try Self.header(#""tableView(_:willSelectRowAt:)":{"0-3":null,"1-*":"0-0"}"#)
    let answers = try #require(Self.answers(header, to: .willSelectRow))
    #expect(answers.answer(at: RowPath(section: 0, row: 3)) == .null)
    #expect(answers.answer(at: RowPath(section: 1, row: 9)) == .string("0-0"))
    #expect(answers.answer(at: RowPath(section: 0, row: 4)) == nil)
  }

  @Test(
    "may answer a message in turn, each time by row",
    arguments: [
      #"[{"0-3":null},{"*":"0-4"}]"#, #"{"0-3":null}"#, #""0-4""#, "null",
      #"{"call":"reloadData()","times":2}"#,
      #"{"call":"reloadData()","then":[{"call":"beginUpdates()"},{"call":"endUpdates()"}]}"#,
    ]
  )
  func replies(_ reply: String) throws {
    let header = try Self.header(#""tableView(_:willSelectRowAt:)":"# + reply)
    #expect(header.delegate.entries.count == 1)
  }

  @Test("may answer a message by row that nobody else knows")
  func unknownMessage() throws {
    let header = try Self.header(#""x-own":{"0-3":[1],"1-*":null,"*":true}"#)
    guard case .answerByIndexPath(let answers) = header.delegate.entries[0].replies[0].action else {
      Issue.record("\(header.delegate)")
      return
    }
    #expect(answers.map(\.label.text) == ["*", "0-3", "1-*"])
  }

  @Test(
    "say what is wrong with an answer's place, and with the answer",
    arguments: [
      (
        #""tableView(_:willSelectRowAt:)":{"3":null}"#,
        #""3" is no place for an answer to tableView(_:willSelectRowAt:); expected a row "section-row", a section's rows "section-*", or "*" for the rest"#
      ),
      (
        #""tableView(_:heightForHeaderInSection:)":{"0-*":20}"#,
        #""0-*" is no place for an answer to tableView(_:heightForHeaderInSection:); expected the number of a section, or "*" for the rest"#
      ),
      (
        #""tableView(_:willSelectRowAt:)":{"0--1":null}"#,
        #""0--1" is no place for an answer to tableView(_:willSelectRowAt:); expected a row "section-row", a section's rows "section-*", or "*" for the rest"#
      ),
      (
        #""tableView(_:willSelectRowAt:)":{"0-3":"0,4"}"#,
        #"the item "0,4" cannot be read; expected an index path, "section-row""#
      ),
      (
        #""tableView(_:shouldHighlightRowAt:)":{"0-3":null}"#,
        #""answer" is null; expected true or false"#
      ),
      (
        #""scrollViewShouldScrollToTop(_:)":{"*":true}"#,
        #"unknown in-out argument of scrollViewShouldScrollToTop(_:) "*"; expected one of "none""#
      ),
      (
        #""tableView(_:didSelectRowsAt:)":null"#,
        #"unknown message "tableView(_:didSelectRowsAt:)"; expected a message that `touchstone rules --names` prints, or one that begins with x-; did you mean "tableView(_:didSelectRowAt:)"?"#
      ),
    ]
  )
  func scriptProblems(_ script: String, _ description: String) throws {
    let error = #expect(throws: TraceError.self) { try Self.header(script) }
    #expect(error?.problem.description == description)
  }

  // MARK: - Calls and state

  @Test("leave the row of a call out only where it may be")
  func optionalRow() throws {
    #expect(throws: Never.self) { try Self.lines(#"{"t":0,"call":"becomeFirstResponder()"}"#) }
    let error = #expect(throws: TraceError.self) {
      try Self.lines(#"{"t":0,"call":"deselectRow(at:animated:)","args":{"animated":true}}"#)
    }
    #expect(error?.problem == .missingKey("at", line: "\"deselectRow(at:animated:)\" call"))
  }

  @Test("set a table's style when it is made, and never afterwards")
  func styleIsFixed() throws {
    let error = #expect(throws: TraceError.self) {
      try Self.lines(#"{"t":0,"call":"style","args":{"style":"plain"}}"#)
    }
    guard case .unknownWord("style", _, _, _) = error?.problem else {
      Issue.record("\(String(describing: error))")
      return
    }
  }

  @Test("tell a state whose rows are in order, however they were written")
  func stateInOrder() throws {
    let lines = try Self.lines(
      #"{"t":0,"final":{"indexPathsForSelectedRows":["1-0","0-10","0-9"],"visibleHeaders":[[2,9],[0,-1.5]],"visibleRows":["0-9","1-0"]}}"#
    )
    guard case .final(let final) = lines.first else { throw NoFinal() }
    let table = final.table
    #expect(table.selectedRows?.map(\.description) == ["0-9", "0-10", "1-0"])
    #expect(table.visibleRows?.range == RowPath(section: 0, row: 9)...RowPath(section: 1, row: 0))
    #expect(table.visibleHeaders?.map(\.section) == [0, 2])
    #expect(table.visibleHeaders?.first?.top == Thousandths(-1.5))
    #expect(table.visibleFooters == nil)
  }

  @Test("tell nothing of a table where nothing of it is told")
  func noTable() throws {
    let lines = try Self.lines(#"{"t":0,"final":{"isSelected":true,"contentOffset":[0,1]}}"#)
    guard case .final(let final) = lines.first else { throw NoFinal() }
    #expect(final.table.isEmpty)
    #expect(final.state[.isSelected] == true)
    var emptied = final
    emptied.table.visibleRows = TableState.VisibleRows(nil)
    #expect(emptied != final)
    emptied.table.visibleRows = nil
    #expect(emptied == final)
  }

  // MARK: - Parts

  private struct NoFinal: Error {}

  @discardableResult
  private static func header(_ script: String) throws -> Header {
    try trace(#"{"trace":1,"id":"a","component":"table","delegate":{\#(script)}}"#, []).header
  }

  @discardableResult
  private static func lines(_ lines: String...) throws -> [Line] {
    try trace(#"{"trace":1,"id":"a","component":"table"}"#, lines).lines
  }

  private static func trace(_ header: String, _ lines: [String]) throws -> Trace {
    let text = ([header] + lines + ["{\"end\":\(lines.count)}"]).joined(separator: "\n") + "\n"
    var reader = TraceReader(bytes: Array(text.utf8))
    return try #require(try reader.nextTrace())
  }

  private static func answers(_ header: Header, to message: Name) -> ScriptedAnswers? {
    let entry = header.delegate.entries.first { $0.message == message }
    guard case .answerByIndexPath(let answers) = entry?.replies.first?.action else { return nil }
    return ScriptedAnswers(answers, to: message)
  }
}
