import Replay
import Testing
import Traces

@Suite("An exception")
struct TableExceptionTests {
  private static let expectation = #"{"expect":"exception","is":"NSRangeException"}"#
  private static let beyond = TableText.call(
    "scrollToRow(at:at:animated:)",
    #""animated":false,"at":"0-5","scrollPosition":"none""#,
    at: 200_000
  )

  @Test("ends a replay: nothing is played, told or at rest afterwards, and remarks are kept")
  func ends() throws {
    let (down, up) = TableText.tap(66, at: 300_000)
    let transcript = try TableText.play(
      Self.beyond,
      down,
      up,
      ##"{"#":"Never played."}"##,
      Self.expectation
    )
    #expect(transcript.shape.hasSuffix("c!#e"))
    #expect(transcript.exceptions.map(\.name) == ["NSRangeException"])
    #expect(transcript.exceptions.first?.time == 200_000)
    #expect(transcript.exceptions.first?.reason?.contains("(5)") == true)
  }

  @Test("of a call that the delegate makes ends the message's turn")
  func insideMessage() throws {
    let (down, up) = TableText.tap(66)
    let call =
      #"{"call":"scrollToRow(at:at:animated:)","args":{"animated":false,"at":"7-0","scrollPosition":"top"}}"#
    let transcript = try TableText.play(
      down,
      up,
      delegate: #""tableView(_:willSelectRowAt:)":\#(call)"#
    )
    #expect(transcript.shape.hasSuffix("mc!"))
    #expect(transcript.messages(.didSelectRow).isEmpty)
  }

  @Test(
    "at the load is the last thing that is told",
    arguments: [
      (#""registers":[]"#, #""x-none":1"#),
      (#""x-none":1"#, #""tableView(_:cellForRowAt:)":{"0-1":null}"#),
    ]
  )
  func atLoad(config: String, delegate: String) throws {
    let (down, up) = TableText.tap(66)
    let transcript = try TableText.play(
      down,
      up,
      config: TableText.plain + "," + config,
      delegate: delegate.hasPrefix(#""x-"#) ? nil : delegate
    )
    #expect(transcript.exceptions.map(\.name) == ["NSInternalInconsistencyException"])
    #expect(transcript.shape.hasSuffix("m!"))
    #expect(transcript.exceptions.first?.time == 0)
  }

  @Test("is raised anew when a transcript is played")
  func again() throws {
    let transcript = try TableText.play(Self.beyond, Self.expectation)
    #expect(try ReferenceSubject().transcript(of: transcript) == transcript)
  }
}
