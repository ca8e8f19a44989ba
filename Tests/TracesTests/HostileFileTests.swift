import Testing
import Traces

/// Every mistake of the issue's list: one clear error, at its place, and never a crash.
@Suite("A file that is wrong gets one clear error")
struct HostileFileTests {
  struct Mistake: CustomTestStringConvertible, Sendable {
    let what: String
    let text: String
    let error: String

    var testDescription: String { what }

    init(_ what: String, _ text: String, _ error: String) {
      self.what = what
      self.text = text
      self.error = error
    }
  }

  static let header = #"{"trace":1,"id":"a/b","component":"scroll"}"# + "\n"
  static let down = #"{"t":0,"touch":"began","id":1,"x":1,"y":2}"# + "\n"
  static let up = #"{"t":9,"touch":"ended","id":1,"x":1,"y":2}"# + "\n"

  @Test("and says what, where, and what was expected", arguments: mistakes)
  func oneError(_ mistake: Mistake) throws {
    let errors = errors(in: Array(mistake.text.utf8))
    try #require(errors.count == 1, "\(errors)")
    #expect(errors[0].description.hasPrefix(mistake.error), "\(errors[0].description)")
    #expect(errors[0].description.contains("; expected "))
  }

  static let mistakes: [Mistake] = [
    Mistake("empty", "", "1:1: the file is empty"),
    Mistake("byte order mark", "\u{feff}" + header + "{\"end\":0}\n", "1:1: the file begins with"),
    Mistake(
      "a log",
      "scrollViewDidScroll: 12\r\n",
      #"1:1: this is no trace: it begins with "scrollViewDidScroll:"; expected a header line"#
    ),
    Mistake("CR LF", header + "{\"end\":0}\r\n", "2:10: the line ends with a carriage return"),
    Mistake("blank line", header + "\n{\"end\":0}\n", "2:1: the line is blank"),
    Mistake("lone surrogate", header + ##"{"#":"\ud800x"}"## + "\n", "2:7: the escape is half"),
    Mistake("NUL", header + "{\"#\":\"a\0\"}\n", "2:8: U+0000 stands in the line as it is"),
    Mistake("NUL outside", header + "\0\n", "2:1: U+0000 stands in the line as it is"),
    Mistake("NaN", touch(x: "NaN"), #"2:38: this is not JSON: found "NaN"; expected a JSON value"#),
    Mistake("Infinity", touch(x: "Infinity"), #"2:38: this is not JSON: found "Infinity""#),
    Mistake("-Infinity", touch(x: "-Infinity"), #"2:38: this is not JSON: found "-Infinity""#),
    Mistake("1e400", touch(x: "1e400"), "2:39: the number 1e400 has an exponent"),
    Mistake(
      "60 digits",
      touch(x: String(repeating: "7", count: 60)),
      "2:38: the number 77777777777777777777… is out of range"
    ),
    Mistake(
      "60 places",
      touch(x: "0." + String(repeating: "3", count: 60)),
      "2:38: the number 0.333333333333333333… has more than 3 decimal places"
    ),
    Mistake("leading zero", touch(x: "01"), #"2:38: this is not JSON: found "01""#),
    Mistake("too far", touch(x: "1000000.001"), "2:38: the number 1000000.001 is out of range"),
    Mistake(
      "duplicate key",
      header + #"{"t":0,"touch":"began","id":1,"x":1,"x":1,"y":2}"# + "\n",
      #"2:37: the key "x" is given twice"#
    ),
    Mistake(
      "duplicate key, escaped",
      header + #"{"t":0,"touch":"began","id":1,"x":1,"\u0078":1,"y":2}"# + "\n",
      #"2:37: the key "x" is given twice"#
    ),
    Mistake(
      "unknown key",
      header + #"{"t":0,"touch":"began","id":1,"x":1,"z":2}"# + "\n",
      #"2:37: a touch line has no key "z"; expected one of "t", "touch", "id", "x", "y""#
    ),
    Mistake(
      "key of another kind",
      header + #"{"t":0,"touch":"began","id":1,"x":1,"y":1,"args":{}}"# + "\n",
      #"2:43: the key "args" belongs to a call line, and this is a touch line"#
    ),
    Mistake(
      "missing key",
      header + #"{"t":0,"touch":"began","id":1,"x":1}"# + "\n",
      "2:1: the touch line lacks the key \"y\""
    ),
    Mistake(
      "no telling key",
      header + #"{"t":0,"tuch":"began"}"# + "\n",
      "2:8: no key tells what kind of line this is"
    ),
    Mistake("missing header", down + up + "{\"end\":2}\n", "1:1: the trace has no header"),
    Mistake(
      "header inside",
      header + down + header + "{\"end\":1}\n",
      "3:1: a header stands inside"
    ),
    Mistake("missing end", header + down + up, "4:1: the file ends inside a trace"),
    Mistake(
      "wrong count",
      header + down + up + "{\"end\":3}\n",
      "4:1: the end line counts 3 lines"
    ),
    Mistake(
      "time backwards",
      header + #"{"t":10,"touch":"began","id":1,"x":1,"y":2}"# + "\n" + up + "{\"end\":2}\n",
      "3:1: time runs backwards, from 10 to 9"
    ),
    Mistake(
      "moved without began",
      header + #"{"t":0,"touch":"moved","id":1,"x":1,"y":2}"# + "\n",
      "2:1: finger 1 moved without having begun"
    ),
    Mistake("began twice", header + down + down, "3:1: finger 1 begins while it is down"),
    Mistake(
      "finger down at the end",
      header + down + "{\"end\":1}\n",
      "3:1: finger 1 is still down"
    ),
    Mistake(
      "finger down at a settle",
      header + down + #"{"t":1,"settle":5}"# + "\n",
      "3:1: finger 1 is down at a settle line"
    ),
    Mistake(
      "line inside a settle",
      header + #"{"t":1,"settle":5}"# + "\n" + #"{"t":5,"call":"tapStatusBar()"}"# + "\n",
      "3:1: the line comes before the settle above it is over, at 6"
    ),
    Mistake(
      "unknown phase",
      header + #"{"t":0,"touch":"movd","id":1,"x":1,"y":2}"# + "\n",
      #"2:16: unknown phase "movd"; expected one of "began", "moved", "stationary", "ended", "cancelled"; did you mean "moved"?"#
    ),
    Mistake(
      "unknown message",
      header + #"{"t":0,"message":"scrollViewDidScrol(_:)"}"# + "\n",
      #"2:18: unknown message "scrollViewDidScrol(_:)""#
    ),
    Mistake(
      "unknown call",
      header + #"{"t":0,"call":"setContentOfset(_:animated:)","args":{}}"# + "\n",
      #"2:15: unknown call "setContentOfset(_:animated:)""#
    ),
    Mistake(
      "missing argument",
      header + #"{"t":0,"call":"contentOffset"}"# + "\n",
      #"2:15: the "contentOffset" call line lacks the key "contentOffset""#
    ),
    Mistake(
      "nesting 10,000 deep",
      header + ##"{"#":"## + String(repeating: "[", count: 10_000) + "\n",
      "2:69: values are nested more than 64 deep"
    ),
    Mistake(
      "a 2 MiB line",
      header + "{\"#\":\"" + String(repeating: "x", count: 2 << 20) + "\"}\n{\"end\":0}\n",
      "2:1048577: the line is longer than 1 MiB"
    ),
    Mistake("cut in the middle of a line", header + #"{"t":0,"tou"#, "2:12: the line breaks off"),
    Mistake("cut in the middle of a word", header + #"{"x-a":tr"#, "2:10: the line breaks off"),
    Mistake("no object", header + "[1]\n", "2:1: the line is not an object"),
    Mistake("two objects", header + "{\"end\":0} {}\n", "2:11: this is not JSON: found \"{\""),
    Mistake(
      "version 2",
      #"{"trace":2,"id":"a","component":"scroll"}"# + "\n",
      "1:10: the format's version is 2"
    ),
    Mistake(
      "bad id",
      #"{"trace":1,"id":"a//B","component":"scroll"}"# + "\n",
      "1:17: the id \"a//B\" is not"
    ),
    Mistake(
      "unknown component",
      #"{"trace":1,"id":"a","component":"scrol"}"# + "\n",
      "1:33: unknown component \"scrol\""
    ),
    Mistake(
      "unknown property",
      #"{"trace":1,"id":"a","component":"scroll","config":{"contentsize":[1,2]}}"# + "\n",
      "1:52: unknown property \"contentsize\""
    ),
    Mistake(
      "negative size",
      #"{"trace":1,"id":"a","component":"scroll","config":{"contentSize":[1,-2]}}"# + "\n",
      "1:69: \"contentSize\" is -2; expected a size that is not negative"
    ),
    Mistake(
      "unknown view",
      header + #"{"t":0,"message":"scrollViewDidScroll(_:)","view":"inner"}"# + "\n",
      "2:51: no view is called \"inner\""
    ),
    Mistake(
      "missing time",
      header + #"{"call":"tapStatusBar()"}"# + "\n{\"end\":1}\n",
      "2:1: the call line has no time"
    ),
    Mistake(
      "some times",
      header + #"{"t":0,"message":"x-a"}"# + "\n" + #"{"message":"x-a"}"# + "\n",
      "3:1: some lines have a time and some have none"
    ),
    Mistake(
      "a misspelt expectation",
      header + #"{"expect":"messages","are":["scrollViewDidScrol(_:)+"]}"# + "\n",
      #"2:29: unknown message "scrollViewDidScrol(_:)""#
    ),
  ]

  private static func touch(x: String) -> String {
    header + #"{"t":0,"touch":"began","id":1,"x":   "# + x + #","y":2}"# + "\n"
  }

  @Test("invalid UTF-8 is found at its byte")
  func invalidUTF8() {
    let bytes = Array(Self.header.utf8) + Array("{\"#\":\"ab".utf8) + [0xff] + Array("\"}\n".utf8)
    #expect(errors(in: bytes).map(\.problem) == [.notUTF8])
    #expect(errors(in: bytes).first?.column == 9)
  }

  @Test("a missing file, a directory, and a device without end cannot be read")
  func unreadable() {
    #expect(throws: TraceError.self) { _ = try TraceReader(file: "/nonexistent/x").lineNumber }
    #expect(throws: TraceError.self) { _ = try TraceReader(file: "/dev/zero").lineNumber }
    var errors: [TraceError] = []
    do {
      Lint.check(try TraceReader(file: "/")) { errors.append($0) }
    } catch {
      errors.append(error)
    }
    #expect(errors.count == 1)
    #expect(errors.first?.description.contains("cannot be read") == true)
  }

  @Test("reading goes on at the next header, so each wrong trace has its own error")
  func resumes() throws {
    let good = Self.header.replacing("a/b", with: "c/d") + Self.down + Self.up + "{\"end\":2}\n"
    let text = Self.header + Self.down + Self.down + "{\"end\":2}\n" + good + Self.down
    var reader = TraceReader(bytes: Array(text.utf8))
    #expect(throws: TraceError.self) { _ = try reader.nextTrace() }
    let trace = try reader.nextTrace()
    #expect(trace?.header.id == "c/d")
    #expect(trace?.firstLine == 5)
    #expect(throws: TraceError.self) { _ = try reader.nextTrace() }
    #expect(try reader.nextTrace() == nil)
  }

  @Test(
    "reading goes on at a header however it is spelt, and at nothing else",
    arguments: [
      (#"{"trace" : 2}"#, 2), (#"  { "id":"a" , "trace": 2}"#, 2),
      (#"{"x-a":{"b":[1]},"trace":2}"#, 2),
      (#"{"x-a":"\"","trace":2}"#, 2), (#"{"trace":1"#, 2), (#"{"x-a":{"trace":2}}"#, 1),
      (#"{"x-a":"trace", "x-b":1}"#, 1), (##"{"#":"\"trace\":"}"##, 1), (#"{"trace""#, 1),
      (#"["trace":2]"#, 1),
    ]
  )
  func resumesAtHeader(_ line: String, errorCount: Int) {
    let errors = errors(in: Array((Self.header + Self.down + Self.down + line + "\n").utf8))
    #expect(errors.count == errorCount, "\(errors)")
  }

  /// Damage at every byte of a real trace: an answer each time, never a crash.
  @Test("a trace that is cut or damaged at any byte is read or refused, but never crashes")
  func damagedAnywhere() {
    let text =
      Self.header + Self.down + #"{"t":5,"call":"contentOffset","args":{"contentOffset":[0,1.5]}}"#
      + "\n" + ##"{"#":"é\u00e9\ud83d\ude00"}"## + "\n" + Self.up + "{\"end\":3}\n"
    let bytes = Array(text.utf8)
    for place in bytes.indices {
      if place < bytes.count - 1 {
        #expect(!errors(in: Array(bytes[..<place])).isEmpty || place == 0)
      }
      for damage in [0, 0x0a, 0x22, 0x5c, 0x7b, 0x7d, 0x2c, 0x80, 0xff] as [UInt8] {
        var damaged = bytes
        damaged[place] = damage
        _ = errors(in: damaged)
      }
    }
  }

  private func errors(in bytes: [UInt8]) -> [TraceError] {
    var errors: [TraceError] = []
    Lint.check(TraceReader(bytes: bytes)) { errors.append($0) }
    return errors
  }
}
