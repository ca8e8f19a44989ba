import Testing

@testable import HeadlessUIKit

@Suite("The drag's state machine")
struct DragStateMachineTests {
  /// A way through the machine, and what the last event of it tells with which flags.
  nonisolated struct Path: CustomTestStringConvertible, Sendable {
    let events: [DragStateMachine.Event]
    let message: DragStateMachine.Message?
    let flags: String

    init(
      _ events: [DragStateMachine.Event],
      tells message: DragStateMachine.Message?,
      _ flags: String
    ) {
      self.events = events
      self.message = message
      self.flags = flags
    }

    var testDescription: String { events.map { "\($0)" }.joined(separator: ", ") }
  }

  nonisolated static let drag: [DragStateMachine.Event] = [.touchDown, .dragBegan, .dragEnded]
  nonisolated static let flick = drag + [.motionFollows, .released]
  nonisolated static let caught = flick + [.touchDown]

  nonisolated static let paths = [
    Path([.touchDown], tells: nil, "T--"),
    Path([.touchDown, .fingersLost], tells: nil, "---"),
    Path([.touchDown, .dragBegan], tells: .willBeginDragging, "TD-"),
    Path(drag, tells: .willEndDragging, "TD-"),
    Path(drag + [.nothingFollows], tells: .didEndDragging(willDecelerate: false), "T--"),
    Path(drag + [.nothingFollows, .released], tells: nil, "---"),
    Path(drag + [.motionFollows], tells: .didEndDragging(willDecelerate: true), "TD-"),
    Path(flick, tells: .willBeginDecelerating, "-DG"),
    Path(flick + [.motionEnded], tells: .didEndDecelerating, "---"),
    Path(flick + [.motionEnded, .motionEnded], tells: nil, "---"),
    Path(flick + [.removed], tells: nil, "---"),
    Path(caught, tells: nil, "TDG"),
    Path(caught + [.motionEnded], tells: nil, "TDG"),
    Path(caught + [.fingersLost], tells: nil, "-DG"),
    Path(caught + [.dragBegan], tells: .willBeginDragging, "TDG"),
    Path(
      caught + [.dragBegan, .dragEnded, .nothingFollows],
      tells: .didEndDragging(willDecelerate: false),
      "T-G"
    ),
    Path(
      caught + [.dragBegan, .dragEnded, .nothingFollows, .released],
      tells: .didEndDecelerating,
      "---"
    ),
    Path(
      caught + [.dragBegan, .dragEnded, .motionFollows],
      tells: .didEndDragging(willDecelerate: true),
      "TDG"
    ),
    Path(
      caught + [.dragBegan, .dragEnded, .motionFollows, .released],
      tells: .willBeginDecelerating,
      "-DG"
    ),
    Path(
      caught + [.dragBegan, .dragEnded, .nothingFollows, .removed, .released],
      tells: nil,
      "---"
    ),
  ]

  @Test("tells at most one message for an event, with the flags in place", arguments: paths)
  func tells(path: Path) {
    var machine = DragStateMachine()
    var message: DragStateMachine.Message?
    for event in path.events { message = machine.receive(event) }
    #expect(message == path.message)
    #expect(flags(of: machine) == path.flags)
  }

  @Test("ignores an event that means nothing where it stands")
  func ignoresWhatDoesNotFit() {
    var machine = DragStateMachine()
    for event in [DragStateMachine.Event.dragBegan, .dragEnded, .released, .motionEnded] {
      #expect(machine.receive(event) == nil, "\(event)")
      #expect(machine == DragStateMachine(), "\(event)")
    }
  }

  @Test("never tells an end without a begin, whatever comes")
  func balances() {
    // All sequences of six events: ten kinds, a million ways.
    var broken: [[DragStateMachine.Event]] = []
    func walk(_ machine: DragStateMachine, _ open: Balance, _ path: [DragStateMachine.Event]) {
      guard path.count < 6 else { return }
      for event in DragStateMachine.Event.allCases {
        var next = machine
        var balance = open
        balance.take(next.receive(event))
        if event == .removed { balance.glide = false }
        if !balance.isSound { broken.append(path + [event]) }
        // A state that the event left alone leads nowhere new.
        if next != machine, balance.isSound { walk(next, balance, path + [event]) }
      }
    }
    walk(DragStateMachine(), Balance(), [])
    #expect(broken.isEmpty)
  }

  struct Balance {
    var drag = false
    var ending = false
    var glide = false
    var announced = false
    var isSound = true

    mutating func take(_ message: DragStateMachine.Message?) {
      switch message {
      case nil: return
      case .willBeginDragging:
        isSound = isSound && !drag
        drag = true
      case .willEndDragging:
        isSound = isSound && drag && !ending
        ending = true
      case .didEndDragging(let willDecelerate):
        isSound = isSound && ending
        (drag, ending, announced) = (false, false, willDecelerate)
      case .willBeginDecelerating:
        isSound = isSound && announced
        (announced, glide) = (false, true)
      case .didEndDecelerating:
        isSound = isSound && glide
        glide = false
      }
    }
  }

  private func flags(of machine: DragStateMachine) -> String {
    (machine.isTracking ? "T" : "-") + (machine.isDragging ? "D" : "-")
      + (machine.isDecelerating ? "G" : "-")
  }
}
