import Kinematics
import Testing

@Suite("The velocity of the finger")
struct VelocityTrackerTests {
  @Test("The worked drag has the worked velocities, and leaves at 0.7875 pt/ms")
  func worked() {
    var tracker = VelocityTracker()
    var release = ReleaseVelocity()
    tracker.begin(x: 7, y: 300, at: 0)
    #expect(tracker.velocity == (0, 0))
    var heard: [Double] = []
    for (y, time) in zip([296.0, 286, 270, 250], [16_000, 32_000, 48_000, 64_000] as [Int64]) {
      tracker.move(x: 7, y: y, at: time)
      heard.append(tracker.velocity.y)
      release.panChanged(velocityX: tracker.velocity.x, velocityY: tracker.velocity.y)
    }
    #expect(heard == [-250, -325, -700, -1050])
    expect(release.velocity(idleMicroseconds: 10_000).y, is: 0.7875)
    #expect(release.velocity(idleMicroseconds: 10_000).x == 0)
  }

  @Test(
    "The release is a blend of the last three samples: as today, and as in 2018",
    arguments: [
      (VelocityWeights.modern, [0.6, 0.35, 0.05]), (.classic, [0.5625, 0.375, 0.0625]),
    ]
  )
  func weights(of weights: VelocityWeights, shares: [Double]) {
    var tracker = VelocityTracker()
    tracker.weights = weights
    var release = ReleaseVelocity()
    let samples = [-900.0, 1300, -700, -2100, -1700]
    var y = 0.0
    tracker.begin(x: 0, y: y, at: 0)
    for (index, sample) in samples.enumerated() {
      y += sample / 100
      tracker.move(x: 0, y: y, at: Int64(index + 1) * 10_000)
      release.panChanged(velocityX: tracker.velocity.x, velocityY: tracker.velocity.y)
    }
    let blend = zip(shares, samples.suffix(3)).reduce(0) { $0 + $1.0 * $1.1 }
    expect(release.velocity(idleMicroseconds: 0).y, is: -blend / 1_000, decimals: 12)
  }

  @Test("A second report of one instant is no sample, and its distance is not lost")
  func sameInstant() {
    var tracker = VelocityTracker()
    tracker.begin(x: 0, y: 0, at: 0)
    tracker.move(x: 0, y: 5, at: 0)
    #expect(tracker.velocity == (0, 0))
    tracker.move(x: 3, y: 16, at: 16_000)
    #expect(tracker.velocity.y == 1_000)
    tracker.move(x: 3, y: 20, at: 16_000)
    #expect(tracker.velocity.y == 1_000)
    tracker.move(x: 3, y: 32, at: 32_000)
    #expect(tracker.velocity == (0.8 * 187.5, 1_000))
  }

  @Test("A finger that comes or goes moves the mean, but nothing else")
  func rebased() {
    var tracker = VelocityTracker()
    tracker.begin(x: 100, y: 100, at: 0)
    tracker.move(x: 100, y: 120, at: 16_000)
    tracker.move(x: 100, y: 140, at: 32_000)
    #expect(tracker.velocity == (0, 1_250))
    // Another at (200, 300): the mean jumps, and no velocity comes of it.
    tracker.rebase(x: 150, y: 220, at: 47_999)
    #expect(tracker.velocity == (0, 1_250))
    tracker.move(x: 150, y: 240, at: 48_000)
    #expect(tracker.velocity == (0, 1_250))
    tracker.rebase(x: 200, y: 310, at: 50_000)
    tracker.move(x: 200, y: 330, at: 64_000)
    #expect(tracker.velocity == (0, 1_250))
  }

  @Test("A touch-down forgets the drag before it, and a tracker may begin anywhere")
  func afresh() {
    var tracker = VelocityTracker()
    tracker.move(x: 50, y: 50, at: 9_000)
    #expect(tracker.velocity == (0, 0))
    tracker.move(x: 50, y: 66, at: 25_000)
    tracker.move(x: 50, y: 98, at: 41_000)
    tracker.begin(x: 0, y: 0, at: 50_000)
    #expect(tracker.velocity == (0, 0))
    tracker.move(x: 0, y: 8, at: 66_000)
    #expect(tracker.velocity == (0, 500))
    var rebased = VelocityTracker()
    rebased.rebase(x: 4, y: 4, at: 1_000)
    rebased.move(x: 4, y: 12, at: 9_000)
    #expect(rebased.velocity == (0, 1_000))
  }
}

@Suite("The velocity at the lift")
struct ReleaseVelocityTests {
  /// The release after these callbacks, each the finger's velocity in pt/s.
  func release(_ callbacks: (x: Double, y: Double)...) -> ReleaseVelocity {
    var release = ReleaseVelocity()
    for callback in callbacks { release.panChanged(velocityX: callback.x, velocityY: callback.y) }
    return release
  }

  @Test("The recorded flick leaves at three quarters of one velocity and a quarter of the next")
  func recorded() {
    let velocity = release((0, -3817.406736), (0, -4986.830719)).velocity(idleMicroseconds: 8_000)
    expect(velocity.y, is: 4.109762732, decimals: 9)
  }

  @Test("A flick of a single callback leaves at that velocity")
  func single() {
    expect(release((0, -800)).velocity(idleMicroseconds: 0).y, is: 0.8)
    expect(release((0, 0), (0, -800)).velocity(idleMicroseconds: 0).y, is: 0.8)
    // One axis at rest before is not both.
    expect(release((40, 0), (0, -800)).velocity(idleMicroseconds: 0).y, is: 0.2)
    expect(release((40, 0), (0, -800)).velocity(idleMicroseconds: 0).x, is: -0.03)
  }

  @Test("Under 250 points a second, both axes together, there is no velocity (B17)")
  func threshold() {
    #expect(release((0, -2_000), (0, -249.9)).velocity(idleMicroseconds: 0) == (0, 0))
    #expect(release((0, -2_000), (0, -250)).velocity(idleMicroseconds: 0).y > 1.5)
    #expect(release((150, 199)).velocity(idleMicroseconds: 0) == (0, 0))
    #expect(release((150, 201)).velocity(idleMicroseconds: 0).x < 0)
    #expect(ReleaseVelocity().velocity(idleMicroseconds: 0) == (0, 0))
  }

  @Test("A finger silent for 100 milliseconds has no velocity left (B16)")
  func hold() {
    let flick = release((0, -900), (0, -1_000))
    expect(flick.velocity(idleMicroseconds: 99_999).y, is: 0.925)
    #expect(flick.velocity(idleMicroseconds: 100_000) == (0, 0))
  }

  @Test("Rest has no minus sign")
  func noNegativeZero() {
    #expect(release((0, -900)).velocity(idleMicroseconds: 0).x.sign == .plus)
    #expect(release((-0.0, -900), (0, -900)).velocity(idleMicroseconds: 0).x.sign == .plus)
  }
}
