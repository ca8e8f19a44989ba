/// A small regular language over the events of one view, as tables over sets of states.
///
/// It is run on sets, up to 64 states as bits, so that what is not known costs nothing: a transcript
/// whose beginning is unknown starts in all states, a message that could not be heard is a move
/// that may have happened, an argument that was not recorded means both of its values.
struct Automaton: Sendable {
  /// A set of states.
  typealias States = UInt64

  /// The fault that a cell names for a wrong event: the rule, and the states in which to go on.
  struct Fault: Sendable {
    var rule: Int16
    var recovery: States
  }

  /// For each event, the states that each state leads to.
  private var moves: [States]
  private var faults: [Fault?]
  /// For each event, the states in which the table names a rule.
  private(set) var faulty: [States]
  /// For each state the rules that forbid something in it.
  private(set) var rules: [[Int]] = []
  /// The number of states.
  let width: Int
  /// The states that are likeliest where an event is wrong in several, and those that say least then.
  private let likeliest: States
  private let idle: States
  /// For each moment, and for each state in it, what messages that cannot be heard may lead to, itself
  /// included.
  private var closures: [States] = []

  /// Creates an automaton in which nothing is allowed yet.
  ///
  /// - Parameters:
  ///   - stateCount: how many states there are.
  ///   - likeliest: of which states a wrong event is told first.
  ///   - idle: of which it is told last.
  init(stateCount: Int, likeliest: States, idle: States) {
    width = stateCount
    self.likeliest = likeliest
    self.idle = idle
    moves = Array(repeating: 0, count: stateCount * Event.chainCount)
    faults = Array(repeating: nil, count: stateCount * Event.chainCount)
    faulty = Array(repeating: 0, count: Event.chainCount)
  }

  mutating func allow(_ event: Event, in state: Int, to targets: States) {
    moves[Int(event.rawValue) * width + state] = targets
    faults[Int(event.rawValue) * width + state] = nil
    faulty[Int(event.rawValue)] &= ~(1 << UInt64(state))
  }

  mutating func forbid(_ event: Event, in state: Int, fault: Fault) {
    moves[Int(event.rawValue) * width + state] = 0
    faults[Int(event.rawValue) * width + state] = fault
    faulty[Int(event.rawValue)] |= 1 << UInt64(state)
  }

  /// Returns the states to which the event alone leads; empty if it is allowed in none of them.
  func next(_ states: States, on event: Event) -> States {
    let row = Int(event.rawValue) * width
    if states & (states &- 1) == 0, states != 0 { return moves[row + states.trailingZeroBitCount] }
    var rest = states
    var result: States = 0
    while rest != 0 {
      result |= moves[row + rest.trailingZeroBitCount]
      rest &= rest &- 1
    }
    return result
  }

  /// Returns the fault of an event that is allowed in none of the states: the fault of the first
  /// that is not idle, because it says most, and the recoveries of all.
  func fault(_ states: States, on event: Event) -> Fault? {
    guard
      var result = firstFault(states & likeliest, on: event)
        ?? firstFault(states & ~idle, on: event)
    else { return firstFault(states, on: event) }
    result.recovery |= firstFault(states, on: event)?.recovery ?? 0
    return result
  }

  private func firstFault(_ states: States, on event: Event) -> Fault? {
    let row = Int(event.rawValue) * width
    var rest = states
    var result: Fault?
    while rest != 0 {
      if let fault = faults[row + rest.trailingZeroBitCount] {
        result = Fault(
          rule: result?.rule ?? fault.rule,
          recovery: (result?.recovery ?? 0) | fault.recovery
        )
      }
      rest &= rest &- 1
    }
    return result
  }

  /// Returns the events that are allowed in one of the states.
  func allowed(in states: States) -> [Event] {
    Event.allCases.filter { $0.isOfChain && next(states, on: $0) != 0 }
  }

  /// Lets events pass unheard, each where its cause may be: whatever an unheard message leads to may already
  /// be the case.
  ///
  /// - Parameters:
  ///   - events: the messages that could not be heard.
  ///   - silent: moves that no message tells, each from one state to some.
  ///   - moments: for each kind of moment, the states from which an event may come unheard.
  mutating func leaveUnheard(
    _ events: [Event],
    silent: [(start: Int, ends: States)],
    moments: [(Event) -> States]
  ) {
    guard !events.isEmpty || !silent.isEmpty else { return }
    var starts = (0..<width).map { States(1) << UInt64($0) }
    for (start, ends) in silent { starts[start] |= ends }
    closures.reserveCapacity(width * moments.count)
    for mayCome in moments {
      var onward = Array(repeating: States(0), count: width)
      for event in events {
        let from = mayCome(event)
        let row = Int(event.rawValue) * width
        for state in onward.indices where from >> UInt64(state) & 1 != 0 {
          onward[state] |= moves[row + state]
        }
      }
      closures += starts.map { reached(from: $0, by: onward) }
    }
  }

  /// Returns states with all that steps lead to from them, however many.
  ///
  /// - Parameters:
  ///   - states: the states to begin with.
  ///   - onward: for each state, those that one step leads to.
  /// - Returns: the states, with those.
  private func reached(from states: States, by onward: [States]) -> States {
    var (all, new) = (states, states)
    while new != 0 {
      let step = onward[new.trailingZeroBitCount] & ~all
      all |= step
      new = (new & (new &- 1)) | step
    }
    return all
  }

  /// Returns states with all that messages which cannot be heard may lead to.
  ///
  /// - Parameters:
  ///   - states: the states.
  ///   - moment: the number of the kind of moment, which says what may have a cause.
  /// - Returns: the states, with those.
  @inline(never)
  func closure(of states: States, in moment: Int) -> States {
    let row = moment * width
    var result: States = 0
    var rest = states
    while rest != 0 {
      result |= closures[row + rest.trailingZeroBitCount]
      rest &= rest &- 1
    }
    return result
  }

  /// Notes the rules that forbid something in each state, once the table is whole.
  mutating func noteRules() {
    rules = (0..<width).map { state in
      (0..<Event.chainCount).reduce(into: []) { rules, event in
        guard let fault = faults[event * width + state] else { return }
        if !rules.contains(Int(fault.rule)) { rules.append(Int(fault.rule)) }
      }
    }
  }
}
