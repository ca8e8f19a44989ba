import Testing

@testable import HeadlessUIKit

@Suite("What a drag does to the keyboard")
struct KeyboardDismissalTests {
  /// A way of the finger: how deep the keyboard is after it, and whether it goes.
  nonisolated struct Path: CustomTestStringConvertible, Sendable {
    let events: [KeyboardDismissal.Event]
    let depth: Double
    let goes: Bool

    init(_ events: [KeyboardDismissal.Event], depth: Double = 0, goes: Bool = false) {
      self.events = events
      self.depth = depth
      self.goes = goes
    }

    var testDescription: String { events.map { "\($0)" }.joined(separator: ", ") }
  }

  nonisolated static let near: [KeyboardDismissal.Event] = [.dragBegan(from: -100)]
  nonisolated static let pulled = near + [.moved(to: 30)]

  nonisolated static let paths = [
    Path([.moved(to: 50)]),
    Path([.lifted(at: 50)]),
    Path(near),
    Path(near + [.moved(to: -20)]),
    Path(near + [.moved(to: 0)]),
    Path(near + [.lifted(at: -20)]),
    Path(pulled, depth: 30),
    Path(pulled + [.moved(to: 80)], depth: 80),
    Path(pulled + [.moved(to: -1)]),
    Path(pulled + [.moved(to: -1), .moved(to: 2)], depth: 2),
    Path(pulled + [.lifted(at: 30)], goes: true),
    Path(pulled + [.lifted(at: 0)]),
    Path(near + [.lifted(at: 1)], goes: true),
    Path(pulled + [.moved(to: -1), .lifted(at: -1)]),
    Path(pulled + [.dropped]),
    Path(pulled + [.dropped, .lifted(at: 30)]),
    Path(pulled + [.lifted(at: 30), .moved(to: 40)]),
    Path([.dragBegan(from: 0), .moved(to: 40), .lifted(at: 40)]),
    Path([.dragBegan(from: 10), .moved(to: -40), .moved(to: 40), .lifted(at: 40)]),
  ]

  @Test("a finger from above its top takes it down, and may bring it back", arguments: paths)
  func goes(path: Path) {
    var dismissal = KeyboardDismissal()
    var goes = false
    for event in path.events { goes = dismissal.receive(event) }
    #expect(dismissal.depth == path.depth)
    #expect(goes == path.goes)
  }
}
