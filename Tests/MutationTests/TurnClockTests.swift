import Testing
import Traces

@testable import Mutation

@Suite("Turns, as the audit counts them")
struct TurnClockTests {
  private func message(_ time: Microseconds?, frame: Int32? = nil) -> Message {
    Message(time: time, name: .didScroll, frame: frame)
  }

  private func touched(at time: Microseconds) -> TurnClock {
    var clock = TurnClock()
    let place = Point.zero
    clock.touch(Touch(time: time, phase: .moved, finger: 1, location: place), line: 0)
    return clock
  }

  @Test("a message at the time of an input is the input's own")
  func ofInput() {
    var clock = touched(at: 50_000)
    let turn = clock.turn
    clock.message(message(50_000))
    #expect(clock.turn == turn && clock.cause == .touch && clock.causeLine == 0)
  }

  @Test("unless it tells a frame, whose turn all messages with that frame are")
  func ofFrame() {
    var clock = touched(at: 50_000)
    let turn = clock.turn
    clock.message(message(50_000))
    clock.message(message(50_000, frame: 3))
    clock.message(message(50_000, frame: 3))
    #expect(clock.turn == turn + 1 && clock.cause == .frame && clock.causeLine == -1)
    clock.message(message(66_667))
    #expect(clock.turn == turn + 2 && clock.cause == .frame)
  }

  @Test("and the frame is told anew behind the next input")
  func nextInput() {
    var clock = touched(at: 50_000)
    clock.message(message(50_000, frame: 3))
    clock.call(66_667, line: 2)
    clock.message(message(66_667))
    #expect(clock.cause == .call)
    clock.message(message(66_667, frame: 4))
    #expect(clock.cause == .frame)
  }

  @Test("a message that is moved to another time tells its old frame no more")
  func moved() {
    let line = Line.message(message(50_000, frame: 3))
    #expect(line.at(50_000) == line)
    #expect(line.at(66_667) == .message(message(66_667)))
  }
}
