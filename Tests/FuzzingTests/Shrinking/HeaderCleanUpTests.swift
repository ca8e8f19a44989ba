import Testing
import Traces

@Suite("The clean-up of what a header says of frames and of what is heard")
struct HeaderCleanUpTests {
  @Test("Frames that do not come move along with a trace that begins at 0")
  func droppedFrames() throws {
    let start = try trace(
      """
      {"trace":1,"id":"some/failure","component":"scroll","dropped":[40,41,60]}
      {"t":400000,"call":"flashScrollIndicators()"}
      """
    )
    let smallest = shrunk(start) { trace in
      guard let time = trace.calls.first?.time else { return false }
      let frame = (time * 60 + 500_000) / 1_000_000
      return trace.header.dropped.contains(Int(frame) + 16)
    }
    #expect(
      smallest
        == """
        {"trace":1,"id":"some/failure","component":"scroll","dropped":[16]}
        {"t":0,"call":"flashScrollIndicators()"}
        """
    )
  }

  @Test("Of the messages that a delegate hears, those are left that matter")
  func observedMessages() throws {
    let start = try trace(
      """
      {"trace":1,"id":"some/failure","component":"scroll","observes":["scrollViewDidScroll(_:)","scrollViewWillBeginDragging(_:)","scrollViewDidEndDecelerating(_:)","scrollViewDidScrollToTop(_:)"]}
      {"t":0,"call":"flashScrollIndicators()"}
      """
    )
    let smallest = shrunk(start) { trace in
      guard let observes = trace.header.observes else { return false }
      return observes.contains(.didEndDecelerating) && !observes.contains(.didEndDragging)
    }
    #expect(
      smallest
        == #"{"trace":1,"id":"some/failure","component":"scroll","observes":["scrollViewDidEndDecelerating(_:)"]}"#
    )
  }
}
