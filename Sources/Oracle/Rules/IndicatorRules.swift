internal import Traces

/// Rules about the indicators, as far as a transcript can tell (truth 1.O).
enum IndicatorRules {
  static let all = [flashIsSilent]

  static let flashIsSilent = Rule(
    "scroll.indicators.flash-is-silent",
    "flashScrollIndicators() tells nothing and moves nothing.",
    .response,
    grade: .should,
    catalogue: ["O03"],
    sources: ["A02"],
    topic: .program,
    check: .at(
      .didScroll,
      .final,
      scope: [.atRest, .rarely],
      answer: { $0.stillAnswer(.flash) },
      found: { "\($0.now.event.word) at \($0.now.offset.text), after flashScrollIndicators()" },
      expecting: { _ in "nothing" }
    ),
    passing: ["at=90 flash |@90", "at=90 flash v - B S@100 ^ W@100 F@100 |@100"],
    failing: ["at=90 flash ↓ S@91 |@91", "at=90 flash . . ↓ S@91 |@91"]
  )
}
