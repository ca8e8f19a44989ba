@testable import HeadlessUIKit
import Testing

@Suite("How a control follows a finger")
struct ControlStateMachineTests {
  typealias Input = ControlStateMachine.Input

  private static func events(_ inputs: [Input]) -> [[UIControl.Event]] {
    var machine = ControlStateMachine()
    return inputs.map { machine.receive($0) }
  }

  @Test("it tells that it comes, moves and is lifted")
  func plain() {
    let told = Self.events([
      .down(isRepeated: false), .moved(isInside: true), .lifted(isInside: true),
    ])
    #expect(told == [[.touchDown], [.touchDragInside], [.touchUpInside]])
  }

  @Test("it tells once that it leaves, and once that it comes back (R594)")
  func leaving() {
    let told = Self.events([
      .down(isRepeated: false), .moved(isInside: false), .moved(isInside: false),
      .moved(isInside: true), .moved(isInside: true), .lifted(isInside: false),
    ])
    #expect(
      told == [
        [.touchDown], [.touchDragExit, .touchDragOutside], [.touchDragOutside],
        [.touchDragEnter, .touchDragInside], [.touchDragInside], [.touchUpOutside],
      ]
    )
  }

  @Test("it tells of a repeat beside touchDown (R593), and of a cancelled touch (R596)")
  func repeated() {
    let told = Self.events([.down(isRepeated: true), .cancelled])
    #expect(told == [[.touchDown, .touchDownRepeat], [.touchCancel]])
  }

  @Test(
    "without a finger nothing is told",
    arguments: [Input.moved(isInside: true), .lifted(isInside: true), .cancelled]
  )
  func away(_ input: Input) {
    var machine = ControlStateMachine()
    #expect(machine.receive(input) == [])
    #expect(!machine.isTracking)
  }

  @Test("a second finger is not followed")
  func second() {
    let told = Self.events([.down(isRepeated: false), .down(isRepeated: false)])
    #expect(told == [[.touchDown], []])
  }
}
