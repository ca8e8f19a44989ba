import Replay
import Testing
import Traces

@Suite("Playing a zoom")
struct ZoomPlaybackTests {
  /// Two fingers 100 points apart that go 200 apart, and are lifted.
  static let pinch = [
    #"{"t":0,"touch":"began","id":1,"x":110,"y":240}"#,
    #"{"t":0,"touch":"began","id":2,"x":200,"y":240}"#,
    #"{"t":10000,"touch":"moved","id":2,"x":210,"y":240}"#,
    #"{"t":20000,"touch":"moved","id":1,"x":60,"y":240}"#,
    #"{"t":20000,"touch":"moved","id":2,"x":260,"y":240}"#,
    #"{"t":30000,"touch":"ended","id":1,"x":60,"y":240}"#,
    #"{"t":30000,"touch":"ended","id":2,"x":260,"y":240}"#,
  ]

  static let config =
    #""bounds":[320,480],"contentSize":[640,960],"minimumZoomScale":0.5,"maximumZoomScale":4"#

  private func play(
    _ lines: [String] = pinch,
    component: String = "zoom",
    config: String = config,
    more: String = ""
  ) throws -> Trace {
    let header =
      #"{"trace":1,"id":"a","component":"\#(component)","config":{\#(config)}\#(more)}"#
    return try ReferenceSubject().transcript(of: try TraceText.trace(lines, header: header))
  }

  @Test("names the view that is zoomed, and tells how it zooms in every message")
  func messages() throws {
    let transcript = try play()
    let asked = try #require(transcript.messages.first)
    #expect(asked.name == .viewForZooming)
    #expect(asked.answer == .string("content"))
    let begin = try #require(transcript.messages.first { $0.name == .willBeginZooming })
    #expect(begin.arguments["with"] == .string("content"))
    let end = try #require(transcript.messages.last { $0.name == .didEndZooming })
    #expect(end.arguments["with"] == .string("content"))
    #expect(end.arguments["atScale"] == .number(Millionths(2)))
    for message in transcript.messages {
      #expect(message.state.zoomScale != nil)
      #expect(message.state[.isZooming] != nil)
      #expect(message.state[.isZoomBouncing] == false)
    }
    let state = try #require(transcript.finals.first?.state)
    #expect(state.zoomScale == Millionths(2))
    #expect(state.contentSize == Point(1_280, 1_920))
  }

  @Test("says nothing of zooming in a scroll view, whose delegate names no view")
  func scrollView() throws {
    let transcript = try play(component: "scroll")
    #expect(transcript.messages.map(\.answer) == [.null])
    let state = try #require(transcript.finals.first?.state)
    #expect(state.zoomScale == nil)
    #expect(state[.isZooming] == nil)
  }

  @Test("sets the scale of a config, though nobody listens yet")
  func configuredScale() throws {
    let move = #"{"t":0,"call":"contentOffset","args":{"contentOffset":[10,20]}}"#
    let transcript = try play(
      [move],
      config: Self.config + #","zoomScale":2,"contentOffset":[700,900]"#
    )
    #expect(transcript.messages.map(\.name) == [.didScroll])
    #expect(transcript.messages.first?.state.zoomScale == Millionths(2))
    #expect(transcript.messages.first?.state.contentSize == Point(1_280, 1_920))
    // An offset that is left out is the default's, though zooming keeps the middle.
    let corner = try play([], config: Self.config + #","zoomScale":2"#)
    #expect(corner.finals.first?.state.contentOffset == Point.zero)
    let unnamed = try play(
      [move],
      config: Self.config + #","zoomScale":2"#,
      more: #","delegate":{"viewForZooming(in:)":null}"#
    )
    #expect(unnamed.messages.first?.state.zoomScale == Millionths(1))
  }

  @Test("zooms nothing where the script names no view, or does not implement the question")
  func noView() throws {
    let none = try play(more: #","delegate":{"viewForZooming(in:)":null}"#)
    #expect(none.messages.map(\.name) == [.viewForZooming])
    let silent = try play(more: #","observes":["scrollViewDidZoom(_:)"]"#)
    #expect(silent.messages.isEmpty)
    #expect(silent.finals.first?.state.zoomScale == Millionths(1))
  }

  @Test("makes the calls that zoom")
  func calls() throws {
    let transcript = try play([
      #"{"t":0,"call":"setZoomScale(_:animated:)","args":{"zoomScale":2,"animated":true}}"#,
      #"{"t":500000,"call":"zoomScale","args":{"zoomScale":1}}"#,
      #"{"t":600000,"call":"zoom(to:animated:)","args":{"to":[100,200,160,120],"animated":false}}"#,
      #"{"t":700000,"call":"maximumZoomScale","args":{"maximumZoomScale":1.5}}"#,
    ])
    let zooms = transcript.messages.filter { $0.name == .didZoom }
    #expect(zooms.map(\.state.zoomScale) == [2, 1, 2, 1.5].map { Millionths($0) })
    let end = try #require(transcript.messages.first { $0.name == .didEndZooming })
    #expect(end.time == 300_000)
    #expect(zooms[2].state.contentSize == Point(1_280, 1_920))
  }

  @Test("puts declared views into the content, and touches reach them through its scale")
  func declaredViews() throws {
    let header =
      #"{"trace":1,"id":"a","component":"zoom","views":{"#
      + #""page":{"component":"zoom","frame":[0,0,320,480],"config":{"contentSize":[640,960],"#
      + #""maximumZoomScale":4,"zoomScale":2,"contentOffset":[100,100]}},"#
      + #""spot":{"component":"content","in":"page","frame":[100,100,10,10]}}}"#
    func heard(at place: Int) throws -> [Name] {
      let transcript = try ReferenceSubject().transcript(
        of: try TraceText.trace(
          [
            #"{"t":0,"touch":"began","id":1,"x":\#(place),"y":\#(place)}"#,
            #"{"t":50000,"touch":"ended","id":1,"x":\#(place),"y":\#(place)}"#,
          ],
          header: header
        )
      )
      return transcript.messages.filter { $0.view == ViewIndex(1) }.map(\.name)
    }
    // It shows from (100, 100) to (120, 120).
    #expect(try heard(at: 118) == [.touchesBegan, .touchesEnded])
    #expect(try heard(at: 98) == [])
    #expect(try heard(at: 122) == [])
  }

  @Test("plays a transcript's inputs anew to the same transcript")
  func again() throws {
    let transcript = try play()
    #expect(try ReferenceSubject().transcript(of: transcript) == transcript)
  }
}
