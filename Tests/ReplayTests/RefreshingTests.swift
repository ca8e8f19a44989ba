import Replay
import Testing
import Traces

@Suite("A replay refreshes")
struct RefreshingTests {
  private static func header(_ rest: String) -> String {
    #"{"trace":1,"id":"a","component":"scroll","config":{"bounds":[320,480],"#
      + #""contentSize":[320,4000],"refreshControl":true}\#(rest)}"#
  }

  private static let pull = [
    #"{"t":0,"touch":"began","id":1,"x":160,"y":100}"#,
    #"{"t":16000,"touch":"moved","id":1,"x":160,"y":200}"#,
    #"{"t":32000,"touch":"moved","id":1,"x":160,"y":320}"#,
    #"{"t":400000,"touch":"ended","id":1,"x":160,"y":320}"#,
  ]

  private func play(_ lines: [String], header: String) throws -> Trace {
    try ReferenceSubject().transcript(of: try TraceText.trace(lines, header: header))
  }

  private func isRefreshing(_ state: State) -> Bool? {
    state.known.contains(.isRefreshing) ? state.raised.contains(.isRefreshing) : nil
  }

  @Test("a pull is told once, with the view's state")
  func pulled() throws {
    let transcript = try play(Self.pull, header: Self.header(""))
    let values = transcript.messages.filter { $0.name == .refreshControlValueChanged }
    #expect(values.map(\.time) == [32_000])
    #expect(values.map { isRefreshing($0.state) } == [true])
    let final = try #require(transcript.finals.last)
    #expect(final.state.contentOffset?.y.double == -60)
    #expect(final.state.adjustedContentInset?.top.double == 60)
    #expect(isRefreshing(final.state) == true)
  }

  @Test("code begins and ends it, and takes the control away")
  func calls() throws {
    let calls = [
      #"{"t":0,"call":"beginRefreshing()"}"#,
      #"{"t":10000,"settle":1000}"#,
      #"{"t":20000,"call":"endRefreshing()"}"#,
      #"{"t":30000,"settle":1000}"#,
      #"{"t":40000,"call":"refreshControl","args":{"refreshControl":false}}"#,
      #"{"t":40000,"call":"beginRefreshing()"}"#,
    ]
    let transcript = try play(calls, header: Self.header(""))
    #expect(transcript.finals.map { isRefreshing($0.state) } == [true, false, nil])
  }

  @Test("the delegate may end it when it is told")
  func ended() throws {
    let script =
      #","delegate":{"refreshControlValueChanged(_:)":{"call":"endRefreshing()","times":1}}"#
    let transcript = try play(Self.pull, header: Self.header(script))
    let final = try #require(transcript.finals.last)
    #expect(final.state.contentOffset == .zero)
    #expect(isRefreshing(final.state) == false)
  }

  @Test("a delegate that does not implement it hears nothing")
  func unheard() throws {
    let transcript = try play(
      Self.pull,
      header: Self.header(#","observes":["scrollViewDidEndDecelerating(_:)"]"#)
    )
    #expect(transcript.messages.map(\.name) == [.didEndDecelerating])
  }
}
