import Testing

@testable import Replay

@Suite("Frames come at round(k · 10⁶ / rate)")
struct FrameClockTests {
  @Test(
    "whatever the rate",
    arguments: [
      (60, [16_667, 33_333, 50_000, 66_667]), (120, [8_333, 16_667, 25_000]),
      (90, [11_111, 22_222, 33_333]), (1000, [1000, 2000]), (1, [1_000_000]),
    ]
  )
  func instants(rate: Int, expected: [Int64]) {
    var clock = FrameClock(rate: rate, dropped: [])
    for instant in expected {
      #expect(clock.nextTime == instant)
      let number = clock.take()
      #expect(number != nil)
    }
  }

  @Test("but for those that are dropped")
  func dropped() {
    var clock = FrameClock(rate: 60, dropped: [2, 3, 5])
    let numbers = (1...6).map { _ in clock.take() }
    #expect(numbers == [1, nil, nil, 4, nil, 6])
  }

  @Test("and a rest is passed over without counting, to the same frame")
  func skipping() {
    for instant in [0, 1, 16_667, 16_668, 999_999, 1_000_000, 123_456_789, 1_000_000_000_000] {
      var clock = FrameClock(rate: 60, dropped: [2, 61])
      clock.skip(to: Int64(instant))
      #expect(clock.nextTime >= Int64(instant))
      #expect(clock.nextTime < Int64(instant) + 16_668, "skip to \(instant)")
    }
    var clock = FrameClock(rate: 60, dropped: [2, 61])
    clock.skip(to: 1_000_001)
    let number = clock.take()
    #expect(number == nil, "frame 61 is still dropped")
  }
}
