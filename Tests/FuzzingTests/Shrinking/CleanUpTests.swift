import Testing
import Traces

@Suite("The clean-up of a trace")
struct CleanUpTests {
  @Test("Remarks, expectations and a component's answers go")
  func remarks() throws {
    let start = try trace(
      """
      {"trace":1,"id":"some/failure","component":"scroll","title":"A flash"}
      {"#":"Look here."}
      {"t":33333,"call":"flashScrollIndicators()","x-why":"to see"}
      {"t":33333,"message":"scrollViewDidScroll(_:)"}
      {"expect":"messages","are":[]}
      """
    )
    #expect(
      shrunk(start) { !$0.calls.isEmpty }
        == """
        \(bareHeader)
        {"t":0,"call":"flashScrollIndicators()"}
        """
    )
  }

  @Test("Fingers are numbered anew, and are lifted instead of cancelled")
  func fingers() throws {
    let start = try trace(
      """
      \(bareHeader)
      {"t":500,"touch":"began","id":7,"x":111.5,"y":240.125}
      {"t":700,"touch":"began","id":4,"x":30,"y":240}
      {"t":40000,"touch":"cancelled","id":7,"x":111.5,"y":240.125}
      {"t":50000,"touch":"ended","id":4,"x":30,"y":240}
      {"t":90000,"touch":"began","id":3,"x":30,"y":240}
      {"t":95000,"touch":"ended","id":3,"x":30,"y":240}
      """
    )
    #expect(
      shrunk(start) { $0.mostFingers == 2 && $0.touches.count == 6 }
        == """
        \(bareHeader)
        {"t":0,"touch":"began","id":1,"x":100,"y":100}
        {"t":0,"touch":"began","id":2,"x":100,"y":200}
        {"t":16667,"touch":"ended","id":1,"x":100,"y":100}
        {"t":16667,"touch":"ended","id":2,"x":100,"y":200}
        {"t":33333,"touch":"began","id":1,"x":100,"y":100}
        {"t":50000,"touch":"ended","id":1,"x":100,"y":100}
        """
    )
  }

  @Test("A zig-zag becomes a straight drag in even steps, a frame each")
  func straight() throws {
    let start = try trace(
      """
      \(bareHeader)
      {"t":1234,"touch":"began","id":1,"x":163.5,"y":401.125}
      {"t":9876,"touch":"moved","id":1,"x":160.25,"y":377}
      {"t":31000,"touch":"moved","id":1,"x":164,"y":349.5}
      {"t":44444,"touch":"moved","id":1,"x":161,"y":362.75}
      {"t":61234,"touch":"moved","id":1,"x":159,"y":281.5}
      {"t":77777,"touch":"ended","id":1,"x":158,"y":277.5}
      """
    )
    #expect(
      shrunk(start) { trace in
        guard let first = trace.touches.first, let last = trace.touches.last else { return false }
        return trace.moves.count == 4
          && first.location.y.units - last.location.y.units >= 100_000
      }
        == """
        \(bareHeader)
        {"t":0,"touch":"began","id":1,"x":100,"y":400}
        {"t":16667,"touch":"moved","id":1,"x":100,"y":300}
        {"t":33333,"touch":"moved","id":1,"x":100,"y":200}
        {"t":50000,"touch":"moved","id":1,"x":100,"y":100}
        {"t":66667,"touch":"moved","id":1,"x":100,"y":0}
        {"t":83333,"touch":"ended","id":1,"x":100,"y":0}
        """
    )
  }

  @Test("Waits end at tenths of a second, and settles last whole seconds")
  func waits() throws {
    let start = try trace(
      """
      \(bareHeader)
      {"t":17,"call":"flashScrollIndicators()"}
      {"t":1234567,"call":"flashScrollIndicators()"}
      {"t":1234600,"settle":4321000}
      {"t":5777777,"call":"flashScrollIndicators()"}
      """
    )
    #expect(
      shrunk(start) { trace in
        guard trace.calls.count == 3, trace.lines.count == 4,
          let first = trace.lines[0].time, let second = trace.lines[1].time
        else { return false }
        return second - first > 640_000
      }
        == """
        \(bareHeader)
        {"t":0,"call":"flashScrollIndicators()"}
        {"t":700000,"call":"flashScrollIndicators()"}
        {"t":700000,"settle":1000000}
        {"t":1700000,"call":"flashScrollIndicators()"}
        """
    )
  }

  @Test("Instants that come to the same time are one from then on")
  func meetingInstants() throws {
    let start = try trace(
      """
      \(bareHeader)
      {"t":0,"call":"flashScrollIndicators()"}
      {"t":83333,"call":"flashScrollIndicators()"}
      {"t":700001,"call":"flashScrollIndicators()"}
      """
    )
    let smallest = shrunk(start) { trace in
      guard trace.calls.count == 3 else { return false }
      let times = trace.lines.compactMap(\.time)
      let first = times[1] - times[0]
      return (first == 0 || first > 70_000) && times[2] - times[1] > 500_000
    }
    #expect(
      smallest
        == """
        \(bareHeader)
        {"t":0,"call":"flashScrollIndicators()"}
        {"t":0,"call":"flashScrollIndicators()"}
        {"t":600000,"call":"flashScrollIndicators()"}
        """
    )
  }

  @Test("Settings that do not matter go, what matters becomes plain")
  func settings() throws {
    let start = try trace(
      """
      {"trace":1,"id":"some/failure","component":"zoom","rate":90,"scale":3,"config":{"bounces":false,"bounds":[393,852],"contentInset":[13.5,0,0,0],"contentSize":[393,2417.5],"maximumZoomScale":3.75},"delegate":{"scrollViewDidScroll(_:)":[{"call":"flashScrollIndicators()","times":3},{"call":"tapStatusBar()"}],"scrollViewShouldScrollToTop(_:)":false},"observes":["scrollViewDidScroll(_:)"],"requires":["zoom"],"profile":"classic","dropped":[4,5]}
      {"t":0,"call":"zoom(to:animated:)","in":"animate","args":{"animated":true,"to":[13.25,17,401,0]}}
      """
    )
    let smallest = shrunk(start) { trace in
      !trace.calls.isEmpty && trace.header.dropped.contains(5)
        && trace.header.delegate.entries.contains { $0.message == .didScroll }
        && (trace.header.config[.contentInset]?.insets?.top.units ?? 0) > 0
        && trace.header.config[.contentSize] != nil
    }
    #expect(
      smallest
        == """
        {"trace":1,"id":"some/failure","component":"scroll","config":{"contentInset":[100,0,0,0],"contentSize":[320,480]},"delegate":{"scrollViewDidScroll(_:)":{"call":"flashScrollIndicators()"}},"dropped":[5]}
        {"t":0,"call":"zoom(to:animated:)","args":{"animated":false,"to":[0,0,0,0]}}
        """
    )
  }

  @Test("Views go with what is in them; the last one needs no name")
  func views() throws {
    let start = try trace(
      """
      {"trace":1,"id":"some/failure","component":"scroll","views":{"outer":{"component":"scroll","frame":[0,0,375,667],"config":{"contentSize":[750,667]}},"aside":{"component":"content","in":"outer","frame":[375,0,375,667]},"inner":{"component":"zoom","in":"outer","frame":[0,0,375,667],"config":{"maximumZoomScale":2},"delegate":{"scrollViewDidZoom(_:)":{"call":"flashScrollIndicators()","view":"inner"}}},"button":{"component":"control","in":"inner","frame":[0,0,40,40]}}}
      {"t":0,"call":"flashScrollIndicators()"}
      {"t":0,"call":"setZoomScale(_:animated:)","view":"inner","args":{"animated":true,"zoomScale":1.75}}
      """
    )
    let smallest = shrunk(start) { trace in
      trace.header.effectiveViews.contains { view in
        view.component == "zoom" && !view.delegate.entries.isEmpty
          && trace.calls.contains { call in
            call.name == .setZoomScale
              && trace.header.effectiveViews[Int(call.view.place)].name == view.name
          }
      }
    }
    #expect(
      smallest
        == """
        {"trace":1,"id":"some/failure","component":"zoom","delegate":{"scrollViewDidZoom(_:)":{"call":"flashScrollIndicators()"}}}
        {"t":0,"call":"setZoomScale(_:animated:)","args":{"animated":false,"zoomScale":1}}
        """
    )
  }

  @Test("A table is shrunk as well")
  func table() throws {
    let start = try trace(
      """
      {"trace":1,"id":"some/failure","component":"table","config":{"bounds":[320,480],"rowHeight":44,"sections":[3,17,40]},"requires":["table"]}
      {"t":3,"touch":"began","id":1,"x":17,"y":33}
      {"t":80003,"touch":"ended","id":1,"x":17,"y":33}
      {"t":90003,"call":"flashScrollIndicators()"}
      """
    )
    #expect(
      shrunk(start) {
        $0.header.component == "table" && $0.header.config.contains { $0.label == "sections" }
      }
        == #"{"trace":1,"id":"some/failure","component":"table","config":{"sections":[0]}}"#
    )
  }
}
