import Replay
import Testing
import Traces

@Suite("A replay sets what surrounds the content")
struct SurroundingsTests {
  @Test(
    "and nothing is told of it",
    arguments: [
      #""call":"showsHorizontalScrollIndicator","args":{"showsHorizontalScrollIndicator":false}"#,
      #""call":"showsVerticalScrollIndicator","args":{"showsVerticalScrollIndicator":false}"#,
      #""call":"scrollIndicatorInsets","args":{"scrollIndicatorInsets":[1,2,3,4]}"#,
      #""call":"horizontalScrollIndicatorInsets","args":{"horizontalScrollIndicatorInsets":[1,2,3,4]}"#,
      #""call":"verticalScrollIndicatorInsets","args":{"verticalScrollIndicatorInsets":[1,2,3,4]}"#,
      #""call":"indicatorStyle","args":{"indicatorStyle":"white"}"#,
      #""call":"keyboardDismissMode","args":{"keyboardDismissMode":"interactive"}"#,
      #""call":"flashScrollIndicators()""#,
    ]
  )
  func silent(call: String) throws {
    let trace = try TraceText.trace([#"{"t":0,\#(call)}"#])
    let transcript = try ReferenceSubject().transcript(of: trace)
    #expect(transcript.messages.isEmpty)
    #expect(transcript.finals.map(\.time) == [0])
    #expect(transcript.finals.first?.state.contentOffset == .zero)
  }
}
