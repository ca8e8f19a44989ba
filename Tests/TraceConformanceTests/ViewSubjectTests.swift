import HeadlessUIKit
import Testing
import TraceConformance

@Suite("A view of one's own")
struct ViewSubjectTests {
  final class Plain: UIScrollView {}

  /// It stops at pages, whatever it is told.
  final class Paging: UIScrollView {
    override var isPagingEnabled: Bool {
      get { true }
      set {}
    }
  }

  @Test("does what the reference does where it changes nothing")
  func plain() throws {
    let cases = try TraceCase.reading("\(corpus)/scroll")
    let subject = ViewSubject("plain") { Plain(frame: $0) }
    var played = 0
    for trace in cases {
      let own = trace.verdict(of: subject)
      guard own.outcome != .skip else { continue }
      played += 1
      #expect(own.outcome == trace.verdict().outcome, "\(trace.id): \(own.explanation)")
    }
    #expect(played > cases.count / 2)
  }

  @Test("is found out where it goes its own ways")
  func paging() throws {
    let subject = ViewSubject("paging") { Paging(frame: $0) }
    let flick = try TraceCase.reading("\(corpus)/scroll/flick/stops-inside.trace.jsonl")[0]
    let verdict = flick.verdict(of: subject)
    #expect(verdict.outcome == .fail)
    #expect(verdict.violations.contains { $0.rule.hasPrefix("scroll.") }, "\(verdict.explanation)")
  }

  @Test("is not asked for tables and zooms")
  func others() throws {
    let table = try trace(drag().replacing("\"scroll\",", with: "\"table\","))
    let verdict = table.verdict(of: ViewSubject("plain") { Plain(frame: $0) })
    #expect(verdict.outcome == .skip)
    #expect(verdict.why?.contains("not a table") == true)
  }
}
