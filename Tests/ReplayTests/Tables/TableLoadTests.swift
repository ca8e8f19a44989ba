import Replay
import Testing
import Traces

@Suite("A replay sets a table up from its header")
struct TableLoadTests {
  @Test("and the load is heard before the first line, at the beginning")
  func loadIsHeard() throws {
    let transcript = try TableText.play(TableText.call("layoutIfNeeded()", at: 500_000))
    #expect(transcript.shape == "mmmmmmmmcsf")
    #expect(transcript.messages.allSatisfy { $0.time == 0 })
    #expect(transcript.messages.first?.name == .numberOfSections)
    #expect(transcript.told(.cellForRow, .cellForRowAt) == ["0-0", "0-1", "0-2"])
    #expect(transcript.answers(.cellForRow) == ["cell-1", "cell-2", "cell-3"])
    #expect(transcript.told(.willDisplayCell, .willDisplay) == ["cell-1", "cell-2", "cell-3"])
    #expect(transcript.finals.first?.state.contentSize == Point(320, 220))
  }

  @Test("at the offset that the header gives, of which nothing is told")
  func offset() throws {
    let config = TableText.plain + #","contentOffset":[0,50]"#
    let transcript = try TableText.play(config: config)
    #expect(transcript.messages(.didScroll).isEmpty)
    #expect(transcript.told(.cellForRow, .cellForRowAt) == ["0-1", "0-2", "0-3", "0-4"])
    #expect(transcript.finals.first?.state.contentOffset == Point(0, 50))
  }

  @Test("with UIKit's defaults where it says nothing: rows of 44 points, one section empty")
  func defaults() throws {
    let rows = try TableText.play(config: #""bounds":[320,100],"sections":[3]"#)
    #expect(rows.finals.first?.state.contentSize == Point(320, 132))
    let none = try TableText.play(config: #""bounds":[320,100]"#)
    #expect(none.messages.map(\.name) == [.numberOfSections])
    #expect(none.finals.first?.table.visibleRows == TableState.VisibleRows(nil))
  }

  @Test("with heights, identifiers and accessories in patterns over the rows of a section")
  func patterns() throws {
    let transcript = try TableText.play(
      config:
        #""bounds":[320,400],"sections":[3,2],"rowHeights":[30,50],"estimatedRowHeight":0,"identifiers":["a","b",null]"#
    )
    #expect(transcript.finals.first?.state.contentSize == Point(320, 190))
    #expect(transcript.answers(.cellForRow) == ["a-1", "b-1", "-1", "a-2", "b-2"])
    #expect(transcript.messages(.heightForRow).count == 5)
  }

  @Test("with data that counts whether its questions are heard or not")
  func unheardData() throws {
    let transcript = try TableText.play(
      config:
        #""bounds":[320,400],"sections":[3,2],"rowHeights":[30,50],"estimatedRowHeight":0,"headers":["A","B"],"sectionHeaderHeight":20"#,
      observes: #""tableView(_:didSelectRowAt:)""#
    )
    #expect(transcript.messages.isEmpty)
    #expect(transcript.finals.first?.state.contentSize == Point(320, 230))
    #expect(
      transcript.finals.first?.table.visibleHeaders?.map(\.top) == [
        .zero, Thousandths(130.0),
      ]
    )
  }

  @Test("and methods that change a table are there only if there is something to answer")
  func demandingMethods() throws {
    let plain = try TableText.play()
    #expect(plain.messages(.heightForRow).isEmpty)
    #expect(plain.messages(.titleForHeader).isEmpty)
    let scripted = try TableText.play(
      delegate: #""tableView(_:heightForRowAt:)":{"0-1":100}"#
    )
    #expect(scripted.finals.first?.state.contentSize == Point(320, 276))
    let observed = try TableText.play(observes: #""tableView(_:heightForRowAt:)""#)
    #expect(!observed.messages(.heightForRow).isEmpty)
    #expect(observed.finals.first?.state.contentSize == Point(320, 220))
  }

  @Test("whose cells are got as it says")
  func dequeuing() throws {
    let scroll = [
      TableText.call("contentOffset", #""contentOffset":[0,44]"#, at: 100_000),
      TableText.call("contentOffset", #""contentOffset":[0,88]"#, at: 200_000),
    ]
    func made(_ more: String) throws -> Trace {
      try TableText.play(
        scroll[0],
        scroll[1],
        config: #""bounds":[320,40],"rowHeight":44,"sections":[5]"# + more
      )
    }
    #expect(try made("").answers(.cellForRow) == ["cell-1", "cell-1", "cell-1"])
    #expect(try made(#","dequeues":"identifier""#).answers(.cellForRow).last == "cell-1")
    #expect(try made(#","dequeues":"never""#).answers(.cellForRow).last == "cell-3")
    let anonymous = try made(#","identifiers":[null]"#)
    #expect(anonymous.answers(.cellForRow) == ["-1", "-2", "-3"])
    #expect(anonymous.messages(.prepareForReuse).isEmpty)
  }

  @Test("in the style that it says, which says where headers are")
  func style() throws {
    let config =
      #""bounds":[320,100],"rowHeight":44,"sections":[5],"headers":["A"]"#
      + #","sectionHeaderHeight":20,"contentOffset":[0,30]"#
    let plain = try TableText.play(config: config)
    #expect(plain.finals.first?.table.visibleHeaders?.map(\.top) == [Thousandths(30.0)])
    let grouped = try TableText.play(config: config + #","style":"grouped""#)
    #expect(grouped.finals.first?.table.visibleHeaders == [])
  }

  @Test(
    "and skips what it cannot do",
    arguments: [
      #"{"trace":1,"id":"a","component":"table","config":{"sectionHeaderTopPadding":0}}"#,
      #"{"trace":1,"id":"a","component":"scroll","config":{"allowsSelection":true}}"#,
      #"{"trace":1,"id":"a","component":"scroll","delegate":{"scrollViewDidScroll(_:)":{"call":"reloadData()"}}}"#,
    ]
  )
  func skipped(header: String) throws {
    let failure = #expect(throws: SubjectFailure.self) {
      try ReferenceSubject().transcript(of: try TraceText.trace([], header: header))
    }
    guard case .skipped(let why) = failure else {
      Issue.record("\(String(describing: failure))")
      return
    }
    #expect(why.contains("the reference does not know"))
  }
}
