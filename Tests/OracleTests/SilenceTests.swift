import Oracle
import Testing
import Traces

/// If inputs are recorded and nothing is heard for two seconds, all has come to rest.
///
/// The rules judge everything that was due by then, as before a final state.
@Suite("A long silence")
struct SilenceTests {
  private func broken(
    _ header: String,
    _ lines: [String],
    inputs: String = #"["touch","call"]"#
  ) throws -> [String] {
    let header = #"{"trace":1,"id":"a",\#(header),"inputs":\#(inputs)}"#
    let text = ([header] + lines + ["{\"end\":\(lines.count)}"]).joined(separator: "\n")
    var reader = TraceReader(bytes: Array(text.utf8))
    return Judge().verdict(of: try #require(try reader.nextTrace())).violations.map(\.rule)
  }

  private func touch(_ phase: String, _ time: Int, _ x: Int, _ y: Int) -> String {
    #"{"t":\#(time),"touch":"\#(phase)","id":1,"x":\#(x),"y":\#(y)}"#
  }

  private static let table = """
    "component":"table","config":{"bounds":[320,200],"commits":true,"estimatedRowHeight":0,\
    "isPrefetchingEnabled":false,"rowHeight":44,"sections":[9]}
    """
  private static let load = [
    #"{"t":0,"message":"numberOfSections(in:)","answer":1}"#,
    #"{"t":0,"message":"tableView(_:numberOfRowsInSection:)","args":{"numberOfRowsInSection":0},"answer":9,"state":{"contentOffset":[0,0]}}"#,
  ]
  private var swipe: [String] {
    [touch("began", 100_000, 280, 20), touch("moved", 200_000, 160, 20)]
      + [touch("ended", 220_000, 160, 20)]
  }

  @Test(
    "shows that a swipe has opened nothing, before a call as at the end",
    arguments: [2_300_000, 9_000_000]
  )
  func swipes(time: Int) throws {
    let call = #"{"t":\#(time),"call":"flashScrollIndicators()"}"#
    #expect(try broken(Self.table, Self.load + swipe + [call]) == ["editing.swipe.opens"])
  }

  @Test("is none before two seconds are over")
  func shortSilences() throws {
    let call = #"{"t":1900000,"call":"flashScrollIndicators()"}"#
    #expect(try broken(Self.table, Self.load + swipe + [call]) == [])
  }

  private static let scroll =
    #""component":"scroll","config":{"bounds":[320,480],"contentSize":[320,4000]}"#
  private static let drag = [
    #"{"t":20000,"message":"scrollViewWillBeginDragging(_:)"}"#,
    #"{"t":20000,"message":"scrollViewDidScroll(_:)","state":{"contentOffset":[0,10]}}"#,
  ]

  @Test("ends a glide that nobody hears after four seconds, and not before")
  func unheardGlides() throws {
    let header =
      Self.scroll
      + #","observes":["scrollViewWillBeginDragging(_:)","scrollViewDidEndDecelerating(_:)"]"#
    let flick = [
      touch("began", 0, 160, 400), touch("moved", 20_000, 160, 370),
      #"{"t":20000,"message":"scrollViewWillBeginDragging(_:)"}"#,
      touch("moved", 40_000, 160, 340), touch("moved", 60_000, 160, 310),
      touch("ended", 61_000, 160, 310),
    ]
    let call = { (time: Int) in #"{"t":\#(time),"call":"flashScrollIndicators()"}"# }
    #expect(try broken(header, flick + [call(3_900_000)]) == [])
    #expect(try broken(header, flick + [call(4_100_000)]) == ["scroll.glide.closes-once"])
  }

  @Test("shows that nothing moves where a wrapper hears all scrolls, and few other messages")
  func wrappersHearScrolls() throws {
    let header =
      Self.scroll
      + #","hears":["scrollViewDidScroll(_:)","scrollViewDidEndDecelerating(_:)"]"#
    let drag = [
      touch("began", 0, 160, 240), touch("moved", 16_000, 160, 220), Self.drag[1],
      touch("ended", 240_000, 160, 220),
      #"{"t":5020000,"call":"setContentOffset(_:animated:)","args":{"contentOffset":[0,300],"animated":false}}"#,
      #"{"t":5020000,"message":"scrollViewDidScroll(_:)","state":{"contentOffset":[0,300]}}"#,
      #"{"t":5020000,"message":"scrollViewDidEndDecelerating(_:)"}"#,
    ]
    #expect(try broken(header, drag) == ["scroll.program.no-drag-messages"])
  }

  @Test("ends a pinch that nobody ends, so that the flags of a later drag are judged")
  func openPinches() throws {
    let pinch =
      #"{"t":1000000,"message":"scrollViewWillBeginZooming(_:with:)","args":{"with":"page"}}"#
    let state = { (offset: Int, flag: Bool) in
      #""state":{"contentOffset":[0,\#(offset)],"isDecelerating":false,"isDragging":\#(flag),"isTracking":true}"#
    }
    let drag = [
      touch("began", 9_000_000, 160, 300), touch("moved", 9_016_000, 160, 280),
      #"{"t":9016000,"message":"scrollViewWillBeginDragging(_:)",\#(state(0, true))}"#,
      #"{"t":9016000,"message":"scrollViewDidScroll(_:)",\#(state(10, false))}"#,
      touch("ended", 9_016_000, 160, 280),
    ]
    let header = Self.scroll.replacing(#""component":"scroll""#, with: #""component":"zoom""#)
    #expect(try broken(header, [pinch] + drag).contains("scroll.zoom.is-closed"))
    #expect(try broken(header, [pinch] + drag).contains("scroll.drag.scroll-flags"))
  }

  @Test("is none while a finger is down")
  func heldFingers() throws {
    let begun = [touch("began", 0, 160, 300), touch("moved", 20_000, 160, 280)] + Self.drag
    let lift = [
      touch("ended", 9_000_000, 160, 280),
      #"{"t":9000000,"message":"scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)"}"#,
      #"{"t":9000000,"message":"scrollViewDidEndDragging(_:willDecelerate:)","args":{"willDecelerate":false}}"#,
    ]
    #expect(try broken(Self.scroll, begun + lift) == [])
  }

  @Test("is none in a log that has no touches, where a finger may rest")
  func withoutTouches() throws {
    let call = #"{"t":9000000,"call":"flashScrollIndicators()"}"#
    #expect(try broken(Self.scroll, Self.drag + [call], inputs: #"["call"]"#) == [])
  }

  @Test("is none of a page that loads, which may take its time")
  func pages() throws {
    let header =
      #""component":"web","config":{"bounds":[320,480]}"#
    let load = [
      #"{"t":0,"call":"loadRequest(_:)","args":{"request":"http://a.example/"}}"#,
      #"{"t":0,"message":"webView(_:shouldStartLoadWith:navigationType:)","args":{"navigationType":"other","shouldStartLoadWith":"http://a.example/"},"answer":true}"#,
      #"{"t":0,"message":"webViewDidStartLoad(_:)"}"#,
      #"{"t":8000000,"call":"flashScrollIndicators()"}"#,
    ]
    #expect(try broken(header, load) == [])
  }
}
