internal import Traces

/// A rule about what a delegate does not implement.
enum ImplementedRules {
  static let all = [isImplemented]

  private static let isImplemented = Rule(
    "delegate.sends-what-is-implemented",
    "What a receiver does not implement it is not sent.",
    .invariant,
    catalogue: ["R035"],
    // It asks what the header says, whatever else is in doubt.
    topic: .causes,
    endsIn: [],
    check: .question(
      Question(
        events: Event.allCases.filter { $0.name != nil },
        scope: [],
        answer: { watch in
          watch.law.implemented.map { Answer($0.contains(watch.eventTold)) } ?? .notJudged
        },
        found: { $0.wordOfNow },
        expected: { _ in ["nothing: the header's observes does not list it"] }
      )
    ),
    passing: [
      "unheard=S v - B ^ W T G . E |",
      "table=1 hears=rows,cell rows(0)=1 cell(0-0)=cell-1",
    ],
    failing: [
      "unheard=S v - B ↓ S ^ W T G . E |",
      "unheard=S jump:300 ↓ S@300 |@300",
      "table=1 hears=rows,cell rows(0)=1 cell(0-0)=cell-1 ↓ willDisplay(cell-1,0-0)",
    ]
  )
}

extension Watch {
  /// The event of the message that is judged, a table's own or another.
  fileprivate var eventTold: Event { table?.now.event ?? now.event }

  /// True if the message that is judged is not implemented: of what else it tells nothing is said.
  var isUnimplemented: Bool {
    guard let implemented = law.implemented, eventTold.name != nil else { return false }
    return !implemented.contains(eventTold)
  }
}
