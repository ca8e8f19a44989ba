import Testing

@testable import HeadlessUIKit

@Suite("A view's coming and going")
struct AppearanceStateMachineTests {
  private typealias Event = AppearanceStateMachine.Event
  private typealias Message = AppearanceStateMachine.Message

  private func told(_ events: [Event]) -> [Message?] {
    var machine = AppearanceStateMachine()
    return events.map { machine.receive($0) }
  }

  private let comes = Event.begins(appearing: true, animated: true)
  private let goes = Event.begins(appearing: false, animated: false)

  @Test("is told at its beginning and its end (R352)")
  func pairs() {
    #expect(
      told([comes, .ends, goes, .ends]) == [
        .willAppear(animated: true), .didAppear(animated: true),
        .willDisappear(animated: false), .didDisappear(animated: false),
      ]
    )
  }

  @Test("may change its mind before it has ended (R354)")
  func turns() {
    #expect(
      told([comes, goes, .ends, comes, goes, comes, .ends]) == [
        .willAppear(animated: true), .willDisappear(animated: false),
        .didDisappear(animated: false), .willAppear(animated: true),
        .willDisappear(animated: false), .willAppear(animated: true), .didAppear(animated: true),
      ]
    )
  }

  @Test("is told once of its place, between the two (R412)")
  func place() {
    #expect(
      told([.isPlaced, comes, .isPlaced, .isPlaced, .ends, .isPlaced]) == [
        nil, .willAppear(animated: true), .isAppearing(animated: true), nil,
        .didAppear(animated: true), nil,
      ]
    )
    #expect(told([comes, goes, .isPlaced])[2] == nil)
  }

  @Test("tells nothing twice")
  func repetition() {
    #expect(told([goes, .ends, comes, comes]) == [nil, nil, .willAppear(animated: true), nil])
    #expect(told([comes, .ends, .ends, comes])[2...] == [nil, nil])
  }
}
