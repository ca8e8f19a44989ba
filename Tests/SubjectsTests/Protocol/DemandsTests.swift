import Testing
import Traces

@testable import Subjects

@Suite("What a subject cannot play is skipped")
struct DemandsTests {
  /// A trace, and which of its needs a subject without any lists says that it lacks.
  struct Sample: CustomTestStringConvertible {
    var header: String
    var line = #"{"t":0,"settle":1}"#
    var expected: String
    var testDescription: String { expected }
  }

  static let samples = [
    Sample(
      header: #""component":"table""#,
      expected: "sample has no component \"table\""
    ),
    Sample(
      header: #""component":"scroll","requires":["paging"]"#,
      expected: "sample lacks the capability \"paging\""
    ),
    Sample(
      header: #""component":"scroll","config":{"bounds":[1,1],"contentSize":[1,1]}"#,
      expected: "sample does not play the property \"contentSize\""
    ),
    Sample(
      header: #""component":"scroll""#,
      line: #"{"t":0,"call":"layoutIfNeeded()"}"#,
      expected: "sample does not play the call \"layoutIfNeeded()\""
    ),
    Sample(
      header:
        #""component":"scroll","delegate":{"scrollViewDidScroll(_:)":{"call":"tapStatusBar()"}}"#,
      expected: "sample does not play the call \"tapStatusBar()\""
    ),
    Sample(
      header: #""component":"scroll","delegate":{"scrollViewShouldScrollToTop(_:)":false}"#,
      expected: "sample does not play the delegate's answer to \"scrollViewShouldScrollToTop(_:)\""
    ),
  ]

  private func trace(_ sample: Sample) throws -> Trace {
    let text = "{\"trace\":1,\"id\":\"a\",\(sample.header)}\n\(sample.line)\n{\"end\":1}\n"
    var reader = TraceReader(bytes: Array(text.utf8))
    return try #require(try reader.nextTrace())
  }

  @Test("The reason names what is missing", arguments: samples)
  func missing(_ sample: Sample) throws {
    var identity = SubjectIdentity(name: "sample")
    let trace = try trace(sample)
    #expect(Demands.missing(for: trace, in: identity) == nil, "what is left out means all")
    identity.components = ["scroll"]
    identity.capabilities = []
    identity.plays.config = ["bounds"]
    identity.plays.calls = []
    identity.plays.delegate = ["scrollViewDidScroll(_:)"]
    identity.tells.messages = ["scrollViewDidScroll(_:)"]
    identity.tells.state = ["contentOffset"]
    #expect(Demands.missing(for: trace, in: identity) == sample.expected)
  }

  @Test(
    "What a trace expects is no demand",
    arguments: [
      #"{"expect":"messages","are":["scrollViewDidScrollToTop(_:)"]}"#,
      #"{"expect":"final","is":{"zoomScale":1}}"#,
    ]
  )
  func expected(_ line: String) throws {
    var identity = SubjectIdentity(name: "sample")
    identity.tells.messages = []
    identity.tells.state = []
    let sample = Sample(header: #""component":"scroll""#, line: line, expected: "")
    #expect(Demands.missing(for: try trace(sample), in: identity) == nil)
  }

  @Test("A message that the script answers must be told")
  func scripted() throws {
    var identity = SubjectIdentity(name: "sample")
    identity.tells.messages = []
    let sample = Sample(
      header: #""component":"scroll","delegate":{"scrollViewShouldScrollToTop(_:)":false}"#,
      expected: ""
    )
    #expect(
      Demands.missing(for: try trace(sample), in: identity)
        == "sample does not tell \"scrollViewShouldScrollToTop(_:)\", which the trace's delegate"
        + " answers"
    )
  }
}
