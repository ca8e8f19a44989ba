import Testing

@testable import Oracle

/// Velocity decays with time.
@Suite("How a velocity fades")
struct DecayTests {
  @Test("Each millisecond takes the same part", arguments: [1, 2, 255, 256, 257, 511, 512, 4_000])
  func wholeMilliseconds(_ count: Int) {
    let product = (0..<count).reduce(1.0) { left, _ in left * 0.998 }
    #expect(abs(Decay.normal.left(after: Double(count)) - product) <= product * 1e-12)
    let fast = (0..<count).reduce(1.0) { left, _ in left * 0.99 }
    #expect(abs(Decay.fast.left(after: Double(count)) - fast) <= fast * 1e-12)
  }

  @Test("Between two milliseconds it goes straight")
  func brokenMilliseconds() {
    let (before, after) = (Decay.normal.left(after: 300), Decay.normal.left(after: 301))
    #expect(abs(Decay.normal.left(after: 300.25) - (before * 0.75 + after * 0.25)) < 1e-12)
  }

  @Test("All is left before the beginning, and next to nothing after a long time")
  func limits() {
    #expect(Decay.normal.left(after: -5) == 1)
    #expect(Decay.normal.left(after: 0) == 1)
    #expect(Decay.normal.left(after: 1e12) == Decay.normal.left(after: 100_000))
    #expect(Decay.normal.left(after: 1e12) < 1e-80)
  }
}
