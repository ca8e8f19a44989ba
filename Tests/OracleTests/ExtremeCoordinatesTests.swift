import Oracle
import Testing
import Traces

@Suite("Coordinates at the limits of the format")
struct ExtremeCoordinatesTests {
  private func judge(_ config: String, _ lines: [String]) throws -> Verdict {
    let header =
      #"{"trace":1,"id":"a","component":"scroll","config":{"bounds":[320,480],\#(config)}}"#
    let text = ([header] + lines + [#"{"end":\#(lines.count)}"#]).joined(separator: "\n") + "\n"
    var reader = TraceReader(bytes: Array(text.utf8))
    return Judge().verdict(of: try #require(try reader.nextTrace()))
  }

  @Test("do not stop the judge at a finger that went all the way")
  func longWay() throws {
    let verdict = try judge(
      #""contentSize":[320,4000],"isDirectionalLockEnabled":true"#,
      [
        #"{"t":0,"touch":"began","id":1,"x":-1000000,"y":1000000}"#,
        #"{"t":9,"touch":"moved","id":1,"x":1000000,"y":-1000000}"#,
        #"{"t":9,"message":"scrollViewWillBeginDragging(_:)"}"#,
        #"{"t":20,"touch":"ended","id":1,"x":1000000,"y":-1000000}"#,
      ]
    )
    #expect(verdict.violations.isEmpty)
  }

  @Test("do not stop the judge at a range and a rectangle that are as large as can be")
  func largeRange() throws {
    let verdict = try judge(
      #""contentInset":[1000000,0,1000000,0],"contentOffset":[0,-1000000],"contentSize":[0,1000000]"#,
      [
        #"{"t":0,"call":"scrollRectToVisible(_:animated:)","args":{"animated":false,"rect":[0,1000000,1,1000000]}}"#,
        #"{"t":0,"message":"scrollViewDidScroll(_:)","state":{"contentOffset":[0,1000000]}}"#,
        #"{"t":9,"final":{"contentOffset":[0,1000000]}}"#,
      ]
    )
    #expect(verdict.violations.map(\.rule).filter { $0 != "scroll.reveal.nearest-edge" } == [])
  }
}
