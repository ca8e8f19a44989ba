import Replay
import Testing
import Traces

@testable import Mutation

@Suite("Disturbances")
struct DisturbanceTests {
  @Test("have names and sentences, each once")
  func names() {
    #expect(Set(Disturbance.all.map(\.name)).count == Disturbance.all.count)
    #expect(Disturbance.all.allSatisfy { $0.sentence.hasSuffix(".") })
    #expect(Disturbance.all.allSatisfy { Disturbance.named($0.name)?.sentence == $0.sentence })
  }

  @Test("happen in the last pause before a fault, and never while a settle waits")
  func moments() throws {
    var trace = Trace(header: Header(id: "a/x", component: "scroll"))
    trace.header.config = [Argument(.bounds, .pair(Millionths(320), Millionths(480)))]
    trace.lines = [
      .message(Message(time: 100, name: .didScroll)),
      .settle(Settle(time: 100, limit: 1_000)),
      .message(Message(time: 300, name: .didScroll)),
      .message(Message(time: 500, name: .didScroll)),
    ]
    let moment = try #require(Disturbance.moment(before: 3, of: trace))
    #expect(moment == 400)
    let call = try #require(Disturbance.named("call-layout-if-needed"))
    let added = try #require(call.added(to: trace, at: moment))
    #expect(added.lines.map(\.time) == [100, 300, 400, 400, 500])
    guard case .settle(let settle) = added.lines[3] else {
      Issue.record("the settle does not come behind the call")
      return
    }
    #expect(settle.limit == 700)
  }

  @Test("set no property as it is of which one axis has a value of its own")
  func parts() throws {
    let call = try #require(Disturbance.named("call-bounces"))
    var trace = Trace(header: Header(id: "a/x", component: "scroll"))
    trace.lines = [
      .message(Message(time: 100, name: .didScroll)),
      .message(Message(time: 300, name: .didScroll)),
    ]
    #expect(call.added(to: trace, at: 200) != nil)
    trace.header.config = [Argument(.bouncesVertically, .bool(false))]
    #expect(call.added(to: trace, at: 200) == nil)
    trace.header.config = []
    let arguments = [Argument(.bouncesVertically, .bool(false))]
    trace.lines.insert(
      .call(Call(time: 50, name: .bouncesVertically, arguments: arguments)),
      at: 0
    )
    #expect(call.added(to: trace, at: 200) == nil)
  }

  @Test("lay the view that is judged in another one, which is declared before it, or beside one")
  func surroundings() throws {
    var trace = Trace(header: Header(id: "a/x", component: "scroll"))
    trace.header.config = [Argument(.bounds, .pair(Millionths(320), Millionths(480)))]
    let names = [
      "in-content", "in-a-control", "in-a-scroll-view", "in-a-pager", "in-a-zoom-view",
      "in-a-navigation", "beside-a-scroll-view",
    ]
    for name in names {
      let around = try #require(Disturbance.named(name)?.added(to: trace, at: 0)).header
      let isBeside = name == "beside-a-scroll-view"
      #expect(around.views.map(\.name) == (isBeside ? [.main, "around"] : ["around", .main]))
      #expect((around.views.last?.container == nil) == isBeside)
    }
  }

  @Test("has a navigation show the view that is judged, below its bar, where its fingers are")
  func navigation() throws {
    var trace = Trace(header: Header(id: "a/x", component: "scroll"))
    trace.header.config = [Argument(.bounds, .pair(Millionths(320), Millionths(480)))]
    trace.lines = [.touch(Touch(time: 100, phase: .began, finger: 1, location: Point(160, 100)))]
    let shown = try #require(Disturbance.named("in-a-navigation")?.added(to: trace, at: 0))
    #expect(shown.header.views[0].frame?.size == Point(320, 524))
    #expect(shown.header.views[1].config[.bounds] == nil)
    let messages = shown.lines.compactMap { line -> Name? in
      guard case .message(let message) = line else { return nil }
      return message.name
    }
    #expect(messages.first == .viewDidLoad)
    #expect(messages.last == .viewDidAppear)
    let fingers = shown.lines.compactMap { line -> Point? in
      guard case .touch(let touch) = line else { return nil }
      return touch.location
    }
    #expect(fingers == [Point(160, 144)])
  }
}
