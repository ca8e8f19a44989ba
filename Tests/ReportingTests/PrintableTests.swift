import Conformance
import Testing
import Traces

@testable import Reporting

@Suite("What comes from a file is printed so that it cannot command the terminal")
struct PrintableTests {
  @Test(
    "control and direction characters are spelt out, all else stays",
    arguments: [
      ("plain, é 😀 👩‍👧", "plain, é 😀 👩‍👧"), ("two\nlines", "two\nlines"),
      ("\u{1b}[31mred", "\\u{1b}[31mred"), ("back\u{8}", "back\\u{8}"), ("\r", "\\u{d}"),
      ("\u{9b}2J", "\\u{9b}2J"), ("\u{202e}txet", "\\u{202e}txet"),
    ]
  )
  func printable(text: String, expected: String) {
    #expect(text.printable == expected)
  }

  @Test("only a style's own colours pass the door to the terminal")
  func door() {
    let style = Style(isColoured: true)
    let text = style.paint("red", .bad) + " \u{1B}[2J \u{1B}]0;title\u{7} \u{1B}[5m"
    #expect(
      Printable.text(text)
        == style.paint("red", .bad) + " \\u{1b}[2J \\u{1b}]0;title\\u{7} \\u{1b}[5m"
    )
  }

  @Test(
    "no line is a command to a build server",
    arguments: [
      ("::error::x", "\\u{3a}:error::x"),
      (" \u{200D} ::add-mask::x", " \u{200D} \\u{3a}:add-mask::x"),
      ("a ::error::x", "a ::error::x"), ("a\n  ::x", "a\n  \\u{3a}:x"),
      ("x ##[error]y", "x \\u{23}#[error]y"),
      ("##vso[task.complete]", "\\u{23}#vso[task.complete]"),
      ("### [a]", "### [a]"), ("\r::x", "\\u{d}::x"),
    ]
  )
  func buildServers(text: String, expected: String) {
    #expect(Printable.text(text) == expected)
  }

  @Test("a name stays in one line")
  func names() {
    #expect("a\nb\u{2028}c\u{9b}\u{202e}é".inOneLine == "a\\u{a}b\\u{2028}c\\u{9b}\\u{202e}é")
    #expect(Place(file: "a\n::error::b", line: 3).description == "a\\u{a}::error::b:3")
    #expect(FileFailure(path: "a\nb", why: "x").description == "a\\u{a}b: cannot be written: x")
    #expect(ShellWord.quoted("a\nb") == "$'a\\012b'")
  }

  @Test("long lines are cut, and that is said")
  func longLines() {
    let text = Printable.text("short\n" + String(repeating: "é", count: 100_000) + "\nend\n")
    #expect(text.hasPrefix("short\n"))
    #expect(text.hasSuffix("… [cut here: 96000 more characters]\nend\n"))
    #expect(text.count < 4100)
  }

  @Test("objects for programs stay the same objects")
  func objects() throws {
    let line = "{\"title\":\"\u{9B}2J \u{202E}x \u{7F} é\"}\n"
    let bytes = Printable.objects(Array(line.utf8))
    #expect(
      String(decoding: bytes, as: UTF8.self)
        == "{\"title\":\"\\u009b2J \\u202ex \\u007f é\"}\n"
    )
  }

  @Test("a word with control characters is quoted so that a shell reads the same word")
  func shellWord() {
    #expect(ShellWord.quoted("a\u{1B}'b\u{9B}.jsonl") == "$'a\\033\\'b\\302\\233.jsonl'")
  }
}
