import TestSupport
import Testing

@testable import Conformance

@Suite("A list of known failures")
struct KnownFailureListTests {
  private let fixture: TemporaryDirectory

  init() throws { fixture = try TemporaryDirectory() }

  private func mistakes(_ text: String) throws -> [String] {
    let file = try fixture.write(text, to: "known.jsonl")
    do throws(KnownFailureMistakes) {
      _ = try KnownFailures(files: [file])
      return []
    } catch {
      return error.lines.map { String($0.dropFirst(file.count + 1)) }
    }
  }

  @Test("has an entry a line, with all that is to be known of it")
  func reading() throws {
    let file = try fixture.write(
      """
      {"#":"What iScroll does in its own way."}
      {"subject":"iScroll","id":"scroll/paging/*","rule":"scroll.paging.ends-on-page","reason":"It has pages of its own.","link":"https://example.org/1","expires":"2027-01-01"}
      {"reason":"It dies here.","rule":"error","id":"scroll/x"}

      """,
      to: "known.jsonl"
    )
    let entries = try KnownFailures(files: [file]).entries
    #expect(
      entries == [
        KnownFailure(
          subject: "iScroll",
          id: Wildcard("scroll/paging/*"),
          rule: "scroll.paging.ends-on-page",
          reason: "It has pages of its own.",
          link: "https://example.org/1",
          expires: CalendarDate("2027-01-01"),
          place: Place(file: file, line: 2)
        ),
        KnownFailure(
          subject: nil,
          id: Wildcard("scroll/x"),
          rule: "error",
          reason: "It dies here.",
          place: Place(file: file, line: 3)
        ),
      ]
    )
    let empty = try fixture.write("", to: "empty.jsonl")
    #expect(try KnownFailures(files: [empty]).entries.isEmpty)
  }

  @Test(
    "says where it is wrong, what was expected and what was probably meant",
    arguments: [
      ("{\"id\":\"a\",\"rul\":\"error\",\"reason\":\"x\"}", "1:11: ", "did you mean \"rule\"?"),
      ("{\"id\":\"a\",\"rule\":\"error\"}", "1:1: ", "lacks the key \"reason\""),
      (
        "{\"id\":\"a\",\"rule\":\"scroll.lift.ordr\",\"reason\":\"x\"}", "1:18: ",
        "the id of a rule, as `touchstone rules` lists them"
      ),
      ("{\"id\":\"A b\",\"rule\":\"error\",\"reason\":\"x\"}", "1:7: ", "a pattern of a-z 0-9"),
      ("{\"id\":\"a\",\"rule\":\"error\",\"reason\":\"\"}", "1:35: ", "a text that is not empty"),
      ("{\"id\":7,\"rule\":\"error\",\"reason\":\"x\"}", "1:7: ", "\"id\" is a number"),
      (
        "{\"id\":\"a\",\"rule\":\"error\",\"reason\":\"x\",\"link\":\"javascript:alert(1)\"}",
        "1:46: ",
        "https://"
      ),
      (
        "{\"id\":\"a\",\"rule\":\"error\",\"reason\":\"x\",\"link\":\"see owner/name#12\"}",
        "1:46: ",
        "owner/name#12"
      ),
      (
        "{\"id\":\"a\",\"rule\":\"error\",\"reason\":\"x\",\"expires\":\"2027-02-29\"}", "1:49: ",
        "a date such as \"2027-01-31\""
      ),
      ("[]", "1:1: ", "not an object"),
      ("{\"id\":\"a\"", "1:10: ", "breaks off"),
      ("", "1:1: ", "blank"),
      ("{\"id\":\"a\",\"id\":\"b\"}", "1:11: ", "given twice"),
    ]
  )
  func mistakes(text: String, place: String, words: String) throws {
    let lines = try mistakes(text + "\n")
    #expect(lines.count == 1)
    #expect(lines.first?.hasPrefix(place) == true, "\(lines)")
    #expect(lines.first?.contains(words) == true, "\(lines)")
  }

  @Test("tells the first mistake of each line, in all files")
  func several() throws {
    let entry = "{\"id\":\"a\",\"rule\":\"error\",\"reason\":\"x\"}\n"
    #expect(try mistakes("{}\n" + entry + "{\n").map { $0.prefix(2) } == ["1:", "3:"])
    #expect(
      try mistakes(entry + entry) == [
        "2:11: \"rule\" is listed for this subject and id already, at \(fixture.path)/known.jsonl:1;"
          + " expected each entry once"
      ]
    )
    #expect(throws: KnownFailureMistakes.self) {
      _ = try KnownFailures(files: [fixture.path + "/nowhere"])
    }
    #expect(throws: KnownFailureMistakes.self) { _ = try KnownFailures(files: [fixture.path]) }
  }

  @Test(
    "takes days of the calendar alone for dates",
    arguments: [
      ("2027-01-31", true), ("2024-02-29", true), ("2000-02-29", true), ("1900-02-29", false),
      ("2027-04-31", false), ("2027-13-01", false), ("2027-00-01", false), ("2027-1-01", false),
      ("27-01-01", false), ("2027-01-01T00:00", false), ("+027-01-01", false),
      ("0000-01-01", false),
    ]
  )
  func dates(text: String, isDate: Bool) {
    #expect((CalendarDate(text) != nil) == isDate)
    if isDate { #expect(CalendarDate(text)?.description == text) }
  }
}

@Suite("A pattern of ids")
struct WildcardTests {
  @Test(
    "stands for whole ids",
    arguments: [
      ("a/b", "a/b", true), ("a/b", "a/bc", false), ("a", "a/b", false), ("a/*", "a/b/c", true),
      ("*", "anything", true), ("*/c", "a/b/c", true), ("a*c", "ac", true), ("a*c", "abd", false),
      ("*b*", "abc", true), ("*b*b*", "abc", false), ("ab*ba", "aba", false), ("", "", true),
    ]
  )
  func matching(pattern: String, id: String, isMatch: Bool) {
    #expect(Wildcard(pattern).matches(id) == isMatch)
  }
}
