import Testing

@testable import HeadlessUIKit

@Suite("The refresh control's state machine")
struct RefreshStateMachineTests {
  /// A way through the machine: the phase after it, its room, and how often a value was told.
  nonisolated struct Path: CustomTestStringConvertible, Sendable {
    let events: [RefreshStateMachine.Event]
    let phase: RefreshStateMachine.Phase
    let isOpen: Bool
    let values: Int

    init(
      _ events: [RefreshStateMachine.Event],
      _ phase: RefreshStateMachine.Phase,
      isOpen: Bool = false,
      values: Int = 0
    ) {
      self.events = events
      self.phase = phase
      self.isOpen = isOpen
      self.values = values
    }

    var testDescription: String { events.map { "\($0)" }.joined(separator: ", ") }
  }

  nonisolated static let pull: [RefreshStateMachine.Event] = [
    .dragBegan, .pulled(.part), .pulled(.whole),
  ]
  nonisolated static let refreshing = pull + [.letGo]

  nonisolated static let paths = [
    Path([.dragBegan], .idle),
    Path([.dragBegan, .pulled(.part)], .pulling),
    Path([.dragBegan, .pulled(.part), .pulled(.none)], .idle),
    Path([.dragBegan, .pulled(.part), .letGo], .idle),
    Path([.pulled(.part)], .idle),
    Path([.pulled(.whole)], .idle),
    Path([.dragBegan, .letGo, .pulled(.whole)], .idle),
    Path(pull, .refreshing, values: 1),
    Path([.dragBegan, .pulled(.whole)], .refreshing, values: 1),
    Path(pull + [.pulled(.none), .pulled(.whole)], .refreshing, values: 1),
    Path(refreshing, .refreshing, isOpen: true, values: 1),
    Path(refreshing + pull, .refreshing, isOpen: true, values: 1),
    Path(refreshing + [.began], .refreshing, isOpen: true, values: 1),
    Path(pull + [.began], .refreshing, values: 1),
    Path(pull + [.ended], .ending, values: 1),
    Path(pull + [.ended, .pulled(.none), .pulled(.whole)], .ending, values: 1),
    Path(pull + [.ended, .returned], .ending, values: 1),
    Path(pull + [.ended, .letGo], .ending, values: 1),
    Path(pull + [.ended, .letGo, .returned], .idle, values: 1),
    Path(pull + [.ended, .letGo] + pull, .refreshing, values: 2),
    Path(pull + [.ended, .began], .refreshing, values: 1),
    Path(pull + [.ended, .began, .letGo], .refreshing, isOpen: true, values: 1),
    Path(refreshing + [.ended], .ending, values: 1),
    Path(refreshing + [.ended, .returned], .idle, values: 1),
    Path(refreshing + [.ended] + refreshing, .refreshing, isOpen: true, values: 2),
    Path([.began], .refreshing, isOpen: true),
    Path([.began, .began], .refreshing, isOpen: true),
    Path([.began] + pull, .refreshing, isOpen: true),
    Path([.dragBegan, .began], .refreshing),
    Path([.dragBegan, .began, .pulled(.whole)], .refreshing),
    Path([.dragBegan, .began, .letGo], .refreshing, isOpen: true),
    Path([.dragBegan, .began, .ended, .letGo, .returned], .idle),
    Path([.ended], .idle),
    Path([.dragBegan, .pulled(.part), .ended], .pulling),
    Path([.returned], .idle),
  ]

  @Test("has one value to tell for a pull, and keeps room once no finger is down", arguments: paths)
  func goes(path: Path) {
    var machine = RefreshStateMachine()
    let values = path.events.count { machine.receive($0) }
    #expect(machine.phase == path.phase)
    #expect(machine.isOpen == path.isOpen)
    #expect(values == path.values)
  }

  @Test("keeps room only while it refreshes, whatever comes")
  func roomIsRefreshing() {
    let events: [RefreshStateMachine.Event] = [
      .dragBegan, .pulled(.none), .pulled(.part), .pulled(.whole), .letGo, .began, .ended,
      .returned,
    ]
    var reached: Set<RefreshStateMachine> = [RefreshStateMachine()]
    var rest = Array(reached)
    while let machine = rest.popLast() {
      for event in events {
        var next = machine
        let hasNewValue = next.receive(event)
        #expect(!next.isOpen || next.isRefreshing)
        // A value is told by becoming refreshing, and by a pull alone.
        #expect(!hasNewValue || next.isRefreshing && !machine.isRefreshing)
        #expect(!hasNewValue || event == .pulled(.whole))
        if reached.insert(next).inserted { rest.append(next) }
      }
    }
    #expect(Set(reached.map(\.phase)) == Set(RefreshStateMachine.Phase.allCases))
  }
}
