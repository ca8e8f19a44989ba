import Kinematics
import Testing

/// The first step of a glide, as two recordings of iOS 26.1 at scale 3 show it (motion.first-step).
@Suite("The first step of a glide")
struct FirstStepTests {
  /// A lift that was recorded, and where the frames after it had the content.
  struct Recording: Sendable, CustomTestStringConvertible {
    /// The offset that the drag wrote last.
    let offset: Double
    let velocity: Double
    /// The time of the first frame, in milliseconds after the lift's time stamp.
    let firstFrame: Double
    /// The time from that stamp to the start of the motion: so long the handlers ran.
    let delay: Double
    let path: [Double]
    let target: Double

    var testDescription: String { "\(velocity) pt/ms from \(offset)" }
  }

  static let recordings = [
    Recording(
      offset: 5_074,
      velocity: 0.75,
      firstFrame: 10.6,
      delay: 0.95,
      path: [5_081 + 1.0 / 3, 5_093 + 1.0 / 3, 5_105, 5_116],
      target: 5_443 + 2.0 / 3
    ),
    Recording(
      offset: 5_326,
      velocity: 3,
      firstFrame: 2.3,
      delay: 0.85,
      path: [5_330 + 1.0 / 3, 5_379 + 1.0 / 3, 5_426 + 2.0 / 3, 5_472 + 1.0 / 3],
      target: 6_819 + 2.0 / 3
    ),
  ]

  @Test("It takes the time since the lift, each later step a whole period", arguments: recordings)
  func recorded(recording: Recording) {
    var motion = AxisMotion(
      position: recording.offset,
      velocity: recording.velocity,
      rate: .normal
    )
    var milliseconds = recording.firstFrame - recording.delay
    for (frame, position) in recording.path.enumerated() {
      motion.step(milliseconds: milliseconds, range: .endless, bounces: true)
      expect(motion.position, within: 0.24, of: position, "frame \(frame + 1)")
      milliseconds = 1_000.0 / 60
    }
  }

  @Test("The target that is offered lies on the pixel grid", arguments: recordings)
  func target(recording: Recording) {
    let target = DecelerationRate.normal.projectedTarget(
      from: recording.offset,
      velocity: recording.velocity,
      in: .endless,
      scale: 3
    )
    expect(target, is: recording.target, decimals: 9)
  }

  @Test("A target is clamped first and rounded then, and never lies outside the range")
  func clampedTarget() {
    let rate = DecelerationRate.normal
    let whole = ScrollRange(lower: 0, upper: 700)
    #expect(rate.projectedTarget(from: 500, velocity: 3, in: whole, scale: 2) == 700)
    #expect(rate.projectedTarget(from: 500, velocity: -3, in: whole, scale: 2) == 0)
    let broken = ScrollRange(lower: 0.2, upper: 700.3)
    #expect(rate.projectedTarget(from: 500, velocity: 3, in: broken, scale: 2) == 700.3)
    #expect(rate.projectedTarget(from: 500, velocity: -3, in: broken, scale: 2) == 0.2)
  }

  @Test(
    "The targets of the worked glides, on the grids of three screens",
    arguments: [(1.0, 995.0), (2.0, 994.5), (3.0, 994 + 2.0 / 3)]
  )
  func grids(scale: Double, target: Double) {
    let rate = DecelerationRate.normal
    let offered = rate.projectedTarget(from: 500, velocity: 1, in: .bench, scale: scale)
    expect(offered, is: target, decimals: 9)
  }

  @Test("No time moves nothing", arguments: [500.0, 1_450])
  func noTime(position: Double) {
    let start = AxisMotion(position: position, velocity: 1, rate: .normal)
    var motion = start
    motion.step(milliseconds: 0, range: .bench, bounces: true)
    #expect(motion == start)
  }

  @Test("A bounce's first step shrinks the excess by the time since the lift")
  func bounce() {
    // 100 pt past an edge without velocity: 100 * e^(-0.01005 * 50) is 60.501623 after 50 ms.
    var motion = AxisMotion(position: 1_500, velocity: 0, rate: .normal, exponential: .exact)
    motion.step(milliseconds: 10, range: .bench, bounces: true)
    motion.step(milliseconds: 40, range: .bench, bounces: true)
    expect(motion.position - 1_400, is: 60.501623)
  }
}
