@testable import Oracle
import Testing
import Traces

/// Views that stand apart share no finger.
@Suite("A view far away")
struct FarViewTests {
  private static let kinds = ["scroll.drag.", "scroll.lift.", "scroll.glide.", "scroll.rest."]

  @Test("changes nothing of what is told of another", arguments: kinds)
  func changesNothing(kind: String) {
    for rule in RuleBook.rules where rule.id.hasPrefix(kind) {
      for example in rule.passing + rule.failing {
        let alone = example.transcript
        guard alone.header.views.isEmpty, alone.header.component == "scroll",
          !example.drawing.contains("bounds:")
        else { continue }
        let judge = Judge(profile: example.profile)
        let told = judge.verdict(of: alone).violations.map(\.rule)
        let besides = judge.verdict(of: Self.withFarView(alone)).violations.map(\.rule)
        #expect(told == besides, "\(rule.id): \(example.drawing)")
      }
    }
  }

  private static func withFarView(_ alone: Trace) -> Trace {
    var trace = alone
    let size = Place(alone.header.config.first { $0.label == .bounds }?.value.point)
    let points = Point(Double(size.x) / 1000, Double(size.y) / 1000)
    trace.header.views = [
      Header.View(
        name: "main",
        component: "scroll",
        frame: Rect(origin: Point(0, 0), size: points),
        config: alone.header.config.filter { $0.label != .bounds }
      ),
      Header.View(
        name: "far",
        component: "scroll",
        frame: Rect(origin: Point(5000, 5000), size: points),
        config: [Argument(.contentSize, .pair(Millionths(320), Millionths(2000)))]
      ),
    ]
    trace.header.config = []
    return trace
  }
}
