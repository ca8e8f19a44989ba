import Kinematics
import Testing

@Suite("The scales that content may have")
struct ZoomRangeTests {
  /// Worked by hand from the formulas of motion.zoom-limits, with the limits 1 and 3.
  static let worked: [(asked: Double, scale: Double)] = [
    (4, 3.75), (6, 4.5), (12, 5.25), (3, 3), (2, 2), (1, 1),
    (0.75, 0.8), (0.5, 2.0 / 3.0), (0.25, 4.0 / 7.0),
  ]

  let range = ZoomRange(lower: 1, upper: 3)

  @Test("beyond a limit the scale follows more and more slowly", arguments: worked)
  func rubberBand(asked: Double, scale: Double) {
    #expect(abs(range.rubberBanded(asked) - scale) < 1e-12)
    #expect(abs(range.unbanded(scale) - asked) < 1e-9)
  }

  @Test("no fingers take the scale to twice the greatest or half the least")
  func neverFar() {
    for asked in [1e3, 1e6, 1e12, 1e300] { #expect(range.rubberBanded(asked) <= 6) }
    for asked in [1e-3, 1e-6, 1e-12, 0] { #expect(range.rubberBanded(asked) >= 0.5) }
  }

  @Test("a scale that no fingers reach is held by fingers that can barely reach it")
  func unreachable() {
    for scale in [6.0, 7, 1e9, 0.5, 0.1, 1e-9] {
      let asked = range.unbanded(scale)
      #expect(asked.isFinite && asked > 0)
    }
  }

  @Test("limits that make no sense are brought back to some that do")
  func sensible() {
    #expect(!ZoomRange(lower: 1, upper: 1).isZoomable)
    #expect(!ZoomRange(lower: 2, upper: 1).isZoomable)
    #expect(ZoomRange(lower: 2, upper: 1).clamped(5) == 2)
    #expect(ZoomRange(lower: 0, upper: 1).lower == 0.000_001)
    #expect(ZoomRange(lower: -3, upper: .infinity).upper == 1_000_000)
    #expect(ZoomRange(lower: .nan, upper: .nan) == ZoomRange(lower: 1, upper: 1))
  }

  @Test("what rounding makes of a turn of two fingers is no zoom")
  func grid() {
    #expect(ZoomRange.onGrid(1.000_000_1) == 1)
    #expect(ZoomRange.onGrid(2.25) == 2.25)
    #expect(ZoomRange.onGrid(0.333_333_333) == 0.333_333)
    #expect(ZoomRange.onGrid(1e300) == 1e300)
  }
}
