import Testing
import Traces

@testable import Conformance

@Suite("Comparing two transcripts")
struct ComparisonTests {
  /// A pair of transcripts, and what is found.
  struct Row: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var left: [String]
    var right: [String]
    var found: [String]

    init(_ name: String, _ left: [String], _ right: [String], _ found: [String]) {
      testDescription = name
      self.left = left
      self.right = right
      self.found = found
    }
  }

  private static let begin = #"{"t":10,"message":"scrollViewWillBeginDragging(_:)"}"#
  private static let lift = #"{"t":40,"message":"scrollViewDidEndDragging(_:willDecelerate:)","#
  private static let ended = lift + #""args":{"willDecelerate":false}}"#
  private static let glides = lift + #""args":{"willDecelerate":true}}"#

  private static func scroll(_ time: Int, _ y: Double, _ rest: String = "") -> String {
    #"{"t":\#(time),"message":"scrollViewDidScroll(_:)","state":{"contentOffset":[0,\#(y)]\#(rest)}}"#
  }

  static let rows: [Row] = [
    Row(
      "the same says nothing",
      [begin, scroll(20, 5), ended],
      [begin, scroll(20, 5), ended],
      []
    ),
    Row(
      "half a pixel is no difference, and more is one",
      [begin, scroll(20, 5), scroll(30, 9)],
      [begin, scroll(20, 5.25), scroll(30, 9.5)],
      ["20 scrollViewDidScroll(_:) offset 0,0.5 at 30"]
    ),
    Row(
      "a run is one difference, with the widest gap",
      [begin, scroll(20, 5), scroll(30, 9), scroll(40, 12), ended],
      [begin, scroll(20, 6), scroll(30, 19), scroll(40, 12), ended],
      ["20 scrollViewDidScroll(_:) offset 0,10 at 30"]
    ),
    Row(
      "a way that lags behind is measured against the place that holds meanwhile",
      [scroll(10, 0), scroll(20, 10), scroll(30, 20)],
      [scroll(10, 0), scroll(30, 20)],
      ["10 scrollViewDidScroll(_:) offset 0,-10 at 20"]
    ),
    Row(
      "messages that change nothing are counted",
      [begin, scroll(20, 5), scroll(25, 5), scroll(30, 9), ended],
      [begin, scroll(20, 5), scroll(30, 9), ended],
      ["20 scrollViewDidScroll(_:) count 3 2"]
    ),
    Row(
      "a run may be missing, and extra",
      [begin, scroll(20, 5), scroll(30, 5.2), ended],
      [begin, ended, scroll(50, 5)],
      [
        "20 scrollViewDidScroll(_:) missing 2", "-/50 scrollViewDidScroll(_:) extra 1",
      ]
    ),
    Row(
      "a message may be missing",
      [begin, ended],
      [ended],
      [
        "10 scrollViewWillBeginDragging(_:) missing 1"
      ]
    ),
    Row(
      "a message may be extra",
      [ended],
      [begin, ended],
      [
        "-/10 scrollViewWillBeginDragging(_:) extra 1"
      ]
    ),
    Row(
      "a message that splits a run leaves the run whole",
      [begin, scroll(20, 5), scroll(30, 9), ended],
      [
        begin, scroll(20, 5), #"{"t":25,"message":"scrollViewDidZoom(_:)"}"#, scroll(30, 9), ended,
      ],
      ["-/25 scrollViewDidZoom(_:) extra 1"]
    ),
    Row(
      "a message that both have elsewhere has moved",
      [begin, ended, #"{"t":40,"message":"scrollViewWillBeginDecelerating(_:)"}"#],
      [begin, #"{"t":40,"message":"scrollViewWillBeginDecelerating(_:)"}"#, ended],
      [
        "40/40 scrollViewDidEndDragging(_:willDecelerate:) moved"
          + " after scrollViewWillBeginDecelerating(_:) not scrollViewWillBeginDragging(_:)"
      ]
    ),
    Row(
      "an argument differs",
      [begin, ended],
      [begin, glides],
      [
        "40/40 scrollViewDidEndDragging(_:willDecelerate:) argument willDecelerate"
      ]
    ),
    Row(
      "a flag differs, once in a run",
      [scroll(10, 1, #","isTracking":true"#), scroll(20, 2, #","isTracking":true"#)],
      [scroll(10, 1, #","isTracking":false"#), scroll(20, 2, #","isTracking":false"#)],
      ["10/10 scrollViewDidScroll(_:) state isTracking"]
    ),
    Row(
      "what only one of them can read is not compared",
      [scroll(10, 1, #","isTracking":true"#)],
      [scroll(10, 1)],
      []
    ),
    Row(
      "a message comes later",
      [begin, ended],
      [
        begin,
        #"{"t":45,"message":"scrollViewDidEndDragging(_:willDecelerate:)","#
          + #""args":{"willDecelerate":false}}"#,
      ],
      ["40/45 scrollViewDidEndDragging(_:willDecelerate:) timing 5"]
    ),
    Row(
      "a message comes at the same instant in another turn",
      [#"{"t":10,"call":"layoutIfNeeded()"}"#, begin],
      [begin, #"{"t":10,"call":"layoutIfNeeded()"}"#],
      ["10/10 scrollViewWillBeginDragging(_:) turn"]
    ),
    Row(
      "an answer differs",
      [#"{"t":1,"message":"scrollViewShouldScrollToTop(_:)","answer":true}"#],
      [#"{"t":1,"message":"scrollViewShouldScrollToTop(_:)","answer":false}"#],
      ["1/1 scrollViewShouldScrollToTop(_:) answer"]
    ),
    Row(
      "the rest differs: where, when and in which state",
      [#"{"t":0,"settle":100}"#, #"{"t":50,"final":{"contentOffset":[0,5],"isDragging":false}}"#],
      [#"{"t":0,"settle":100}"#, #"{"t":60,"final":{"contentOffset":[0,6],"isDragging":true}}"#],
      ["50/60 final timing 10", "50/60 final state isDragging", "50/60 final offset 0,1 at 50"]
    ),
    Row(
      "a gap that a run leaves behind is told once more, of the rest",
      [
        scroll(20, 5), lift + #""state":{"contentOffset":[0,5]}}"#, #"{"t":40,"settle":100}"#,
        #"{"t":50,"final":{"contentOffset":[0,5]}}"#,
      ],
      [
        scroll(20, 9), lift + #""state":{"contentOffset":[0,9]}}"#, #"{"t":40,"settle":100}"#,
        #"{"t":50,"final":{"contentOffset":[0,9]}}"#,
      ],
      ["20 scrollViewDidScroll(_:) offset 0,4 at 20", "50/50 final offset 0,4 at 50"]
    ),
    Row(
      "a message that has the content elsewhere without a run is told",
      [scroll(20, 5), lift + #""state":{"contentOffset":[0,5]}}"#],
      [scroll(20, 5), lift + #""state":{"contentOffset":[0,9]}}"#],
      ["40/40 scrollViewDidEndDragging(_:willDecelerate:) offset 0,4 at 40"]
    ),
    Row(
      "the delegate's calls and exceptions are compared too",
      [
        begin,
        #"{"t":10,"call":"contentOffset","args":{"contentOffset":[0,1]},"by":"delegate"}"#,
      ],
      [begin, #"{"t":20,"exception":"NSRangeException","why":"no row"}"#],
      ["10 contentOffset missing 1", "-/20 NSRangeException extra 1"]
    ),
  ]

  private static func trace(_ lines: [String], _ header: String = "") throws -> Trace {
    let first = #"{"trace":1,"id":"a","component":"scroll"\#(header)}"#
    let text = ([first] + lines + [#"{"end":\#(lines.count)}"#]).joined(separator: "\n") + "\n"
    var reader = TraceReader(bytes: Array(text.utf8))
    return try #require(try reader.nextTrace())
  }

  /// A difference as the rows spell it.
  private static func spelling(_ difference: Difference) -> String {
    let times =
      switch (difference.time, difference.otherTime, difference.subject) {
      case (let time?, _, .run): "\(time)"
      case (let time?, nil, _): "\(time)"
      case (nil, let other?, _): "-/\(other)"
      case (let time, let other, _): "\(time ?? -1)/\(other ?? -1)"
      }
    let kind =
      switch difference.kind {
      case .missing(let count): "missing \(count)"
      case .extra(let count): "extra \(count)"
      case .moved(let after, let instead):
        "moved after \(after?.text ?? "-") not \(instead?.text ?? "-")"
      case .argument(let label, _, _): "argument \(label)"
      case .answer: "answer"
      case .state(let key, _, _): "state \(key)"
      case .timing(let late): "timing \(late)"
      case .turn: "turn"
      case .offset(let gap, let time):
        "offset \(number(gap.x)),\(number(gap.y)) at \(time ?? -1)"
      case .count(let count, let other): "count \(count) \(other)"
      }
    return "\(times) \(difference.subject.text) \(kind)"
  }

  private static func number(_ value: Thousandths) -> String {
    let whole = value.units / 1000
    return value.units % 1000 == 0 ? "\(whole)" : "\(value.double)"
  }

  @Test("finds where they part", arguments: rows)
  func finds(_ row: Row) throws {
    let comparison = Comparison(try Self.trace(row.left), try Self.trace(row.right))
    #expect(comparison.differences.map(Self.spelling) == row.found)
  }

  @Test("finds nothing between a transcript and itself, and the mirror image the other way round")
  func mirror() throws {
    for row in Self.rows {
      let (left, right) = (try Self.trace(row.left), try Self.trace(row.right))
      #expect(Comparison(left, left).differences.isEmpty)
      let back = Comparison(right, left).differences
      #expect(back.count == row.found.count, "\(row.testDescription): \(back)")
    }
  }

  @Test("tolerates what it is told to")
  func tolerance() throws {
    let left = try Self.trace([Self.begin, Self.scroll(20, 5), Self.ended])
    let right = try Self.trace([Self.begin, Self.scroll(20, 7), Self.ended])
    let wide = Tolerance(numbers: Millionths(2))
    #expect(Comparison(left, right, within: wide).differences.isEmpty)
    #expect(
      Comparison(left, right, within: Tolerance(numbers: Millionths(1.9))).differences.count == 1
    )
    let late = try Self.trace([
      Self.begin.replacing("10", with: "15"), Self.scroll(20, 5), Self.ended,
    ])
    #expect(Comparison(left, late).differences.count == 1)
    #expect(Comparison(left, late, within: Tolerance(times: 5)).differences.isEmpty)
  }

  @Test("leaves out what only one of them can tell, and says so")
  func untold() throws {
    let left = try Self.trace([Self.begin, Self.scroll(20, 5, #","isTracking":true"#), Self.ended])
    let right = try Self.trace(
      [Self.scroll(20, 5), Self.ended],
      #","lacks":["isTracking","scrollViewWillBeginDragging(_:)"]"#
    )
    let comparison = Comparison(left, right)
    #expect(comparison.differences.isEmpty)
    #expect(comparison.ignored == ["isTracking", "scrollViewWillBeginDragging(_:)"])
    let deaf = try Self.trace(
      [Self.scroll(20, 5), Self.ended],
      """
      ,"observes":["scrollViewDidScroll(_:)","scrollViewDidEndDragging(_:willDecelerate:)"]
      """
    )
    #expect(Comparison(left, deaf).differences.isEmpty)
    #expect(Comparison(left, deaf).ignored.contains("scrollViewWillBeginDragging(_:)"))
  }

  @Test("compares without times move by move")
  func withoutTimes() throws {
    func untimed(_ lines: [String]) -> [String] {
      lines.map { $0.replacing(/"t":\d+,/, with: "") }
    }
    let left = try Self.trace(untimed([Self.begin, Self.scroll(20, 5), Self.scroll(30, 9)]))
    let right = try Self.trace(untimed([Self.begin, Self.scroll(20, 5), Self.scroll(30, 12)]))
    let found = Comparison(left, right).differences
    #expect(found.map(\.kind) == [.offset(by: Point(0, 3), at: nil)])
  }
}
