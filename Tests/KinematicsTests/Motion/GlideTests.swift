import Kinematics
import Testing

@Suite("A glide inside the range")
struct GlideTests {
  /// From 500 at 1 pt/ms; the numbers follow from the formulas of motion.deceleration.
  let start = AxisMotion(position: 500, velocity: 1, rate: .normal)

  @Test("A device's 60 frames a second go the worked way, to the worked pixel")
  func sixty() throws {
    let path = frames(of: start, hertz: 60, range: .bench)
    #expect(path.count == 139)
    let first = try #require(path.first)
    expect(first.position, is: 516.372211)
    expect(first.velocity, is: 0.967190)
    let last = try #require(path.last)
    expect(last.position, is: 994.166767)
    expect(Double(path.count) / 60 * 1_000, is: 2316.667, decimals: 3)
    expect(last.restingPosition(in: .bench, scale: 3), is: 994.333333)
    #expect(last.restingPosition(in: .bench, scale: 2) == 994)
  }

  @Test("So do 120 frames a second")
  func hundredTwenty() throws {
    let path = frames(of: start, hertz: 120, range: .bench)
    #expect(path.count == 277)
    expect(try #require(path.first).position, is: 508.255550)
    let last = try #require(path.last)
    expect(last.position, is: 994.088725)
    expect(Double(path.count) / 120 * 1_000, is: 2308.333, decimals: 3)
    #expect(last.restingPosition(in: .bench, scale: 3) == 994)
  }

  @Test("With the true exponential they rest where the closed form does")
  func exact() throws {
    let exact = AxisMotion(position: 500, velocity: 1, rate: .normal, exponential: .exact)
    let path = frames(of: exact, hertz: 60, range: .bench)
    #expect(path.count == 139)
    let last = try #require(path.last)
    expect(last.position, is: 994.171030)
    expect(last.restingPosition(in: .bench, scale: 3), is: 994.333333)
    var after = exact
    for _ in 1...100 { after.step(milliseconds: 1, range: .bench, bounces: true) }
    expect(after.position, is: 590.535164)
    expect(after.velocity, is: 0.818567)
  }

  @Test("The fast rate takes 28 frames")
  func fast() throws {
    let quick = AxisMotion(position: 500, velocity: 1, rate: .fast)
    let path = frames(of: quick, hertz: 60, range: .bench)
    #expect(path.count == 28)
    expect(try #require(path.last).position, is: 598.067761)
  }

  @Test("The recorded flick stops in its frame 182, on the recorded pixel")
  func recorded() throws {
    let flick = AxisMotion(position: 318 + 2.0 / 3, velocity: 4.109762732, rate: .normal)
    let path = frames(of: flick, hertz: 60, range: .endless)
    let speeds = path.suffix(2).map(\.velocity)
    expect(speeds[0], is: 0.0101376, decimals: 7)
    expect(speeds[1], is: 0.0098050, decimals: 7)
    let last = try #require(path.last)
    expect(last.position, within: 2e-6, of: 2364.545563)
    expect(last.restingPosition(in: .endless, scale: 3), is: 2364.666667)
    let target = DecelerationRate.normal.projectedTarget(
      from: flick.position,
      velocity: flick.velocity,
      in: .endless,
      scale: 0
    )
    expect(target, within: 2e-6, of: 2366.497467)
  }

  @Test("It goes on from an offset set under way, with its velocity (F16)")
  func relocated() {
    var moved = start
    moved.step(milliseconds: 10, range: .bench, bounces: true)
    var elsewhere = moved
    elsewhere.position += 100
    moved.step(milliseconds: 10, range: .bench, bounces: true)
    elsewhere.step(milliseconds: 10, range: .bench, bounces: true)
    #expect(elsewhere.velocity == moved.velocity)
    expect(elsewhere.position - moved.position, is: 100, decimals: 9)
  }

  @Test("The nearest pixel is not rested on if it is outside")
  func noPixelOutside() {
    let range = ScrollRange(lower: 0, upper: 700.3)
    let motion = AxisMotion(position: 700.29, velocity: 0, rate: .normal)
    #expect(motion.restingPosition(in: range, scale: 2) == 700.3)
  }

  @Test("A glide backwards is the mirror of one forwards, bit for bit")
  func mirrored() {
    let range = ScrollRange(lower: -1400, upper: 0)
    let mirror = AxisMotion(position: -500, velocity: -3, rate: .normal)
    let forwards = frames(
      of: AxisMotion(position: 500, velocity: 3, rate: .normal),
      hertz: 60,
      range: .bench
    )
    let backwards = frames(of: mirror, hertz: 60, range: range)
    #expect(forwards.map(\.position) == backwards.map { -$0.position })
  }
}

@Suite("Deceleration rates")
struct DecelerationRateTests {
  @Test("A velocity is worth r/(1−r) points")
  func factor() {
    expect(DecelerationRate.normal.distanceFactor, is: 499, decimals: 9)
    expect(DecelerationRate.fast.distanceFactor, is: 99, decimals: 9)
    expect(-1 / DecelerationRate.normal.logarithm, is: 499.499833)
    expect(-1 / DecelerationRate.fast.logarithm, is: 99.499162)
  }

  @Test(
    "A release offers the worked target, after the worked time",
    arguments: [
      (DecelerationRate.normal, 1.0, 494.504835, 2300.281740),
      (.fast, 1, 98.504171, 458.210577),
      (.normal, 3, 1493.504501, 2849.038395),
      (.normal, 0.25, 119.879960, 1607.827938),
    ]
  )
  func target(rate: DecelerationRate, velocity: Double, distance: Double, time: Double) {
    for sign in [1.0, -1] {
      let target = rate.projectedTarget(
        from: 500,
        velocity: sign * velocity,
        in: .endless,
        scale: 0
      )
      expect(target, is: 500 + sign * distance, "sign \(sign)")
    }
    expect(ClosedForm(position: 500, velocity: velocity, rate: rate).restTime, is: time)
  }

  @Test("The target is held inside the range; with no velocity it is where the content is")
  func clamped() {
    let rate = DecelerationRate.normal
    #expect(rate.projectedTarget(from: 500, velocity: 3, in: .bench, scale: 0) == 1400)
    #expect(rate.projectedTarget(from: 500, velocity: -3, in: .bench, scale: 0) == 0)
    for velocity in [0, 0.01, -0.01, 0.005] {
      #expect(rate.projectedTarget(from: 500, velocity: velocity, in: .bench, scale: 0) == 500)
      #expect(rate.projectedTarget(from: 1450, velocity: velocity, in: .bench, scale: 0) == 1400)
    }
  }

  @Test("A rate under which nothing would move, or nothing end, is brought back")
  func senseless() {
    for rate in [-1.0, 0, 1, 2, .infinity] {
      let motion = AxisMotion(
        position: 500,
        velocity: 2,
        rate: DecelerationRate(perMillisecond: rate)
      )
      #expect(!frames(of: motion, hertz: 60, range: .bench).isEmpty, "rate \(rate)")
    }
  }
}
