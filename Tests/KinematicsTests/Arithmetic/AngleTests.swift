import Kinematics
import Testing

@Suite("Sines, cosines and directions from the four operations")
struct AngleTests {
  /// To twenty digits, from arithmetic of forty.
  static let angles: [(angle: Double, sine: Double, cosine: Double)] = [
    (0, 0, 1),
    (0.1, 0.099833416646828152307, 0.99500416527802576610),
    (0.5, 0.47942553860420300027, 0.87758256189037271612),
    (1, 0.84147098480789650665, 0.54030230586813971740),
    (2, 0.90929742682568169540, -0.41614683654714238700),
    (3, 0.14112000805986722210, -0.98999249660044545727),
    (4, -0.75680249530792825137, -0.65364362086361191464),
    (6, -0.27941549819892587281, 0.96017028665036602055),
    (-2, -0.90929742682568169540, -0.41614683654714238700),
    (100, -0.50636564110975879366, 0.86231887228768393410),
  ]

  @Test("have the values that they have", arguments: angles)
  func values(angle: Double, sine: Double, cosine: Double) {
    let found = Angle.sineAndCosine(of: angle)
    #expect(abs(found.sine - sine) < 4e-16)
    #expect(abs(found.cosine - cosine) < 4e-16)
  }

  @Test("leave at right angles what the angle itself leaves")
  func rightAngles() {
    #expect(Angle.sineAndCosine(of: .pi / 2) == (1, 6.123_233_995_736_766e-17))
    #expect(Angle.sineAndCosine(of: -.pi / 2) == (-1, 6.123_233_995_736_766e-17))
    #expect(Angle.sineAndCosine(of: .pi) == (1.224_646_799_147_353_2e-16, -1))
  }

  @Test("are no number for an angle that is none")
  func notFinite() {
    #expect(Angle.sineAndCosine(of: .infinity).sine.isNaN)
    #expect(Angle.sineAndCosine(of: .nan).cosine.isNaN)
  }

  @Test("come back as the direction that they make", arguments: -31...31)
  func directions(tenth: Int) {
    let angle = Double(tenth) / 10
    let (sine, cosine) = Angle.sineAndCosine(of: angle)
    #expect(abs(Angle.direction(x: cosine * 7, y: sine * 7) - angle) < 1e-15)
  }

  @Test("of the axes are exact")
  func axes() {
    #expect(Angle.direction(x: 0, y: 0) == 0)
    #expect(Angle.direction(x: 3, y: 0) == 0)
    #expect(Angle.direction(x: 0, y: 3) == .pi / 2)
    #expect(Angle.direction(x: -3, y: 0) == .pi)
    #expect(Angle.direction(x: 0, y: -3) == -.pi / 2)
  }
}
