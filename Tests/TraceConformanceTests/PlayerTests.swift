import Testing
import TraceConformance

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
