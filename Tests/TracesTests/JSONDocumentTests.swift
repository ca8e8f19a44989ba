import Testing

@testable import Traces

@Suite("A JSON document")
struct JSONDocumentTests {
  private func mistake(_ text: String) -> String? {
    do throws(JSONDocument.Mistake) {
      _ = try JSONDocument(bytes: Array(text.utf8))
      return nil
    } catch {
      return "\(error.position.line):\(error.position.column): \(error.text)"
    }
  }

  @Test("has the place of each key and value, whatever ends a line")
  func places() throws {
    let text = "\r\n{\n  \"ü\": 1,\r\n\t\"b\" :\n [true]}\n"
    let document = try JSONDocument(bytes: Array(text.utf8))
    let keys = document.members.map { document.position(of: $0) }
    #expect(keys == [.init(line: 3, column: 3), .init(line: 4, column: 2)])
    let values = document.members.map { document.position(of: $0.value) }
    #expect(values == [.init(line: 3, column: 8), .init(line: 5, column: 2)])
    #expect(document.members.map { document.text(of: $0.value) } == ["1", "[true]"])
  }

  @Test(
    "says where it is none",
    arguments: [
      ("", "1:1: the file is empty"), (" \n\t\n", "1:1: the file is empty"),
      ("[1]", "1:1: the file is not an object"), ("{\"a\":\n", "2:1: the file breaks off"),
      ("{\"a\":1,\n\"a\":2}", "2:1: the key \"a\" is given twice"),
      ("{\n\"a\":\"b\nc\"}", "2:7: U+000A stands in the line as it is"),
      ("{\n\"a\":\"\\\"\nc\"}", "2:8: U+000A stands in the line as it is"),
      (
        "{\"a\":1}\n{}",
        "2:1: this is not JSON: found \"{\"; expected nothing more: one JSON object"
      ),
      ("{\"a\":1,\n}", "2:1: this is not JSON"), ("\u{FEFF}{}", "1:1: the file begins with a byte"),
      ("{\"a\":tru}", "1:6: this is not JSON"),
    ]
  )
  func wrong(text: String, words: String) {
    let told = mistake(text)
    #expect(told?.hasPrefix(words) == true, "\(told ?? "nothing")")
  }

  @Test("takes a quotation mark behind a backslash for part of its string")
  func escapes() {
    #expect(mistake(#"{"a":"\\","b":"\"\\\"","# + "\n" + #""c":1}"#) == nil)
  }
}
