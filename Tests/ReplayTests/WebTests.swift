import Replay
import Testing
import Traces

@Suite("A trace of a web view")
struct WebTests {
  private static let page = "http://a.example/"

  private func transcript(_ header: String, _ lines: String...) throws -> Trace {
    try ReferenceSubject().transcript(of: try TraceText.trace(lines, header: header))
  }

  private func load(at time: Int, view: String = "") -> String {
    #"{"t":\#(time),"call":"loadRequest(_:)"\#(view),"args":{"request":"http://a.example/"}}"#
  }

  private func names(_ trace: Trace) -> [Name] {
    trace.lines.compactMap { if case .message(let message) = $0 { message.name } else { nil } }
  }

  private func finals(_ trace: Trace) -> [Final] {
    trace.lines.compactMap { if case .final(let final) = $0 { final } else { nil } }
  }

  @Test("tells its answers at the first frame after they have come, and how large the page lies")
  func times() throws {
    let trace = try transcript(
      #"{"trace":1,"id":"a","component":"web","config":{"bounds":[320,480],"network":{"http://a.example/":{"contentSize":[640,960],"delay":150000}},"scalesPageToFit":true}}"#,
      load(at: 0)
    )
    let times = trace.lines.compactMap { line -> Microseconds? in
      if case .message(let message) = line { message.time } else { nil }
    }
    #expect(times == [0, 0, 150_000])
    let final = try #require(finals(trace).first)
    #expect(final.state.contentSize == Point(320, 480))
    #expect(final.state.zoomScale == Millionths(0.5))
    #expect(final.state.contentOffset == nil)
    #expect(final.table.page.request == .string(Self.page))
  }

  @Test("has one network, whichever view says it")
  func oneNetwork() throws {
    let trace = try transcript(
      #"{"trace":1,"id":"a","component":"web","views":{"one":{"component":"web","frame":[0,0,320,240]},"two":{"component":"web","frame":[0,240,320,240],"config":{"network":{"http://a.example/":{}}}}}}"#,
      load(at: 0),
      load(at: 0, view: #","view":"two""#)
    )
    #expect(names(trace).filter { $0 == .didFinishLoad }.count == 2)
    #expect(finals(trace).map(\.table.page.request) == [.string(Self.page), .string(Self.page)])
  }

  @Test("may have its web view on a screen of a navigation")
  func screen() throws {
    let trace = try transcript(
      #"{"trace":1,"id":"a","component":"navigation","views":{"n":{"component":"navigation","frame":[0,0,320,480]},"list":{"component":"content","in":"n"},"page":{"component":"web","in":"n","config":{"network":{"http://a.example/":{}}}}}}"#,
      load(at: 0, view: #","view":"page""#),
      #"{"t":1000000,"call":"pushViewController(_:animated:)","args":{"animated":false,"viewController":"page"}}"#
    )
    let web: [Name] = [.shouldStartLoad, .didStartLoad, .didFinishLoad]
    #expect(names(trace).filter(web.contains) == web)
  }

  @Test("is skipped where it asks for what only a scroll view has")
  func foreign() throws {
    for config in [#""contentInset":[1,1,1,1]"#, #""delegate":null"#] {
      #expect(throws: SubjectFailure.self) {
        try transcript(
          #"{"trace":1,"id":"a","component":"web","config":{\#(config)}}"#,
          load(at: 0)
        )
      }
    }
  }
}
