import Testing

@testable import HeadlessUIKit

@Suite("The state machine of editing")
struct EditingStateMachineTests {
  typealias Machine = EditingStateMachine

  nonisolated static let row = RowPlace(section: 0, row: 3)
  nonisolated static let other = RowPlace(section: 0, row: 5)

  /// Events, and what is to be done after each.
  nonisolated struct Path: CustomTestStringConvertible, Sendable {
    let steps: [(event: Machine.Event, actions: [Machine.Action])]

    init(_ steps: (Machine.Event, [Machine.Action])...) {
      self.steps = steps.map { (event: $0.0, actions: $0.1) }
    }

    var testDescription: String { steps.map { "\($0.event)" }.joined(separator: ", ") }
  }

  nonisolated static let paths = [
    // A swipe and its end (R139, R143).
    Path(
      (.swiped(row), [.begin(row), .reveal(row)]),
      (.swiped(other), []),
      (.dismissed, [.hide(row), .end(row)]),
      (.dismissed, [])
    ),
    // Code ends a swipe, and begins editing out of one: the bracket is closed, and none is opened (R144).
    Path((.swiped(row), [.begin(row), .reveal(row)]), (.set(false), [.hide(row), .end(row)])),
    Path(
      (.swiped(row), [.begin(row), .reveal(row)]),
      (.set(true), [.hide(row), .end(row), .enter]),
      (.set(true), []),
      (.set(false), [.leave]),
      (.set(false), [])
    ),
    // A minus, another, and the first again (R136).
    Path(
      (.minusTapped(row), []),
      (.set(true), [.enter]),
      (.swiped(row), []),
      (.minusTapped(row), [.reveal(row)]),
      (.minusTapped(other), [.hide(row), .reveal(other)]),
      (.minusTapped(other), [.hide(other)]),
      (.minusTapped(row), [.reveal(row)]),
      (.dismissed, [.hide(row)]),
      (.minusTapped(row), [.reveal(row)]),
      (.set(false), [.hide(row), .leave])
    ),
  ]

  @Test("leads each sequence of events to what is to be done", arguments: paths)
  func path(_ path: Path) {
    var machine = Machine()
    for step in path.steps { #expect(machine.receive(step.event) == step.actions) }
  }

  @Test("knows when a swipe has lost its row")
  func lostRow() {
    var machine = Machine()
    _ = machine.receive(.swiped(Self.row))
    machine.follow { _ in Self.other }
    #expect(machine.confirmedRow == Self.other)
    machine.follow { _ in nil }
    #expect(machine.hasLostRow && machine.isEditing)
    #expect(machine.receive(.dismissed) == [.end(nil)])
    #expect(!machine.isEditing)
  }

  @Test("stays in editing mode when the row of a button goes")
  func lostButton() {
    var machine = Machine()
    _ = machine.receive(.set(true))
    _ = machine.receive(.minusTapped(Self.row))
    machine.follow { _ in nil }
    #expect(machine.isEditingAll && !machine.hasLostRow)
    #expect(machine.receive(.dismissed) == [])
  }
}
