import Conformance
import TestSupport
import Testing

@testable import touchstone

@Suite("explain")
struct ExplainCommandTests {
  @Test("lists the rules whose ids begin with a name")
  func prefix() {
    let page = Invocation("explain", "scroll.glide")
    #expect(page.code == .success)
    let lines = page.output.split(separator: "\n")
    #expect(lines.count > 10)
    #expect(lines.allSatisfy { $0.contains("scroll.glide.") })
  }

  @Test(
    "explains a message by each of its names",
    arguments: [
      ("scrollViewDidEndDecelerating(_:)", "scroll.glide.closes-once"),
      ("scrollViewDidEndDecelerating", "scroll.glide.closes-once"),
      ("didEndDecelerating", "scroll.glide.closes-once"),
      ("didSelectRowAt", "select.answer-wins"),
      ("tableView(_:didSelectRowAt:)", "select.answer-wins"),
    ]
  )
  func message(name: String, rule: String) {
    let page = Invocation("explain", name)
    #expect(page.code == .success)
    #expect(page.output.contains(" \(rule) "), "\(page.output)")
  }

  @Test("says what comes with a message")
  func arguments() {
    let page = Invocation("explain", "willEndDragging")
    #expect(
      page.output.hasPrefix("scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)\n")
    )
    #expect(page.output.contains("withVelocity"))
  }

  @Test("explains what is broken at a line of a transcript, and nothing where nothing is")
  func place() throws {
    let fixture = try TemporaryDirectory()
    let file = try fixture.write(
      """
      {"trace":1,"id":"mine/right","component":"scroll"}
      {"message":"scrollViewWillBeginDragging(_:)"}
      {"message":"scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)"}
      {"message":"scrollViewDidEndDragging(_:willDecelerate:)","args":{"willDecelerate":false}}
      {"end":3}
      {"trace":1,"id":"mine/glide","component":"scroll"}
      {"message":"scrollViewDidEndDecelerating(_:)"}
      {"message":"scrollViewDidEndDecelerating(_:)"}
      {"end":2}

      """,
      to: "mine.transcript.jsonl"
    )
    let page = Invocation("explain", "\(file):8")
    #expect(page.code == .success, "\(page.errors)")
    #expect(page.output.hasPrefix("FAIL  mine/glide\n"), "\(page.output)")
    #expect(page.output.contains("\nIt is broken here, at the arrow:\n"))
    #expect(
      Invocation("explain", "\(file):2").output == "mine/right: nothing is wrong with this case\n"
    )
    let beyond = Invocation("explain", "\(file):9999")
    #expect(beyond.code == .failed)
    #expect(beyond.output.isEmpty)
    #expect(beyond.errors == "touchstone explain: \(file) has no line 9999\n")
  }

  @Test("says that a name is unknown, and what was probably meant")
  func unknown() {
    let page = Invocation("explain", "scroll.glide.close-once")
    #expect(page.code == .usage)
    #expect(page.errors.contains("did you mean scroll.glide.closes-once?"))
    let message = Invocation("explain", "didSelctRowAt")
    #expect(message.errors.contains("did you mean didSelectRowAt?"))
    #expect(Invocation("explain", "no-such-file.jsonl:3").code == .usage)
  }

  @Test("finds a rule by its id, and draws its examples")
  func rule() throws {
    let fixture = try TemporaryDirectory()
    let id = "scroll.lift.order"
    #expect(Invocation("explain", id).output.hasPrefix(id + "\n"))
    let transcript = Invocation("explain", id, "--example", "failing-1")
    let file = try fixture.write(transcript.output, to: "a.transcript.jsonl")
    #expect(Invocation("show", file).code == .success)
    #expect(Invocation("check", file).output.contains(id))
    let misspelt = Invocation("explain", String(id.dropLast()))
    #expect(misspelt.code == .usage)
    #expect(misspelt.errors.contains("did you mean \(id)?"))
  }

  @Test("says what an entry and a source are, and what rests on them")
  func catalogue() {
    let entry = Invocation("explain", "B09").output
    #expect(entry.hasPrefix("B09  Dragging\n"))
    #expect(entry.contains("scroll.lift.order"))
    #expect(entry.contains("a real log of a flick"))
    let source = Invocation("explain", "S4:117").output
    #expect(source.hasPrefix("S4:117  guide\n"))
    #expect(source.contains("scroll.glide.follows-lift"))
    #expect(Invocation("explain", "L3").errors.contains("did you mean L03?"))
    #expect(Invocation("explain", "B09", "--example", "failing-1").output.hasPrefix("{\"trace\":"))
  }

  @Test("says how to meet a demand that is no rule")
  func demands() {
    for demand in Demand.all {
      let page = Invocation("explain", demand.id).output
      #expect(page.hasPrefix("\(demand.id)  not a rule of the book\n\(demand.sentence)\n"))
    }
  }
}
