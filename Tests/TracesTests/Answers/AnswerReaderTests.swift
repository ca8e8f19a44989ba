import Testing

@testable import Traces

@Suite("Answers of a subject")
struct AnswerReaderTests {
  private func padded(_ text: String) -> [UInt8] {
    Array(text.utf8) + [UInt8](repeating: 0, count: AnswerReader.padding)
  }

  private func entries(_ text: String) throws -> [AnswerReader.Entry] {
    var reader = try AnswerReader(padded(text), views: [.main])
    var entries: [AnswerReader.Entry] = []
    while let entry = try reader.next() { entries.append(entry) }
    return entries
  }

  private func problem(_ text: String) -> String {
    do {
      _ = try entries(text)
      return "none"
    } catch {
      return "\(error)"
    }
  }

  static let state = #""state":{"contentOffset":[0,6.25],"isDragging":true}"#
  static let messages = [
    #"{"after":3,"frame":7,"message":"scrollViewDidScroll(_:)",\#(state)}"#,
    #"{"message":"scrollViewDidScroll(_:)",\#(state),"after":3,"frame":7}"#,
    #"{"frame":7,\#(state),"after":3,"message":"scrollViewDidScroll(_:)"}"#,
  ]

  @Test("The quick way reads what the thorough way reads", arguments: messages)
  func quick(_ text: String) throws {
    let bytes = padded(text)
    let decoded = AnswerLine.decode(bytes.span, 0..<text.utf8.count)
    let quick = try #require(decoded)
    #expect(quick.end == text.utf8.count)
    var parser = JSONParser(Array(text.utf8))
    let node = try parser.parseLine()
    let slow = try LineDecoder.answer(node, parser: parser, views: [.main])
    #expect(quick.entry.after == slow.after && slow.after == 3)
    #expect(quick.entry.frame == slow.frame && slow.frame == 7)
    #expect(quick.entry.line == slow.line)
  }

  @Test("White space, other orders and all kinds of line are read")
  func kinds() throws {
    let text = """
      { "x-note" : [1, {"a": "]"}], "transcript" : [ {"after": 1, "message": "x-a", "args": {"b": 2}} ,
      {"call":"layoutIfNeeded()","by":"delegate","after":1,"frame":4},
      {"exception":"NSRangeException","after":2},{"after":2,"t":70,"final":{}} ] , "played" : 9 }
      """.replacing("\n", with: "")
    let entries = try entries(text)
    #expect(entries.map(\.after) == [1, 1, 2, 2])
    #expect(entries.map(\.frame) == [nil, 4, nil, nil])
    #expect(entries[3].line.time == 70)
    #expect(try AnswerHead(padded(text)) == AnswerHead(kind: .played, number: 9))
  }

  @Test("A refusal has its reason")
  func refusals() throws {
    let reader = try AnswerReader(padded(#"{"skipped":4,"why":"no \"zoom\""}"#), views: [.main])
    #expect(reader.head == AnswerHead(kind: .skipped, number: 4))
    #expect(reader.why == "no \"zoom\"")
  }

  static let problems = [
    (#"{"played":1,"transcript":[{"after":1,"message":"scrollViewDidScroll(_:)"}"#, "breaks off"),
    (#"{"played":1,"transcript":[{"after":1,"message":"x-a"}]} more"#, "nothing more"),
    (#"{"played":1,"transcript":[],"note":1}"#, "has no key \"note\""),
    ("{\"played\":1,\"transcript\":[]}\r", "column 29: the line ends with a carriage return"),
    (#"{"played":1,"transcript":null}"#, "\"transcript\" is no array; expected an array of lines"),
    ("[]", "the line is an array; expected a JSON object"),
    ("", "the line is blank; expected a JSON object"),
    (#"{"skipped":1,"why":" "}"#, "\"why\" is empty; expected the reason"),
    (#"{"played":1}"#, "lacks the key \"transcript\""),
    (#"{"skipped":1,"transcript":[]}"#, "has no key \"transcript\""),
    (#"{"played":1,"transcript":[{"message":"x-a"}]}"#, "lacks the key \"after\""),
    (#"{"played":1,"transcript":[{"after":-1,"message":"x-a"}]}"#, "a whole number from 0"),
    (
      #"{"played":1,"transcript":[{"after":1,"frame":0,"message":"x-a"}]}"#, "a whole number from 1"
    ),
    (
      #"{"played":1,"transcript":[{"after":1,"t":5,"message":"x-a"}]}"#,
      "the message line has a time"
    ),
    (#"{"played":1,"transcript":[{"after":1,"call":"layoutIfNeeded()"}]}"#, "lacks the key \"by\""),
    (#"{"played":1,"transcript":[{"after":1,"settle":5}]}"#, "a settle line stands in an answer"),
    (#"{"played":1,"transcript":[{"after":1,"message":"x-a","after":2}]}"#, "is given twice"),
    (#"{"played":1,"transcript":[{"after":1,"message":"x-a","view":"b"}]}"#, "no view is called"),
    (
      #"{"played":1,"transcript":[{"after":1,"message":"scrollViewDidScrol(_:)"}]}"#,
      "did you mean \"scrollViewDidScroll(_:)\"?"
    ),
    (#"{"played":1,"transcript":[{"after":1,"message":"x-a"},]}"#, "line 2 of it (column 55"),
  ]

  @Test("What is wrong is said with its place", arguments: problems)
  func wrong(_ text: String, _ expected: String) {
    #expect(problem(text).contains(expected), "\(problem(text))")
  }

  @Test("A value as large as a file in one line of an answer is refused, not read")
  func largeValue() {
    let text =
      #"{"played":1,"transcript":[{"after":1,"message":"x-a","args":{"a":["#
      + String(repeating: "[],", count: 400_000) + #"[]]}}]}"#
    #expect(problem(text).contains("the line is longer than 1 MiB"))
  }

  private static let whole =
    #"{"played":1,"transcript":[{"after":1,"frame":2,"message":"scrollViewDidScroll(_:)",\#(state)},"#
    + #"{"after":1,"message":"x-a","args":{"b":"\u00e9\"]"}},{"after":2,"t":70,"final":{}}]}"#

  @Test("No part of an answer is taken for the whole")
  func prefixes() throws {
    #expect(try entries(Self.whole).count == 3)
    let bytes = Array(Self.whole.utf8)
    for length in 0..<bytes.count {
      let part = String(decoding: bytes[..<length], as: UTF8.self)
      #expect(throws: AnswerProblem.self, "\(length) bytes") { try entries(part) }
    }
  }

  @Test("Whatever byte is changed, the answer is read or refused")
  func changes() {
    let bytes = Array(Self.whole.utf8)
    var (read, refused) = (0, 0)
    for place in bytes.indices {
      for byte in [0, 0x22, 0x5b, 0x5c, 0x7d, 0x2c, 0x39, 0xff] as [UInt8] {
        var changed = bytes + [UInt8](repeating: 0, count: AnswerReader.padding)
        changed[place] = byte
        do {
          var reader = try AnswerReader(changed, views: [.main])
          while try reader.next() != nil {}
          read += 1
        } catch {
          refused += 1
        }
      }
    }
    #expect(read > 0 && refused > 0)
  }
}
