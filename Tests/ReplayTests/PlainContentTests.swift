import Replay
import Testing
import Traces

@Suite("Plain content may be the first view")
struct PlainContentTests {
  private static let header =
    #"{"trace":1,"id":"a","component":"content","views":{"box":{"component":"content","frame":[0,0,320,480]},"#
    + #""left":{"component":"scroll","in":"box","frame":[0,0,160,480],"config":{"contentSize":[160,4000]}},"#
    + #""right":{"component":"scroll","in":"box","frame":[160,0,160,480],"config":{"contentSize":[160,4000]}}}}"#

  @Test("and a finger on one of the views in it scrolls that one alone")
  func scrolls() throws {
    let lines = TraceText.flick.map { $0.replacing(#""x":160"#, with: #""x":240"#) }
    let transcript = try ReferenceSubject()
      .transcript(of: TraceText.trace(lines, header: Self.header))
    let scrolled = transcript.messages.filter { $0.name == .didScroll }
    #expect(!scrolled.isEmpty)
    #expect(scrolled.allSatisfy { $0.view == ViewIndex(2) })
  }
}
