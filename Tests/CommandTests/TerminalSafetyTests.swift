import Conformance
import Foundation
import TestSupport
import Testing

@testable import touchstone

@Suite("What comes from outside commands no terminal")
struct TerminalSafetyTests {
  private let fixture: TemporaryDirectory
  /// A title of a window, a colour, and a control of eight bits.
  private static let wild = "\u{1B}]0;pwned\u{7}\u{1B}[31m\u{9B}2J"
  private static let escaped = #"\u001b]0;pwned\u0007\u001b[31m"# + "\u{9B}2J"

  init() throws { fixture = try TemporaryDirectory() }

  /// Returns true if a text has a character that a terminal obeys.
  private func isHarmless(_ text: String) -> Bool {
    text.unicodeScalars.allSatisfy { scalar in
      scalar == "\n" || scalar.properties.generalCategory != .control
    }
  }

  private func expectHarmless(_ words: [String], saying part: String) {
    let run = Invocation(words)
    #expect(isHarmless(run.output))
    #expect(isHarmless(run.errors))
    #expect((run.output + run.errors).contains(part))
  }

  @Test(
    "neither a title, nor what a trace requires",
    arguments: ["run", "replay", "show", "compare", "lint", "check", "audit"]
  )
  func header(command: String) throws {
    let text = drag("scroll/a", title: Self.escaped).replacing(
      "\"title\"",
      with: "\"requires\":[\"\(Self.escaped)\"],\"title\""
    )
    let file = try fixture.write(text, to: "a.trace.jsonl")
    let words = command == "compare" ? ["--subject", "reference", "--subject", "b=reference"] : []
    let run = Invocation([command, file] + words + (command == "run" ? ["--verbose"] : []))
    #expect(isHarmless(run.output))
    #expect(isHarmless(run.errors))
  }

  @Test("nor the name of a file, be it read or written, nor a word of the command line")
  func names() throws {
    let name = "w\(Self.wild).trace.jsonl"
    let file = try fixture.write(wrongDrag("scroll/a"), to: name)
    expectHarmless(["run", file], saying: "FAIL  scroll/a")
    expectHarmless(["run", file, "--format", "github"], saying: "::error")
    expectHarmless(["run", file, "--junit", file + "/x"], saying: "cannot be written")
    let broken = try fixture.write("nonsense\n", to: "b\(Self.wild).trace.jsonl")
    for command in ["run", "check", "lint", "fmt", "replay", "show", "shrink", "audit", "report"] {
      expectHarmless([command, broken], saying: ":1:1: ")
    }
    expectHarmless(["run", file, "--filter", Self.wild], saying: "no case was selected")
    expectHarmless(["run", "--\(Self.wild)"], saying: "there is no option")
    expectHarmless([Self.wild], saying: "there is no command")
    expectHarmless(["explain", Self.wild], saying: "there is no rule")
    expectHarmless(["show", file, Self.wild], saying: "one argument too many")
  }

  @Test("nor what a subject says of itself, of a trace, or as it dies")
  func subject() throws {
    let trace = try fixture.write(drag("scroll/a"), to: "a.trace.jsonl")
    let why = #"printf '{"skipped":%s,"why":"no \\u001b[31m"}\n' $n"#
    let skipping = try fixture.subject("skipping", answer: why)
    expectHarmless(["run", trace, "--subject", skipping], saying: #"no \u{1b}[31m"#)
    let dying = try fixture.subject(
      "dying",
      answer: #"printf '\033[31mdead\033]0;x\a' >&2; exit 7"#
    )
    expectHarmless(["run", trace, "--subject", dying], saying: "dead")
    expectHarmless(["smoke", "--subject", dying], saying: "dead")
    let talking = try fixture.subject("talking", answer: #"printf '\033[31mno answer\n'"#)
    expectHarmless(["run", trace, "--subject", talking], saying: "talking")
    let named = try fixture.subject(#"n\\u001b[31m"#, answer: "exit 7")
    expectHarmless(["run", trace, "--subject", named], saying: "[31m")
  }

  @Test(
    "and a text of 100,000 characters is cut, and that is said",
    arguments: ["text", "tap", "github"]
  )
  func longTexts(format: String) throws {
    let long = String(repeating: "x", count: 100_000)
    let text = drag("scroll/a", title: long) + wrongDrag("scroll/b").replacing("A drag", with: long)
    let file = try fixture.write(text, to: "a.trace.jsonl")
    let why = #"printf '{"skipped":%s,"why":"%0100000d"}\n' $n 0"#
    let skipping = try fixture.subject("skipping", answer: why)
    for words in [[file], [file, "--subject", skipping, "--verbose"]] {
      let run = Invocation(["run"] + words + ["--format", format])
      #expect(run.output.utf8.count < 40_000)
      #expect(run.errors.utf8.count < 10_000)
    }
    let run = Invocation("run", file, "--subject", skipping, "--verbose")
    #expect(run.output.contains("[cut here: "))
  }
}
