import Oracle
import Testing
import Traces

@Suite("What was judged at all")
struct JudgedTests {
  @Test(
    "A transcript of which no rule knows anything is not judged, and says why",
    arguments: [
      (
        [#"{"message":"x-scrolled"}"#, #"{"message":"x-stopped"}"#],
        "nothing was judged: each of the 2 messages has a name of the program's own (x-), which no rule knows"
      ),
      (
        [
          #"{"t":0,"touch":"began","id":1,"x":1,"y":1}"#, #"{"t":0,"message":"x-touched"}"#,
          #"{"t":90000,"touch":"ended","id":1,"x":1,"y":1}"#, #"{"t":90000,"final":{}}"#,
        ],
        "nothing was judged: the only message has a name of the program's own (x-), "
          + "which no rule knows"
      ),
      (
        [
          #"{"t":0,"touch":"began","id":1,"x":1,"y":1}"#,
          #"{"t":90000,"touch":"ended","id":1,"x":1,"y":1}"#,
        ],
        "nothing was judged: the transcript has no message and no state"
      ),
      (
        [#"{"message":"scrollViewDidScroll(_:)"}"#],
        "nothing was judged: facts were missing for each rule that was asked "
      ),
    ]
  )
  func silence(lines: [String], why: String) throws {
    let verdict = Judge().verdict(of: try transcript(lines))
    #expect(!verdict.isJudged)
    #expect(verdict.whyNotJudged.hasPrefix(why), "\(verdict.whyNotJudged)")
  }

  @Test(
    "One message, one state or one expectation that a rule knows is enough",
    arguments: [
      [
        #"{"message":"x-scrolled"}"#, #"{"message":"scrollViewDidEndDecelerating(_:)"}"#,
        #"{"message":"scrollViewDidEndDecelerating(_:)"}"#,
      ],
      [#"{"message":"x-scrolled"}"#, #"{"final":{"isDragging":false}}"#],
      [#"{"message":"x-scrolled"}"#, #"{"expect":"messages","are":[]}"#],
      [#"{"exception":"NSRangeException"}"#],
    ]
  )
  func evidence(lines: [String]) throws {
    let verdict = Judge().verdict(of: try transcript(lines))
    #expect(verdict.isJudged)
    #expect(verdict.whyNotJudged.isEmpty)
  }

  @Test("Names alone are enough, though nobody knows what came before them")
  func names() {
    for drawing in ["log B S W F", "log B S S W T G S S E", "log W T G S E"] {
      let verdict = Judge().verdict(of: Example(drawing).transcript)
      #expect(verdict.violations.isEmpty)
      #expect(verdict.isJudged, "\(drawing)")
    }
    let exercise = Judge().verdict(of: Example("log B S W F").transcript).exercise.map(\.rule)
    #expect(exercise.contains("scroll.lift.order"))
    #expect(exercise.contains("scroll.drag.begins-once"))
  }

  private func transcript(_ lines: [String]) throws -> Trace {
    let header = #"{"trace":1,"id":"judged","component":"scroll"}"#
    let end = #"{"end":\#(lines.count)}"#
    let text = ([header] + lines + [end]).joined(separator: "\n") + "\n"
    var reader = TraceReader(bytes: Array(text.utf8))
    return try #require(try reader.nextTrace())
  }
}
