import Kinematics
import Testing

@Suite("Slop")
struct SlopTests {
  @Test("Recorded touches lose ten points of translation")
  func recorded() {
    // y of the finger, from 549 at touch-down; recognised at 538.666667.
    let swallowed = Slop.swallowed(of: 538.666667 - 549)
    #expect(swallowed == -10)
    expect(Slop.translation(of: 538.666667 - 549), is: -0.333333)
    expect(528.666667 - 549 - swallowed, is: -10.333333)
    expect(563 - 614.666667 - Slop.swallowed(of: 563 - 614.666667), is: -41.666667)
  }

  @Test("An axis gives up no more than it has gone")
  func shortAxis() {
    #expect(Slop.swallowed(of: 4) == 4)
    #expect(Slop.translation(of: 4) == 0)
    #expect(Slop.swallowed(of: -4) == -4)
    // Not moved when recognised, this axis then goes 0, 2, 11, 24 unreduced.
    #expect([2.0, 11, 24].map { $0 - Slop.swallowed(of: 0) } == [2, 11, 24])
  }
}

@Suite("Directional lock")
struct DirectionalLockTests {
  @Test(
    "A drag under 20° keeps to x, over 70° to y, between goes free",
    arguments: [
      (10.0, 3.5, DirectionalLock.horizontal), (10, 3.7, .free), (10, 27, .free),
      (10, 28, .vertical), (10, 0, .horizontal), (0, 10, .vertical), (0, 0, .free),
    ]
  )
  func decided(dx: Double, dy: Double, lock: DirectionalLock) {
    for (x, y) in [(dx, dy), (-dx, dy), (dx, -dy), (-dx, -dy)] {
      #expect(DirectionalLock.decided(dx: x, dy: y) == lock, "dx = \(x), dy = \(y)")
    }
  }

  @Test("A locked drag moves one axis, a free one both")
  func movement() {
    #expect(DirectionalLock.allCases.map(\.movesHorizontally) == [true, false, true])
    #expect(DirectionalLock.allCases.map(\.movesVertically) == [false, true, true])
  }
}
