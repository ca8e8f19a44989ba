import Testing

@testable import HeadlessUIKit

@Suite("The clock of a glide")
struct GlideClockTests {
  private static let period = 1_000.0 / 60

  /// A first frame after the lift, and the steps that it stands for.
  struct Row: CustomTestStringConvertible, Sendable {
    /// The time since the lift, in microseconds.
    let elapsed: Int64
    /// The frames since the last one that was shown.
    let periods: Int
    let first: Double
    let steps: Int

    var testDescription: String { "\(periods) periods, \(elapsed) µs after the lift" }
  }

  @Test(
    "takes the first frame after the lift as the time since the lift",
    arguments: [
      Row(elapsed: 0, periods: 1, first: 0, steps: 1),
      Row(elapsed: 1, periods: 1, first: 0.001, steps: 1),
      Row(elapsed: 10_600, periods: 1, first: 10.6, steps: 1),
      Row(elapsed: 16_667, periods: 1, first: 16.667, steps: 1),
      // Frames that were dropped before the lift do not count.
      Row(elapsed: 10_600, periods: 4, first: 10.6, steps: 1),
      // Frames that were dropped since do.
      Row(elapsed: 27_267, periods: 2, first: 10.600_333, steps: 2),
      Row(elapsed: 27_267, periods: 9, first: 10.600_333, steps: 2),
      Row(elapsed: 50_000, periods: 3, first: 16.666_667, steps: 3),
      // The lift was in the very instant of a dropped frame: rounded down and rounded up.
      Row(elapsed: 16_666, periods: 2, first: 0, steps: 2),
      Row(elapsed: 16_667, periods: 2, first: 0.000_333, steps: 2),
    ]
  )
  func firstFrame(row: Row) {
    var clock = GlideClock()
    clock.begin(at: 5_000_000)
    let pace = clock.pace(of: row.periods, at: 5_000_000 + row.elapsed, period: Self.period)
    #expect(abs(pace.first - row.first) < 0.000_001)
    #expect(pace.periods == row.steps)
    #expect(pace.moves == (row.elapsed > 0))
  }

  @Test("takes each later frame as whole periods, whatever the instant")
  func laterFrames() {
    var clock = GlideClock()
    clock.begin(at: 0)
    #expect(clock.pace(of: 1, at: 4, period: Self.period).first == 0.004)
    for periods in [1, 3] {
      let pace = clock.pace(of: periods, at: 4, period: Self.period)
      #expect(pace.first == Self.period && pace.periods == periods)
    }
  }

  @Test("counts anew from another lift, and not at all when the glide goes on from a wait")
  func beginnings() {
    var clock = GlideClock()
    clock.begin(at: 0)
    clock.begin(at: 9_000)
    #expect(clock.pace(of: 1, at: 10_000, period: Self.period).first == 1)
    clock.begin(at: 20_000)
    clock.goOn()
    #expect(clock.pace(of: 1, at: 21_000, period: Self.period).first == Self.period)
  }
}
