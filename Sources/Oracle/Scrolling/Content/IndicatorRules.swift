internal import Traces

/// Rules about the indicators, as far as a transcript can tell.
enum IndicatorRules {
  static let all = [flashIsSilent, insetsAreTheirOwn]

  static let flashIsSilent = Rule(
    "scroll.indicators.flash-is-silent",
    "flashScrollIndicators() tells nothing and moves nothing.",
    .response,
    grade: .should,
    catalogue: ["O03"],
    sources: ["A02"],
    topic: .program,
    check: .at(
      [.didScroll, .final],
      scope: [.atRest, .rarely],
      answer: { $0.stillAnswer(.flash) },
      found: { "\($0.now.event.word) at \($0.now.offset.text), after flashScrollIndicators()" },
      expecting: { _ in "nothing" }
    ),
    passing: ["at=90 flash |@90", "at=90 flash v - B S@100 ^ W@100 F@100 |@100"],
    failing: ["at=90 flash ↓ S@91 |@91"]
  )

  static let insetsAreTheirOwn = Rule(
    "scroll.indicators.insets-are-their-own",
    "The insets of the indicators are no insets of the content: setting them changes nothing of it.",
    .response,
    grade: .should,
    catalogue: ["O02"],
    sources: ["S4", "AD/uiscrollview"],
    topic: .program,
    check: .at(
      [.didChangeAdjustedContentInset, .didScroll, .final],
      scope: [.atRest, .rarely],
      answer: { $0.stillAnswer(.indicatorInsets) },
      found: { "\($0.now.event.word), after the insets of the indicators were set" },
      expecting: { _ in "nothing" }
    ),
    passing: ["at=90 bars:40 |@90", "bars:40 inset:40 I%40 |"],
    failing: ["at=90 bars:40 ↓ I%40 |@90", "bars:40 ↓ S@-40 |@-40"]
  )
}
