/// The progress of the drags and glides of a view, as far as messages tell.
final class Course {
  /// The phases that the view may be in, after and before the event that is judged.
  var phases: Automaton.States
  var before: Automaton.States = 0
  /// The phases that were counted last.
  private(set) var entered: Automaton.States = 0
  /// The several phases that were possible at the latest message that left them in doubt, and all such
  /// phases so far.
  var latestDoubt: Automaton.States = 0
  var doubts: [Automaton.States] = []
  /// True if something may still go on that began before the record.
  var isMidway: Bool
  /// The events that overlap in a way that no source describes.
  var tangle: Tangle = []

  init(phases: Automaton.States, isMidway: Bool) {
    self.phases = phases
    self.isMidway = isMidway
  }

  /// Returns true if all phases that are possible are among these.
  func isSurely(in set: Automaton.States) -> Bool { phases & ~set == 0 && phases != 0 }

  /// Returns true if all phases that were possible before the event are among these.
  func wasSurely(in set: Automaton.States) -> Bool { before & ~set == 0 && before != 0 }

  /// Goes on from a phase, where that is possible, to some of several.
  func move(_ phase: Phase, to targets: Phase...) {
    guard phases & phase.set != 0 else { return }
    phases = targets.reduce(phases & ~phase.set) { $0 | $1.set }
  }

  /// Takes the phases as entered; returns whether they are others than were counted last.
  func enter() -> Bool {
    guard phases != entered else { return false }
    entered = phases
    return true
  }
}
