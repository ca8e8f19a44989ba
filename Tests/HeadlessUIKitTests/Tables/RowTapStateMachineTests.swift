import Testing

@testable import HeadlessUIKit

@Suite("The state machine of a tap on a row")
struct RowTapStateMachineTests {
  typealias Machine = RowTapStateMachine

  nonisolated static let new = RowPlace(section: 0, row: 1)
  nonisolated static let old = RowPlace(section: 0, row: 2)
  nonisolated static let third = RowPlace(section: 1, row: 0)

  /// Events, and what is to be asked or done after each.
  nonisolated struct Path: CustomTestStringConvertible, Sendable {
    let name: String
    let mode: Machine.Mode
    let steps: [(event: Machine.Event, action: Machine.Action?)]

    init(_ name: String, _ mode: Machine.Mode, _ steps: (Machine.Event, Machine.Action?)...) {
      self.name = name
      self.mode = mode
      self.steps = steps.map { (event: $0.0, action: $0.1) }
    }

    var testDescription: String { name }
  }

  nonisolated static let paths = [
    Path("nothing may be selected (R112)", .none, (.tapped(new, isSelected: false), nil)),
    Path(
      "the first selection (R096)",
      .single,
      (.tapped(new, isSelected: false), .askToSelect(new)),
      (.answered(new, selected: []), .select(new)),
      (.carriedOut(selected: [new]), .announce)
    ),
    Path(
      "another selection (R097)",
      .single,
      (.tapped(new, isSelected: false), .askToSelect(new)),
      (.answered(new, selected: [old]), .askToDeselect(old)),
      (.answered(old, selected: [old]), .deselect(old)),
      (.carriedOut(selected: []), .select(new)),
      (.carriedOut(selected: [new]), .announce)
    ),
    Path(
      "a refused selection leaves the old one alone (R099, R100)",
      .single,
      (.tapped(new, isSelected: false), .askToSelect(new)),
      (.answered(nil, selected: [old]), nil)
    ),
    Path(
      "another row than was tapped (R102)",
      .single,
      (.tapped(new, isSelected: false), .askToSelect(new)),
      (.answered(third, selected: [old]), .askToDeselect(old)),
      (.answered(old, selected: [old]), .deselect(old)),
      (.carriedOut(selected: []), .select(third)),
      (.carriedOut(selected: [third]), .announce)
    ),
    Path(
      "the selected row in place of the one that was tapped (R106)",
      .single,
      (.tapped(new, isSelected: false), .askToSelect(new)),
      (.answered(old, selected: [old]), .select(old)),
      (.carriedOut(selected: [old]), .announce)
    ),
    Path(
      "a refused deselection (R103), and so no second selection",
      .single,
      (.tapped(new, isSelected: false), .askToSelect(new)),
      (.answered(new, selected: [old]), .askToDeselect(old)),
      (.answered(nil, selected: [old]), nil)
    ),
    Path(
      "a row deselected in place of the old one leaves no room",
      .single,
      (.tapped(new, isSelected: false), .askToSelect(new)),
      (.answered(new, selected: [old]), .askToDeselect(old)),
      (.answered(third, selected: [old]), .deselect(third)),
      (.carriedOut(selected: [old]), nil)
    ),
    Path(
      "several rows, from when several were allowed, make room for one",
      .single,
      (.tapped(new, isSelected: false), .askToSelect(new)),
      (.answered(new, selected: [old, third]), .askToDeselect(old)),
      (.answered(old, selected: [old, third]), .deselect(old)),
      (.carriedOut(selected: [third]), .askToDeselect(third)),
      (.answered(third, selected: [third]), .deselect(third)),
      (.carriedOut(selected: []), .select(new)),
      (.carriedOut(selected: [new]), .announce)
    ),
    Path(
      "one of several rows that is tapped stays alone",
      .single,
      (.tapped(old, isSelected: true), .askToSelect(old)),
      (.answered(old, selected: [old, third]), .askToDeselect(third)),
      (.answered(third, selected: [old, third]), .deselect(third)),
      (.carriedOut(selected: [old]), .select(old)),
      (.carriedOut(selected: [old]), .announce)
    ),
    Path(
      "the selected row again (R106)",
      .single,
      (.tapped(old, isSelected: true), .askToSelect(old)),
      (.answered(old, selected: [old]), .select(old)),
      (.carriedOut(selected: [old]), .announce)
    ),
    Path(
      "one more of several (R107)",
      .multiple,
      (.tapped(new, isSelected: false), .askToSelect(new)),
      (.answered(new, selected: [old]), .select(new)),
      (.carriedOut(selected: [old]), .announce)
    ),
    Path(
      "one less of several (R108)",
      .multiple,
      (.tapped(old, isSelected: true), .askToDeselect(old)),
      (.answered(old, selected: [old]), .deselect(old)),
      (.carriedOut(selected: []), .announce)
    ),
    Path(
      "one of several that stays (R103)",
      .multiple,
      (.tapped(old, isSelected: true), .askToDeselect(old)),
      (.answered(nil, selected: [old]), nil)
    ),
  ]

  @Test("asks and does one thing after the other", arguments: paths)
  func goes(path: Path) {
    var machine = Machine(mode: path.mode)
    for (event, action) in path.steps {
      #expect(machine.receive(event) == action, "\(event)")
    }
    #expect(machine.receive(.carriedOut(selected: [])) == nil)
  }
}
