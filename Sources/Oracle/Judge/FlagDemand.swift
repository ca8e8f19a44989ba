internal import Traces

/// Flags that must be true or false at a message, by what the view is doing then.
struct FlagDemand: Sendable {
  /// The message.
  let event: Event
  /// The phases, after the message, in which it holds.
  let phases: Automaton.States
  let raised: Flags
  let lowered: Flags

  /// Returns the flags that are not as they must be.
  func mismatch(_ heard: Heard) -> Flags {
    raised.intersection(heard.known).subtracting(heard.raised)
      .union(lowered.intersection(heard.raised))
  }
}
