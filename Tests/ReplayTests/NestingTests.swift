import Testing
import Traces

@testable import Replay

@Suite("What is nested too deep is an error of its case")
struct NestingTests {
  @Test("Ten thousand blocks of animations, one in the other")
  func blocks() throws {
    let block = Call(
      time: 0,
      name: "animate(withDuration:animations:)",
      arguments: [Argument("withDuration", .number(Millionths(1)))],
      block: .animate
    )
    var trace = try TraceText.trace([])
    trace.lines = Array(repeating: .call(block), count: 10_000)
    #expect(
      try why(trace)
        == "blocks of animations are nested more than 64 deep, in animate(withDuration:animations:)"
    )
    trace.lines = Array(repeating: .call(block), count: Trace.deepest)
    #expect(try why(trace) == nil)
  }

  @Test("Blocks that a delegate runs inside the blocks of others count together with them")
  func blocksOfDelegates() throws {
    let header =
      #"{"trace":1,"id":"a","component":"scroll","config":{"bounds":[320,480]},"delegate":{"animations()":{"call":"animate(withDuration:animations:)","args":{"animationID":"a","withDuration":1}}}}"#
    let line =
      #"{"t":0,"call":"animate(withDuration:animations:)","args":{"animationID":"a","withDuration":1}}"#
    let found = try why(try TraceText.trace([line], header: header))
    #expect(found?.contains("nested more than 64 deep") == true)
  }

  @Test("Ten thousand changes in one block are none, for they are not nested")
  func changes() throws {
    var trace = try TraceText.trace([])
    let open = Call(
      time: 0,
      name: "animate(withDuration:animations:)",
      arguments: [Argument("withDuration", .number(Millionths(1)))]
    )
    let change = Call(
      time: 0,
      name: .alpha,
      arguments: [Argument(.alpha, .number(Millionths(1)))],
      block: .animate
    )
    trace.lines = [.call(open)] + Array(repeating: .call(change), count: 10_000)
    #expect(try why(trace) == nil)
  }

  @Test("A page of twelve thousand frames is loaded")
  func frames() throws {
    let frames = Array(repeating: #""http://b/""#, count: 12_000).joined(separator: ",")
    let header =
      #"{"trace":1,"id":"a","component":"web","config":{"bounds":[320,480],"network":{"http://a/":{"frames":[\#(frames)]},"http://b/":{}}}}"#
    let trace = try TraceText.trace(
      [#"{"t":0,"call":"loadRequest(_:)","args":{"request":"http://a/"}}"#],
      header: header
    )
    let messages = try ReferenceSubject().transcript(of: trace).messages
    #expect(messages.count { $0.name == .didFinishLoad } == 12_001)
    #expect(messages.last?.name == .didFinishLoad)
  }

  /// Returns the reason that the reference gives up on a trace; nil: it does not.
  private func why(_ trace: Trace) throws -> String? {
    do throws(SubjectFailure) {
      _ = try ReferenceSubject().transcript(of: trace)
      return nil
    } catch {
      guard case .failed(let why) = error else { return "skipped" }
      return why
    }
  }
}
