import Replay
import Testing
import Traces

@Suite("A replay has a keyboard")
struct KeyboardTests {
  private static func header(_ mode: String) -> String {
    #"{"trace":1,"id":"a","component":"scroll","views":{"list":{"component":"scroll","#
      + #""config":{"bounds":[320,480],"contentSize":[320,4000],"keyboardDismissMode":"\#(mode)"}},"#
      + #""field":{"component":"content","in":"list","frame":[0,0,320,40]}}}"#
  }

  private static let show = #"{"t":0,"call":"becomeFirstResponder()","view":"field"}"#
  private static let hide = #"{"t":900000,"call":"resignFirstResponder()","view":"field"}"#

  private func heard(_ mode: String, _ lines: [String]) throws -> [Message] {
    let trace = try TraceText.trace(lines, header: Self.header(mode))
    return try ReferenceSubject().transcript(of: trace).messages.filter {
      [.keyboardWillShow, .keyboardWillHide].contains($0.name)
    }
  }

  @Test("calls bring it up and down, and the view that it is for is told")
  func calls() throws {
    let messages = try heard("none", [Self.show, Self.hide])
    #expect(messages.map(\.name) == [.keyboardWillShow, .keyboardWillHide])
    #expect(messages.map(\.time) == [0, 900_000])
    #expect(messages.map(\.view) == [ViewIndex(1), ViewIndex(1)])
  }

  @Test("a drag dismisses it", arguments: [("none", 900_000), ("onDrag", 16_000)])
  func drag(mode: String, instant: Microseconds) throws {
    let messages = try heard(mode, [Self.show] + TraceText.flick + [Self.hide])
    #expect(messages.map(\.time) == [0, instant])
  }

  @Test("a view that is a scroll view hears of it itself")
  func scrollView() throws {
    let messages = try heard(
      "onDrag",
      [#"{"t":0,"call":"becomeFirstResponder()"}"#] + TraceText.flick
    )
    #expect(messages.map(\.view) == [ViewIndex(0), ViewIndex(0)])
    #expect(messages.last?.state.contentOffset?.y.double == 10)
  }
}
