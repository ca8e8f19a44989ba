import Replay
import Testing
import Traces

@Suite("A replay merges touches, calls, frames and settling in one order")
struct PlaybackTests {
  private let subject = ReferenceSubject()

  private func play(_ lines: [String], header: String = TraceText.header) throws -> Trace {
    try subject.transcript(of: try TraceText.trace(lines, header: header))
  }

  @Test("each message stands after the line that caused it, with that line's time")
  func placeOfMessages() throws {
    let transcript = try play(TraceText.flick)
    #expect(transcript.shape.hasPrefix("ttmmtmtmtmmmsmm"))
    var latest: Microseconds = 0
    for line in transcript.lines {
      #expect(line.time ?? latest >= latest)
      latest = line.time ?? latest
    }
  }

  @Test("a frame due at the instant of a line follows the line")
  func frameAfterLine() throws {
    let animated =
      #"{"t":0,"call":"setContentOffset(_:animated:)","args":{"animated":true,"contentOffset":[0,900]}}"#
    let moved = #"{"t":50000,"call":"contentInset","args":{"contentInset":[0,0,9,0]}}"#
    let transcript = try play([animated, moved])
    // Frames 1 and 2 come before the second call, frame 3, due at 50,000 too, behind it.
    #expect(transcript.shape.hasPrefix("cmmcm"))
  }

  @Test("touches of different fingers at one instant are one event, comments or not")
  func events() throws {
    let first = #"{"t":0,"touch":"began","id":1,"x":100,"y":300}"#
    let second = #"{"t":0,"touch":"began","id":2,"x":200,"y":300}"#
    let moves = [1, 2].map {
      #"{"t":20000,"touch":"moved","id":\#($0),"x":\#($0 * 100),"y":270}"#
    }
    let lifts = [
      #"{"t":400000,"touch":"ended","id":1,"x":100,"y":270}"#,
      #"{"t":400000,"touch":"ended","id":2,"x":200,"y":270}"#,
    ]
    let comment = "{\"#\":\"Both move.\"}"
    let transcript = try play([first, second, moves[0], comment, moves[1]] + lifts)
    #expect(transcript.shape == "ttt#tmmttmmsf")
    let offsets = transcript.messages.compactMap(\.state.contentOffset?.y.double)
    #expect(offsets == [0, 20, 20, 20])
  }

  @Test("a settle of ten seconds stands at the end unless one is there")
  func implicitSettle() throws {
    #expect(try play([]).shape == "sf")
    let settled = try play([#"{"t":5,"settle":7}"#])
    #expect(settled.shape == "sf")
    #expect(settled.finals.first?.time == 5)
    let expectation = #"{"expect":"final","is":{"isDragging":false}}"#
    #expect(try play(TraceText.flick + [expectation]).shape.hasSuffix("mfe"))
  }

  @Test("what does not rest by the limit is told as it is, at the limit")
  func notAtRest() throws {
    let transcript = try play(TraceText.flick + [#"{"t":60000,"settle":100000}"#])
    let final = try #require(transcript.finals.first)
    #expect(final.time == 160_000)
    #expect(final.state[.isDecelerating] == true)
  }

  @Test("a delegate that never lets the view rest does not hang the replay")
  func endless() throws {
    let call =
      #"{"call":"setContentOffset(_:animated:)","args":{"animated":true,"contentOffset":[0,"#
    let entry =
      #""scrollViewDidEndScrollingAnimation(_:)":["#
      + String(
        repeating: call + "100]}}," + call + "900]}},",
        count: 40
      ) + call + "0]}}]"
    let header = TraceText.header.dropLast() + #","delegate":{"# + entry + "}}"
    let start =
      #"{"t":0,"call":"setContentOffset(_:animated:)","args":{"animated":true,"contentOffset":[0,300]}}"#
    let transcript = try play([start], header: String(header))
    let final = try #require(transcript.finals.first)
    #expect(final.state[.isScrollAnimating] == true)
    #expect(final.time == 10_000_000)
  }

  @Test("frames that are dropped change what is seen, not where it rests")
  func droppedFrames() throws {
    let whole = try play(TraceText.flick)
    let header = TraceText.header.dropLast() + #","dropped":[6,7,8,20,40,41]}"#
    let dropped = try play(TraceText.flick, header: String(header))
    #expect(dropped.messages.count == whole.messages.count - 6)
    #expect(dropped.finals.first?.state.contentOffset == whole.finals.first?.state.contentOffset)
    #expect(dropped.finals.first?.time == whole.finals.first?.time)
  }

  @Test("the same trace gives the same transcript, on every thread")
  func reproducible() async throws {
    let trace = try TraceText.trace(TraceText.flick)
    let first = try subject.transcript(of: trace)
    try await withThrowingTaskGroup(of: Trace.self) { group in
      for _ in 0..<8 { group.addTask { try ReferenceSubject().transcript(of: trace) } }
      for try await transcript in group { #expect(transcript == first) }
    }
  }

  @Test("playing a transcript plays its inputs anew")
  func again() throws {
    let transcript = try play(TraceText.flick)
    #expect(try subject.transcript(of: transcript) == transcript)
  }

  @Test("what the reference cannot play is skipped, with the reason")
  func skipped() throws {
    for header in [
      #"{"trace":1,"id":"a","component":"scroll","config":{"rowHeight":44}}"#,
      #"{"trace":1,"id":"a","component":"scroll","requires":["telepathy"]}"#,
    ] {
      do {
        _ = try play([], header: header)
        Issue.record("\(header) was played")
      } catch SubjectFailure.skipped(let why) {
        #expect(why.contains("the reference"))
      }
    }
  }
}
