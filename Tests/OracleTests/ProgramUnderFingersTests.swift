import Foundation
import Oracle
import Testing
import Traces

@Suite("Calls while fingers and glides are about")
struct ProgramUnderFingersTests {
  private static let config = #""config":{"bounds":[320,480],"contentSize":[320,4000]}"#

  private static let flick = [
    #"{"t":0,"touch":"began","id":1,"x":160,"y":400}"#,
    #"{"t":16000,"touch":"moved","id":1,"x":160,"y":370}"#,
    #"{"t":16000,"message":"scrollViewWillBeginDragging(_:)"}"#,
    #"{"t":16000,"message":"scrollViewDidScroll(_:)"}"#,
    #"{"t":24000,"touch":"ended","id":1,"x":160,"y":370}"#,
    #"{"t":24000,"message":"scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)"}"#,
    #"{"t":24000,"message":"scrollViewDidEndDragging(_:willDecelerate:)","args":{"willDecelerate":true}}"#,
    #"{"t":24000,"message":"scrollViewWillBeginDecelerating(_:)"}"#,
    #"{"t":24000,"message":"scrollViewDidScroll(_:)"}"#,
  ]

  private func rules(_ lines: [String], _ setting: String = config) throws -> [String] {
    let header = #"{"trace":1,"id":"a","component":"scroll",\#(setting)}"#
    let text = ([header] + lines + [#"{"end":\#(lines.count)}"#]).joined(separator: "\n") + "\n"
    var reader = TraceReader(bytes: Array(text.utf8))
    return Judge().verdict(of: try #require(try reader.nextTrace())).violations.map(\.rule)
  }

  @Test(
    "a call may move what a finger holds, and the lift is a touch-stop all the same",
    arguments: [
      #""call":"contentOffset","args":{"contentOffset":[0,300]}"#,
      #""call":"setContentOffset(_:animated:)","args":{"animated":false,"contentOffset":[0,300]}"#,
    ]
  )
  func underAHeldGlide(call: String) throws {
    let tracked = #""state":{"isDecelerating":true,"isDragging":true,"isTracking":true}"#
    let lines = [
      #"{"t":50000,"touch":"began","id":2,"x":160,"y":300}"#,
      #"{"t":60000,\#(call)}"#,
      #"{"t":60000,"message":"scrollViewDidScroll(_:)",\#(tracked)}"#,
      #"{"t":300000,"touch":"ended","id":2,"x":160,"y":300}"#,
      #"{"t":300000,"message":"scrollViewWillBeginDragging(_:)",\#(tracked)}"#,
      #"{"t":300000,"message":"scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)",\#(tracked)}"#,
      #"{"t":300000,"message":"scrollViewDidEndDragging(_:willDecelerate:)","args":{"willDecelerate":false}}"#,
      #"{"t":300000,"message":"scrollViewDidEndDecelerating(_:)"}"#,
    ]
    #expect(try rules(Self.flick + lines) == [])
  }

  @Test("an animation goes on under a finger, beyond edges and on any axis")
  func animationUnderADrag() throws {
    let lines = [
      #"{"t":0,"touch":"began","id":1,"x":160,"y":300}"#,
      #"{"t":9000,"call":"setContentOffset(_:animated:)","args":{"animated":true,"contentOffset":[90,90]}}"#,
      #"{"t":16000,"touch":"moved","id":1,"x":160,"y":270}"#,
      #"{"t":16000,"message":"scrollViewWillBeginDragging(_:)","state":{"contentOffset":[0,0]}}"#,
      #"{"t":16667,"message":"scrollViewDidScroll(_:)","state":{"contentOffset":[40,40]}}"#,
      #"{"t":20000,"touch":"ended","id":1,"x":160,"y":270}"#,
    ]
    #expect(try rules(lines) == [])
  }

  @Test("a delegate's call in the lift may move the content before the drag's end is told")
  func inTheLift() throws {
    let lines = [
      #"{"t":24000,"call":"removeFromSuperview()","by":"delegate"}"#,
      #"{"t":24000,"message":"scrollViewDidScroll(_:)"}"#,
      #"{"t":24000,"message":"scrollViewDidEndDragging(_:willDecelerate:)","args":{"willDecelerate":false}}"#,
    ]
    #expect(try rules(Self.flick.prefix(6) + lines) == [])
  }

  @Test("two changes at the format's limit may look the same")
  func atTheLimit() throws {
    let far =
      #"{"t":30000,"message":"scrollViewDidScroll(_:)","state":{"contentOffset":[0,1000000]}}"#
    let farther = far.replacing("30000", with: "50000")
    #expect(try rules(Self.flick + [far, farther]) == [])
  }

  @Test("a glide at the fast rate may stop 0.5 % short")
  func fastRate() throws {
    let lift = [
      #"{"t":0,"touch":"began","id":1,"x":160,"y":400}"#,
      #"{"t":2982,"touch":"moved","id":1,"x":160,"y":370}"#,
      #"{"t":2982,"message":"scrollViewWillBeginDragging(_:)","state":{"contentOffset":[0,0]}}"#,
      #"{"t":2982,"message":"scrollViewDidScroll(_:)","state":{"contentOffset":[0,20]}}"#,
      #"{"t":24000,"touch":"ended","id":1,"x":160,"y":370}"#,
      #"{"t":24000,"message":"scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)","args":{"targetContentOffset":[0,1020],"withVelocity":[0,10.06]},"state":{"contentOffset":[0,20]}}"#,
      #"{"t":24000,"message":"scrollViewDidEndDragging(_:willDecelerate:)","args":{"willDecelerate":true}}"#,
      #"{"t":24000,"message":"scrollViewWillBeginDecelerating(_:)"}"#,
    ]
    // The rest of the way shrinks by a hundredth each millisecond; 5 of 1000 points are never gone.
    let glide = (1...32).map { frame in
      let time = 24_000 + 16_667 * frame
      let y = Int((1020 - 1000 * pow(0.99, Double(time - 24_000) / 1000)).rounded())
      return
        #"{"t":\#(time),"message":"scrollViewDidScroll(_:)","state":{"contentOffset":[0,\#(y)]}}"#
    }
    let end =
      #"{"t":557344,"message":"scrollViewDidEndDecelerating(_:)","state":{"contentOffset":[0,1015]}}"#
    let lines = lift + glide + [end]
    let rate = Self.config.replacing("}", with: #","decelerationRate":"fast"}"#)
    #expect(try rules(lines, rate) == [])
    #expect(try rules(lines).contains("scroll.glide.lands-on-target"))
  }

  @Test("a safe area that one view's line gives is every view's")
  func safeAreaOfAll() throws {
    let views =
      #""views":{"a":{"component":"scroll","frame":[0,0,320,480],"config":{"contentSize":[320,4000]}},"#
      + #""b":{"component":"scroll","config":{"safeAreaInsets":[88,0,0,0]}}}"#
    let lines = [
      #"{"t":0,"call":"contentOffset","args":{"contentOffset":[0,0]}}"#,
      #"{"t":0,"message":"scrollViewDidScroll(_:)","state":{"contentOffset":[0,0]}}"#,
    ]
    #expect(try rules(lines, views) == [])
  }

  @Test("bounds that code sets past an edge after a drag stay there, for nothing clamps them")
  func boundsPastTheEdge() {
    let example = Example("v -30 B S@20 hold ^ W@20 F@20 bounds:-30 |@-30")
    #expect(Judge().verdict(of: example.transcript).violations.map(\.rule) == [])
  }
}
