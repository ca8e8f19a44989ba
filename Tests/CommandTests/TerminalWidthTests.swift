import Conformance
import TestSupport
import Testing

@testable import touchstone

/// `run` and `explain` print failures at the widths that terminals have.
@Suite("Lines of a failure")
struct TerminalWidthTests {
  private let fixture: TemporaryDirectory

  init() throws {
    fixture = try TemporaryDirectory()
    for id in ["s/first", "s/second", "s/third"] {
      try fixture.write(wrongDrag(id), to: "in/\(id.dropFirst(2)).trace.jsonl")
    }
  }

  /// The lines that are wider than there is room for, and could be broken.
  private func wide(_ text: String, _ columns: Int) -> [Substring] {
    text.split(separator: "\n").filter { line in
      line.count > columns && line.drop { $0 == " " }.contains(" ")
        && !line.hasSuffix("\\") && !line.contains("see: ") && !line.contains("    --")
    }
  }

  @Test("are no wider than the terminal, and have one command a case", arguments: [80, 120])
  func run(columns: Int) throws {
    let environment = ["COLUMNS": "\(columns)"]
    let subject = try fixture.wrongSubject()
    for words in [[], ["--verbose"], ["--subject", "reference", "--subject", subject]] {
      let run = Invocation(["run", fixture.path + "/in"] + words, environment: environment)
      #expect(run.code == .violated)
      #expect(wide(run.output, columns) == [])
      let lines = run.output.split(separator: "\n")
      let failures = lines.count { $0.hasPrefix("FAIL  ") }
      let isMatrix = words.count == 4
      #expect(lines.count { $0.hasPrefix("  see: ") } == (isMatrix ? 0 : failures))
    }
  }

  @Test("are no wider than the terminal where explain tells them", arguments: [80, 120])
  func explain(columns: Int) {
    let environment = ["COLUMNS": "\(columns)"]
    let place = fixture.path + "/in/first.trace.jsonl:7"
    for name in [place, "scroll.lift.order", "scroll.glide", "C06", "L03", "didSelectRowAt"] {
      let page = Invocation(["explain", name], environment: environment)
      #expect(page.code == .success)
      #expect(!page.output.isEmpty)
      #expect(wide(page.output, columns) == [], "\(name)")
    }
  }
}
