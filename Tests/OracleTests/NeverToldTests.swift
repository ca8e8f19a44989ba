import Oracle
import Testing
import Traces

@Suite("A message that a log never tells")
struct NeverToldTests {
  private func advice(_ drawing: String, header: (inout Header) -> Void = { _ in }) -> String? {
    var transcript = Example(drawing).transcript
    header(&transcript.header)
    return Judge().verdict(of: transcript).violations.first?.advice
  }

  @Test("is told so in the violation that misses it")
  func missing() throws {
    let sentence =
      "This log never tells didEndDecelerating; if the delegate does not implement it, "
      + "say so in `observes`."
    #expect(advice("v - B S ^ W T G S . S |") == sentence)
    let violation = try #require(
      Judge().verdict(of: Example("v - B S ^ W T G S . S |").transcript).violations.first
    )
    #expect(violation.text.contains("\n  \(sentence)\n"))
    #expect(
      advice("B S F B S F")
        == "This log never tells willEndDragging; if the delegate does not implement it, "
        + "say so in `observes`."
    )
  }

  @Test("is not, where the log tells it elsewhere, or says what could be heard")
  func told() {
    #expect(advice("v - B S ^ W T G S E v - B S ^ W T G S . S |") == nil)
    let lists: (inout Header) -> Void = {
      $0.observes = [
        .willBeginDragging, .didScroll, .willEndDragging, .didEndDragging,
        .willBeginDecelerating, .didEndDecelerating,
      ]
    }
    #expect(advice("v - B S ^ W T G S . S |", header: lists) == nil)
    #expect(advice("v - B S ^ W T G S . S |") { $0.lacks = [.didEndDecelerating] } == nil)
    // A header that says what there is not has said that all else can be told.
    #expect(advice("v - B S ^ W T G S . S |") { $0.lacks = [.didScrollToTop] } == nil)
  }

  @Test("is not, where the violation is that something came")
  func unwanted() {
    #expect(advice("at=300 tap Q=no ↓ S@100 . S@0 P@0 |@0") == nil)
    #expect(advice("v - B:td S:td ^ W:td ↓ F:td") == nil)
  }
}
