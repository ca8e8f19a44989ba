import Replay
import TestSupport
import Testing
import Traces

@testable import Conformance

@Suite("Comparing with a baseline")
struct BaselineComparisonTests {
  private func trace(_ lines: [String], header: String = "") throws -> Trace {
    let text =
      #"{"trace":1,"id":"a","component":"scroll"\#(header)}"# + "\n"
      + lines.map { $0 + "\n" }.joined() + "{\"end\":\(lines.count { !$0.contains("#") })}\n"
    var reader = TraceReader(bytes: Array(text.utf8))
    return try #require(try reader.nextTrace())
  }

  private func differences(
    _ old: [String],
    _ new: [String],
    headers: (String, String) = ("", "")
  ) throws -> [BaselineDifference] {
    let played = try trace([])
    return BaselineComparison(
      Baseline(of: try trace(old, header: headers.0), playing: played),
      Baseline(of: try trace(new, header: headers.1), playing: played)
    ).differences
  }

  private static let two =
    #","views":{"outer":{"component":"scroll"},"inner":{"component":"scroll","in":"outer"}}"#

  private static func scroll(_ time: Int, _ y: Double, _ rest: String = "") -> String {
    #"{"t":\#(time),"message":"scrollViewDidScroll(_:)","state":{"contentOffset":[0,\#(y)]\#(rest)}}"#
  }

  @Test("allows half a pixel for a coordinate, and no more")
  func tolerance() throws {
    let old = [Self.scroll(10, 5), Self.scroll(20, 9)]
    #expect(try differences(old, [Self.scroll(10, 5.25), Self.scroll(20, 9)]) == [])
    #expect(try differences(old, [Self.scroll(10, 5.251), Self.scroll(20, 9)]).count == 1)
  }

  /// Changes that a comparison view by view takes for the same.
  static let changes: [(name: String, old: [String], new: [String])] = [
    (
      "two messages of two views change places",
      [
        #"{"t":1,"message":"scrollViewDidScroll(_:)"}"#,
        #"{"t":1,"message":"scrollViewDidScroll(_:)","view":"inner"}"#,
      ],
      [
        #"{"t":1,"message":"scrollViewDidScroll(_:)","view":"inner"}"#,
        #"{"t":1,"message":"scrollViewDidScroll(_:)"}"#,
      ]
    ),
    (
      "a flag is no longer told", [scroll(1, 5, #","isDragging":true"#)], [scroll(1, 5)]
    ),
    (
      "the offset is no longer told", [scroll(1, 5)],
      [#"{"t":1,"message":"scrollViewDidScroll(_:)"}"#]
    ),
    (
      "a scale is another by less than half a pixel",
      [#"{"t":1,"message":"scrollViewDidZoom(_:)","state":{"zoomScale":1}}"#],
      [#"{"t":1,"message":"scrollViewDidZoom(_:)","state":{"zoomScale":1.1}}"#]
    ),
    ("a message comes a microsecond later", [scroll(1, 5)], [scroll(2, 5)]),
    (
      "an input is another", [#"{"t":0,"call":"tapStatusBar()"}"#],
      [#"{"t":1,"call":"tapStatusBar()"}"#]
    ),
  ]

  @Test("hears whatever is another name, order, time or key", arguments: changes)
  func exact(_ name: String, _ old: [String], _ new: [String]) throws {
    let found = try differences(old, new, headers: (Self.two, Self.two))
    #expect(found.count == 1, "\(name): \(found)")
    #expect(try differences(old, old, headers: (Self.two, Self.two)) == [], "\(name)")
  }

  @Test("hears that one message more moves the content the same way")
  func count() throws {
    let old = [Self.scroll(10, 5), Self.scroll(20, 9)]
    #expect(try differences(old, old + [Self.scroll(20, 9)]).count == 1)
  }

  @Test("hears that a component no longer has a message")
  func lacks() throws {
    let found = try differences(
      [Self.scroll(10, 5)],
      [Self.scroll(10, 5)],
      headers: ("", #","lacks":["isTracking"]"#)
    )
    #expect(found == [.lacks(["isTracking"], isNew: true)])
  }

  @Test("tells what a component does before what it declares, and that in one difference")
  func behaviourFirst() throws {
    let less = #","lacks":["isTracking","isDragging","scrollViewDidZoom(_:)"]"#
    let found = try differences(
      [Self.scroll(10, 5)],
      [Self.scroll(10, 9)],
      headers: (#","lacks":["isDecelerating"]"#, less)
    )
    try #require(found.count == 3)
    #expect(found[0].time == 10)
    #expect(
      found.dropFirst() == [
        .lacks(["isDragging", "isTracking", "scrollViewDidZoom(_:)"], isNew: true),
        .lacks(["isDecelerating"], isNew: false),
      ]
    )
  }

  @Test("passes over what is for people: sources, comments, reasons, x- keys")
  func plain() throws {
    let exception = #"{"t":5,"exception":"NSRangeException","why":"at 0x7f01"}"#
    let full = try trace(
      [##"{"#":"made by 0.1.0"}"##, Self.scroll(1, 5, #","x-took":3"#), exception]
    )
    var rich = full
    rich.header.source = "touchstone 0.1.0, 2026-11-23"
    rich.header.extensions = Extensions([Extensions.Entry(key: "x-seed", json: "1")])
    let played = try trace([])
    let text = String(decoding: Baseline(of: rich, playing: played).bytes, as: UTF8.self)
    for word in ["0.1.0", "2026", "x-", "0x7f01", "\"#\""] {
      #expect(!text.contains(word), "\(word)")
    }
    #expect(text.contains(Digest(of: played).description))
    #expect(Baseline(of: rich, playing: played) == Baseline(of: full, playing: played))
  }

  @Test("gives the same bytes for the same behaviour, and reads them back")
  func stable() throws {
    var reader = TraceReader(bytes: Array(TraceText.drag("scroll/a").utf8))
    let trace = try #require(try reader.nextTrace())
    let first = Baseline(of: try ReferenceSubject().transcript(of: trace), playing: trace)
    let second = Baseline(of: try ReferenceSubject().transcript(of: trace), playing: trace)
    #expect(first.bytes == second.bytes)
    var written = TraceReader(bytes: first.bytes)
    #expect(try written.nextTrace() == first.transcript)
    #expect(first.messageCount > 0)
  }
}
