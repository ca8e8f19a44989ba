import Synchronization
import Testing
import TraceConformance

@Suite("A verdict on a trace")
struct VerdictTests {
  @Test("passes what the reference does with the corpus", arguments: ["scroll/flick", "table"])
  func reference(folder: String) throws {
    let cases = try TraceCase.reading("\(corpus)/\(folder)")
    #expect(cases.count > 5)
    for trace in cases {
      let verdict = trace.verdict()
      #expect(verdict.outcome == .pass, "\(trace.id): \(verdict.explanation)")
      #expect(!verdict.exercised.isEmpty && verdict.transcript?.id == trace.id)
    }
  }

  @Test("names rule, place and reason of what fails")
  func failure() throws {
    let wish = #"{"expect":"final","is":{"contentOffset":[0,31]},"within":0.5}"#
    let verdict = try trace(drag(expecting: wish)).verdict()
    #expect(verdict.outcome == .fail)
    let violation = try #require(verdict.violations.first)
    #expect(verdict.violations.count == 1)
    #expect(violation.rule == "expectation.final")
    #expect(violation.grade == .must && violation.isFailing && violation.follows == nil)
    #expect(violation.file == "<text>" && violation.line == 5)
    #expect(verdict.explanation.hasPrefix("<text>:5\n\(verdict.violations[0].headline.prefix(20))"))
    #expect(verdict.explanation.contains("\n  expectation.final (must): "))
    #expect(verdict.explanation.contains("expectation: <text>:6"))
  }

  @Test("tells a fault with its rule and place, and counts what follows from it in one line")
  func following() throws {
    let flick = try #require(try TraceCase.reading("\(corpus)/scroll/flick").first)
    let played = try #require(flick.verdict().transcript).text
    let text = played.replacing(#""isDragging":true"#, with: #""isDragging":false"#)
    let verdict = flick.verdict(of: ClosureSubject { _ in try Transcript(text: text) })
    let told = verdict.violations.filter { !$0.isExpected }
    let followers = told.filter { $0.follows != nil }
    try #require(!followers.isEmpty)
    let last = try #require(verdict.explanation.split(separator: "\n").last)
    #expect(last.hasPrefix("\(followers.count) more follow"))
    #expect(last.contains(try #require(followers.first).rule))
    #expect(!verdict.explanation.contains("follows from"))
  }

  @Test("is an error where the subject breaks, and a skip where it lacks something")
  func subjects() throws {
    struct Broken: Error {}
    let trace = try trace(drag())
    let broken = trace.verdict(of: ClosureSubject { _ in throw Broken() })
    #expect(broken.outcome == .error && broken.why?.contains("Broken") == true)
    let lacking = trace.verdict(of: ClosureSubject { _ in throw TraceSkip("no fingers") })
    #expect(lacking.outcome == .skip && lacking.why == "no fingers")
    #expect(lacking.explanation == "<text>:1: no fingers")
    #expect(ClosureSubject { _ in throw Broken() }.name == "ClosureSubject")
    let reference: ReferenceComponents = .reference
    #expect(reference.name == "reference")
  }

  @Test("is an error where the subject does not do the same again")
  func fickle() throws {
    let count = Mutex(0)
    let subject = ClosureSubject { trace in
      let number = count.withLock { count in
        count += 1
        return count
      }
      let message =
        #"{"t":300000,"message":"scrollViewDidScroll(_:)","state":{"contentOffset":[0,\#(number)]}}"#
      let lines = trace.text.replacing("{\"end\":4}", with: "\(message)\n{\"end\":5}")
      return try Transcript(text: lines)
    }
    let verdict = try trace(drag()).verdict(of: subject)
    #expect(verdict.outcome == .error)
    #expect(verdict.why?.contains("played again") == true, "\(verdict.why ?? "")")
  }

  @Test("holds a subject to the expectations that it was not shown, whatever it calls the trace")
  func expectations() throws {
    let wish = #"{"expect":"messages","are":["scrollViewDidScroll(_:)"]}"#
    let subject = ClosureSubject { _ in try Transcript(text: drag("other/name")) }
    let verdict = try trace(drag(expecting: wish)).verdict(of: subject)
    #expect(verdict.transcript?.id == "scroll/drag")
    #expect(verdict.violations.map(\.rule).contains("expectation.messages"))
  }

  @Test("judges transcripts as they are, by the profile that is asked for")
  func transcripts() throws {
    let messages = [
      "scrollViewWillBeginDragging(_:)", "scrollViewDidScroll(_:)",
      "scrollViewDidEndDragging(_:willDecelerate:)",
    ]
    let lines = messages.map { #"{"message":"\#($0)"}"# }
    let text = ([#"{"trace":1,"id":"log","component":"scroll"}"#] + lines + [#"{"end":3}"#])
      .map { $0 + "\n" }.joined()
    let transcript = try Transcript(text: text)
    #expect(transcript.messages == messages)
    #expect(transcript.text == text)
    #expect(transcript.verdict(profile: .classic).outcome == .pass)
    let modern = transcript.verdict()
    #expect(modern.violations.map(\.line) == [4])
    #expect(throws: TraceReadingError.self) { try Transcript(text: text + text) }
  }
}
