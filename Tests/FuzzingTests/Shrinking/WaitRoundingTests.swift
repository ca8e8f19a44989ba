import Testing
import Traces

@testable import Fuzzing

@Suite("How waits are rounded")
struct WaitRoundingTests {
  /// Three calls at their times, after the waits were rounded once; any trace fails.
  private func rounded(_ times: [Int]) throws -> [Microseconds?] {
    let calls = times.map { "{\"t\":\($0),\"call\":\"flashScrollIndicators()\"}" }
    let start = try trace(([bareHeader] + calls).joined(separator: "\n"))
    let questions = Questions(mostCalls: 1000, isOutOfTime: { false }) { _ in true }
    var shrinking = TraceShrinking(start, questions)
    TracePass.roundWaits.run(&shrinking)
    return shrinking.best.lines.map(\.time)
  }

  @Test("An instant that comes to the time of another is none by itself any more")
  func instantsMeet() throws {
    #expect(try rounded([0, 83_333, 700_001]) == [0, 0, 650_000])
  }

  @Test("What comes a frame after a wait stays a frame after it")
  func nextFrameFollows() throws {
    #expect(try rounded([0, 83_333, 100_000]) == [0, 0, 16_667])
  }

  @Test("A frame after another is no wait")
  func nextFrameStays() throws {
    #expect(try rounded([0, 16_667, 33_333]) == [0, 16_667, 33_333])
  }
}
