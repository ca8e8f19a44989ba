import Foundation
import Oracle
import Testing
import Traces

@Suite("A glide that moves by less than a transcript can show")
struct UnseenMoveTests {
  /// The rules that scrolls of a glide at some places break; `true` says that one moved unseen.
  private func broken(_ places: [(y: String, moved: Bool)]) throws -> [String] {
    let glide = places.map { place in
      let moved = place.moved ? #","moved":true"# : ""
      return
        #"{"message":"scrollViewDidScroll(_:)"\#(moved),"state":{"contentOffset":[0,\#(place.y)]}}"#
    }
    let lines =
      [
        #"{"message":"scrollViewWillBeginDragging(_:)"}"#,
        #"{"message":"scrollViewDidScroll(_:)","state":{"contentOffset":[0,10]}}"#,
        #"{"message":"scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)"}"#,
        #"{"message":"scrollViewDidEndDragging(_:willDecelerate:)","args":{"willDecelerate":true}}"#,
        #"{"message":"scrollViewWillBeginDecelerating(_:)"}"#,
      ] + glide + [#"{"message":"scrollViewDidEndDecelerating(_:)"}"#]
    let text =
      ([#"{"trace":1,"id":"a","component":"scroll"}"#] + lines + ["{\"end\":\(lines.count)}"])
      .joined(separator: "\n")
    var reader = TraceReader(bytes: Array(text.utf8))
    let transcript = try #require(try reader.nextTrace())
    return Judge().verdict(of: transcript).violations.map(\.rule)
  }

  @Test("is no repeat where the record says that it moved, or moved so little before")
  func holds() throws {
    #expect(try broken([("20", false), ("20", true), ("20", true)]) == [])
    #expect(try broken([("20", false), ("20.004", false), ("20.004", false)]) == [])
  }

  @Test("is one where it moved far before and nothing says that it moves")
  func repeats() throws {
    #expect(try broken([("20", false), ("20", false)]) == ["scroll.offset.changes"])
    #expect(try broken([("20", false), ("20.01", false), ("20.01", false)]).isEmpty == false)
  }
}
