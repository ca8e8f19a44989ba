import Replay
import Testing
import Traces

@Suite("The scripted delegate")
struct ScriptedDelegateTests {
  private func play(
    _ lines: [String],
    delegate: String = "{}",
    more: String = ""
  ) throws -> Trace {
    let header = TraceText.header.dropLast() + #","delegate":\#(delegate)\#(more)}"#
    return try ReferenceSubject().transcript(
      of: try TraceText.trace(lines, header: String(header))
    )
  }

  @Test("answers, and its answer is written down")
  func answers() throws {
    let tap = #"{"t":0,"call":"tapStatusBar()"}"#
    let again = #"{"t":11000000,"call":"tapStatusBar()"}"#
    let down = #"{"t":11000000,"call":"contentOffset","args":{"contentOffset":[0,300]}}"#
    let transcript = try play(
      [down.replacing("11000000", with: "0"), tap, #"{"t":0,"settle":9000000}"#, down, again],
      delegate: #"{"scrollViewShouldScrollToTop(_:)":[false,true]}"#
    )
    let questions = transcript.messages.filter { $0.name == .shouldScrollToTop }
    #expect(questions.map(\.answer) == [.bool(false), .bool(true)])
    #expect(transcript.messages.filter { $0.name == .didScrollToTop }.count == 1)
  }

  @Test("writes to in-out arguments")
  func writes() throws {
    let transcript = try play(
      TraceText.flick,
      delegate:
        #"{"scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)":{"targetContentOffset":[0,320]}}"#
    )
    let end = try #require(transcript.messages.first { $0.name == .willEndDragging })
    #expect(end.answer == .object([Argument(.targetContentOffset, Value(Point(0, 320)))]))
    #expect(end.arguments[.targetContentOffset]?.point != Point(0, 320))
    #expect(transcript.finals.first?.state.contentOffset == Point(0, 320))
  }

  @Test("calls any view of its own header, one declared after its own too")
  func callsOtherViews() throws {
    let call = #"{"call":"contentOffset","args":{"contentOffset":[0,7]},"view":"second"}"#
    let config = #""frame":[0,0,320,480],"config":{"contentSize":[320,4000]}"#
    let header =
      #"{"trace":1,"id":"a","component":"scroll","views":{"#
      + #""first":{"component":"scroll",\#(config),"delegate":{"scrollViewDidScroll(_:)":\#(call)}},"#
      + #""second":{"component":"scroll",\#(config)}}}"#
    let move = #"{"t":0,"call":"contentOffset","args":{"contentOffset":[0,5]}}"#
    let transcript = try ReferenceSubject().transcript(
      of: try TraceText.trace([move], header: header)
    )
    #expect(transcript.finals.map(\.state.contentOffset) == [Point(0, 5), Point(0, 7)])
  }

  @Test("calls back, as often as it says, and the call is written down behind its message")
  func calls() throws {
    let transcript = try play(
      TraceText.flick,
      delegate:
        #"{"scrollViewDidEndDecelerating(_:)":{"call":"contentOffset","args":{"contentOffset":[0,7]},"times":1}}"#
    )
    let calls = transcript.lines.compactMap { line -> Call? in
      if case .call(let call) = line { call } else { nil }
    }
    #expect(calls.map(\.isByDelegate) == [true])
    #expect(transcript.shape.hasSuffix("mcmf"))
    #expect(transcript.finals.first?.state.contentOffset == Point(0, 7))
  }

  @Test("implements what it observes, which changes nothing in the motion")
  func observes() throws {
    let all = try play(TraceText.flick)
    let some = try play(
      TraceText.flick,
      more: #","observes":["scrollViewDidEndDecelerating(_:)"]"#
    )
    #expect(some.messages.map(\.name) == [.didEndDecelerating])
    #expect(some.messages.first?.time == all.messages.last?.time)
    #expect(some.finals.first?.state == all.finals.first?.state)
  }
}
