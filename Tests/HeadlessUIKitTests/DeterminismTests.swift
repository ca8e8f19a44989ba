import HeadlessUIKit
import TestSupport
import Testing

@Suite("Two worlds")
struct DeterminismTests {
  /// Some fingers, some code, some geometry, drawn from a seed.
  static func session(seed: UInt64) -> String {
    var numbers = SeededNumbers(seed: seed)
    let world = World(
      content: CGSize(width: 900, height: 3_000),
      offset: CGPoint(x: 100, y: 700),
      framesPerSecond: numbers.number(below: 2) == 0 ? 60 : 120
    )
    for _ in 0..<30 {
      let place = { (numbers.number(below: 320_000), numbers.number(below: 600_000)) }
      switch numbers.number(below: 8) {
      case 0...4:
        let (x, y) = place()
        world.touch(.began, x: Double(x) / 1_000, y: Double(y) / 1_000)
        var end = (x, y)
        for _ in 0..<numbers.number(below: 12) {
          world.wait(Double(4 + numbers.number(below: 20)))
          end.0 += numbers.number(below: 40_000) - 20_000
          end.1 += numbers.number(below: 60_000) - 30_000
          world.touch(.moved, x: Double(end.0) / 1_000, y: Double(end.1) / 1_000)
        }
        world.wait(Double(numbers.number(below: 200)))
        world.lift(y: Double(end.1) / 1_000, x: Double(end.0) / 1_000)
      case 5:
        world.view.setContentOffset(
          CGPoint(x: numbers.number(below: 500), y: numbers.number(below: 3_000)),
          animated: numbers.number(below: 2) == 0
        )
      case 6: world.view.contentInset.top = CGFloat(numbers.number(below: 80))
      default: world.scene.tapStatusBar()
      }
      world.wait(Double(numbers.number(below: 900)))
    }
    world.settle()
    let bits = world.listener.offsets.map {
      String($0.x.native.bitPattern, radix: 16) + ":" + String($0.y.native.bitPattern, radix: 16)
    }
    return (world.heard + bits).joined(separator: "\n")
  }

  @Test("in another order give the same input the same answer, bit for bit")
  func order() {
    let seeds = Array(UInt64(1)...12)
    let alone = seeds.map { Self.session(seed: $0) }
    let together = Array(seeds.reversed().map { Self.session(seed: $0) }.reversed())
    #expect(alone == together)
    #expect(Set(alone).count == seeds.count)
  }
}
