import Testing
import Traces

@testable import Oracle

@Suite("Which controllers a navigation has")
struct ControllerStackTests {
  private func call(_ name: Name, _ arguments: Argument...) -> Call {
    var call = Call(time: 0, name: name)
    call.arguments = arguments
    return call
  }

  private func push(_ name: String) -> Call {
    call(.pushViewController, Argument(.viewController, .string(name)))
  }

  private func set(_ names: String...) -> Call {
    call(.setViewControllers, Argument(.viewControllers, .array(names.map { .string($0) })))
  }

  /// A finger that comes, and is lifted again.
  private func tap(_ stack: inout ControllerStack) {
    var hands = Hands()
    hands.down = 1
    hands.deeds = .began
    stack.follow(hands)
    hands.down = 0
    hands.deeds = .ended
    stack.follow(hands)
  }

  @Test("Pushes and pops lead up and down, and never below the first")
  func upAndDown() {
    var stack = ControllerStack(first: "list")
    stack.follow(push("page"), isSettled: true)
    #expect(stack.tops == ["page"])
    stack.follow(push("more"), isSettled: true)
    stack.follow(call(.popViewController), isSettled: true)
    #expect(stack.tops == ["page"])
    stack.follow(push("more"), isSettled: true)
    stack.follow(call(.popToRootViewController), isSettled: true)
    #expect(stack.tops == ["list"])
    stack.follow(call(.popViewController), isSettled: true)
    #expect(stack.tops == ["list"])
  }

  @Test("Others take the place of all, and none may be left")
  func replaced() {
    var stack = ControllerStack(first: "list")
    stack.follow(set("page", "more"), isSettled: true)
    #expect(stack.tops == ["more"])
    stack.follow(set(), isSettled: true)
    #expect(stack.tops == [])
    #expect(stack.mayBeEmpty)
  }

  @Test("A finger may have popped one controller, until it is seen which one shows")
  func finger() {
    var stack = ControllerStack(first: "list")
    stack.follow(push("page"), isSettled: true)
    tap(&stack)
    #expect(stack.tops == ["list", "page"])
    stack.rest(on: "list")
    #expect(stack.tops == ["list"])
    stack.follow(call(.popViewController), isSettled: true)
    #expect(stack.tops == ["list"])
  }

  @Test("What meets another change leads nobody knows where; the next rest tells the top again")
  func unsettled() {
    var stack = ControllerStack(first: "list")
    stack.follow(push("page"), isSettled: false)
    #expect(stack.tops == nil)
    stack.rest(on: "page")
    #expect(stack.tops == ["page"])
    // The screen below it is not known.
    stack.follow(call(.popViewController), isSettled: true)
    #expect(stack.tops == nil)
  }

  @Test("After a finger, what is pushed is on top, and what is below is not known")
  func pushAfterFinger() {
    var stack = ControllerStack(first: "list")
    tap(&stack)
    stack.follow(push("page"), isSettled: true)
    #expect(stack.tops == ["page"])
    stack.follow(call(.popToRootViewController), isSettled: true)
    #expect(stack.tops == nil)
  }
}

@Suite("Transcripts of navigations")
struct NavigationTranscriptTests {
  /// A list that shows, in a navigation that tells so first, and at last is at rest.
  private func transcript(loads: Bool) -> Trace {
    var trace = Example("\(AppearanceRules.shown) settle").transcript
    var told = Message(time: 0, name: .willShowController)
    told.arguments = [Argument("willShow", .string("list"))]
    if !loads { trace.lines.removeFirst() }
    trace.lines.insert(.message(told), at: 0)
    trace.header.observes?.append(.willShowController)
    return trace
  }

  private func rules(brokenBy trace: Trace) -> [String] {
    Judge().verdict(of: trace).violations.map(\.rule)
  }

  @Test("A navigation that tells first what it is about to show has begun there")
  func beginsWithNavigation() {
    #expect(rules(brokenBy: transcript(loads: true)).isEmpty)
    #expect(
      rules(brokenBy: transcript(loads: false)).contains("controller.appearance.loaded-once")
    )
  }

  @Test("Plain controllers are judged at rest though none has a final state")
  func restsWithoutFinals() {
    var trace = transcript(loads: true)
    trace.lines.removeAll { line in
      guard case .message(let message) = line else { return false }
      return message.name == .viewWillAppear || message.name == .viewDidAppear
    }
    #expect(rules(brokenBy: trace) == ["controller.navigation.one-shows"])
  }

  @Test("Where the wait is too short to come to rest, nothing is said of it")
  func shortWait() {
    var trace = transcript(loads: true)
    trace.lines.removeLast()
    trace.lines.removeLast()
    trace.lines.append(.settle(Settle(time: 0, limit: 100_000)))
    #expect(rules(brokenBy: trace).isEmpty)
  }
}
