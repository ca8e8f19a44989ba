import Kinematics
import Testing

@Suite("The pixel grid")
struct PixelGridTests {
  @Test("An offset goes to the nearest pixel of the screen")
  func nearest() {
    expect(PixelGrid.rounded(5131.646615, scale: 3), is: 5131.666667)
    expect(PixelGrid.rounded(2364.545563, scale: 3), is: 2364.666667)
    expect(PixelGrid.rounded(994.166767, scale: 3), is: 994.333333)
    #expect(PixelGrid.rounded(994.166767, scale: 2) == 994)
    #expect(PixelGrid.rounded(5272.117775977893, scale: 3) == 5272)
    #expect(PixelGrid.rounded(0.3, scale: 4) == 0.25)
  }

  @Test("At one pixel a point halves go away from zero; at more they go up")
  func halves() {
    #expect([-2.5, -0.5, 0.5, 2.5].map { PixelGrid.rounded($0, scale: 1) } == [-3, -1, 1, 3])
    #expect(
      [-2.25, -0.25, 0.25, 2.25].map { PixelGrid.rounded($0, scale: 2) } == [-2, 0, 0.5, 2.5]
    )
    // The number below one half must not be lifted by adding a half to it.
    #expect(PixelGrid.rounded(0.5.nextDown, scale: 1) == 0)
  }

  @Test("Rounding twice is rounding once", arguments: [1.0, 1.5, 2, 2.608696, 3, 4])
  func idempotent(scale: Double) {
    for step in -4_000...4_000 {
      let x = Double(step) * 0.37
      let once = PixelGrid.rounded(x, scale: scale)
      #expect(PixelGrid.rounded(once, scale: scale) == once, "x = \(x)")
      #expect(abs(once - x) <= 0.5 / scale + 1e-9, "x = \(x)")
    }
  }

  @Test("Nothing becomes a negative zero", arguments: [1.0, 2, 3])
  func zero(scale: Double) {
    for x in [-0.0, 0.0, -0.01] {
      #expect(PixelGrid.rounded(x, scale: scale).sign == .plus, "x = \(x)")
    }
  }

  @Test("Numbers too large to have a fraction, and what is no number, stay what they are")
  func extremes() {
    for x in [0x1p52, -0x1p52, 1e300, -1e300, .infinity, -.infinity] {
      #expect(PixelGrid.rounded(x, scale: 3) == x)
    }
    #expect(PixelGrid.rounded(.nan, scale: 3).isNaN)
    #expect(PixelGrid.rounded(0x1p51 + 0.5, scale: 2) == 0x1p51 + 0.5)
  }
}
