import Testing

@testable import HeadlessUIKit

@Suite("The zoom's state machine")
struct ZoomStateMachineTests {
  typealias Event = ZoomStateMachine.Event
  typealias Message = ZoomStateMachine.Message

  /// A way through the machine, and what the last event of it tells with which flags.
  nonisolated struct Path: CustomTestStringConvertible, Sendable {
    let events: [Event]
    let message: Message?
    let flags: String

    init(_ events: [Event], tells message: Message?, _ flags: String) {
      self.events = events
      self.message = message
      self.flags = flags
    }

    var testDescription: String { events.map { "\($0)" }.joined(separator: ", ") }
  }

  nonisolated static let bounce: [Event] = [.pinchBegan, .pinchEndedBeyondLimit]

  nonisolated static let paths = [
    Path([.pinchBegan], tells: .willBeginZooming, "Z-"),
    Path([.pinchBegan, .pinchEnded], tells: .didEndZooming, "--"),
    Path(bounce, tells: nil, "-B"),
    Path(bounce + [.timeEnded], tells: .didEndZooming, "--"),
    Path(bounce + [.pinchEnded], tells: nil, "-B"),
    Path(bounce + [.pinchBegan], tells: nil, "-B"),
    Path(bounce + [.timeEnded, .pinchBegan], tells: .willBeginZooming, "Z-"),
    Path([.animationBegan], tells: .willBeginZooming, "--"),
    Path([.animationBegan, .timeEnded], tells: .didEndZooming, "--"),
    Path([.animationBegan, .pinchEnded], tells: nil, "--"),
    Path([.pinchBegan, .timeEnded], tells: nil, "Z-"),
    Path([.pinchBegan, .animationBegan], tells: nil, "Z-"),
  ]

  @Test("tells at most one message for an event, with the flags in place", arguments: paths)
  func tells(path: Path) {
    var machine = ZoomStateMachine()
    var message: Message?
    for event in path.events { message = machine.receive(event) }
    #expect(message == path.message)
    #expect(
      (machine.isZooming ? "Z" : "-") + (machine.isZoomBouncing ? "B" : "-") == path.flags
    )
  }

  @Test("ignores an event that means nothing at rest")
  func ignoresWhatDoesNotFit() {
    var machine = ZoomStateMachine()
    for event in [Event.pinchEnded, .pinchEndedBeyondLimit, .timeEnded] {
      #expect(machine.receive(event) == nil, "\(event)")
      #expect(machine == ZoomStateMachine(), "\(event)")
    }
  }

  @Test("tells begins and ends in turn, whatever comes")
  func balances() {
    var broken: [[Event]] = []
    func walk(_ machine: ZoomStateMachine, isOpen: Bool, _ path: [Event]) {
      guard path.count < 7 else { return }
      for event in Event.allCases {
        var next = machine
        var isNowOpen = isOpen
        switch next.receive(event) {
        case .willBeginZooming where isOpen: broken.append(path + [event])
        case .didEndZooming where !isOpen: broken.append(path + [event])
        case .willBeginZooming: isNowOpen = true
        case .didEndZooming: isNowOpen = false
        case nil: break
        }
        if next != machine { walk(next, isOpen: isNowOpen, path + [event]) }
        if isNowOpen != (next.phase != .resting) { broken.append(path + [event]) }
      }
    }
    walk(ZoomStateMachine(), isOpen: false, [])
    #expect(broken.isEmpty)
  }
}
