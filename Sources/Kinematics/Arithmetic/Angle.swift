/// Sines, cosines and angles by sums and products alone, so that each machine finds the same bits.
public enum Angle: Sendable {
  /// A quarter of a turn, in two parts: the second is what the first leaves out.
  private static let quarter = Double.pi / 2
  private static let quarterRest = 6.123_233_995_736_766e-17

  /// Returns the sine and the cosine of an angle in radians.
  ///
  /// For an angle that is not finite, both are not a number.
  public static func sineAndCosine(of angle: Double) -> (sine: Double, cosine: Double) {
    guard angle - angle == 0 else { return (.nan, .nan) }
    let turns = (angle / quarter).rounded()
    let rest = (angle - turns * quarter) - turns * quarterRest
    let (sine, cosine) = (seriesOfSine(rest), seriesOfCosine(rest))
    switch Int(turns.truncatingRemainder(dividingBy: 4)) & 3 {
    case 0: return (sine, cosine)
    case 1: return (cosine, -sine)
    case 2: return (-sine, -cosine)
    default: return (-cosine, sine)
    }
  }

  /// Returns the angle of a direction against the x axis, in radians from -π to π; zero for no direction.
  public static func direction(x: Double, y: Double) -> Double {
    guard x != 0 || y != 0 else { return 0 }
    let (width, height) = (abs(x), abs(y))
    let steep = height > width
    let acute = arcTangent(steep ? width / height : height / width)
    let inFirst = steep ? quarter - acute : acute
    let inUpper = x < 0 ? Double.pi - inFirst : inFirst
    return y < 0 ? -inUpper : inUpper
  }

  /// Returns the series of the sine, for at most an eighth of a turn.
  private static func seriesOfSine(_ x: Double) -> Double {
    var (term, sum) = (x, x)
    for n in stride(from: 2.0, through: 18, by: 2) {
      term = term * x * x * -1 / (n * (n + 1))
      sum += term
    }
    return sum
  }

  /// Returns the series of the cosine, for at most an eighth of a turn.
  private static func seriesOfCosine(_ x: Double) -> Double {
    var (term, sum) = (1.0, 1.0)
    for n in stride(from: 1.0, through: 19, by: 2) {
      term = term * x * x * -1 / (n * (n + 1))
      sum += term
    }
    return sum
  }

  /// Returns the angle of a tangent from 0 to 1: halved three times, for then the series is short.
  private static func arcTangent(_ tangent: Double) -> Double {
    var x = tangent
    for _ in 0..<3 { x = x / (1 + (1 + x * x).squareRoot()) }
    var (power, sum) = (x, x)
    for n in stride(from: 3.0, through: 19, by: 2) {
      power = power * x * x * -1
      sum += power / n
    }
    return sum * 8
  }
}
