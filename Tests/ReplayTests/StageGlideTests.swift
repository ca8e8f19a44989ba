import Replay
import Testing
import Traces

/// Compares an undisturbed glide, which is stepped on a copy, with the same one stepped in its view.
///
/// If a frame is dropped, however late, each frame is played in the view.
@Suite("A glide is told alike with its view and without it")
struct StageGlideTests {
  private nonisolated static let configurations = [
    #""contentSize":[320,8000]"#,
    #""contentSize":[320,560]"#,
    #""contentSize":[900,8000],"contentOffset":[40,70]"#,
    #""contentSize":[320,8000],"isPagingEnabled":true"#,
    #""contentSize":[320,8000],"decelerationRate":"fast""#,
    #""contentSize":[320,560],"bounces":false"#,
    #""contentSize":[320,8000],"contentInset":[10,0,20,0],"refreshControl":true"#,
  ]

  /// A flick, then a change of the content's size in the midst of the glide, and another flick.
  private nonisolated static let inputs =
    [0, 16, 33, 50, 66, 83].enumerated().map { step, time in
      let phase = step == 0 ? "began" : "moved"
      return
        #"{"t":\#(time * 1000),"touch":"\#(phase)","id":1,"x":\#(160 - step * 3),"y":\#(400 - step * 14)}"#
    } + [
      #"{"t":91000,"touch":"ended","id":1,"x":145,"y":330}"#,
      #"{"t":400000,"call":"contentSize","args":{"contentSize":[900,7000]}}"#,
      #"{"t":700000,"touch":"began","id":2,"x":100,"y":100}"#,
      #"{"t":716000,"touch":"moved","id":2,"x":110,"y":130}"#,
      #"{"t":733000,"touch":"moved","id":2,"x":120,"y":160}"#,
      #"{"t":741000,"touch":"ended","id":2,"x":120,"y":160}"#,
      #"{"t":741000,"settle":5000000}"#,
    ]

  private func lines(_ config: String, _ more: String) throws -> [Line] {
    let header =
      #"{"trace":1,"id":"a","component":"scroll","config":{"bounds":[320,480],\#(config)}\#(more)}"#
    let trace = try TraceText.trace(Self.inputs, header: header)
    return try ReferenceSubject().transcript(of: trace).lines
  }

  @Test("whatever the view is set up to", arguments: configurations)
  func sameMessages(config: String) throws {
    let quick = try lines(config, "")
    let slow = try lines(config, #","dropped":[1000000]"#)
    #expect(quick == slow)
    #expect(quick.count > 30)
  }

  @Test(
    "whoever listens",
    arguments: [#""scrollViewDidScroll(_:)""#, #""scrollViewDidEndDecelerating(_:)""#]
  )
  func sameForListeners(name: String) throws {
    let quick = try lines(Self.configurations[0], #","observes":[\#(name)]"#)
    let slow = try lines(Self.configurations[0], #","dropped":[1000000],"observes":[\#(name)]"#)
    #expect(quick == slow)
  }

  @Test("a delegate that acts at each step does so")
  func scripts() throws {
    let script =
      #","delegate":{"scrollViewDidScroll(_:)":{"call":"contentInset","args":{"contentInset":[0,0,9,0]},"times":40}}"#
    let quick = try lines(Self.configurations[0], script)
    let slow = try lines(Self.configurations[0], script + #","dropped":[1000000]"#)
    #expect(quick == slow)
    #expect(quick.contains { if case .call(let call) = $0 { call.isByDelegate } else { false } })
  }
}
