import Kinematics
import Testing

@Suite("Bits")
struct BitsTests {
  /// FNV-1a over the bit patterns, byte by byte.
  func hash(_ numbers: [Double]) -> UInt64 {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for number in numbers {
      for shift in stride(from: UInt64(0), to: 64, by: 8) {
        hash = (hash ^ (number.bitPattern >> shift & 0xff)) &* 0x100_0000_01b3
      }
    }
    return hash
  }

  func states(_ motion: AxisMotion, hertz: Double) -> [Double] {
    frames(of: motion, hertz: hertz, range: .bench).flatMap { [$0.position, $0.velocity] }
  }

  @Test("Glides, bounces and rewritten targets have the same bits on every machine")
  func motions() {
    var numbers: [Double] = []
    for exponential in Exponential.allCases {
      for hertz in [60.0, 120] {
        for velocity in [-5, -0.3, 0.7, 1, 3, 11] {
          for rate in [DecelerationRate.normal, .fast] {
            let free = AxisMotion(
              position: 500,
              velocity: velocity,
              rate: rate,
              exponential: exponential
            )
            let aimed = AxisMotion(
              position: 500,
              velocity: velocity,
              target: 777.7,
              rate: rate,
              exponential: exponential
            )
            numbers += states(free, hertz: hertz) + states(aimed, hertz: hertz)
          }
        }
      }
    }
    #expect(numbers.count == 15_316)
    #expect(hash(numbers) == 15_742_898_693_788_474_730)
  }

  @Test("So have the functions, the band, the grid and the animation")
  func functions() {
    let animation = OffsetAnimation(from: -17.3, to: 912.1)
    let range = ScrollRange(lower: -20, upper: 1400)
    var numbers: [Double] = []
    for step in -2_000...2_000 {
      let x = Double(step) * 0.337
      numbers += [
        ElementaryFunctions.exp(x), ElementaryFunctions.log(abs(x) + 0.1),
        Exponential.taylor(x / 1_000), PixelGrid.rounded(x, scale: 3),
        range.rubberBanded(x * 4, dimension: 600), range.unbanded(x * 2, dimension: 600),
        animation.value(at: x),
      ]
    }
    #expect(hash(numbers) == 761_771_752_405_381_235)
  }
}
