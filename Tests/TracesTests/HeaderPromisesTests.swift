import Testing
import Traces

@Suite("What a header promises")
struct HeaderPromisesTests {
  private static let didScroll = #"{"t":0,"message":"scrollViewDidScroll(_:)"}"#
  private static let dragging =
    #"{"t":0,"message":"scrollViewDidScroll(_:)","state":{"isDragging":true}}"#
  private static let atRest = #"{"t":0,"final":{"isDragging":false}}"#
  private static let touch = #"{"t":0,"touch":"began","id":1,"x":1,"y":2}"#
  private static let call = #"{"t":0,"call":"tapStatusBar()"}"#
  private static let delegatesCall = #"{"t":0,"call":"tapStatusBar()","by":"delegate"}"#

  private static func problem(_ header: String, _ lines: [String]) -> TraceError? {
    let text =
      [#"{"trace":1,"id":"a","component":"scroll",\#(header)}"#] + lines
      + [#"{"end":\#(lines.count)}"#]
    var reader = TraceReader(bytes: Array(text.joined(separator: "\n").utf8))
    do {
      while try reader.nextTrace() != nil {}
      return nil
    } catch {
      return error
    }
  }

  @Test(
    "A line that breaks a promise is a mistake of the record, which names the promise",
    arguments: [
      (
        #""lacks":["scrollViewDidScroll(_:)"]"#, didScroll,
        #"the line tells "scrollViewDidScroll(_:)", and the header's "lacks" says that the component does not have it; expected a line that "lacks" allows, or another "lacks""#
      ),
      (
        #""lacks":["isDragging"]"#, dragging,
        #"the line tells "isDragging", and the header's "lacks" says that the component does not have it; expected a line that "lacks" allows, or another "lacks""#
      ),
      (
        #""lacks":["isDragging"]"#, atRest,
        #"the line tells "isDragging", and the header's "lacks" says that the component does not have it; expected a line that "lacks" allows, or another "lacks""#
      ),
      (
        #""hears":["scrollViewDidEndDecelerating(_:)"]"#, didScroll,
        #"the line tells "scrollViewDidScroll(_:)", and the header's "hears" says that it could not be heard; expected a line that "hears" allows, or another "hears""#
      ),
      (
        #""inputs":["call"]"#, touch,
        #"the line tells a touch, and the header's "inputs" says that none was recorded; expected a line that "inputs" allows, or another "inputs""#
      ),
      (
        #""inputs":[]"#, call,
        #"the line tells a call, and the header's "inputs" says that none was recorded; expected a line that "inputs" allows, or another "inputs""#
      ),
    ]
  )
  func broken(header: String, line: String, text: String) throws {
    // The line above it says nothing that was promised.
    let comment = ##"{"#":"a remark"}"##
    let error = try #require(Self.problem(header, [comment, line]))
    #expect(error.line == 3)
    #expect(error.problem.description == text)
  }

  @Test(
    "A line that keeps all promises is none, nor is what a delegate calls",
    arguments: [
      (#""lacks":["scrollViewDidScroll(_:)"]"#, atRest), (#""lacks":["isTracking"]"#, dragging),
      (#""inputs":["call"]"#, call), (#""inputs":["touch"]"#, delegatesCall),
    ]
  )
  func kept(header: String, line: String) {
    #expect(Self.problem(header, [line]) == nil)
  }

  @Test("Lint tells a broken promise with its line, and goes on at the next header")
  func lint() {
    let header = #"{"trace":1,"id":"a","component":"scroll","lacks":["scrollViewDidScroll(_:)"]}"#
    let trace = [header, Self.didScroll, #"{"end":1}"#].joined(separator: "\n")
    var lines: [Int?] = []
    Lint.check(
      TraceReader(bytes: Array("\(trace)\n\(trace)\n".utf8)),
      report: { lines.append($0.line) }
    )
    #expect(lines == [2, 5])
  }
}
