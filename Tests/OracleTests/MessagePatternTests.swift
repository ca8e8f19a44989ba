import Testing
import Traces

@testable import Oracle

@Suite("A list of messages is a regular expression")
struct MessagePatternTests {
  private typealias Item = Traces.Expectation.Item

  @Test("What must come at least once is not served by what stands before it")
  func several() {
    var pattern = MessagePattern(
      [Item(name: "x-a", repetition: .optional), Item(name: "x-b", repetition: .several)],
      slack: 0
    )
    let isTaken = pattern.take(Message(time: 0, name: "x-a"))
    #expect(isTaken)
    #expect(!pattern.isComplete)
    #expect(pattern.allowed == ["x-b"])
  }

  @Test("Lists of any length take what a plain matcher takes", arguments: 0..<60)
  func matcher(seed: UInt64) {
    var random = Random(state: seed)
    let names: [Name] = ["x-a", "x-b", "x-c"]
    let items = (0..<random.number(below: 150)).map { _ in
      Item(
        name: names[random.number(below: 3)],
        repetition: Item.Repetition.allCases[random.number(below: 4)]
      )
    }
    var pattern = MessagePattern(items, slack: 0)
    var places = closure([0], items)
    for _ in 0..<200 {
      #expect(pattern.isComplete == places.contains(items.count))
      let message = Message(time: 0, name: names[random.number(below: 3)])
      var next: Set<Int> = []
      for place in places where place < items.count && items[place].name == message.name {
        next.insert(place + 1)
        if [.any, .several].contains(items[place].repetition) { next.insert(place) }
      }
      let isTaken = pattern.take(message)
      #expect(isTaken == !next.isEmpty)
      if !next.isEmpty { places = closure(next, items) }
    }
  }

  /// The places that can be reached by leaving out what may be left out.
  private func closure(_ places: Set<Int>, _ items: [Item]) -> Set<Int> {
    var reached = places
    for place in items.indices
    where reached.contains(place) && [.optional, .any].contains(items[place].repetition) {
      reached.insert(place + 1)
    }
    return reached
  }

  @Test("What takes longer than a judge may is given up, and says so")
  func givingUp() {
    var transcript = Example("v -30 B@0 S@20 ^ W@20>90 T@20 G@20 S@60 . S@90 E@90 |@90").transcript
    let list = Traces.Expectation.Kind.messages([Item(name: .didScroll, repetition: .any)], of: nil)
    transcript.lines += Array(
      repeating: .expectation(Traces.Expectation(kind: list)),
      count: 2 * JudgingMeter.piece
    )
    #expect(Judge(profile: .modern, seconds: 60).verdict(of: transcript).whyGivenUp == nil)
    #expect(
      Judge(profile: .modern, seconds: -60).verdict(of: transcript).whyGivenUp
        == "judging the transcript takes more than -60 seconds of the processor"
    )
  }
}

/// Chance that is the same each time.
private struct Random {
  var state: UInt64

  mutating func number(below limit: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(state >> 33) % limit
  }
}
