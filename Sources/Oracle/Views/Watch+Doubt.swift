internal import Traces

extension Watch {
  /// Counts the rules that forbid something in each of the phases that are possible, once for the same
  /// phases: a log whose beginning is not known is judged too.
  func countDoubt(_ findings: inout Findings) {
    course.latestDoubt = course.phases
    guard isPlainScreen, !isLooseInPinch, course.tangle.isDisjoint(with: .motions),
      course.doubts.count < Self.mostDoubts, !course.doubts.contains(course.phases)
    else { return }
    course.doubts.append(course.phases)
    var counted: [Int16] = []
    for event in Event.allCases where event.isOfChain && event.name != nil {
      guard law.heard.contains(event), law.automaton.next(course.phases, on: event) == 0,
        let fault = law.automaton.fault(course.phases, on: event), law.book.holds(Int(fault.rule)),
        !counted.contains(fault.rule)
      else { continue }
      counted.append(fault.rule)
      findings.occasions[Int(fault.rule)].meet()
    }
  }

  /// The number of sets of phases that are remembered: more of them prove nothing more.
  private static var mostDoubts: Int { 64 }
}
