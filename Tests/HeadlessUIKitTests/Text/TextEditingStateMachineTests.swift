import Testing

@testable import HeadlessUIKit

@Suite("The editing of a text field, as a state machine")
struct TextEditingStateMachineTests {
  private typealias Machine = TextEditingStateMachine

  /// Returns the actions of a machine at each of some events, and its phase then.
  private func course(
    _ events: [Machine.Event]
  ) -> (actions: [Machine.Action?], phase: Machine.Phase) {
    var machine = Machine()
    let actions = events.map { machine.receive($0) }
    return (actions, machine.phase)
  }

  private let begun: [Machine.Event] = [.begin, .mayBegin(true), .becameFirst]

  @Test("goes from the question to the end")
  func wholeWay() {
    let way = course(begun + [.end(isForced: false), .mayEnd(true), .resigned])
    #expect(way.actions == [.askToBegin, .becomeFirst, .tellBegin, .askToEnd, .resign, .tellEnd])
    #expect(way.phase == .idle)
  }

  @Test("stays where a delegate says no")
  func refusals() {
    #expect(course([.begin, .mayBegin(false)]).phase == .idle)
    #expect(course([.begin, .mayBegin(true), .failedToBecomeFirst]).phase == .idle)
    #expect(course(begun + [.end(isForced: false), .mayEnd(false)]).phase == .editing)
  }

  @Test("ends by force whatever the delegate says")
  func forced() {
    let way = course(begun + [.end(isForced: true), .mayEnd(false)])
    #expect(way.actions.suffix(2) == [.askToEnd, .resign])
    let late = course(begun + [.end(isForced: false), .end(isForced: true)])
    #expect(late.actions.suffix(2) == [.askToEnd, .resign])
  }

  @Test("lets events pass that fit nothing")
  func strays() {
    #expect(
      course([.resigned, .mayEnd(true), .becameFirst, .end(isForced: true)]).actions == [
        nil, nil, nil, nil,
      ]
    )
    #expect(course(begun + [.begin, .mayBegin(false)]).phase == .editing)
  }
}
