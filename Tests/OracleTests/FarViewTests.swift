@testable import Oracle
import Testing
import Traces

/// Views that stand apart share no finger.
@Suite("A view far away")
struct FarViewTests {
  private static let kinds = [
    "scroll.drag.", "scroll.lift.", "scroll.glide.", "scroll.rest.", "scroll.catch.",
  ]

  private static let far = Header.View(
    name: "far",
    component: "scroll",
    frame: Rect(origin: Point(5000, 5000), size: Point(320, 480)),
    config: [Argument(.contentSize, .pair(Millionths(320), Millionths(2000)))]
  )

  @Test("changes nothing of what is told of another", arguments: kinds)
  func changesNothing(kind: String) {
    expectSame(kind) { alone in
      var trace = alone
      trace.header.views = [Self.main(of: alone), Self.far]
      trace.header.config = []
      return trace
    }
  }

  @Test("changes nothing of what is told of another, were it the first", arguments: kinds)
  func changesNothingAsTheFirst(kind: String) {
    expectSame(kind) { alone in
      var trace = alone
      trace.header.views = [Self.far, Self.main(of: alone)]
      trace.header.config = []
      trace.lines = alone.lines.map(Self.ofTheSecond)
      return trace
    }
  }

  /// Expects the violations of each example's only scroll view to be the same in company.
  private func expectSame(_ kind: String, in company: (Trace) -> Trace) {
    for rule in RuleBook.rules where rule.id.hasPrefix(kind) {
      for example in rule.passing + rule.failing {
        let alone = example.transcript
        guard alone.header.views.isEmpty, alone.header.component == "scroll",
          !example.drawing.contains("bounds:")
        else { continue }
        let judge = Judge(profile: example.profile)
        let told = judge.verdict(of: alone).violations.map(\.rule)
        let besides = judge.verdict(of: company(alone)).violations.map(\.rule)
        #expect(told == besides, "\(rule.id): \(example.drawing)")
      }
    }
  }

  private static func main(of alone: Trace) -> Header.View {
    let size = Place(alone.header.config.first { $0.label == .bounds }?.value.point)
    return Header.View(
      name: "main",
      component: "scroll",
      frame: Rect(
        origin: Point(0, 0),
        size: Point(Double(size.x) / 1000, Double(size.y) / 1000)
      ),
      config: alone.header.config.filter { $0.label != .bounds }
    )
  }

  /// Returns a line as the second view has it, its touches in the coordinates of the first one.
  private static func ofTheSecond(_ line: Line) -> Line {
    switch line {
    case .touch(var touch):
      touch.location = Point(touch.location.x.double - 5000, touch.location.y.double - 5000)
      return .touch(touch)
    case .call(var call):
      call.view = ViewIndex(1)
      return .call(call)
    case .message(var message):
      message.view = ViewIndex(1)
      return .message(message)
    case .final(var final):
      final.view = ViewIndex(1)
      return .final(final)
    default: return line
    }
  }
}
