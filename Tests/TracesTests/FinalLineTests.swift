import Testing
import Traces

/// The final state of a view, and a wait, are read the quick way in the canonical form.
///
/// A space makes the same line one for the long way.
@Suite("What is told at the end, and a wait, read the quick way")
struct FinalLineTests {
  static let legal = [
    #"{"t":5,"final":{"contentOffset":[0,1.5],"isDragging":false}}"#,
    #"{"t":5,"final":{"contentOffset":[0,1],"visibleRows":["0-0","1-2"]},"view":"inner"}"#,
    #"{"t":5,"final":{"visibleRows":null}}"#,
    #"{"t":5,"final":{}}"#,
    #"{"t":5,"final":{"x-own":1,"zoomScale":1}}"#,
    #"{"t":5,"view":"inner","final":{"zoomScale":1}}"#,
    #"{"final":{"zoomScale":1}}"#,
    #"{"t":0,"settle":0}"#,
    #"{"t":1000000000000,"settle":1000000000000}"#,
    #"{"t":5,"settle":10000000,"x-own":1}"#,
  ]

  static let wrong = [
    #"{"t":5,"final":{"zoomScale":1,"zoomScale":1}}"#,
    #"{"t":5,"final":{"contentOffset":[0,1.2345]}}"#,
    #"{"t":5,"final":{"contentSize":[0,-1]}}"#,
    #"{"t":5,"final":{"isDragging":true}}}"#,
    #"{"t":5,"final":{"isDragging":true},"view":"other"}"#,
    #"{"t":5,"final":true}"#,
    #"{"t":5,"final":{"isDragging":true}"#,
    #"{"t":05,"final":{"isDragging":true}}"#,
    #"{"t":5,"settle":-1}"#,
    #"{"t":5,"settle":1000000000001}"#,
    #"{"t":5,"settle":1.5}"#,
    #"{"t":5,"settle":05}"#,
    #"{"t":5,"settle":5,"view":"inner"}"#,
  ]

  @Test("is the one that is read the long way", arguments: legal)
  func legalLine(line: String) throws {
    try BothWays(line) { Self.reading($0) }.expectSameTrace()
  }

  @Test("is wrong at the same place and for the same reason", arguments: wrong)
  func wrongLine(line: String) {
    BothWays(line) { Self.reading($0) }.expectSameMistake()
  }

  @Test("keeps the order of times", arguments: [#"{"t":4,"settle":1}"#, #"{"t":4,"final":{}}"#])
  func order(line: String) {
    for space in ["", " "] {
      let lines = Self.legal[0] + "\n" + space + line
      let error = #expect(throws: TraceError.self) { try Self.reading(lines, count: 2).get() }
      #expect(error?.problem == .timeBackwards(from: 5, to: 4))
      #expect(error?.line == 3)
      #expect(error?.column == 1)
    }
  }

  @Test("is refused while a finger is down")
  func fingerDown() {
    let touch = #"{"t":0,"touch":"began","id":7,"x":0,"y":0}"#
    let error = #expect(throws: TraceError.self) {
      try Self.reading(touch + "\n" + #"{"t":4,"settle":1}"#, count: 2).get()
    }
    #expect(error?.problem == .fingerDownAtSettle(7))
  }

  private static func reading(_ lines: String, count: Int = 1) -> Result<Trace?, any Error> {
    let text = """
      {"trace":1,"id":"a","component":"table","views":{"main":{"component":"table"},"inner":{"component":"scroll","in":"main"}}}
      \(lines)
      {"end":\(count)}

      """
    return Result {
      var reader = TraceReader(bytes: Array(text.utf8))
      return try reader.nextTrace()
    }
  }
}
