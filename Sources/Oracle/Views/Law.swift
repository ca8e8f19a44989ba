internal import Traces

/// The law by which one view is judged: the rules of a profile, and the table of drags and glides
/// without the messages that could not be heard.
final class Law: Sendable {
  /// The view's name.
  let name: String
  let book: Book
  /// The book's questions and demands, here too: what is one step away is not retained in the loop.
  private let agenda: Agenda
  let flagTable: FlagTable
  /// The sides that the profile demands.
  let switches: Profile.Switches
  let automaton: Automaton
  /// The events that could be heard.
  let heard: EventSet
  /// The events whose messages are implemented; nil: the header does not say which.
  let implemented: EventSet?
  /// True if the header leaves no message out.
  let isAllObserved: Bool
  /// The messages that the component does not have at all.
  let lacked: EventSet
  /// True if messages are left out of the table.
  let hasUnheard: Bool
  /// The flags that the component has; no rule is about another.
  let flags: Flags
  /// True if nobody can have moved the target of a glide unheard: `willEndDragging` could be heard,
  /// or the component lacks it.
  let knowsTargets: Bool

  init(
    _ book: Book,
    for view: borrowing Header.View,
    header: borrowing Header,
    profile: Profile,
    mayStopGlides: Bool
  ) {
    self.book = book
    agenda = book.agenda
    flagTable = book.flags
    switches = profile.switches
    isAllObserved = header.observes == nil && header.hears == nil && header.lacks.isEmpty
    name = view.name.text
    let lacksRelease = header.lacks(.willEndDragging)
    heard = isAllObserved ? .all : EventSet(of: header)
    lacked = header.lacks.isEmpty ? EventSet() : EventSet(lackedBy: header)
    implemented = header.observes == nil ? nil : EventSet(implementedIn: header)
    let unheard =
      isAllObserved
      ? [] : Event.allCases.prefix(Event.chainCount).filter { [heard] in !heard.contains($0) }
    flags = isAllObserved ? Flags(rawValue: .max) : Flags(lackedBy: header)
    // A record of all inputs is of the delegate too: a method that it does not implement rewrites nothing.
    let isWhole = header.inputs?.contains(.touch) == true && header.inputs?.contains(.call) == true
    knowsTargets =
      lacksRelease || header.hears(.willEndDragging)
      || (isWhole && !header.mayBeToldUnheard(.willEndDragging))
    // A call that was not recorded may have ended a glide silently (F17, C18).
    let silent = mayStopGlides ? [(start: Phase.glide.rawValue, ends: Phase.rest.set)] : []
    hasUnheard = !unheard.isEmpty || !silent.isEmpty
    var table = book.automaton(for: header)
    if hasUnheard {
      table.leaveUnheard(
        unheard,
        silent: silent,
        moments: Unheard.all.map { unheard in { unheard.states(before: $0) } }
      )
    }
    automaton = table
  }

  /// Returns the questions for each view that scrolls; nil: there are none.
  ///
  /// It is not put into its callers, where the agenda would be two steps away.
  @inline(never)
  func inquiries(at event: Event, in scope: Question.Scope) -> Inquiries? {
    agenda.inquiries(at: event, in: scope)
  }

  /// Returns the phases in which the flags are as they must be.
  func fitting(_ phases: Automaton.States, _ heard: borrowing Heard) -> Automaton.States {
    flagTable.fitting(phases, heard)
  }

  /// Adds the phases that messages which could not be heard may have led to.
  func widened(_ phases: Automaton.States, in unheard: Unheard) -> Automaton.States {
    hasUnheard ? automaton.closure(of: phases, in: Int(unheard.rawValue)) : phases
  }
}

extension Header {
  /// Returns true if a message may come: it could be heard, and the component has it.
  func mayTell(_ message: Name) -> Bool { hears(message) && !lacks(message) }
}

extension EventSet {
  /// The events that a header says are implemented.
  fileprivate init(implementedIn header: borrowing Header) {
    self.init()
    for event in Event.allCases where event.name.map(header.observes) ?? true { insert(event) }
  }

  /// The events that a header denies.
  fileprivate init(lackedBy header: borrowing Header) {
    self.init()
    for event in Event.allCases where event.name.map(header.lacks) ?? false { insert(event) }
  }

  /// The events that a header leaves to be heard.
  fileprivate init(of header: borrowing Header) {
    self.init()
    for event in Event.allCases {
      if let name = event.name, !header.mayTell(name) { continue }
      insert(event)
    }
  }
}

extension Flags {
  /// All but the flags that the component lacks.
  fileprivate init(lackedBy header: borrowing Header) {
    var lacked = State.Facts()
    for (name, flag) in Words.flagNames(State.Facts(rawValue: .max)) where header.lacks(Name(name))
    {
      lacked.insert(flag)
    }
    self = Flags(rawValue: ~lacked.rawValue)
  }
}
