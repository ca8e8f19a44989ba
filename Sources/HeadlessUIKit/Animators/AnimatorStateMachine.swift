/// The state of a property animator, and the requests that are allowed in it (R484 to R491).
///
/// Events go in; what has to be done comes out, or what is wrong.
nonisolated struct AnimatorStateMachine: Hashable, Sendable {
  /// The state of the animator; while completions are called it still counts as active and running
  /// (R491).
  enum Phase: Hashable, Sendable, CaseIterable {
    case inactive, running, paused, stopped, completing
  }

  /// A request to the animator, or something that happens to it.
  enum Event: Hashable, Sendable, CaseIterable {
    case start, pause
    /// It is stopped, to be finished later, or for good.
    case stop, stopForGood
    case finish
    /// The time is over.
    case arrive
    /// The time is over, and it pauses on completion.
    case arriveToPause
    /// All completions were called.
    case completed
  }

  /// The action to take.
  enum Action: Hashable, Sendable {
    case nothing
    case run
    case hold
    /// It ends where it is, and nobody is told.
    case end
    /// It ends where it is, and may be finished.
    case halt
    /// Whoever waits is told.
    case complete
    /// UIKit raises.
    case raise
  }

  private(set) var phase = Phase.inactive

  /// Takes one event in.
  mutating func receive(_ event: Event) -> Action {
    guard let (next, action) = Self.table[Step(phase, event)] else { return Self.rest(of: event) }
    phase = next
    return action
  }

  private struct Step: Hashable {
    let phase: Phase
    let event: Event

    init(_ phase: Phase, _ event: Event) {
      self.phase = phase
      self.event = event
    }
  }

  private static let table: [Step: (Phase, Action)] = [
    Step(.inactive, .start): (.running, .run), Step(.paused, .start): (.running, .run),
    Step(.inactive, .pause): (.paused, .hold), Step(.running, .pause): (.paused, .hold),
    Step(.running, .stop): (.stopped, .halt), Step(.paused, .stop): (.stopped, .halt),
    Step(.running, .stopForGood): (.inactive, .end), Step(.paused, .stopForGood): (.inactive, .end),
    Step(.stopped, .finish): (.completing, .complete),
    Step(.running, .arrive): (.completing, .complete),
    Step(.running, .arriveToPause): (.paused, .hold),
    Step(.completing, .completed): (.inactive, .end),
  ]

  /// Returns the action for an event that is not in the table.
  ///
  /// A stop or a finish at a wrong moment raises (R484, R488, R491); any other event changes
  /// nothing.
  private static func rest(of event: Event) -> Action {
    switch event {
    case .stop, .stopForGood, .finish: .raise
    case .start, .pause, .arrive, .arriveToPause, .completed: .nothing
    }
  }
}
