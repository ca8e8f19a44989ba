import Testing
import Traces

@Suite("Lint finds what a view's component does not have")
struct ComponentLintTests {
  private static let plain =
    #"{"trace":1,"id":"a","component":"scroll","config":{"bounds":[320,480]}}"#
  private static let log = #"{"trace":1,"id":"a","component":"scroll"}"#

  /// Returns the findings of lint in a trace, each mistake with its place.
  private func findings(_ lines: [String]) -> [String] {
    var findings: [String] = []
    let text = (lines + ["{\"end\":\(lines.count - 1)}"]).map { $0 + "\n" }.joined()
    Lint.check(TraceReader(bytes: Array(text.utf8))) { findings.append($0.description) }
    return findings
  }

  @Test("An action that an alert does not have is told, with those that it has")
  func unknownActions() {
    let header =
      #"{"trace":1,"id":"a","component":"navigation","views":{"n":{"component":"navigation","frame":[0,0,1,1]},"c":{"component":"content","in":"n"},"q":{"component":"alert","in":"n","config":{"actions":[{"title":"Delete"},{"title":"Keep"}]}}}}"#
    let found = findings(
      [header]
        + [#""Keep""#, "1", "2", #""Kep""#].map {
          #"{"t":0,"call":"tapAction(_:)","view":"q","args":{"action":\#($0)}}"#
        }
    )
    #expect(found.count == 2)
    #expect(
      found.first == #"4:1: the alert "q" has no action 2; expected one of "Delete", "Keep""#
    )
    #expect(found.last?.hasPrefix(#"5:1: the alert "q" has no action "Kep"; "#) == true, "\(found)")
    #expect(found.last?.contains("Keep") == true)
  }

  @Test(
    "A property, a call or a state key of another component is told, with its place",
    arguments: [
      (
        [#"{"trace":1,"id":"a","component":"scroll","config":{"rowHeight":44}}"#],
        #"1:52: a scroll view has no property "rowHeight": it is a table view's; "#
          + #"expected one of "alwaysBounceHorizontal", "#
      ),
      (
        [#"{"trace":1,"id":"a","component":"zoom","config":{"rightBarButtonItem":null}}"#],
        #"1:50: a zoom view has no property "rightBarButtonItem": it is a navigation view's"#
      ),
      (
        [plain, #"{"t":0,"call":"reloadData()"}"#],
        #"2:15: a scroll view has no method "reloadData()": it is a table view's; "#
          + #"expected one of "setContentOffset(_:animated:)", "#
      ),
      (
        [plain, ##"{"x-é":0,"t":0,"call":"rowHeight","args":{"rowHeight":30}}"##],
        #"2:23: a scroll view has no property "rowHeight""#
      ),
      (
        [
          log,
          #"{"message":"scrollViewDidScroll(_:)","state":{"contentOffset":[0,1],"visibleRows":null}}"#,
        ],
        #"2:69: a scroll view has no state key "visibleRows": it is a table view's; "#
          + #"expected one of "adjustedContentInset", "#
      ),
      (
        [log, #"{"final":{"isEditing":false}}"#],
        #"2:11: a scroll view has no state key "isEditing": it is a table view's"#
      ),
      (
        [plain, #"{"expect":"final","is":{"indexPathsForSelectedRows":[]}}"#],
        #"2:25: a scroll view has no state key "indexPathsForSelectedRows""#
      ),
      (
        [
          #"{"trace":1,"id":"a","component":"scroll","config":{"bounds":[1,1]},"delegate":{"scrollViewDidScroll(_:)":[{"call":"isPagingEnabled","args":{"isPagingEnabled":true},"then":[{"call":"reloadData()"}]}]}}"#
        ],
        #"1:181: a scroll view has no method "reloadData()""#
      ),
      (
        [
          #"{"trace":1,"id":"a","component":"table","views":{"t":{"component":"table","config":{"bounds":[1,1],"rowHeight":44}},"c":{"component":"content","in":"t","config":{"tapRecognizer":true,"bounces":false}}}}"#
        ],
        #"1:184: a content view has no property "bounces": it is a scroll view's"#
      ),
      (
        [
          #"{"trace":1,"id":"a","component":"table","views":{"t":{"component":"table","config":{"bounds":[1,1]}},"c":{"component":"scroll","in":"t"}}}"#,
          #"{"t":0,"call":"reloadData()","view":"t"}"#,
          #"{"t":0,"call":"reloadData()","view":"c"}"#,
        ],
        #"3:15: a scroll view has no method "reloadData()""#
      ),
    ]
  )
  func foreignNames(lines: [String], finding: String) throws {
    let all = findings(lines)
    #expect(all.count == 1)
    #expect(all.first?.hasPrefix(finding) == true, "\(all)")
  }

  @Test("A name of the component that is near is suggested")
  func suggestions() {
    let near = findings([
      #"{"trace":1,"id":"a","component":"scroll","config":{"style":"plain"}}"#,
      #"{"t":0,"call":"scrollToRow(at:at:animated:)","args":{"at":"0-0","scrollPosition":"top","animated":true}}"#,
    ])
    #expect(near.count == 2)
    #expect(!near[0].contains("did you mean"))
  }

  @Test("The same name is told once a trace, others and other views' are told too")
  func once() {
    let message =
      #"{"message":"scrollViewDidScroll(_:)","state":{"visibleRows":null,"isEditing":true}}"#
    let all = findings([Self.log, message, message])
    #expect(all.map { $0.prefix(5) } == ["2:47:", "2:66:"])
  }

  @Test(
    "What a component has is not told, nor what controllers have where there are some",
    arguments: [
      [
        #"{"trace":1,"id":"a","component":"scroll","config":{"maximumZoomScale":2,"x-rowHeight":1}}"#
      ],
      [
        #"{"trace":1,"id":"a","component":"table","config":{"rowHeight":44,"commits":true,"bounces":false}}"#,
        #"{"t":0,"call":"reloadData()"}"#,
        #"{"t":0,"call":"setContentOffset(_:animated:)","args":{"contentOffset":[0,0],"animated":true}}"#,
        #"{"t":0,"message":"scrollViewDidScroll(_:)","state":{"visibleRows":null,"isEditing":true}}"#,
      ],
      [
        #"{"trace":1,"id":"a","component":"navigation","views":{"n":{"component":"navigation","config":{"bounds":[320,480]}},"t":{"component":"table","in":"n","config":{"rightBarButtonItem":"editButtonItem"}}}}"#,
        #"{"t":0,"call":"popViewController(animated:)","args":{"animated":true}}"#,
        #"{"t":0,"call":"performSegue(withIdentifier:sender:)","args":{"withIdentifier":"a"},"view":"t"}"#,
      ],
    ]
  )
  func own(lines: [String]) {
    #expect(findings(lines) == [])
  }

  @Test("A call without a view in a script is one of the first view, whichever view's script it is")
  func callsInScripts() {
    let header = { (call: String) in
      #"{"trace":1,"id":"a","component":"table","views":{"t":{"component":"table","config":{"bounds":[320,480]}},"s":{"component":"scroll","in":"t","delegate":{"scrollViewDidScroll(_:)":{"call":""#
        + call + #""}}}}}"#
    }
    #expect(findings([header("reloadData()")]) == [])
    #expect(findings([header("flashScrollIndicators()")]) == [])
    let foreign = header("reloadData()").replacing(#""}}}}}"#, with: #"","view":"s"}}}}}"#)
    #expect(
      findings([foreign]).map { $0.contains(#"a scroll view has no method "reloadData()""#) } == [
        true
      ]
    )
  }

  private static let tap = [
    #"{"t":0,"touch":"began","id":1,"x":10,"y":10}"#,
    #"{"t":90000,"touch":"ended","id":1,"x":10,"y":10}"#,
  ]

  @Test("Touches that no view can receive are told, where they begin")
  func unreachable() {
    #expect(
      findings([Self.log] + Self.tap) == [
        #"2:1: no finger can hit the view "main": it has no bounds; "#
          + #"expected "bounds" in its config, width and height above 0: "bounds":[320,480]"#
      ]
    )
    let flat = #"{"trace":1,"id":"a","component":"scroll","config":{"bounds":[320,0]}}"#
    #expect(
      findings([flat] + Self.tap).first?.hasPrefix(
        #"2:1: no finger can hit the view "main": it has no area"#
      ) == true
    )
  }

  @Test("A view with an area can be hit, and of a log nobody knows")
  func reachable() {
    #expect(findings([Self.plain] + Self.tap) == [])
    #expect(findings([Self.log] + Self.tap + [#"{"t":90000,"message":"x-tapped"}"#]) == [])
    let framed =
      #"{"trace":1,"id":"a","component":"scroll","views":{"a":{"component":"scroll"},"b":{"component":"scroll","frame":[0,0,320,480]}}}"#
    #expect(findings([framed] + Self.tap) == [])
    let resize = #"{"t":0,"call":"frame","args":{"frame":[0,0,320,480]}}"#
    #expect(findings([Self.log, resize] + Self.tap) == [])
  }

  @Test("What cannot be read is told after what was found above it")
  func brokenOff() {
    let call = #"{"t":0,"call":"reloadData()"}"#
    #expect(findings([Self.plain, call, "{"]).map { $0.prefix(4) } == ["2:15", "3:2:"])
  }
}
