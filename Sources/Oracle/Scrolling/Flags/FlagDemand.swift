internal import Traces

/// Flags that must be true or false at a message, by what the view is doing then.
struct FlagDemand: Sendable {
  /// The message.
  let event: Event
  /// The phases, after the message, in which it holds.
  let phases: Automaton.States
  let raised: Flags
  let lowered: Flags

  init(
    _ event: Event,
    in phases: Phase...,
    raised: Flags = [],
    lowered: Flags = []
  ) {
    self.event = event
    self.phases = phases.reduce(0) { $0 | $1.set }
    self.raised = raised
    self.lowered = lowered
  }

  /// Which of the flags are not as they must be.
  func mismatch(_ heard: Heard) -> Flags {
    raised.intersection(heard.known).subtracting(heard.raised)
      .union(lowered.intersection(heard.raised))
  }
}

/// All demands of a profile, added up for each message and phase: one look tells that all is well.
///
/// A class, for asking a struct would count the owners of what it holds.
final class FlagTable: Sendable {
  struct Masks: Sendable {
    var raised: Flags = []
    var lowered: Flags = []
  }

  private let masks: [Masks]
  let demands: [[(rule: Int, demand: FlagDemand)]]
  private static let width = Phase.allCases.count

  /// Adds up the demands of the rules at those places that are in force.
  init(rules: [Rule], isEnabled: (Int) -> Bool) {
    var masks = Array(repeating: Masks(), count: Event.chainCount * Self.width)
    var demands: [[(rule: Int, demand: FlagDemand)]] = Array(
      repeating: [],
      count: Event.chainCount
    )
    for index in rules.indices {
      guard case .flags(let list) = rules[index].check, isEnabled(index) else { continue }
      for demand in list {
        demands[Int(demand.event.rawValue)].append((index, demand))
        for phase in 0..<Self.width where demand.phases & (1 << UInt64(phase)) != 0 {
          let place = Int(demand.event.rawValue) * Self.width + phase
          masks[place].raised.formUnion(demand.raised)
          masks[place].lowered.formUnion(demand.lowered)
        }
      }
    }
    self.masks = masks
    self.demands = demands
  }

  /// The phases in which the flags are as they must be.
  func fitting(_ phases: Automaton.States, _ heard: borrowing Heard) -> Automaton.States {
    var rest = phases
    var result: Automaton.States = 0
    let row = Int(heard.event.rawValue) * Self.width
    let (known, raised) = (heard.known, heard.raised)
    while rest != 0 {
      let phase = rest.trailingZeroBitCount
      let mask = masks[row + phase]
      let isFitting =
        mask.raised.intersection(known).isSubset(of: raised)
        && mask.lowered.isDisjoint(with: raised)
      if isFitting { result |= 1 << UInt64(phase) }
      rest &= rest &- 1
    }
    return result
  }

  /// Hands out each rule that has occasion to fail at a message.
  func forEachRule(
    exercisedBy heard: Heard,
    _ phases: Automaton.States,
    _ body: (_ rule: Int) -> Void
  ) {
    for (rule, demand) in demands[Int(heard.event.rawValue)] {
      let flags = demand.raised.union(demand.lowered)
      if phases & ~demand.phases == 0, !flags.isDisjoint(with: heard.known) { body(rule) }
    }
  }
}
