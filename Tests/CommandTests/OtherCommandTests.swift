import Conformance
import Foundation
import TestSupport
import Testing

@testable import touchstone

@Suite("touchstone replay, show, lint, fmt, rules, explain")
struct OtherCommandTests {
  private let fixture: TemporaryDirectory

  init() throws { fixture = try TemporaryDirectory() }

  @Test("replay prints transcripts that lint clean and are canonical")
  func replay() throws {
    let file = try fixture.write(drag("scroll/a") + drag("scroll/b"), to: "a.trace.jsonl")
    let transcript = Invocation("replay", file)
    #expect(transcript.code == .success)
    #expect(transcript.output.contains("\"message\":\"scrollViewDidScroll(_:)\""))
    let kept = try fixture.write(transcript.output, to: "a.transcript.jsonl")
    #expect(Invocation("lint", kept).code == .success)
    #expect(Invocation("fmt", "--check", kept).code == .success)
    #expect(Invocation("replay", kept).output == transcript.output)
    let one = Invocation("replay", file, "--id", "scroll/b")
    #expect(one.output.split(separator: "\n").count { $0.hasPrefix("{\"trace\":1") } == 1)
  }

  @Test("replay stops where it is told to")
  func replayUntil() throws {
    let file = try fixture.write(drag("scroll/a"), to: "a.trace.jsonl")
    let output = Invocation("replay", file, "--until", "30ms").output
    #expect(output.contains("{\"t\":20000,"))
    #expect(!output.contains("{\"t\":40000,"))
  }

  @Test("show draws the one trace, and asks which where there are several")
  func show() throws {
    let one = try fixture.write(drag("scroll/a"), to: "a.trace.jsonl")
    let drawing = Invocation("show", one)
    #expect(drawing.code == .success)
    #expect(drawing.output.hasPrefix("scroll/a\nA drag\nscroll 320×480, content 320×4000"))
    #expect(drawing.output.contains("● 160,400"))
    #expect(drawing.output.contains("# The finger rests before it lifts."))
    let both = try fixture.write(drag("scroll/a") + drag("scroll/b"), to: "b.trace.jsonl")
    let view = Invocation("show", one, "--view", "mian")
    #expect(view.code == .usage)
    #expect(
      view.errors.contains("there is no view \"mian\"; expected one of main; did you mean main?")
    )
    let question = Invocation("show", both)
    #expect(question.code == .usage)
    #expect(question.errors.contains("choose one with --id: scroll/a, scroll/b"))
    #expect(Invocation("show", both, "--id", "scroll/b").output.hasPrefix("scroll/b\n"))
    #expect(Invocation("show", both, "--id", "scroll/c").code == .failed)
    let plain = Invocation(["show", one], environment: ["LC_ALL": "C"]).output
    #expect(plain.utf8.allSatisfy { $0 < 0x80 })
  }

  @Test("show draws a stretch of time, and only what is named")
  func showLess() throws {
    let file = try fixture.write(drag("scroll/a"), to: "a.trace.jsonl")
    let whole = Invocation("show", file).output
    let stretch = Invocation("show", file, "--from", "20ms", "--to", "40ms").output
    #expect(stretch.contains("earlier turn") && stretch.contains("later turn"))
    #expect(Invocation("show", file, "--to", "40ms").output.hasSuffix(stretch.suffix(40)))
    let named = Invocation("show", file, "--only", "touch", "--only", "willBeginDragging").output
    #expect(named.contains("willBeginDragging") && !named.contains("didEndDragging"))
    #expect(named.split(separator: "\n").count < whole.split(separator: "\n").count)
    let narrow = Invocation("show", file, "--width", "40").output
    #expect(narrow.split(separator: "\n").allSatisfy { $0.count <= 40 })
    #expect(Invocation("show", file, "--width", "39").code == .usage)
    #expect(Invocation("show", file, "--from", "soon").code == .usage)
    let backwards = Invocation("show", file, "--from", "40ms", "--to", "20ms")
    #expect(backwards.code == .usage)
    #expect(backwards.errors.contains("--from is later than --to"))
    let wrong = Invocation("show", file, "--only", "didSelectRowAt")
    #expect(wrong.code == .usage)
    #expect(wrong.errors.contains("--only didSelectRowAt: nothing is called so"))
  }

  @Test("show marks what is wrong")
  func showWrong() throws {
    let file = try fixture.write(wrongDrag("scroll/a"), to: "a.trace.jsonl")
    let drawing = Invocation("show", file).output
    #expect(drawing.contains("\n✗ ") && drawing.contains("[expectation.messages (must)]"))
  }

  @Test("lint tells each mistake with its place, and ids that are used twice")
  func lint() throws {
    try fixture.write(drag("scroll/a"), to: "in/a.trace.jsonl")
    let wrong = drag("scroll/b").replacing("moved", with: "movd") + drag("scroll/a")
    try fixture.write(wrong, to: "in/b.trace.jsonl")
    try fixture.write("", to: "in/c.trace.jsonl")
    let lint = Invocation("lint", fixture.path + "/in", fixture.path + "/no")
    #expect(lint.code == .failed)
    let lines = lint.output.replacing(fixture.path + "/", with: "").split(separator: "\n")
    #expect(lines.count == 6)
    #expect(lines[0].hasPrefix("in/b.trace.jsonl:4:"))
    #expect(lines[0].contains("did you mean \"moved\"?"))
    // The line at fault, and a mark under the place.
    #expect(lines[2].hasSuffix(" ^"))
    #expect(lines[1].dropFirst(lines[2].count - 1).hasPrefix("\"movd\""))
    #expect(lines[3].hasPrefix("in/b.trace.jsonl:8:1: the id \"scroll/a\" is used twice"))
    #expect(lines[3].contains("in/a.trace.jsonl:1"))
    #expect(lines[4].hasPrefix("in/c.trace.jsonl:1:1: the file is empty"))
    #expect(lines[5] == "no:1:1: no such file or directory")
    #expect(Invocation("lint", fixture.path + "/in/a.trace.jsonl").output.isEmpty)
  }

  @Test("fmt rewrites what is not canonical, and --check only names it")
  func fmt() throws {
    let canonical = drag("scroll/a")
    let loose = canonical.replacing("\"t\":0,", with: "\"t\" : 0, ")
    let file = try fixture.write(loose, to: "a.trace.jsonl")
    let check = Invocation("fmt", "--check", file)
    #expect(check.code == .violated)
    #expect(check.output == file + "\n")
    #expect(FileManager.default.contents(atPath: file) == Data(loose.utf8))
    #expect(Invocation("fmt", file).code == .success)
    #expect(FileManager.default.contents(atPath: file) == Data(canonical.utf8))
    #expect(Invocation("fmt", "--check", file).code == .success)
  }

  @Test("fmt leaves a file with a mistake in it alone")
  func fmtOfAMistake() throws {
    let wrong = drag("scroll/a").replacing("moved", with: "movd")
    let file = try fixture.write(wrong, to: "a.trace.jsonl")
    let fmt = Invocation("fmt", file, fixture.path + "/no")
    #expect(fmt.code == .failed)
    #expect(fmt.errors.contains("a.trace.jsonl:4:"))
    #expect(fmt.errors.contains("no:1:1: no such file or directory"))
    #expect(FileManager.default.contents(atPath: file) == Data(wrong.utf8))
  }

  @Test("rules prints the book three ways, and the names that a trace may use")
  func rules() {
    #expect(Invocation("rules").output.contains("must"))
    #expect(Invocation("rules", "--format", "json").output.hasPrefix("[\n{\"id\":\""))
    #expect(Invocation("rules", "--format", "markdown").output.hasPrefix("# The rule book\n"))
    #expect(Invocation("rules", "--names").output.contains("  scrollViewDidScroll(_:)\n"))
    let names = Invocation("rules", "--names", "--format", "json").output
    #expect(
      names.contains("\n{\"name\":\"setContentOffset(_:animated:)\",\"kind\":\"call\",\"values\":{")
    )
  }

  @Test("coverage prints what of UIKit is here three ways, or a part of that")
  func coverage() {
    #expect(Invocation("coverage").output.contains("  behaves  UIScrollView.contentOffset"))
    #expect(Invocation("coverage", "--format", "json").output.hasPrefix("[\n{\"name\":\""))
    let markdown = Invocation("coverage", "--format", "markdown").output
    #expect(markdown.hasPrefix("# What of UIKit is here\n"))
    let some = Invocation("coverage", "--status", "missing", "--area", "gestures").output
    #expect(some.hasPrefix("gestures  "))
    #expect(!some.contains("behaves") && some.contains("UIGestureRecognizer.addTarget(_:action:)"))
    #expect(Invocation("coverage", "--area", "teeth").code == .usage)
  }

  @Test("rules maps the catalogue to the rules, three ways")
  func catalogue() {
    #expect(Invocation("rules", "--catalogue").output.hasPrefix("General invariants\n  A01 "))
    let json = Invocation("rules", "--catalogue", "--format", "json").output
    #expect(json.hasPrefix("[\n{\"number\":\"A01\","))
    #expect(json.contains("\"rules\":[\"scroll.lift."))
    let markdown = Invocation("rules", "--catalogue", "--format", "markdown").output
    #expect(markdown.hasPrefix("# The catalogue\n"))
  }

  @Test("explain says what an entry and a source are, and what rests on them")
  func explainTheCatalogue() {
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

  @Test("explain says how to meet a demand that is no rule")
  func explainDemands() {
    for demand in Demand.all {
      let page = Invocation("explain", demand.id).output
      #expect(page.hasPrefix("\(demand.id)  not a rule of the book\n\(demand.sentence)\n"))
    }
  }

  @Test("explain finds a rule by its id, and draws its examples")
  func explain() throws {
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
}
