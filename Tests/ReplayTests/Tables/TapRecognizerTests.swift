import Replay
import Testing
import Traces

@Suite("A tap recognizer that a header asks for")
struct TapRecognizerTests {
  @Test("tells its action with the place, to a view of any kind")
  func anyView() throws {
    let (down, up) = TableText.tap(66)
    let views =
      #"{"trace":1,"id":"a","component":"scroll","views":{"outer":{"component":"scroll","frame":[0,0,320,480]},"plain":{"component":"content","in":"outer","frame":[100,50,200,200],"config":{"tapRecognizer":true}}}}"#
    let transcript = try ReferenceSubject()
      .transcript(of: try TraceText.trace([down, up], header: views))
    let taps = transcript.messages(.tapped)
    #expect(taps.map(\.view) == [ViewIndex(1)])
    #expect(taps.first?.arguments[.location]?.point == Point(60, 16))
  }

  @Test("takes as many taps as it says")
  func twoTaps() throws {
    let config = TableText.plain + #","tapRecognizer":true,"numberOfTapsRequired":2"#
    let (down, up) = TableText.tap(66)
    let (again, upAgain) = TableText.tap(66, at: 300_000)
    #expect(try TableText.play(down, up, config: config).messages(.tapped).isEmpty)
    #expect(
      try TableText.play(down, up, again, upAgain, config: config).messages(.tapped).count == 1
    )
  }

  @Test("takes the touch away from a table's rows unless it leaves it to them")
  func cancels() throws {
    let (down, up) = TableText.tap(66)
    let config = TableText.plain + #","tapRecognizer":true"#
    let swallowed = try TableText.play(down, up, config: config)
    #expect(swallowed.messages(.tapped).count == 1)
    #expect(swallowed.messages(.didSelectRow).isEmpty)
    let shared = try TableText.play(
      down,
      up,
      config: config + #","cancelsTouchesInView":false"#
    )
    #expect(shared.messages(.tapped).count == 1)
    #expect(shared.messages(.didSelectRow).count == 1)
  }
}
