import Kinematics
import Testing

@Suite("A bounce off the end")
struct BounceTests {
  let flick = AxisMotion(position: 500, velocity: 3, rate: .normal)

  @Test("A flick into the end goes the worked way at 60 frames a second")
  func sixty() throws {
    let path = frames(of: flick, hertz: 60, range: .bench)
    #expect(path.count == 69)
    #expect(path.firstIndex { $0.position > 1400 } == 27)
    let around = [
      1388.809236, 1408.145567, 1422.075717, 1431.116611, 1436.517288, 1439.244712,
    ]
    for (index, position) in around.enumerated() {
      expect(path[26 + index].position, is: position, "frame \(27 + index)")
    }
    expect(path.map(\.position).max() ?? 0, is: 1440.043443)
    let last = try #require(path.last)
    expect(last.position, is: 1400.448615)
    #expect(last.restingPosition(in: .bench, scale: 3) == 1400)
    #expect(last.restingPosition(in: .bench, scale: 2) == 1400)
  }

  @Test("So it does at 120")
  func hundredTwenty() throws {
    let path = frames(of: flick, hertz: 120, range: .bench)
    #expect(path.count == 137)
    // 466.667 ms at either rate.
    #expect(path.firstIndex { $0.position > 1400 } == 55)
    expect(path.map(\.position).max() ?? 0, is: 1439.887, decimals: 3)
    let last = try #require(path.last)
    expect(last.position, is: 1400.471126)
    #expect(last.restingPosition(in: .bench, scale: 3) == 1400)
  }

  @Test("With the true exponential it ends where the closed form does")
  func exact() throws {
    let exact = AxisMotion(position: 500, velocity: 3, rate: .normal, exponential: .exact)
    let path = frames(of: exact, hertz: 60, range: .bench)
    #expect(path.count == 69)
    expect(try #require(path.last).position, is: 1400.431928)
    // Fine steps find the true peak; those of 60 Hz straddle it.
    let fine = frames(of: exact, hertz: 10_000, range: .bench)
    expect(fine.map(\.position).max() ?? 0, is: 1439.8417, decimals: 4)
  }

  @Test("The closed form meets the edge, and turns back, at the worked times")
  func times() {
    let glide = ClosedForm(position: 500, velocity: 3)
    let edgeTime = glide.time(toReach: 1400)
    expect(edgeTime, is: 459.190832)
    let velocity = glide.glide(after: edgeTime).velocity
    expect(velocity, is: 1.196393)
    let bounce = ClosedForm(position: 1400, velocity: velocity)
    expect(bounce.peakTime, is: 90.738245)
    expect(edgeTime + bounce.peakTime, is: 549.929, decimals: 3)
    let peak = bounce.bounce(off: 1400, after: bounce.peakTime).position
    expect(peak, is: 1439.841733)
    expect((peak - 1400) / velocity, is: 33.301549)
  }

  @Test("A stretched view that is let go comes back in 32 frames")
  func fromRest() throws {
    let stretched = AxisMotion(position: 1500, velocity: 0, rate: .normal)
    let path = frames(of: stretched, hertz: 60, range: .bench)
    #expect(path.count == 32)
    expect(try #require(path.first).position, is: 1484.652812)
    let last = try #require(path.last)
    expect(last.position, is: 1400.483643)
    #expect(last.restingPosition(in: .bench, scale: 3) == 1400)
    expect(ElementaryFunctions.log(100 / 0.5) / 0.01005, is: 527.195758)
  }

  /// Velocity at the release from 100 pt out; what is left after 50, 100 and 200 ms.
  static let releases: [(velocity: Double, excesses: [Double])] = [
    (0, [60.501623, 36.604463, 13.398867]), (1, [89.258853, 69.744375, 35.459332]),
  ]

  @Test("The excess shrinks by the worked amounts", arguments: releases)
  func worked(velocity: Double, excesses: [Double]) {
    for (time, excess) in zip([50, 100, 200], excesses) {
      var motion = AxisMotion(
        position: 1500,
        velocity: velocity,
        rate: .normal,
        exponential: .exact
      )
      for _ in 0..<time { motion.step(milliseconds: 1, range: .bench, bounces: true) }
      expect(motion.position - 1400, is: excess, "after \(time) ms")
    }
  }

  @Test("Flicked back inside, it glides on as if there had been no edge")
  func flickedBack() throws {
    let motion = AxisMotion(position: 1500, velocity: -2, rate: .normal)
    let path = frames(of: motion, hertz: 60, range: .bench)
    #expect(path.firstIndex { $0.position < 1400 } == 3)
    expect(path[3].position, is: 1387.330475)
    #expect(path.count == 139)
    expect(try #require(path.last).restingPosition(in: .bench, scale: 3), is: 943.666667)
  }

  @Test("Slow enough and near enough to the edge it is over")
  func settled() {
    // Recorded: which last excesses ended a bounce and which did not.
    for (excess, isSettled) in [
      (0.494434, true), (0.452139, true), (0.530138, false), (0.579050, false), (0.5, false),
    ] {
      for position in [1400 + excess, -excess] {
        let motion = AxisMotion(position: position, velocity: 0.0099, rate: .normal)
        #expect(motion.isSettled(in: .bench) == isSettled, "at \(position)")
      }
    }
    #expect(!AxisMotion(position: 1400, velocity: 0.01, rate: .normal).isSettled(in: .bench))
    #expect(!AxisMotion(position: 700, velocity: -0.01, rate: .normal).isSettled(in: .bench))
    #expect(AxisMotion(position: 700, velocity: -0.0099, rate: .normal).isSettled(in: .bench))
  }

  @Test("Without bouncing the edge takes the velocity, and the glide is over there")
  func clamped() throws {
    let path = frames(of: flick, hertz: 60, range: .bench, bounces: false)
    #expect(path.count == 28)
    expect(path[26].position, is: 1388.809236)
    let last = try #require(path.last)
    #expect(last.position == 1400)
    #expect(last.velocity == 0)
    #expect(last.restingPosition(in: .bench, scale: 3) == 1400)
    // At an edge already, and outwards: a glide of no length (D17).
    let stuck = AxisMotion(position: 0, velocity: -2, rate: .normal)
    #expect(frames(of: stuck, hertz: 60, range: .bench, bounces: false).count == 1)
  }

  @Test("Without bouncing it comes in at once from where no edge was, and glides on")
  func clampedInwards() {
    var motion = AxisMotion(position: 1500, velocity: -2, rate: .normal)
    motion.step(milliseconds: 1_000 / 60, range: .bench, bounces: false)
    #expect(motion.position == 1400)
    expect(motion.velocity, is: -2 * 0.967190, decimals: 5)
    motion.step(milliseconds: 1_000 / 60, range: .bench, bounces: false)
    #expect(motion.position < 1400)
  }

  @Test("Content with nowhere to go bounces off both ends of nothing, and comes to rest")
  func nowhere() throws {
    let range = ScrollRange(lower: -20, upper: -20)
    for step in -12...12 {
      let motion = AxisMotion(position: -20, velocity: Double(step) / 2, rate: .normal)
      let last = try #require(frames(of: motion, hertz: 60, range: range).last)
      #expect(last.restingPosition(in: range, scale: 3) == -20, "velocity \(motion.velocity)")
    }
  }
}
