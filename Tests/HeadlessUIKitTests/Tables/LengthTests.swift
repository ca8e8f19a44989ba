import Testing

@testable import HeadlessUIKit

@Suite("Lengths")
struct LengthTests {
  @Test(
    "add up exactly, in thousandths and in thirds",
    arguments: [0.001, 44.333, 100.0 / 3, 43.5]
  )
  func sums(height: Double) {
    var sum = Length.zero
    for _ in 0..<3_000 { sum = sum + Length(height) }
    #expect(sum == Length(height) * 3_000)
    #expect(Length(height).points == height)
    #expect(Length(100.0 / 3) * 3 == Length(100))
  }

  @Test("have an end, and are never less than nothing as heights")
  func limits() {
    #expect(Length(height: -3) == .zero)
    #expect(Length(height: .nan) == .zero && Length(.nan) == .zero)
    let most = Length(.infinity)
    #expect(most + most == most && most * 1_000 == most)
    #expect(Length(-.infinity) < .zero)
    #expect(Length(-1.5).points == -1.5)
  }
}
