import TestSupport
import Testing
import Traces

@testable import Conformance

@Suite("A filter")
struct FilterTests {
  private func trial(_ id: String, header: String = "", lines: String = "") throws -> Case {
    let text =
      """
      {"trace":1,"id":"\(id)","component":"scroll"\(header)}
      {"t":0,"call":"flashScrollIndicators()"}
      \(lines.isEmpty ? "" : lines + "\n"){"end":\(lines.isEmpty ? 1 : 2)}

      """
    var reader = TraceReader(bytes: Array(text.utf8))
    let trace = try #require(try reader.nextTrace())
    return Case(trace: trace, source: .file("a.trace.jsonl"), isTranscript: false)
  }

  @Test(
    "is a part of the id, or with a star the whole of it",
    arguments: [
      ("flick", "scroll/flick/a", true), ("flock", "scroll/flick/a", false),
      ("scroll/*", "scroll/flick/a", true), ("flick/*", "scroll/flick/a", false),
      ("*flick*", "scroll/flick/a", true), ("*/a", "scroll/flick/a", true), ("a*a", "a", false),
      ("a*b*c", "a-bb-c", true), ("a*b*c", "a-c-b", false), ("id:flick", "scroll/flick/a", true),
      ("id:flick/*", "scroll/flick/a", false), ("Flick", "scroll/flick/a", true),
      ("Scroll/*", "scroll/flick/a", false),
      ("scroll flick", "scroll/flick/a", true), ("scroll flock", "scroll/flick/a", false),
    ]
  )
  func ids(pattern: String, id: String, isWanted: Bool) throws {
    #expect(try Filter(pattern).answer(on: trial(id), nil) == Answer(isWanted))
  }

  @Test(
    "is words of the id or the title, in large or small letters",
    arguments: [
      ("flick edge", true), ("FLICK Edge", true), ("past", true), ("flick wall", false),
      ("a*edge", false), ("*edge", false), ("id:edge", false), ("id:flick edge", true),
      ("edge component:scroll", true), ("edge component:table", false),
    ]
  )
  func titles(pattern: String, isWanted: Bool) throws {
    let titled = try trial("scroll/bounce/flick", header: #","title":"Glides past an Edge""#)
    #expect(try Filter(pattern).answer(on: titled, nil) == Answer(isWanted))
  }

  @Test("wants exactly one id where that is asked for")
  func exact() throws {
    #expect(try Filter(exactly: "a").answer(on: trial("a"), nil) == .yes)
    #expect(try Filter(exactly: "a").answer(on: trial("ab"), nil) == .no)
  }

  @Test("knows the components of all views, by their whole names")
  func components() throws {
    let views = """
      ,"views":{"outer":{"component":"scroll","frame":[0,0,320,480]},\
      "list":{"component":"table","in":"outer","frame":[0,0,320,200]}}
      """
    let nested = try trial("a", header: views)
    #expect(try Filter("component:table").answer(on: nested, nil) == .yes)
    #expect(try Filter("component:scroll").answer(on: nested, nil) == .yes)
    #expect(try Filter("component:tab").answer(on: nested, nil) == .no)
    #expect(try Filter("component:tab*").answer(on: nested, nil) == .yes)
    #expect(try Filter("component:table").answer(on: trial("a"), nil) == .no)
  }

  @Test("knows the tags of the header")
  func tags() throws {
    let tagged = try trial("a", header: ",\"x-tags\":[\"slow\",\"needs a \\u0065\"]")
    #expect(tagged.tags == ["slow", "needs a e"])
    #expect(try Filter("tag:slow").answer(on: tagged, nil) == .yes)
    #expect(try Filter("tag:slo").answer(on: tagged, nil) == .no)
    #expect(try Filter("tag:slow component:table").answer(on: tagged, nil) == .no)
    #expect(try Filter("tag:*").answer(on: trial("a"), nil) == .no)
    #expect(try trial("a", header: ",\"x-tags\":7").tags.isEmpty)
  }

  @Test("asks a verdict in which cases a rule had occasion to fail")
  func rules() throws {
    let trial = try trial("a")
    let filter = try Filter("rule:scroll.lift.*")
    #expect(filter.needsVerdict)
    #expect(filter.answer(on: trial, nil) == .unknown)
    var result = CaseResult(of: trial, .pass)
    #expect(filter.answer(on: trial, result) == .no)
    result.exercised = ["scroll.glide.open", "scroll.lift.order"]
    #expect(filter.answer(on: trial, result) == .yes)
    let broken = CaseResult(of: trial, fault: .subject, why: "it died")
    #expect(filter.answer(on: trial, broken) == .unknown)
    #expect(try Filter("rule:scroll.lift.* b").answer(on: trial, nil) == .no)
  }

  @Test("knows the counter-examples that name a rule, or an entry of its own")
  func counterExamples() throws {
    let byRule = try trial("a", lines: #"{"expect":"violation","rule":"scroll.lift.order"}"#)
    #expect(try Filter("rule:scroll.lift.order").answer(on: byRule, nil) == .yes)
    let byEntry = try trial("a", lines: #"{"expect":"violation","catalogue":"C06"}"#)
    let rule = try #require(byEntry.rulesNamed.first)
    #expect(try Filter("rule:\(rule)").answer(on: byEntry, nil) == .yes)
  }

  @Test(
    "says what is wrong with it",
    arguments: [
      ("tagg:x", "did you mean \"tag:\"?"), ("Rule:x", "did you mean \"rule:\"?"),
      ("tag:", "nothing follows \"tag:\""), (" ", "there is no word in it"),
      ("a:b", "expected id:, component:, tag:, rule: or a part of an id or a title"),
    ]
  )
  func mistakes(text: String, part: String) {
    let mistake = #expect(throws: FilterMistake.self) { try Filter(text) }
    #expect(mistake?.description.contains(part) == true)
  }
}
