import Testing
import Traces

/// Plain messages are read the quick way; a space makes the same line one for the long way.
@Suite("A message read the quick way")
struct MessageLineTests {
  static let legal = [
    #"{"t":5,"message":"scrollViewDidScroll(_:)"}"#,
    #"{"t":0,"message":"touchesBegan(_:with:)","state":{"isTracking":true}}"#,
    #"{"t":5,"message":"scrollViewDidScroll(_:)","state":{"contentOffset":[-0.5,1000000]}}"#,
    #"{"t":5,"message":"scrollViewDidScroll(_:)","state":{"isZooming":false,"contentOffset":[0,1.25]}}"#,
    #"{"t":5,"message":"scrollViewDidScroll(_:)","state":{"isDecelerating":true,"isDragging":false,"isScrollAnimating":true,"isTracking":false,"isZoomBouncing":true}}"#,
    #"{"t":5,"message":"scrollViewDidScroll(_:)","state":{"contentSize":[1,2],"contentOffset":[0,1]}}"#,
    #"{"t":5,"message":"scrollViewDidScroll(_:)","state":{"adjustedContentInset":[1,-2,3.5,4],"bounds":[-1,2,320,480.25],"contentSize":[0,2000]}}"#,
    #"{"t":5,"message":"refreshControlValueChanged(_:)","state":{"isRefreshing":true}}"#,
    #"{"t":5,"message":"scrollViewDidScroll(_:)","state":{}}"#,
    #"{"t":5,"message":"x-own"}"#,
    #"{"t":5,"message":"scrollViewDidEndDragging(_:willDecelerate:)","args":{"willDecelerate":true}}"#,
  ]

  static let wrong = [
    #"{"t":5,"message":"scrollViewDidScrol(_:)"}"#,
    #"{"t":5,"message":"scrollViewWillEndDraxging(_:withVelocity:targetContentOffset:)"}"#,
    #"{"t":5,"message":"contentOffset"}"#,
    #"{"t":5,"message":"scrollViewDidScroll(_:)","state":{"isDragging":true,"isDragging":true}}"#,
    #"{"t":5,"message":"scrollViewDidScroll(_:)","state":{"contentOffset":[0,1],"contentOffset":[0,1]}}"#,
    #"{"t":5,"message":"scrollViewDidScroll(_:)","state":{"contentOffset":[0,1.2345]}}"#,
    #"{"t":5,"message":"scrollViewDidScroll(_:)","state":{"contentOffset":[0,01]}}"#,
    #"{"t":5,"message":"scrollViewDidScroll(_:)","state":{"contentSize":[0,-1]}}"#,
    #"{"t":5,"message":"scrollViewDidScroll(_:)","state":{"bounds":[0,0,-1,2]}}"#,
    #"{"t":5,"message":"scrollViewDidScroll(_:)","state":{"bounds":[0,0,1]}}"#,
    #"{"t":5,"message":"scrollViewDidScroll(_:)","state":{"bounds":[0,0,1,2],"bounds":[0,0,1,2]}}"#,
    #"{"t":5,"message":"scrollViewDidScroll(_:)","state":{"isDragging":tru}}"#,
    #"{"t":5,"message":"scrollViewDidScroll(_:)","state":{"isDragging":true,}}"#,
    #"{"t":5,"message":"scrollViewDidScroll(_:)","state":{"isDragging":true}"#,
    #"{"t":5,"message":"scrollViewDidScroll(_:)","state":{"isDragging":true}}}"#,
    #"{"t":5,"message":"scrollViewDidScroll(_:)","state":{"isScrollEnabled":true}}"#,
    #"{"t":1000000000001,"message":"scrollViewDidScroll(_:)"}"#,
    #"{"t":5,"message":"scrollViewDidScroll(_:)"#,
  ]

  @Test("is the one that is read the long way", arguments: legal)
  func legalLine(line: String) throws {
    let quick = try #require(try Self.reading(line).get())
    let long = try #require(try Self.reading(" " + line).get())
    #expect(quick.lines == long.lines)
    #expect(quick.lines.count == 1)
  }

  @Test("is wrong at the same place and for the same reason", arguments: wrong)
  func wrongLine(line: String) throws {
    let quick = #expect(throws: TraceError.self) { try Self.reading(line).get() }
    let long = #expect(throws: TraceError.self) { try Self.reading(" " + line).get() }
    #expect(quick?.problem == long?.problem)
    #expect(quick?.line == long?.line)
    #expect((quick?.column ?? 0) + 1 == long?.column)
  }

  @Test("keeps the order of times")
  func order() throws {
    let early = #"{"t":4,"message":"scrollViewDidScroll(_:)"}"#
    let error = #expect(throws: TraceError.self) {
      try Self.reading(Self.legal[0] + "\n" + early, count: 2).get()
    }
    #expect(error?.line == 3)
  }

  private static func reading(_ lines: String, count: Int = 1) -> Result<Trace?, any Error> {
    let text = """
      {"trace":1,"id":"a","component":"scroll"}
      \(lines)
      {"end":\(count)}

      """
    return Result {
      var reader = TraceReader(bytes: Array(text.utf8))
      return try reader.nextTrace()
    }
  }
}
