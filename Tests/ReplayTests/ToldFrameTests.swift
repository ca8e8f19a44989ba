import Replay
import Testing
import Traces

/// A frame that comes at the very time of an input follows the input, and its messages say so.
@Suite("A message tells its frame where an input above it has the same time")
struct ToldFrameTests {
  private static let animated =
    #"{"t":0,"call":"setContentOffset(_:animated:)","args":{"animated":true,"contentOffset":[0,900]}}"#

  private func play(_ lines: [String], header: String = TraceText.header) throws -> Trace {
    try ReferenceSubject().transcript(of: try TraceText.trace(lines, header: header))
  }

  /// The frames that messages tell, with their times.
  private func frames(of transcript: Trace) -> [Microseconds: Int32] {
    var frames: [Microseconds: Int32] = [:]
    for message in transcript.messages {
      if let frame = message.frame, let time = message.time { frames[time] = frame }
    }
    return frames
  }

  @Test("if the input is a call, whatever other frames there are")
  func call() throws {
    let inset = #"{"t":50000,"call":"contentInset","args":{"contentInset":[0,0,9,0]}}"#
    let transcript = try play([Self.animated, inset])
    #expect(frames(of: transcript) == [50_000: 3])
  }

  @Test("if the input is a touch; what the touch causes tells none")
  func touch() throws {
    let header =
      #"{"trace":1,"id":"a","component":"scroll","views":{"a":{"component":"scroll","frame":[0,0,320,480],"#
      + #""config":{"contentSize":[320,4000]}},"b":{"component":"scroll","frame":[0,480,320,480],"#
      + #""config":{"contentSize":[320,4000]}}}}"#
    let transcript = try play(
      [
        Self.animated,
        #"{"t":20000,"touch":"began","id":1,"x":160,"y":900}"#,
        #"{"t":50000,"touch":"moved","id":1,"x":160,"y":860}"#,
        #"{"t":350000,"touch":"ended","id":1,"x":160,"y":860}"#,
      ],
      header: header
    )
    let atTouch = transcript.messages.filter { $0.time == 50_000 }
    #expect(atTouch.map(\.frame) == [nil, nil, 3])
    #expect(atTouch.map(\.view.place) == [1, 1, 0])
    #expect(frames(of: transcript) == [50_000: 3])
  }

  @Test("with the number that counts frames that are dropped, too")
  func dropped() throws {
    let inset = #"{"t":50000,"call":"contentInset","args":{"contentInset":[0,0,9,0]}}"#
    let header = TraceText.header.dropLast() + #","dropped":[1,2]}"#
    let transcript = try play([Self.animated, inset], header: String(header))
    #expect(frames(of: transcript) == [50_000: 3])
  }

  @Test("and not for a call that the delegate makes inside the frame's message")
  func delegate() throws {
    let header =
      TraceText.header.dropLast()
      + #","delegate":{"scrollViewDidEndScrollingAnimation(_:)":"#
      + #"{"call":"contentOffset","args":{"contentOffset":[0,100]},"times":1}}}"#
    let transcript = try play([Self.animated], header: String(header))
    #expect(transcript.shape.contains("mcm"))
    #expect(frames(of: transcript).isEmpty)
  }

  @Test("and the same when the transcript is played again")
  func again() throws {
    let inset = #"{"t":50000,"call":"contentInset","args":{"contentInset":[0,0,9,0]}}"#
    let transcript = try play([Self.animated, inset])
    #expect(try ReferenceSubject().transcript(of: transcript) == transcript)
  }
}
