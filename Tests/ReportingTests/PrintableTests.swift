import Testing

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
}
