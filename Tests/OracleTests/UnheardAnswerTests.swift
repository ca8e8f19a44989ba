@testable import Oracle
import Testing
import Traces

/// A message that `hears` leaves out may have been answered, and more may have been done there.
@Suite("What nobody could hear")
struct UnheardAnswerTests {
  private static let table =
    #""component":"table","config":{"bounds":[320,200],"estimatedRowHeight":0,"isPrefetchingEnabled":false,"rowHeight":44,"sections":[20]}"#
  private static let tap = [
    #"{"t":0,"touch":"began","id":1,"x":160,"y":66}"#,
    #"{"t":80000,"touch":"ended","id":1,"x":160,"y":66}"#,
    #"{"t":600000,"final":{"indexPathsForSelectedRows":[]}}"#,
  ]

  private func broken(_ header: String, _ lines: [String]) throws -> [String] {
    let header = #"{"trace":1,"id":"a",\#(header),"inputs":["touch","call"]}"#
    let text = ([header] + lines + ["{\"end\":\(lines.count)}"]).joined(separator: "\n")
    var reader = TraceReader(bytes: Array(text.utf8))
    return Judge().verdict(of: try #require(try reader.nextTrace())).violations.map(\.rule)
  }

  @Test("may have refused a tap, which what is not implemented cannot")
  func refusals() throws {
    let heard = #"["tableView(_:didSelectRowAt:)"]"#
    #expect(try broken(Self.table + #","observes":\#(heard)"#, Self.tap).isEmpty == false)
    #expect(try broken(Self.table + #","hears":\#(heard)"#, Self.tap) == [])
    // Both lists: what is not implemented refuses nothing.
    #expect(
      try broken(Self.table + #","observes":\#(heard),"hears":\#(heard)"#, Self.tap).isEmpty
        == false
    )
  }

  @Test("is nothing that fingers may lead to, where all of that was heard and no call matters")
  func fingers() throws {
    let config = #""bounds":[320,480],"contentSize":[320,20000]"#
    let end = #"{"t":9000000,"final":{"isDecelerating":false}}"#
    let idle = #"{"t":0,"call":"flashScrollIndicators()"}"#
    let call = #"{"t":0,"call":"contentSize","args":{"contentSize":[320,19000]}}"#
    let asItIs = #"{"t":0,"call":"contentSize","args":{"contentSize":[320,20000]}}"#
    for (heard, lines, isTold) in [
      (Self.chain, Self.flick + [end], true),
      (Self.chain, [idle, asItIs] + Self.flick + [end], true),
      (Self.chain, [call] + Self.flick + [end], false),
      // A delegate that calls as the finger lets go does so before the glide.
      (
        Self.chain.filter { !$0.contains("WillEndDragging") },
        Self.flick.filter { !$0.contains("WillEndDragging") } + [end], true
      ),
    ] {
      let names = heard.map { "\"\($0)\"" }.joined(separator: ",")
      let header = #""component":"scroll","config":{\#(config)},"hears":[\#(names)]"#
      #expect(try broken(header, lines) == (isTold ? ["scroll.glide.closes-once"] : []))
    }
  }

  @Test("ends no drag while the finger is down, where nothing but the release was unheard")
  func endUnderFinger() {
    let early: Example = "wrapper=BSFTGE v - B S ^ F v - B S - S F - ^ |"
    let right: Example = "wrapper=BSFTGE v - B S ^ F v - B S - S - ^ F |"
    let rules = Judge().verdict(of: early.transcript).violations.map(\.rule)
    #expect(rules == ["scroll.lift.order", "scroll.lift.only-at-lift"])
    #expect(Judge().verdict(of: right.transcript).violations.isEmpty)
  }

  private static let chain = [
    "scrollViewWillBeginDragging(_:)", "scrollViewDidScroll(_:)",
    "scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)",
    "scrollViewDidEndDragging(_:willDecelerate:)", "scrollViewWillBeginDecelerating(_:)",
    "scrollViewDidEndDecelerating(_:)",
  ]

  /// A flick whose glide is told to begin, and not to end.
  private static let flick = [
    #"{"t":0,"touch":"began","id":1,"x":160,"y":400}"#,
    #"{"t":16667,"touch":"moved","id":1,"x":160,"y":390}"#,
    #"{"t":16667,"message":"scrollViewWillBeginDragging(_:)"}"#,
    #"{"t":20000,"touch":"ended","id":1,"x":160,"y":390}"#,
    #"{"t":20000,"message":"scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)"}"#,
    #"{"t":20000,"message":"scrollViewDidEndDragging(_:willDecelerate:)","args":{"willDecelerate":true}}"#,
    #"{"t":20000,"message":"scrollViewWillBeginDecelerating(_:)"}"#,
  ]
}
