import Replay
import Testing
import Traces

@Suite("A trace can page, align and nest")
struct PagingPropertyTests {
  private func play(_ lines: [String], header: String) throws -> Trace {
    try ReferenceSubject().transcript(of: try TraceText.trace(lines, header: header))
  }

  private static let swipe = [
    #"{"t":100000,"touch":"began","id":1,"x":280,"y":200}"#,
    #"{"t":116000,"touch":"moved","id":1,"x":250,"y":200}"#,
    #"{"t":132000,"touch":"moved","id":1,"x":220,"y":200}"#,
    #"{"t":148000,"touch":"moved","id":1,"x":190,"y":200}"#,
    #"{"t":156000,"touch":"ended","id":1,"x":190,"y":200}"#,
  ]

  private static func pager(_ config: String) -> String {
    #"{"trace":1,"id":"a","component":"scroll","config":{"bounds":[320,480],"contentSize":[960,480]"#
      + config + #"},"requires":["paging"]}"#
  }

  @Test("paging in a config, or by a call, ends a swipe on a page")
  func paging() throws {
    let inConfig = try play(Self.swipe, header: Self.pager(#","isPagingEnabled":true"#))
    #expect(inConfig.finals.last?.state.contentOffset == Point(320, 0))
    let call = #"{"t":0,"call":"isPagingEnabled","args":{"isPagingEnabled":true}}"#
    let byCall = try play([call] + Self.swipe, header: Self.pager(""))
    #expect(byCall.finals.last?.state.contentOffset == Point(320, 0))
    let without = try play(Self.swipe, header: Self.pager(""))
    #expect(without.finals.last?.state.contentOffset != Point(320, 0))
  }

  @Test("an alignment point in a config is silent, by a call it is told")
  func alignment() throws {
    let inConfig = try play([], header: Self.pager(#","contentAlignmentPoint":[0,0.5]"#))
    #expect(inConfig.messages.isEmpty)
    let header =
      #"{"trace":1,"id":"a","component":"scroll","config":{"bounds":[320,480],"contentSize":[960,80],"contentAlignmentPoint":[0,0.5]}}"#
    let small = try play([], header: header)
    #expect(small.messages.isEmpty)
    #expect(small.finals.last?.state.contentOffset == Point(0, -200))
    let call = #"{"t":0,"call":"contentAlignmentPoint","args":{"contentAlignmentPoint":[0,1]}}"#
    let moved = try play([call], header: header)
    #expect(moved.messages.map(\.name) == [.didScroll])
    #expect(moved.finals.last?.state.contentOffset == Point(0, -400))
  }

  @Test(
    "a view at its end leaves the drag to the one around it, or does not",
    arguments: [true, false]
  )
  func transfer(transfers: Bool) throws {
    let header =
      #"{"trace":1,"id":"a","component":"scroll","views":{"outer":{"component":"scroll","frame":[0,0,320,480],"config":{"contentSize":[960,480],"isPagingEnabled":true}},"inner":{"component":"scroll","in":"outer","frame":[0,0,320,480],"config":{"contentSize":[640,480],"bounces":false,"transfersHorizontalScrollingToParent":\#(transfers),"transfersVerticalScrollingToParent":false,"contentOffset":[320,0]}}}}"#
    let transcript = try play(Self.swipe, header: header)
    let outer = transcript.finals.first { $0.view.place == 0 }
    #expect(outer?.state.contentOffset == Point(transfers ? 320 : 0, 0))
  }
}
