import Testing
import Traces

/// Messages in the canonical form are read the quick way; a space makes the same line one for the long
/// way.
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
    #"{"t":123456789012,"message":"scrollViewDidScroll(_:)","state":{"contentOffset":[0,123456.789]}}"#,
    #"{"t":12345678,"message":"scrollViewDidScroll(_:)","state":{"contentOffset":[12345,-0.001],"zoomScale":1.000001}}"#,
    #"{"message":"scrollViewDidScroll(_:)","state":{"contentOffset":[-0,0.10]}}"#,
    #"{"t":5,"message":"scrollViewDidScroll(_:)","view":"inner","frame":7,"state":{"isDragging":true}}"#,
    #"{"t":5,"message":"scrollViewDidScroll(_:)","view":"a\nb"}"#,
    #"{"t":5,"message":"scrollViewDidScroll(_:)","view":"a\\nb"}"#,
    #"{"t":5,"message":"scrollViewDidScroll(_:)","frame":1000000000}"#,
    #"{"t":5,"message":"scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)","args":{"targetContentOffset":[0,-1.5],"withVelocity":[-0.000001,1000000000000]},"answer":{"targetContentOffset":[1,2]},"state":{"isDragging":true}}"#,
    #"{"t":5,"message":"scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)","args":{"withVelocity":[0,0],"targetContentOffset":[0,1]}}"#,
    #"{"t":5,"message":"scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)","args":{"withVelocity":[0,0]},"answer":{}}"#,
    #"{"t":5,"message":"scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)","args":{},"answer":{"targetContentOffset":[1,2]}}"#,
    #"{"t":5,"message":"scrollViewShouldScrollToTop(_:)","answer":false}"#,
    #"{"t":5,"message":"viewForZooming(in:)","answer":null}"#,
    #"{"t":5,"message":"viewForZooming(in:)","answer":"a view, somewhere ~"}"#,
    #"{"t":5,"message":"viewForZooming(in:)","answer":"é\u0041"}"#,
    #"{"t":5,"message":"scrollViewDidEndZooming(_:with:atScale:)","args":{"atScale":0.5,"with":null}}"#,
    #"{"t":5,"message":"tableView(_:numberOfRowsInSection:)","args":{"numberOfRowsInSection":2},"answer":100}"#,
    #"{"t":5,"message":"tableView(_:heightForRowAt:)","args":{"heightForRowAt":"2-147"},"answer":44.125}"#,
    #"{"t":5,"message":"tableView(_:didSelectRowAt:)","args":{"didSelectRowAt":"0-1"},"state":{"contentOffset":[0,1],"indexPathsForSelectedRows":["1-2","0-10"],"visibleFooters":[],"visibleHeaders":[[1,400.5],[0,-20]],"visibleRows":["0-0","1-2"]}}"#,
    #"{"t":5,"message":"scrollViewDidScroll(_:)","state":{"visibleRows":null}}"#,
    #"{"t":5,"message":"scrollViewDidScroll(_:)","state":{"indexPathsForSelectedRows":["-1-0","0--5"]}}"#,
    #"{"t":5,"message":"tableView(_:willSelectRowAt:)","args":{"willSelectRowAt":"0-1"},"answer":null}"#,
    #"{"t":5,"message":"scrollViewDidScroll(_:)","state":{"x-own":[1,{"a":2}],"isDragging":true}}"#,
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
    #"{"t":12345678901234,"message":"scrollViewDidScroll(_:)"}"#,
    #"{"t":05,"message":"scrollViewDidScroll(_:)"}"#,
    #"{"t":5,"message":"scrollViewDidScroll(_:)","state":{"contentOffset":[0,1000000.001]}}"#,
    #"{"t":5,"message":"scrollViewDidScroll(_:)","state":{"contentOffset":[0,1.]}}"#,
    #"{"t":5,"message":"scrollViewDidScroll(_:)","state":{"contentOffset":[0,123456789]}}"#,
    #"{"t":5,"message":"scrollViewDidScroll(_:)","state":{"zoomScale":1.0000001}}"#,
    #"{"t":5,"message":"scrollViewDidScroll(_:)","state":{"zoomScale":1,"zoomScale":1}}"#,
    #"{"t":5,"message":"scrollViewDidScroll(_:)","view":"other"}"#,
    #"{"t":5,"message":"scrollViewDidScroll(_:)","frame":0}"#,
    #"{"t":5,"message":"scrollViewDidScroll(_:)","frame":1000000001}"#,
    #"{"t":5,"message":"scrollViewDidScroll(_:)","args":{"animated":true}}"#,
    #"{"t":5,"message":"scrollViewDidScroll(_:)","answer":true}"#,
    #"{"t":5,"message":"scrollViewShouldScrollToTop(_:)","answer":1}"#,
    #"{"t":5,"message":"scrollViewDidEndDragging(_:willDecelerate:)","args":{"willDecelerate":true,"willDecelerate":true}}"#,
    #"{"t":5,"message":"scrollViewDidEndDragging(_:willDecelerate:)","args":{"willDecelerate":1}}"#,
    #"{"t":5,"message":"scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)","args":{"targetContentOffset":[0,1]},"answer":{"withVelocity":[1,2]}}"#,
    #"{"t":5,"message":"scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)","args":{"targetContentOffset":[0,1],"withVelocity":[0,1000000000000.1]}}"#,
    #"{"t":5,"message":"scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)","args":{"targetContentOffset":[0,1.2345],"withVelocity":[0,1]}}"#,
    #"{"t":5,"message":"viewForZooming(in:)","answer":"a\qb"}"#,
    #"{"t":5,"message":"viewForZooming(in:)","answer":"a\u12"}"#,
    #"{"t":5,"message":"viewForZooming(in:)","answer":"open}"#,
    #"{"t":5,"message":"tableView(_:numberOfRowsInSection:)","args":{"numberOfRowsInSection":2147483648}}"#,
    #"{"t":5,"message":"tableView(_:heightForRowAt:)","args":{"heightForRowAt":"2-01"}}"#,
    #"{"t":5,"message":"tableView(_:heightForRowAt:)","args":{"heightForRowAt":"2-1"},"answer":-1}"#,
    #"{"t":5,"message":"scrollViewDidScroll(_:)","state":{"visibleRows":["1-0","0-0"]}}"#,
    #"{"t":5,"message":"scrollViewDidScroll(_:)","state":{"visibleRows":["0-0"]}}"#,
    #"{"t":5,"message":"scrollViewDidScroll(_:)","state":{"visibleHeaders":[[0]]}}"#,
    #"{"t":5,"message":"scrollViewDidScroll(_:)","state":{"visibleHeaders":[],"visibleHeaders":[]}}"#,
    #"{"t":5,"message":"scrollViewDidScroll(_:)","state":{"indexPathsForSelectedRows":["0-0",]}}"#,
  ]

  @Test("is the one that is read the long way", arguments: legal)
  func legalLine(line: String) throws {
    try BothWays(line) { Self.reading($0) }.expectSameTrace()
  }

  @Test("is wrong at the same place and for the same reason", arguments: wrong)
  func wrongLine(line: String) {
    BothWays(line) { Self.reading($0) }.expectSameMistake()
  }

  @Test("is in a trace whose end states the right number of lines")
  func wrongEnd() throws {
    let quick = #expect(throws: TraceError.self) { try Self.reading(Self.legal[0], count: 2).get() }
    let long = #expect(throws: TraceError.self) {
      try Self.reading(Self.legal[0], count: 2, beforeEnd: " ").get()
    }
    #expect(quick == long)
    #expect(quick?.line == 3)
  }

  @Test("keeps the order of times")
  func order() throws {
    let early = #"{"t":4,"message":"scrollViewDidScroll(_:)"}"#
    let error = #expect(throws: TraceError.self) {
      try Self.reading(Self.legal[0] + "\n" + early, count: 2).get()
    }
    #expect(error?.line == 3)
  }

  private static func reading(
    _ lines: String,
    count: Int = 1,
    beforeEnd: String = ""
  ) -> Result<Trace?, any Error> {
    let text = """
      {"trace":1,"id":"a","component":"table","views":{"main":{"component":"table"},"inner":{"component":"scroll","in":"main"},"a\\\\nb":{"component":"content"},"a\\nb":{"component":"content"}}}
      \(lines)
      \(beforeEnd){"end":\(count)}

      """
    return Result {
      var reader = TraceReader(bytes: Array(text.utf8))
      return try reader.nextTrace()
    }
  }
}
