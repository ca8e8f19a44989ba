import Conformance
import TestSupport
import Testing

@testable import touchstone

@Suite("touchstone show")
struct ShowCommandTests {
  private let fixture: TemporaryDirectory

  init() throws { fixture = try TemporaryDirectory() }

  @Test("draws the one trace, and asks which where there are several")
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

  @Test("draws a stretch of time, and only what is named")
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

  @Test("marks what is wrong")
  func showWrong() throws {
    let file = try fixture.write(wrongDrag("scroll/a"), to: "a.trace.jsonl")
    let drawing = Invocation("show", file).output
    #expect(drawing.contains("\n✗ ") && drawing.contains("[expectation.messages (must)]"))
  }
}
