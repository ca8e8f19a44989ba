import Kinematics
import Testing

@Suite("A target of the delegate's")
struct RetargetingTests {
  func motion(
    to target: Double,
    velocity: Double = 1,
    exponential: Exponential = .exact
  ) -> AxisMotion {
    AxisMotion(
      position: 500,
      velocity: velocity,
      target: target,
      rate: .normal,
      exponential: exponential
    )
  }

  /// Milliseconds until the motion is on its target, at a step a millisecond.
  func duration(of motion: AxisMotion) -> Int {
    frames(of: motion, hertz: 1_000, range: .endless).count
  }

  @Test("Farther on: it sets out faster, and slows down as ever")
  func farther() {
    var motion = motion(to: 1200)
    expect(motion.velocity, is: 1.411402)
    let before = motion.velocity
    motion.step(milliseconds: 1, range: .bench, bounces: true)
    expect(motion.velocity / before, is: 0.998, decimals: 9)
  }

  @Test("Nearer: it keeps its velocity, and slows down faster")
  func nearer() {
    var motion = motion(to: 800)
    #expect(duration(of: motion) == 1_396)  // 1395.506117 ms
    expect(motion.velocity, is: 1)
    motion.step(milliseconds: 1, range: .bench, bounces: true)
    expect(motion.velocity, is: 0.996705439, decimals: 9)
  }

  @Test("Behind: it turns its velocity round")
  func behind() {
    let back = motion(to: 200)
    expect(back.velocity, is: -1)
    #expect(duration(of: back) == duration(of: motion(to: 800)))
  }

  @Test("With no velocity, or too little for the distance, it sets out as the distance asks")
  func fromRest() {
    // 0.01 + |ln r| · 300.
    for velocity in [0, 0.01, -0.01, -0.2, -0.6] {
      expect(motion(to: 800, velocity: velocity).velocity, is: 0.610601, "velocity \(velocity)")
    }
    expect(motion(to: 800, velocity: -0.62).velocity, is: 0.62)
    expect(motion(to: 501, velocity: 0.2).velocity, is: 0.2)
  }

  @Test("However far behind and however slow, it is there in a few seconds")
  func neverCrawls() {
    for velocity in [-0.3, -0.26, -0.011, 0.26] {
      #expect(duration(of: motion(to: 2_400, velocity: velocity)) < 4_000, "velocity \(velocity)")
    }
  }

  @Test("The target that was offered is reached by the published closed form")
  func offered() {
    var motion = motion(to: 994.504835)
    expect(motion.velocity, is: 1, decimals: 5)
    #expect(duration(of: motion) == 2_301)  // 2300.281740 ms
    for _ in 1...100 { motion.step(milliseconds: 1, range: .bench, bounces: true) }
    expect(motion.position, is: 590.625851, decimals: 5)
  }

  @Test("Where it already is: it is over at once")
  func here() {
    let here = motion(to: 500, velocity: 3)
    #expect(here.isSettled(in: .bench))
    #expect(here.velocity == 0)
    #expect(here.restingPosition(in: .bench, scale: 3) == 500)
  }

  @Test(
    "Whatever velocity and distance, it lands on the target, without turning or passing it",
    arguments: Exponential.allCases
  )
  func lands(exponential: Exponential) throws {
    let distances = [1e-9, 0.01, 0.4, 3, 37.3, 400, 3_000]
    for velocity in [-9, -3, -1, -0.25, -0.011, 0, 0.01, 0.0100001, 0.1, 0.7, 2, 20] {
      for signed in distances + distances.map({ -$0 }) {
        for (hertz, rate) in [(60.0, DecelerationRate.normal), (120, .normal), (60, .fast)] {
          let motion = AxisMotion(
            position: 123.456,
            velocity: velocity,
            target: 123.456 + signed,
            rate: rate,
            exponential: exponential
          )
          let place = "velocity \(velocity), distance \(signed), \(hertz) Hz"
          let path = frames(of: motion, hertz: hertz, range: .endless)
          try expectMonotone([motion] + path, place)
          let last = try #require(path.last)
          #expect(last.position == 123.456 + signed, "\(place)")
          #expect(last.velocity == 0, "\(place)")
          #expect(last.restingPosition(in: .endless, scale: 2) == 123.456 + signed, "\(place)")
        }
      }
    }
  }

  /// Expects every frame but the last to be on the way to the target, and nearer than the one before.
  func expectMonotone(_ path: [AxisMotion], _ place: String) throws {
    let target = try #require(path.first?.target)
    let remaining = path.map { abs(target - $0.position) }
    let side = (path[0].position < target)
    for index in path.indices.dropFirst().dropLast() {
      let isNearer = remaining[index] < remaining[index - 1]
      if !isNearer || (path[index].position < target) != side {
        Issue.record("\(place): frame \(index) is at \(path[index].position)")
      }
    }
  }

  @Test("An offset set under way does not keep it from the target")
  func relocated() throws {
    for offset in [-900.0, 700, 799.9, 800, 950] {
      var motion = motion(to: 800, exponential: .taylor)
      for _ in 0..<20 { motion.step(milliseconds: 1_000 / 60, range: .bench, bounces: true) }
      motion.position = offset
      let path = frames(of: motion, hertz: 60, range: .endless)
      #expect(try #require(path.last).position == 800, "set to \(offset)")
      try expectMonotone([motion] + path, "set to \(offset)")
    }
  }

  @Test("An offset set once it is there does not make it jump back")
  func relocatedAtTheEnd() throws {
    for offset in [500.0, 790, 850] {
      var motion = motion(to: 800, exponential: .taylor)
      for _ in 0..<300 { motion.step(milliseconds: 1_000 / 60, range: .bench, bounces: true) }
      #expect(motion.isSettled(in: .bench))
      motion.position = offset
      #expect(!motion.isSettled(in: .bench), "set to \(offset)")
      let path = frames(of: motion, hertz: 60, range: .bench)
      #expect(path.count > 10 && path.last?.position == 800, "set to \(offset)")
      try expectMonotone([motion] + path, "set to \(offset)")
    }
  }

  @Test("Beyond the end: it forgets the target, and bounces like any glide")
  func outside() throws {
    let motion = motion(to: 1600, exponential: .taylor)
    let path = frames(of: motion, hertz: 60, range: .bench)
    let last = try #require(path.last)
    #expect(motion.target == 1600)
    #expect(last.target == nil)
    #expect(try #require(path.map(\.position).max()) > 1400)
    #expect(last.restingPosition(in: .bench, scale: 3) == 1400)
    let clamped = frames(of: motion, hertz: 60, range: .bench, bounces: false)
    #expect(try #require(clamped.last).position == 1400)
    #expect(try #require(clamped.map(\.position).max()) == 1400)
  }

  @Test(
    "From beyond an end: it comes in, whether the view bounces or not",
    arguments: [true, false]
  )
  func fromOutside(bounces: Bool) throws {
    let motion = AxisMotion(position: 1500, velocity: 1, target: 1300, rate: .normal)
    let path = frames(of: motion, hertz: 60, range: .bench, bounces: bounces)
    try expectMonotone([motion] + path, "bounces \(bounces)")
    #expect(try #require(path.last).position == 1300)
  }

  @Test("A hair beyond the end: it slows down for it all the same, and hardly bounces")
  func hairBeyond() throws {
    let motion = motion(to: 1400.4, velocity: 3, exponential: .taylor)
    let path = frames(of: motion, hertz: 60, range: .bench)
    #expect(try #require(path.map(\.position).max()) < 1400.4)
    #expect(try #require(path.last).restingPosition(in: .bench, scale: 3) == 1400)
  }

  @Test("From beyond an end to beyond it: it bounces, for there is no resting there")
  func staysOutside() throws {
    for target in [1430.0, 1500, 1600] {
      let motion = AxisMotion(position: 1500, velocity: 0, target: target, rate: .normal)
      #expect(!motion.isSettled(in: .bench), "target \(target)")
      let last = try #require(frames(of: motion, hertz: 60, range: .bench).last)
      #expect(last.target == nil, "target \(target)")
      #expect(last.restingPosition(in: .bench, scale: 3) == 1400, "target \(target)")
    }
  }

  @Test("As good as there: the first frame is the last")
  func imperceptible() {
    let motion = AxisMotion(
      position: 0,
      velocity: 3,
      target: .leastNonzeroMagnitude,
      rate: .normal
    )
    let path = frames(of: motion, hertz: 60, range: .bench)
    #expect(path.map(\.position) == [.leastNonzeroMagnitude])
  }

  @Test("A target that a change of the range has left outside is not rested on")
  func rangeChanged() throws {
    var motion = motion(to: 1200, exponential: .taylor)
    for _ in 0..<300 { motion.step(milliseconds: 1_000 / 60, range: .bench, bounces: true) }
    #expect(motion.position == 1200)
    let shorter = ScrollRange(lower: 0, upper: 1100)
    #expect(!motion.isSettled(in: shorter))
    #expect(motion.restingPosition(in: shorter, scale: 3) == 1100)
    let last = try #require(frames(of: motion, hertz: 60, range: shorter).last)
    #expect(last.target == nil)
    #expect(last.restingPosition(in: shorter, scale: 3) == 1100)
  }
}
