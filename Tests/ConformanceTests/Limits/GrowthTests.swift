import Oracle
import Replay
import TestSupport
import Testing
import Traces

@testable import Conformance

/// Four times as much of anything takes four times as long: by the square it would be sixteen.
@Suite("What a case costs grows with its length, and no faster", .serialized)
struct GrowthTests {
  @Test("Reading, playing and judging", arguments: GrowingTrace.all)
  func trace(shape: GrowingTrace) throws {
    let small = try cost(of: shape.text(shape.count))
    let large = try cost(of: shape.text(4 * shape.count))
    #expect(large < 9 * small, "\(shape.name): \(small) s, and four times as much \(large) s")
  }

  private func cost(of text: String) throws -> Double {
    try processorTime {
      var reader = TraceReader(bytes: Array(text.utf8))
      let trace = try #require(try reader.nextTrace())
      let transcript = try ReferenceSubject().transcript(of: trace)
      _ = Judge().verdict(of: transcript)
    }
  }

  @Test("A list of known failures is read and asked")
  func knownFailures() throws {
    let folder = try TemporaryDirectory()
    let cost = { (count: Int) throws -> Double in
      let lines = (0..<count).map {
        #"{"id":"a/\#($0)","rule":"scroll.lift.order","reason":"known"}"# + "\n"
      }
      let path = try folder.write(lines.joined(), to: "\(count).jsonl")
      return try processorTime {
        let index = KnownFailureIndex(try KnownFailures(files: [path]).entries)
        for number in 0..<count { #expect(index.places(of: "a/\(number)") == [number]) }
      }
    }
    let (small, large) = (try cost(500), try cost(2000))
    #expect(large < 9 * small, "\(small) s, and four times as many \(large) s")
  }
}

/// A trace that can be made as large as one likes in one respect.
struct GrowingTrace: CustomTestStringConvertible, Sendable {
  let name: String
  /// The size of it that takes some milliseconds.
  let count: Int
  let text: @Sendable (Int) -> String

  var testDescription: String { name }

  static let all = [
    GrowingTrace(name: "sections of a snapshot", count: 250) { count in
      let names = (0..<count).map { "\"s\($0)\"" }.joined(separator: ",")
      let items = (0..<count).map { "[\"i\($0)\"]" }.joined(separator: ",")
      return trace(
        of: #""table","config":{"bounds":[320,480],"diffable":true,"sections":[]}"#,
        [
          #"{"t":0,"call":"apply(_:animatingDifferences:completion:)","args":{"animatingDifferences":false,"itemIdentifiers":[\#(items)],"sectionIdentifiers":[\#(names)]}}"#
        ]
      )
    },
    GrowingTrace(name: "recognizers in a view", count: 50) { count in
      let recognizers = (0..<count).map {
        #""r\#($0)":{"component":"tap-recognizer","in":"c"}"#
      }
      return trace(
        of: #""scroll","views":{"main":{"component":"scroll","frame":[0,0,320,480]},"#
          + #""c":{"component":"content","in":"main","frame":[0,0,320,480]},"#
          + recognizers.joined(separator: ",") + "}",
        drag(steps: 20)
      )
    },
    GrowingTrace(name: "text in a field", count: 60) { count in
      trace(
        of: #""field","config":{"bounds":[320,40]}"#,
        [#"{"t":0,"call":"becomeFirstResponder()"}"#]
          + (0..<count).map {
            let text = String(repeating: "a", count: 40)
            return #"{"t":\#($0),"call":"insertText(_:)","args":{"text":"\#(text)"}}"#
          }
      )
    },
    GrowingTrace(name: "views side by side", count: 100) { count in
      let views = (0..<count).map {
        #""v\#($0)":{"component":"content","in":"main","frame":[0,0,9,9]}"#
      }
      return trace(
        of: #""scroll","views":{"main":{"component":"scroll","frame":[0,0,320,480]},"#
          + views.joined(separator: ",") + "}",
        drag(steps: 5)
      )
    },
    GrowingTrace(name: "redirects to one page", count: 400) { count in
      let pages = (0..<count).map { #""http://a/\#($0)":{"redirect":"http://b/"}"# }
      return web(pages + [#""http://b/":{}"#], "http://a/0")
    },
    GrowingTrace(name: "frames of a page", count: 150) { count in
      let frames = Array(repeating: #""http://b/""#, count: count).joined(separator: ",")
      return web([#""http://a/":{"frames":[\#(frames)]}"#, #""http://b/":{}"#], "http://a/")
    },
    GrowingTrace(name: "items of an expectation", count: 500) { count in
      let items = Array(repeating: #""scrollViewDidScroll(_:)?""#, count: count)
      return trace(
        of: scroller,
        drag(steps: 100) + [
          #"{"expect":"messages","are":[\#(items.joined(separator: ","))],"of":["scrollViewDidScroll(_:)"]}"#
        ]
      )
    },
    GrowingTrace(name: "expectations", count: 200) { count in
      trace(
        of: scroller,
        drag(steps: 20)
          + (0..<count).map { _ in #"{"expect":"final","is":{"contentOffset":[0,7777]}}"# }
      )
    },
  ]

  private static let scroller =
    #""scroll","config":{"bounds":[320,480],"contentSize":[320,4000]}"#

  private static func web(_ pages: [String], _ address: String) -> String {
    trace(
      of: #""web","config":{"bounds":[320,480],"network":{\#(pages.joined(separator: ","))}}"#,
      [#"{"t":0,"call":"loadRequest(_:)","args":{"request":"\#(address)"}}"#]
    )
  }

  private static func drag(steps: Int) -> [String] {
    (0...steps).map { step in
      let phase = step == 0 ? "began" : step == steps ? "ended" : "moved"
      return #"{"t":\#(step * 16_000),"touch":"\#(phase)","id":1,"x":100,"y":\#(400 - step)}"#
    }
  }

  private static func trace(of component: String, _ lines: [String]) -> String {
    let header = #"{"trace":1,"id":"a","component":\#(component)}"#
    return ([header] + lines + [#"{"end":\#(lines.count)}"#]).joined(separator: "\n") + "\n"
  }
}
