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

@Suite("A player")
struct PlayerTests {
  @Test(
    "keeps the clock as the reference does",
    arguments: [
      "scroll/flick/stops-inside", "scroll/bounce/comes-back-under-the-finger",
      "scroll/drag/holds-then-lifts",
    ]
  )
  func clock(id: String) throws {
    let cases = try TraceCase.reading("\(corpus)/scroll")
    let trace = try #require(cases.first { $0.id == id })
    let subject = ClosureSubject { trace in
      try TracePlayer(trace).play { teller in PlayedView(teller) }
    }
    let own = trace.verdict(of: subject)
    let reference = trace.verdict()
    #expect(own.outcome == .pass, "\(own.explanation)")
    #expect(own.transcript?.messages == reference.transcript?.messages)
    #expect(times(own.transcript) == times(reference.transcript))
  }

  private func times(_ transcript: Transcript?) -> [Substring] {
    (transcript?.text ?? "").matches(of: /"t":(\d+),"(message|final)/).map(\.1)
  }

  @Test("skips what a component cannot do, and what it cannot be told")
  func skips() throws {
    let subject = ClosureSubject { trace in
      try TracePlayer(trace).play { teller in PlayedView(teller) }
    }
    let call = #"{"t":0,"call":"flashScrollIndicators()"}"#
    let text = drag().replacing(#"{"t":0,"touch""#, with: call + "\n" + #"{"t":0,"touch""#)
      .replacing("{\"end\":4}", with: "{\"end\":5}")
    #expect(try trace(text).verdict(of: subject).why == "no call flashScrollIndicators()")
    let script =
      #""delegate":{"scrollViewDidScroll(_:)":{"call":"flashScrollIndicators()"}},"config""#
    let scripted = try trace(drag().replacing("\"config\"", with: script))
    #expect(scripted.verdict(of: subject).why == "the delegate of the trace makes calls")
  }

  @Test("makes an error of a message or a state that there is not")
  func nonsense() throws {
    final class Nonsense: TraceComponent {
      let teller: TraceTeller
      let message: String
      var key = "isDragging"
      init(_ teller: TraceTeller, _ message: String) {
        self.teller = teller
        self.message = message
      }
      func touch(_ touches: [TraceTouch], at microseconds: Int64) { teller.tell(message) }
      func state(of view: String) -> [String: TraceValue] { [key: true] }
      var isAtRest: Bool { true }
    }
    let played = try trace(drag())
    func why(_ message: String, _ key: String) -> String? {
      let subject = ClosureSubject { trace in
        try TracePlayer(trace).play { teller in
          let component = Nonsense(teller, message)
          component.key = key
          return component
        }
      }
      return played.verdict(of: subject).why
    }
    let misspelt = why("scrollViewDidScrol(_:)", "isDragging")
    #expect(misspelt?.contains("did you mean \"scrollViewDidScroll(_:)\"?") == true)
    let key = why("scrollViewDidScroll(_:)", "isDraging")
    #expect(key?.contains("did you mean \"isDragging\"?") == true)
  }
}
