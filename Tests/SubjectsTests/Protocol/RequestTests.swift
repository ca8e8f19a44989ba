import Testing
import Traces

@testable import Subjects

@Suite("What a subject is sent")
struct RequestTests {
  private static let trace = """
    {"trace":1,"id":"secret/name","component":"scroll","rate":120,"config":{"bounds":[1,2]},"profile":\
    "classic","title":"secret","source":"secret","x-secret":1}
    {"#":"secret"}
    {"t":0,"touch":"began","id":1,"x":0,"y":0.5}
    {"t":0,"message":"scrollViewDidScroll(_:)"}
    {"t":0,"call":"layoutIfNeeded()","by":"delegate"}
    {"t":5,"touch":"ended","id":1,"x":0,"y":0.5}
    {"t":5,"call":"layoutIfNeeded()"}
    {"t":5,"settle":1000}
    {"expect":"violation","rule":"secret"}
    {"end":7}

    """

  private func read() throws -> Trace {
    var reader = TraceReader(bytes: Array(Self.trace.utf8))
    return try #require(try reader.nextTrace())
  }

  @Test("The header without what names the case, and what is played")
  func contents() throws {
    #expect(
      String(decoding: RequestText.array(for: try read()), as: UTF8.self)
        == #"[{"trace":1,"component":"scroll","rate":120,"config":{"bounds":[1,2]},"#
        + #""profile":"classic"},"#
        + #"{"t":0,"touch":"began","id":1,"x":0,"y":0.5},{"t":5,"touch":"ended","id":1,"x":0,"y":0.5},"#
        + #"{"t":5,"call":"layoutIfNeeded()"},{"t":5,"settle":1000}]"#
    )
  }

  @Test("A subject reads of it what was played")
  func roundTrip() throws {
    let trace = try read()
    let text =
      "{\"play\":3,\"trace\":\(String(decoding: RequestText.array(for: trace), as: UTF8.self))}"
    guard case .play(3, let requested) = try SubjectRequest(padded(text)) else {
      Issue.record("it is another request")
      return
    }
    let played = try requested.trace()
    #expect(played.lines == trace.lines.filter(\.isPlayed))
    #expect(played.header.config == trace.header.config)
  }

  @Test("A request that cannot be read says where it is wrong")
  func wrong() throws {
    let text = #"{"play":3,"trace":[{"trace":1,"component":"scroll"},{"t":0,"tuch":"began"}]}"#
    guard case .play(3, let requested) = try SubjectRequest(padded(text)) else {
      Issue.record("it is another request")
      return
    }
    let problem = #expect(throws: AnswerProblem.self) { try requested.trace() }
    #expect(problem?.description.hasPrefix("line 2 of it (column ") == true, "\(problem as Any)")
    #expect(throws: AnswerProblem.self) { try SubjectRequest(padded(#"{"plai":3}"#)) }
  }
}
