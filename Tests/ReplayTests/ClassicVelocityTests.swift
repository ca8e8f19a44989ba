import Replay
import Testing
import Traces

/// The weights of a finger's last samples, which were others in 2018 (motion.velocity-2018).
@Suite("A flick is as fast as the profile has it")
struct ClassicVelocityTests {
  /// The velocity that a flick of 10, 20, 40 and 10 points, each in 10 ms, is released with.
  private func released(profile: String?) throws -> Double? {
    let key = profile.map { #","profile":"\#($0)""# } ?? ""
    let header =
      #"{"trace":1,"id":"a","component":"scroll","config":{"bounds":[320,480],"#
      + #""contentSize":[320,20000]}\#(key)}"#
    let places = [400, 390, 370, 330, 320]
    var touches = places.enumerated().map { step, y in
      #"{"t":\#(step * 10_000),"touch":"\#(step == 0 ? "began" : "moved")","id":1,"x":200,"y":\#(y)}"#
    }
    touches.append(#"{"t":45000,"touch":"ended","id":1,"x":200,"y":320}"#)
    let trace = try TraceText.trace(touches, header: header)
    let transcript = try ReferenceSubject().transcript(of: trace)
    let lift = transcript.messages.first { $0.name == .willEndDragging }
    return lift?.arguments["withVelocity"]?.point?.y.double
  }

  @Test("0.6, 0.35 and 0.05 of the last three movements where no profile is named, and as modern")
  func modern() throws {
    // 0.6 of 2, 0.35 of 4 and 0.05 of 1 point a millisecond come to 2.65.
    #expect(try released(profile: nil) == 2.65)
    #expect(try released(profile: "modern") == 2.65)
  }

  @Test("0.5625, 0.375 and 0.0625 as classic")
  func classic() throws {
    // 2.6875, read in thousandths.
    #expect(try released(profile: "classic") == 2.688)
  }
}
