@testable import Oracle
import Testing
import Traces

@Suite("A load as a scene")
struct PageLoadTests {
  private func failure(_ code: Double?) -> WebHeard {
    var message = Message(time: nil, name: .didFailLoad)
    if let code { message.arguments = [Argument(.code, .number(Millionths(code)))] }
    return WebHeard(message, event: .didFailLoad)
  }

  @Test("Loads are counted at least and at most")
  func tallies() {
    var some = Tallied.none
    some.add(isCertain: false)
    #expect(some == Tallied(least: 0, most: 1))
    some.add()
    some.remove(isCertain: false)
    #expect(some == Tallied(least: 0, most: 2))
    some.remove()
    #expect(some == Tallied(least: 0, most: 1))
    var unknown = Tallied.unknown
    unknown.remove()
    unknown.add()
    #expect(unknown.least == 1 && !unknown.isKnown)
  }

  @Test("A log that may begin anywhere may begin in the midst of a load")
  func beginning() {
    #expect(!PageLoad(isFromTheStart: false).open.isSurelyNone)
    #expect(PageLoad(isFromTheStart: true).open.isSurelyNone)
  }

  @Test("A failure without a number may be of what never began, and leaves open what has")
  func unknownFailure() {
    var load = PageLoad(isFromTheStart: true)
    load.ask(.load, "a:a", isAllowed: true)
    load.start()
    load.ask(.unknown, nil, isAllowed: true)
    load.fail(failure(nil))
    #expect(load.open == Tallied(least: 0, most: 1))
    var other = PageLoad(isFromTheStart: true)
    other.ask(.load, "a:a", isAllowed: true)
    other.start()
    other.fail(failure(-1003))
    #expect(other.open.isSurelyNone)
  }

  @Test("What was stopped fails, and what has begun since may finish")
  func stop() {
    var load = PageLoad(isFromTheStart: true)
    load.ask(.load, "a:a", isAllowed: true)
    load.start()
    load.doom(isCertain: true)
    #expect(load.doomed == Tallied(least: 1, most: 1))
    load.fail(failure(-999))
    #expect(load.doomed.isSurelyNone && load.open.isSurelyNone)
  }

  @Test("A question that is not told to be answered may be followed by anything")
  func unanswered() {
    var load = PageLoad(isFromTheStart: true)
    load.ask(.unknown, nil, isAllowed: nil)
    #expect(load.allowed == Tallied(least: 0, most: 1))
    #expect(load.dueStarts == 0)
  }

  @Test("What a network leads to is followed to its ends, and not in a circle")
  func outcomes() {
    let network = ScriptedNetwork(Example("web=yes |").transcript.header)
    let torn = WebOutcome(of: "http://torn.example/", network, refused: [])
    #expect(torn.frames == ["http://lost.example/"])
    #expect((torn.starts, torn.finishes, torn.failures) == (2, 1, 1))
    let moved = WebOutcome(of: "http://moved.example/", network, refused: ["http://a.example/"])
    #expect(moved.isUnsettled)
    var header = Header(id: "a", component: "web")
    let circle = Value.object([Argument("redirect", .string("a:a"))])
    header.config = [Argument(.network, .object([Argument("a:a", circle)]))]
    #expect(WebOutcome(of: "a:a", ScriptedNetwork(header), refused: []).isUnsettled)
  }

  @Test(
    "A fault is found with little evidence",
    arguments: [
      // Without the network of the header.
      ("component=web load:a ask(a,other) began . ended ↓ ended", "web.load.ends-once"),
      ("component=web load:a ask(a,other) began halt ↓ ended", "web.stop.never-finishes"),
      ("component=web load:a ask(a,other)=no ↓ began", "web.load.refused"),
      // Without states, answers or arguments of messages.
      ("web=yes load:a ↓ began . ended |", "web.load.asks-first"),
      // Names alone: two begins at most can have been allowed before and by one question.
      ("component=web log ask(a,other) began began ↓ began", "web.history.asks-first"),
      // Only some messages can be heard.
      ("web=yes deaf=ask load:a began . ended ↓ ended", "web.load.ends-once"),
      // The network tells what comes, whoever hears it begin.
      ("web=yes deaf=began load:a ask(a,other) . ended ↓ ended", "web.load.ends-once"),
      ("web=yes deaf=began load:a ask(a,other) . ended undelegate ↓ ended", "web.delegate.silent"),
    ]
  )
  func evidence(drawing: String, rule: String) {
    let violations = Judge().verdict(of: Example(drawing).transcript).violations
    #expect(violations.first?.rule == rule)
  }

  @Test(
    "Where too little is known nothing is said",
    arguments: [
      "component=web log ended", "component=web log failed", "component=web log began ended ended",
      "component=web log began failed(-999)",
      "component=web deaf=began inputs=touch,call load:a ask(a,other) . ended ended",
      "component=web inputs=call link:a ask(a,linkClicked) began . ended",
    ]
  )
  func silence(drawing: String) {
    #expect(Judge().verdict(of: Example(drawing).transcript).violations.map(\.rule) == [])
  }
}
