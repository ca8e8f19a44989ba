internal import Traces

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
  private let width: Int

  /// Adds up demands.
  ///
  /// - Parameters:
  ///   - lists: what rules demand, with their places in the rule book.
  ///   - width: how many phases there are.
  init(_ lists: [(rule: Int, demands: [FlagDemand])], width: Int) {
    self.width = width
    var masks = Array(repeating: Masks(), count: Event.chainCount * width)
    var demands: [[(rule: Int, demand: FlagDemand)]] = Array(
      repeating: [],
      count: Event.chainCount
    )
    for (rule, list) in lists {
      for demand in list {
        demands[Int(demand.event.rawValue)].append((rule, demand))
        for phase in 0..<width where demand.phases & (1 << UInt64(phase)) != 0 {
          let place = Int(demand.event.rawValue) * width + phase
          masks[place].raised.formUnion(demand.raised)
          masks[place].lowered.formUnion(demand.lowered)
        }
      }
    }
    self.masks = masks
    self.demands = demands
  }

  /// Returns the phases in which the flags are as they must be.
  func fitting(_ phases: Automaton.States, _ heard: borrowing Heard) -> Automaton.States {
    var rest = phases
    var result: Automaton.States = 0
    let row = Int(heard.event.rawValue) * width
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
