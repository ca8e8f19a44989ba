import Testing
import Traces
import Transcripts

@Suite("Turns, as a transcript tells them")
struct TurnClockTests {
  private func message(_ time: Microseconds?, frame: Int32? = nil) -> Message {
    Message(time: time, name: .didScroll, frame: frame)
  }

  private func touched(at time: Microseconds, tolerance: Microseconds = 1) -> TurnClock {
    var clock = TurnClock(tolerance: tolerance)
    clock.begin(.touch, at: time, line: 0)
    return clock
  }

  @Test("a message at the time of an input is the input's own")
  func ofInput() {
    var clock = touched(at: 50_000)
    let (turn, instant) = (clock.turn, clock.instant)
    clock.come(to: message(50_000))
    #expect(clock.turn == turn && clock.cause == .touch && clock.causeLine == 0)
    #expect(clock.instant == instant)
  }

  @Test("unless it tells a frame, whose turn all messages with that frame are")
  func ofFrame() {
    var clock = touched(at: 50_000)
    let turn = clock.turn
    clock.come(to: message(50_000))
    clock.come(to: message(50_000, frame: 3))
    clock.come(to: message(50_000, frame: 3))
    #expect(clock.turn == turn + 1 && clock.cause == .frame && clock.causeLine == -1)
    clock.come(to: message(66_667))
    #expect(clock.turn == turn + 2 && clock.cause == .frame)
  }

  @Test("and the frame is told anew behind the next input")
  func nextInput() {
    var clock = touched(at: 50_000)
    clock.come(to: message(50_000, frame: 3))
    clock.begin(.call, at: 66_667, line: 2)
    clock.come(to: message(66_667))
    #expect(clock.cause == .call)
    clock.come(to: message(66_667, frame: 4))
    #expect(clock.cause == .frame)
  }

  @Test("a message that a clock tells late is its input's, at an instant of its own")
  func late() {
    var clock = touched(at: 50_000, tolerance: 8333)
    let (turn, instant) = (clock.turn, clock.instant)
    clock.come(to: message(58_332))
    #expect(clock.turn == turn && clock.instant == instant + 1 && clock.cause == .touch)
    clock.come(to: message(66_665))
    #expect(clock.turn == turn + 1 && clock.cause == .frame)
  }

  @Test("frames that come together leave it as frames that come one by one")
  func framesTogether() {
    var (single, together) = (touched(at: 50_000), touched(at: 50_000))
    #expect(single.tellsTurnsApart(by: 16_667) && !single.tellsTurnsApart(by: 0))
    for frame in 1...3 { single.come(to: message(50_000 + 16_667 * Int64(frame))) }
    together.come(toFrames: 0, until: 50_000)
    together.come(toFrames: 3, until: 100_001)
    #expect(single.turn == together.turn && single.instant == together.instant)
    #expect(single.time == together.time && single.cause == together.cause)
    #expect(single.causeLine == together.causeLine)
    single.come(to: message(100_001))
    together.come(to: message(100_001))
    #expect(single.turn == together.turn && single.instant == together.instant)
  }

  @Test("nothing tells the turn of a message without a time")
  func untimed() {
    var clock = touched(at: 50_000)
    let turn = clock.turn
    clock.come(to: message(nil))
    #expect(clock.turn == turn && clock.cause == .unknown)
  }
}
