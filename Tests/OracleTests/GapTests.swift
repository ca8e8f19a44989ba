import Foundation
import Oracle
import Testing
import Traces

@Suite("A record with a gap")
struct GapTests {
  private static let header =
    #"{"trace":1,"id":"a","component":"scroll","config":{"bounds":[320,480],"contentSize":[320,4000]}"#

  /// The rules that a transcript breaks; its lines are given in short where they are messages.
  private func broken(_ lines: [String], header keys: String = "") throws -> [String] {
    let lines = lines.map { line in
      line.hasPrefix("{") ? line : #"{"message":"scrollView\#(line)"}"#
    }
    let text = ([Self.header + keys + "}"] + lines + ["{\"end\":\(lines.count)}"]).joined(
      separator: "\n"
    )
    var reader = TraceReader(bytes: Array(text.utf8))
    let transcript = try #require(try reader.nextTrace())
    return Judge().verdict(of: transcript).violations.map(\.rule)
  }

  private static let gap = #"{"gap":"cut"}"#
  private static let lift =
    #"{"message":"scrollViewDidEndDragging(_:willDecelerate:)","args":{"willDecelerate":true}}"#
  private static let drag = ["WillBeginDragging(_:)", "DidScroll(_:)"]
  private static let release = "WillEndDragging(_:withVelocity:targetContentOffset:)"
  private static let glide = [release, lift, "WillBeginDecelerating(_:)", "DidScroll(_:)"]

  @Test("misses nothing of what was open")
  func openEnds() throws {
    #expect(try broken(Self.drag + Self.drag).isEmpty == false)
    #expect(try broken(Self.drag + [Self.gap] + Self.drag) == [])
    #expect(try broken(Self.drag + Self.glide + [Self.gap] + Self.drag) == [])
  }

  @Test("lets what began in it end")
  func openBeginnings() throws {
    #expect(try broken(Self.drag + [Self.gap, "DidEndDecelerating(_:)"]) == [])
    #expect(try broken(Self.drag + [Self.gap] + Self.glide + ["DidEndDecelerating(_:)"]) == [])
  }

  @Test("is judged before it and behind it")
  func bothSides() throws {
    let twice = ["DidEndDecelerating(_:)", "DidEndDecelerating(_:)"]
    #expect(try broken(Self.drag + Self.drag + [Self.gap] + Self.drag).count == 1)
    #expect(try broken(Self.drag + [Self.gap] + Self.drag + Self.glide + twice).isEmpty == false)
  }

  @Test("may have lost the call that moved the content")
  func place() throws {
    let told = { (y: Int) in
      #"{"message":"scrollViewDidScroll(_:)","state":{"contentOffset":[0,\#(y)]}}"#
    }
    let inputs = #","inputs":["touch","call"]"#
    let final = #"{"final":{"contentOffset":[0,900]}}"#
    let call = #"{"call":"contentOffset","args":{"contentOffset":[0,300]}}"#
    #expect(try broken([call, told(300), final], header: inputs).isEmpty == false)
    #expect(try broken([call, told(300), Self.gap, final], header: inputs) == [])
  }

  @Test("leaves a finger down that a later line moves, whichever finger comes and goes before")
  func fingers() throws {
    let touch = { (phase: String, id: Int, y: Int, time: Int) in
      #"{"t":\#(time),"touch":"\#(phase)","id":\#(id),"x":\#(100 * id),"y":\#(y)}"#
    }
    let end = [
      #"{"t":600000,"message":"scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)"}"#,
      #"{"t":600000,"message":"scrollViewDidEndDragging(_:willDecelerate:)","args":{"willDecelerate":false}}"#,
    ]
    let tap = [touch("began", 2, 200, 300_000), touch("ended", 2, 200, 400_000)]
    let inputs = #","inputs":["touch","call"]"#
    let start = [
      touch("began", 1, 400, 0), touch("moved", 1, 380, 16_000),
      #"{"t":16000,"message":"scrollViewWillBeginDragging(_:)"}"#,
    ]
    let lift = [touch("ended", 1, 380, 600_000)] + end
    #expect(try broken(start + [Self.gap] + tap + lift, header: inputs) == [])
    #expect(try broken(tap + lift, header: inputs + #","begins":"midway""#) == [])
    // A finger that no line tells of is up.
    #expect(try broken(tap + end, header: inputs + #","begins":"midway""#).isEmpty == false)
  }

  @Test("expects no messages, for they may have come in it")
  func expectations() throws {
    let wish = #"{"expect":"messages","are":["scrollViewDidZoom(_:)"]}"#
    #expect(try broken(Self.drag + [wish]).contains("expectation.messages"))
    #expect(try broken(Self.drag + [Self.gap, wish]) == [])
  }
}
