import Testing
import Traces

@testable import Replay

@Suite("Frames in which only time passes are not played")
struct IdleFramesTests {
  /// Eleven days at a thousand frames a second, in which nothing moves.
  @Test("What waits for an instant waits for that alone", arguments: IdleTrace.all)
  func frames(idle: IdleTrace) throws {
    let trace = try TraceText.trace(idle.lines, header: idle.header)
    var limits = ReplayLimits()
    limits.seconds = 5
    let subject = ReferenceSubject(limits: limits)
    #expect(try subject.frameCount(of: trace) < 2000)
    let told = try subject.transcript(of: trace).messages.last { $0.name == idle.message }
    #expect(told?.time == idle.time)
  }

  @Test("Motion is played frame by frame, and what is due in its midst comes in the midst of it")
  func motion() throws {
    let lines =
      TraceText.flick + [
        #"{"t":70000,"call":"animate(withDuration:animations:completion:)","args":{"animationID":"a","withDuration":0.5}}"#,
        #"{"t":70000,"call":"alpha","args":{"alpha":0.5},"in":"animate"}"#,
      ]
    let messages = try ReferenceSubject().transcript(of: try TraceText.trace(lines)).messages
    let end = try #require(messages.firstIndex { $0.name == .completion })
    #expect(messages[..<end].last?.name == .didScroll)
    #expect(messages[(end + 1)...].first?.name == .didScroll)
  }

  @Test("A clock passes over frames, and leaves the last of them")
  func clock() {
    var clock = FrameClock(rate: 60, dropped: [59])
    let hasPassed = clock.skip(toLastFramesBefore: 1_000_000)
    #expect(hasPassed)
    let next = clock.take()
    #expect(next == nil)
    #expect(clock.nextTime == 1_000_000)
    let isPassedAgain = clock.skip(toLastFramesBefore: 1_000_000)
    #expect(!isPassedAgain)
  }
}

/// A trace in which something is waited for, and nothing moves.
nonisolated struct IdleTrace: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let header: String
  let lines: [String]
  /// The message that is waited for, and when it must come; nil: it must not come.
  let message: Name
  let time: Microseconds?

  private static let scroller =
    #"{"trace":1,"id":"a","component":"scroll","rate":1000,"config":{"bounds":[320,480],"contentSize":[320,4000]}}"#

  static let all = [
    IdleTrace(
      testDescription: "the end of an animation",
      header: scroller,
      lines: [
        #"{"t":0,"call":"animate(withDuration:animations:completion:)","args":{"animationID":"a","withDuration":900000}}"#,
        #"{"t":0,"call":"alpha","args":{"alpha":0.5},"in":"animate"}"#,
        #"{"t":0,"settle":1000000000000}"#,
      ],
      message: .completion,
      time: 900_000_000_000
    ),
    IdleTrace(
      testDescription: "nothing, which an animation tells nobody of",
      header: scroller,
      lines: [
        #"{"t":0,"call":"animate(withDuration:animations:)","args":{"animationID":"a","withDuration":1000000}}"#,
        #"{"t":0,"call":"contentOffset","args":{"contentOffset":[0,900]},"in":"animate"}"#,
        #"{"t":0,"settle":1000000000000}"#,
      ],
      message: .completion,
      time: nil
    ),
    IdleTrace(
      testDescription: "a long press",
      header:
        #"{"trace":1,"id":"a","component":"scroll","rate":1000,"views":{"main":{"component":"scroll","frame":[0,0,320,480]},"c":{"component":"content","in":"main","frame":[0,0,320,480]},"r":{"component":"long-press-recognizer","in":"c","config":{"minimumPressDuration":900000}}}}"#,
      lines: [
        #"{"t":0,"touch":"began","id":1,"x":5,"y":5}"#,
        #"{"t":990000000000,"touch":"ended","id":1,"x":5,"y":5}"#,
      ],
      message: .gestureAction,
      time: 990_000_000_000
    ),
    IdleTrace(
      testDescription: "an answer of the network",
      header:
        #"{"trace":1,"id":"a","component":"web","rate":1000,"config":{"bounds":[320,480],"network":{"http://a/":{"delay":1000000000}}}}"#,
      lines: [
        #"{"t":0,"call":"loadRequest(_:)","args":{"request":"http://a/"}}"#,
        #"{"t":0,"settle":1000000000000}"#,
      ],
      message: .didFinishLoad,
      time: 1_000_000_000
    ),
  ]
}
