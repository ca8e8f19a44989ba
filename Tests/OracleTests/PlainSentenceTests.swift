import Testing
import Traces

@testable import Oracle

@Suite("The plain sentence of a violation")
struct PlainSentenceTests {
  private func violation(
    _ found: String,
    _ rule: String = "scroll.glide.follows-lift",
    allowed: [String] = [],
    expected: [String] = [],
    view: String = "main"
  ) -> Violation {
    var violation = Violation(
      rule: rule,
      sentence: "",
      grade: .must,
      catalogue: ["C02"],
      sources: [],
      view: view,
      found: found,
      expected: expected,
      prefix: Violation.Prefix(words: ["didScroll ×7", "didEndDragging(true) ×2"], count: 9)
    )
    violation.time = 134_000
    violation.allowed = allowed
    return violation
  }

  @Test("names the message that a log never tells, after what it was due, and when")
  func neverTold() {
    var silent = violation("the turn is over", allowed: ["willBeginDecelerating"])
    silent.advice = "This log never tells willBeginDecelerating."
    #expect(
      silent.plainSentence
        == "willBeginDecelerating never came after didEndDragging(true) at 0.134 s"
    )
    #expect(silent.missing == ["willBeginDecelerating"])
  }

  @Test("says by when a message did not come that is told elsewhere")
  func tooLate() {
    let late = violation("the turn is over", allowed: ["willBeginDecelerating"])
    #expect(
      late.plainSentence == "willBeginDecelerating did not come after didEndDragging(true)"
        + " at 0.134 s, and the turn is over"
    )
    let two = violation("at rest", allowed: ["didScroll", "didEndDecelerating"])
    #expect(
      two.plainSentence == "Neither didScroll nor didEndDecelerating came after"
        + " didEndDragging(true) at 0.134 s, and all is at rest"
    )
  }

  @Test("names of all that was allowed at rest what the rule speaks of")
  func ofTheRule() {
    var open = violation("at rest", allowed: ["didScroll", "didEndDecelerating"])
    open.sentence = "A chain of glides is closed by didEndDecelerating exactly once."
    open.prefix.words = ["didScroll ×3", "another message"]
    #expect(
      open.plainSentence
        == "didEndDecelerating did not come after didScroll at 0.134 s, and all is at rest"
    )
    #expect(open.missing == ["didEndDecelerating"])
  }

  @Test("names the message that was owed, and the one that came before it")
  func overtaken() {
    let early = violation("scrollViewDidScroll(_:)", allowed: ["willBeginDecelerating"])
    #expect(
      early.plainSentence == "willBeginDecelerating did not come after didEndDragging(true):"
        + " didScroll came at 0.134 s"
    )
    #expect(early.missing == ["willBeginDecelerating"])
  }

  @Test("says of a message at the wrong place what was allowed there")
  func wrong() {
    let wrong = violation(
      "scrollViewDidEndDragging(_:willDecelerate:) [willDecelerate=true]",
      "scroll.glide.begins-after-lift",
      allowed: ["didScroll", "willEndDragging"]
    )
    #expect(
      wrong.plainSentence == "didEndDragging(true) came at 0.134 s after didEndDragging(true),"
        + " where didScroll or willEndDragging was allowed"
    )
    #expect(wrong.missing.isEmpty)
  }

  @Test("keeps what the words say of a message, and of a fact, beside the moment")
  func words() {
    let flag = violation(
      "didScroll, where isDecelerating is false",
      "scroll.glide.decelerating-flag",
      expected: ["isDecelerating true"],
      view: "list"
    )
    #expect(
      flag.plainSentence == "didScroll came at 0.134 s in view list, where isDecelerating is false;"
        + " expected: isDecelerating true"
    )
    let late = violation("didEndDecelerating 0.300 s after the last didScroll", "scroll.x")
    #expect(
      late.plainSentence
        == "didEndDecelerating came 0.300 s after the last didScroll, at 0.134 s"
    )
    let rows = violation("prefetchRowsAt of rows 0-2, 0-7, 0-3", "x", expected: ["0-3 first"])
    #expect(
      rows.plainSentence
        == "prefetchRowsAt of rows 0-2, 0-7, 0-3 came at 0.134 s; expected: 0-3 first"
    )
    let fact = violation("the glide ends at (0, 20)", "scroll.x", expected: ["(0, 30)"])
    #expect(fact.plainSentence == "The glide ends at (0, 20) at 0.134 s; expected: (0, 30)")
  }

  @Test("knows the message that the words say did not come")
  func absent() {
    let pause = violation("at rest, and no viewDidAppear", "x", expected: ["viewDidAppear of a"])
    #expect(pause.missing == ["viewDidAppear"])
    #expect(
      pause.plainSentence
        == "All is at rest at 0.134 s, and no viewDidAppear; expected: viewDidAppear of a"
    )
    #expect(violation("no load after the pull", "x").missing.isEmpty)
  }
}
