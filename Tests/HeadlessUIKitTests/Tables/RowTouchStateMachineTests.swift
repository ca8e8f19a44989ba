import Testing

@testable import HeadlessUIKit

@Suite("The state machine of a finger on a row")
struct RowTouchStateMachineTests {
  typealias Machine = RowTouchStateMachine

  nonisolated static let row = RowPlace(section: 0, row: 3)
  nonisolated static let other = RowPlace(section: 0, row: 5)

  /// Events, and what is to be done after each.
  nonisolated struct Path: CustomTestStringConvertible, Sendable {
    let steps: [(event: Machine.Event, action: Machine.Action?)]

    init(_ steps: (Machine.Event, Machine.Action?)...) {
      self.steps = steps.map { (event: $0.0, action: $0.1) }
    }

    var testDescription: String { steps.map { "\($0.event)" }.joined(separator: ", ") }
  }

  nonisolated static let paths = [
    // A tap (R090, R093, R095).
    Path(
      (.cameDown(row), .ask(row)),
      (.answered(true), .highlight(row)),
      (.lifted, .unhighlightAndTap(row)),
      (.lifted, nil)
    ),
    // A row that refuses (R092).
    Path((.cameDown(row), .ask(row)), (.answered(false), nil), (.lifted, nil)),
    Path((.cameDown(row), .ask(row)), (.answered(false), nil), (.leftRow, nil), (.cancelled, nil)),
    // A drag (R115).
    Path(
      (.cameDown(row), .ask(row)),
      (.answered(true), .highlight(row)),
      (.cancelled, .unhighlight(row)),
      (.lifted, nil)
    ),
    // Off the row (R118).
    Path(
      (.cameDown(row), .ask(row)),
      (.answered(true), .highlight(row)),
      (.leftRow, .unhighlight(row)),
      (.leftRow, nil),
      (.lifted, nil)
    ),
    // Another finger (R124).
    Path(
      (.cameDown(row), .ask(row)),
      (.cameDown(other), nil),
      (.answered(true), .highlight(row)),
      (.cameDown(other), nil),
      (.lifted, .unhighlightAndTap(row)),
      (.cameDown(other), .ask(other))
    ),
    // Gone while it is being asked.
    Path((.cameDown(row), .ask(row)), (.cancelled, nil), (.answered(true), nil), (.lifted, nil)),
    // Nothing was there.
    Path((.answered(true), nil), (.leftRow, nil), (.lifted, nil), (.cancelled, nil)),
  ]

  @Test("highlights once, unhighlights once, and taps what is highlighted", arguments: paths)
  func goes(path: Path) {
    var machine = Machine()
    for (event, action) in path.steps {
      #expect(machine.receive(event) == action, "\(event)")
    }
  }

  @Test("never has two rows, and every highlight ends, whatever comes")
  func balance() {
    let events: [Machine.Event] = [
      .cameDown(Self.row), .cameDown(Self.other), .answered(true), .answered(false), .leftRow,
      .lifted, .cancelled,
    ]
    var reached: Set<Machine> = [Machine()]
    var rest = Array(reached)
    while let machine = rest.popLast() {
      for event in events {
        var next = machine
        let action = next.receive(event)
        switch action {
        case .highlight(let row):
          #expect(machine.highlightedRow == nil && next.highlightedRow == row)
        case .unhighlight(let row), .unhighlightAndTap(let row):
          #expect(machine.highlightedRow == row && next.highlightedRow == nil)
        case .ask, nil:
          #expect(machine.highlightedRow == next.highlightedRow)
        }
        if event == .lifted || event == .cancelled { #expect(next.phase == .away) }
        if reached.insert(next).inserted { rest.append(next) }
      }
    }
    #expect(reached.count == 6)
  }
}
