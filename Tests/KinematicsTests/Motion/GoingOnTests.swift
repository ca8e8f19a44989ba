import Kinematics
import Testing

@Suite("A motion that goes on")
struct GoingOnTests {
  /// A free glide, one that turns at an edge, one to a target, and one to a target outside.
  static let motions = [
    AxisMotion(position: 500, velocity: 1, rate: .normal),
    AxisMotion(position: 20, velocity: -2, rate: .fast),
    AxisMotion(position: 500, velocity: 1, target: 800, rate: .normal),
    AxisMotion(position: 500, velocity: -1, target: -40, rate: .normal),
  ]

  @Test(
    "makes the same steps as any, and is left where it was by the one that ends it",
    arguments: motions
  )
  func steps(motion: AxisMotion) {
    var motion = motion
    var expected = motion
    var count = 0
    while true {
      let before = expected
      expected.step(milliseconds: 16, range: .bench, bounces: true)
      let isOver = expected.isSettled(in: .bench)
      let goesOn = motion.goOn(milliseconds: 16, range: .bench, bounces: true)
      #expect(goesOn != isOver)
      #expect(motion == (isOver ? before : expected))
      if isOver { break }
      count += 1
    }
    #expect(count > 20)
  }

  @Test("does not go where there is no place", arguments: [Double.infinity, .nan])
  func nowhere(velocity: Double) {
    var motion = AxisMotion(position: 500, velocity: velocity, rate: .normal)
    let goesOn = motion.goOn(milliseconds: 16, range: .endless, bounces: true)
    #expect(!goesOn)
    #expect(motion.position == 500)
  }
}
