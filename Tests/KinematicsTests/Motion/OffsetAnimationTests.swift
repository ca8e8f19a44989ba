import Kinematics
import Testing

@Suite("A programmatic animation")
struct OffsetAnimationTests {
  let animation = OffsetAnimation(from: 0, to: 300)

  @Test("It eases in and out through the worked values")
  func worked() {
    let values = [0, 16.839246, 69.532445, 150, 230.467555, 283.160754, 300]
    for (index, value) in values.enumerated() {
      expect(animation.value(at: Double(index) * 50), is: value, "at \(index * 50) ms")
    }
  }

  @Test("It takes 18 frames at 60 Hz, the last exactly the target", arguments: [60, 90, 120, 144])
  func frames(hertz: Int) {
    let animation = OffsetAnimation(from: 10.1, to: -333.3)
    // As a clock of whole microseconds counts them.
    let times = (1...200).map { Double($0 * 1_000_000 / hertz) / 1_000 }
    let values = times.prefix { !animation.isFinished(at: $0) }.map(animation.value)
    #expect(values.count == (hertz * 3 + 9) / 10 - 1)
    #expect(zip(values, values.dropFirst()).allSatisfy { $0 > $1 })
    #expect(animation.value(at: times[values.count]) == -333.3)
  }

  @Test("It never turns back, however finely one looks")
  func monotone() {
    var last = 0.0
    for microsecond in 1...300_000 {
      let value = animation.value(at: Double(microsecond) / 1_000)
      if value < last { Issue.record("turns back at \(microsecond) µs") }
      last = value
    }
    #expect(last == 300)
  }

  @Test("Before it begins it is where it began; after its end where it ends, exactly")
  func ends() {
    let animation = OffsetAnimation(from: 0.1, to: 0.3, milliseconds: 40)
    #expect(animation.value(at: -5) == 0.1)
    #expect(animation.value(at: 0) == 0.1)
    #expect(!animation.isFinished(at: 39.9))
    #expect(animation.isFinished(at: 40))
    #expect(animation.value(at: 40) == 0.3)
    #expect(animation.value(at: 1e9) == 0.3)
    #expect(OffsetAnimation(from: 1, to: 2, milliseconds: 0).value(at: 0) == 2)
  }

  @Test("Eighteen exact periods are its whole length")
  func exactPeriods() {
    var elapsed = 0.0
    for _ in 0..<18 { elapsed += 1_000.0 / 60 }
    #expect(animation.isFinished(at: elapsed))
    #expect(!animation.isFinished(at: elapsed - 1_000.0 / 60))
  }
}
