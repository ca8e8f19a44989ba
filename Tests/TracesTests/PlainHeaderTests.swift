import Testing
import Traces

/// Headers of one view in the canonical form are read the quick way; a space makes the same line one for
/// the long way.
@Suite("A header read the quick way")
struct PlainHeaderTests {
  static let legal = [
    #"{"trace":1,"id":"a","component":"scroll"}"#,
    #"{"trace":1,"id":"a-1/b.2/..c","component":"table","rate":1000}"#,
    #"{"trace":1,"id":"a","component":"scroll","config":{"bounds":[320,480],"contentSize":[320.5,8000]}}"#,
    #"{"trace":1,"id":"a","component":"scroll","config":{"contentSize":[1,2],"bounds":[320,480]}}"#,
    #"{"trace":1,"id":"a","component":"scroll","config":{"contentInset":[1,-2,3.5,4],"decelerationRate":"fast","isPagingEnabled":true}}"#,
    #"{"trace":1,"id":"a","component":"scroll","config":{"decelerationRate":0.5}}"#,
    #"{"trace":1,"id":"a","component":"zoom","config":{"maximumZoomScale":4.000001,"minimumZoomScale":1}}"#,
    #"{"trace":1,"id":"a","component":"table","config":{"rowHeight":44,"sections":[1,100000000,3],"style":"grouped"}}"#,
    #"{"trace":1,"id":"a","component":"table","config":{"rowHeight":"automaticDimension","sections":[1,2]}}"#,
    #"{"trace":1,"id":"a","component":"table","config":{"sections":[]}}"#,
    #"{"trace":1,"id":"a","component":"scroll","config":{}}"#,
    #"{"trace":1,"id":"a","component":"scroll","config":{"x-own":1}}"#,
    #"{"trace":1,"id":"a","component":"scroll","observes":["scrollViewDidScroll(_:)","scrollViewDidZoom(_:)"],"inputs":["touch","call"]}"#,
    #"{"trace":1,"id":"a","component":"scroll","observes":[],"inputs":[]}"#,
    #"{"trace":1,"id":"a","component":"scroll","observes":["scrollViewDidZoom(_:)"],"hears":["scrollViewDidScroll(_:)"],"inputs":["touch"]}"#,
    #"{"trace":1,"id":"a","component":"scroll","hears":["scrollViewDidScroll(_:)"]}"#,
    #"{"trace":1,"id":"a","component":"scroll","observes":["x-own"],"inputs":["call"]}"#,
    #"{"trace":1,"id":"a","component":"scroll","title":"A title, plain","source":"R001 ~"}"#,
    #"{"trace":1,"id":"a","component":"scroll","source":"R001","title":"é\n"}"#,
    #"{"trace":1,"id":"a","component":"scroll","rate":30,"config":{"bounds":[1,1]},"observes":["scrollViewDidScroll(_:)"],"inputs":["touch"],"title":"all","source":"of them"}"#,
    #"{"trace":1,"id":"a","component":"scroll","title":"a","x-rule":"scroll.order"}"#,
    #"{"id":"a","trace":1,"component":"scroll"}"#,
  ]

  static let wrong = [
    #"{"trace":2,"id":"a","component":"scroll"}"#,
    #"{"trace":1,"id":"a/","component":"scroll"}"#,
    #"{"trace":1,"id":"/a","component":"scroll"}"#,
    #"{"trace":1,"id":"a//b","component":"scroll"}"#,
    #"{"trace":1,"id":"a/../b","component":"scroll"}"#,
    #"{"trace":1,"id":"A","component":"scroll"}"#,
    #"{"trace":1,"id":"","component":"scroll"}"#,
    #"{"trace":1,"id":"\#(String(repeating: "a", count: 201))","component":"scroll"}"#,
    #"{"trace":1,"id":"a","component":"scrol"}"#,
    #"{"trace":1,"id":"a","component":"tap-recognizer"}"#,
    #"{"trace":1,"id":"a","component":"scroll","rate":0}"#,
    #"{"trace":1,"id":"a","component":"scroll","rate":1001}"#,
    #"{"trace":1,"id":"a","component":"scroll","rate":60,"rate":60}"#,
    #"{"trace":1,"id":"a","component":"scroll","config":{"bounds":[-1,480]}}"#,
    #"{"trace":1,"id":"a","component":"scroll","config":{"bounds":[1,1],"bounds":[1,1]}}"#,
    #"{"trace":1,"id":"a","component":"scroll","config":{"bound":[1,1]}}"#,
    #"{"trace":1,"id":"a","component":"scroll","config":{"isTracking":true}}"#,
    #"{"trace":1,"id":"a","component":"scroll","config":{"contentInset":[1,2,3]}}"#,
    #"{"trace":1,"id":"a","component":"scroll","config":{"decelerationRate":"slow"}}"#,
    #"{"trace":1,"id":"a","component":"table","config":{"sections":[100000001]}}"#,
    #"{"trace":1,"id":"a","component":"table","config":{"sections":[1,]}}"#,
    #"{"trace":1,"id":"a","component":"table","config":{"style":"round"}}"#,
    #"{"trace":1,"id":"a","component":"scroll","observes":["scrollViewDidScrol(_:)"]}"#,
    #"{"trace":1,"id":"a","component":"scroll","hears":["scrollViewDidScrol(_:)"]}"#,
    #"{"trace":1,"id":"a","component":"scroll","inputs":["touch","touch"]}"#,
    #"{"trace":1,"id":"a","component":"scroll","inputs":["tap"]}"#,
    #"{"trace":1,"id":"a","component":"scroll","title":"open}"#,
    #"{"trace":1,"id":"a","component":"scroll","title":"a"}}"#,
    #"{"trace":1,"id":"a","component":"scroll","title":"a""#,
    #"{"trace":1,"id":"a","component":"scroll","titles":"a"}"#,
  ]

  @Test("is the one that is read the long way", arguments: legal)
  func legalLine(line: String) throws {
    try BothWays(line) { Self.reading($0) }.expectSameTrace()
  }

  @Test("is wrong at the same place and for the same reason", arguments: wrong)
  func wrongLine(line: String) {
    BothWays(line) { Self.reading($0) }.expectSameMistake(mayMissAKey: true)
  }

  @Test("begins a trace after one that was given up")
  func nextTrace() throws {
    let broken = Self.legal[0] + "\n" + #"{"t":0,"touch":"moved","id":1,"x":0,"y":0}"# + "\n"
    var reader = TraceReader(bytes: Array((broken + Self.text(Self.legal[1])).utf8))
    #expect(throws: TraceError.self) { try reader.nextTrace() }
    let trace = try #require(try reader.nextTrace())
    #expect(trace.header.component == "table")
    #expect(trace.firstLine == 3)
    #expect(try reader.nextTrace() == nil)
  }

  @Test("is not allowed inside a trace")
  func insideTrace() {
    let error = #expect(throws: TraceError.self) {
      try Self.reading(Self.legal[0] + "\n" + Self.legal[1]).get()
    }
    #expect(error?.problem == .headerInsideTrace)
    #expect(error?.line == 2)
  }

  private static func text(_ header: String) -> String {
    header + "\n" + #"{"t":0,"message":"scrollViewDidScroll(_:)"}"# + "\n" + #"{"end":1}"# + "\n"
  }

  private static func reading(_ header: String) -> Result<Trace?, any Error> {
    Result {
      var reader = TraceReader(bytes: Array(text(header).utf8))
      return try reader.nextTrace()
    }
  }
}
