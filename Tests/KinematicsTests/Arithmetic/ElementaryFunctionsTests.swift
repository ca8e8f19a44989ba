import Kinematics
import Testing

@Suite("exp and ln from the four operations")
struct ElementaryFunctionsTests {
  /// To twenty digits, from arithmetic of forty.
  static let exponentials: [(Double, Double)] = [
    (-700, 9.8596765437597708567e-305),
    (-20, 2.061153622438557828e-9),
    (-1, 0.3678794411714423216),
    (-0.5, 0.6065306597126334236),
    (-0.1675, 0.84577661728884412893),
    (-0.0333667, 0.96718382824319799821),
    (-1e-9, 0.9999999990000000005),
    (1e-9, 1.0000000010000000005),
    (0.25, 1.2840254166877414841),
    (0.34657, 1.4142084849595796622),
    (1, 2.7182818284590452354),
    (2.302585092994046, 10.000000000000002171),
    (10, 22026.465794806716517),
    (100, 2.6881171418161354484e+43),
    (700, 1.0142320547350045095e+304),
  ]

  static let logarithms: [(Double, Double)] = [
    (.leastNonzeroMagnitude, -744.44007192138126231),
    (1e-300, -690.77552789821370518),
    (0.01, -4.6051701859880913472),
    (0.5, -0.69314718055994530942),
    (0.7071067811865476, -0.34657359027997258635),
    (0.99, -0.010050335853501450155),
    (0.998, -0.0020020026706730791316),
    (0.9999, -0.00010000500033334732082),
    (1.0000000001, 1.0000000826903709908e-10),
    (1.4142135623730951, 0.34657359027997272307),
    (2, 0.69314718055994530942),
    (2.718281828459045, 0.99999999999999994682),
    (10, 2.302585092994045684),
    (200, 5.2983173665480366775),
    (1e300, 690.77552789821370526),
  ]

  @Test("exp agrees with its value to 1e-15 of it", arguments: exponentials)
  func exponential(x: Double, value: Double) {
    expect(ElementaryFunctions.exp(x), within: 1e-15 * value, of: value)
  }

  @Test("ln agrees with its value to 1e-15 of it", arguments: logarithms)
  func logarithm(x: Double, value: Double) {
    expect(ElementaryFunctions.log(x), within: 1e-15 * abs(value), of: value)
  }

  @Test("Each undoes the other over the whole range of exponents")
  func inverses() {
    for whole in -1_400...1_400 {
      let x = Double(whole) / 2
      let back = ElementaryFunctions.log(ElementaryFunctions.exp(x))
      expect(back, within: 1e-15 * max(1, abs(x)), of: x, "x = \(x)")
    }
  }

  @Test("Past what a number can hold they are zero, infinite or nothing")
  func extremes() {
    #expect(ElementaryFunctions.exp(0) == 1)
    #expect(ElementaryFunctions.exp(709.78) < .infinity)
    #expect(ElementaryFunctions.exp(709.79) == .infinity)
    #expect(ElementaryFunctions.exp(.infinity) == .infinity)
    #expect(ElementaryFunctions.exp(-745.1) == .leastNonzeroMagnitude)
    #expect(ElementaryFunctions.exp(-1e300) == 0)
    #expect(ElementaryFunctions.exp(-.infinity) == 0)
    #expect(ElementaryFunctions.exp(.nan).isNaN)
    #expect(ElementaryFunctions.log(1) == 0)
    #expect(ElementaryFunctions.log(0) == -.infinity)
    #expect(ElementaryFunctions.log(.infinity) == .infinity)
    #expect(ElementaryFunctions.log(-1).isNaN)
    #expect(ElementaryFunctions.log(.nan).isNaN)
  }
}

@Suite("The exponential of a motion")
struct ExponentialTests {
  @Test("A device takes the polynomial below a half, and the function from there")
  func polynomial() {
    #expect(Exponential.taylor(0.25) == 1.28125)
    #expect(Exponential.taylor(-0.25) == 0.78125)
    #expect(Exponential.taylor(0.5) == ElementaryFunctions.exp(0.5))
    #expect(Exponential.taylor(-0.5) == ElementaryFunctions.exp(-0.5))
    #expect(Exponential.taylor(-3) == ElementaryFunctions.exp(-3))
  }

  @Test("The exact mode takes the function everywhere")
  func exact() {
    #expect(Exponential.exact(0.25) == ElementaryFunctions.exp(0.25))
    #expect(Exponential.exact(-0.001) == ElementaryFunctions.exp(-0.001))
  }
}
