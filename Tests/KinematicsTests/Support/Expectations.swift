import Kinematics
import Testing

/// Expects a number to agree with one that is written to so many decimals.
///
/// In a loop, `place` says where it is.
func expect(
  _ actual: Double,
  is written: Double,
  decimals: Int = 6,
  _ place: String = "",
  sourceLocation: SourceLocation = #_sourceLocation
) {
  var tolerance = 0.5 + 1e-6
  for _ in 0..<decimals { tolerance /= 10 }
  expect(actual, within: tolerance, of: written, place, sourceLocation: sourceLocation)
}

/// Expects a number to be close to another.
func expect(
  _ actual: Double,
  within tolerance: Double,
  of expected: Double,
  _ place: String = "",
  sourceLocation: SourceLocation = #_sourceLocation
) {
  #expect(
    abs(actual - expected) <= tolerance,
    "\(place): \(actual) is not within \(tolerance) of \(expected)",
    sourceLocation: sourceLocation
  )
}

@Suite("The checks that the tests are made of")
struct ExpectationTests {
  @Test("A difference in the last decimal written fails")
  func lastDecimal() {
    expect(994.1667665, is: 994.166767, decimals: 6)
    withKnownIssue { expect(994.1667664, is: 994.166767, decimals: 6) }
    withKnownIssue { expect(.nan, is: 0) }
  }

  @Test("A glide that does not end fails")
  func endless() {
    let motion = AxisMotion(position: 50, velocity: .nan, rate: .normal)
    withKnownIssue { _ = frames(of: motion, hertz: 60, range: .bench) }
  }
}
