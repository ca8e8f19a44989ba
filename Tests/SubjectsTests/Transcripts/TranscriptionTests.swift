import Testing
import Traces

@testable import Subjects

@Suite("Answers become transcripts")
struct TranscriptionTests {
  private static let header = #"{"trace":1,"id":"a","component":"scroll"}"#

  /// Returns the transcript of a trace and an answer, as text without its header; or the mistake.
  private func transcript(
    _ events: [String],
    _ answers: [String],
    header: String = Self.header,
    identity: SubjectIdentity = SubjectIdentity(name: "sample")
  ) throws -> [String] {
    let played = events.count { !$0.contains("\"#\"") }
    let text = ([header] + events + ["{\"end\":\(played)}"]).joined(separator: "\n")
    var reader = TraceReader(bytes: Array(text.utf8))
    let trace = try #require(try reader.nextTrace())
    var transcription = try Transcription(of: trace, by: identity)
    let line = "{\"played\":1,\"transcript\":[\(answers.joined(separator: ","))]}"
    var answer = try AnswerReader(padded(line), views: trace.header.effectiveViews.map(\.name))
    while let entry = try answer.next() { try transcription.take(entry) }
    var writer = TraceWriter()
    writer.write(transcription.finish())
    return String(decoding: writer.bytes, as: UTF8.self).split(separator: "\n").map(String.init)
  }

  private func mistake(
    _ events: [String],
    _ answers: [String],
    header: String = Self.header,
    identity: SubjectIdentity = SubjectIdentity(name: "sample")
  ) -> String {
    do {
      _ = try transcript(events, answers, header: header, identity: identity)
      return "none"
    } catch let error as Mistake {
      return error.text
    } catch {
      return "\(error)"
    }
  }

  private static let tap = [
    #"{"t":0,"touch":"began","id":1,"x":0,"y":0}"#,
    #"{"t":16667,"touch":"ended","id":1,"x":0,"y":0}"#,
  ]

  /// The places that scrolls are told at, by a host that writes numbers as its language does.
  private func scrolls(_ places: [String]) throws -> [String] {
    let answers = places.map {
      #"{"after":1,"message":"scrollViewDidScroll(_:)","state":{"contentOffset":[0,\#($0)]}}"#
    }
    return try transcript(Self.tap, answers + [#"{"after":2,"final":{}}"#])
      .filter { $0.contains("didScroll") || $0.contains("DidScroll") }
      .map { line in
        let moved = line.contains(#""moved":true"#) ? " moved" : ""
        return String(line.split(separator: "[0,")[1].prefix { $0 != "]" }) + moved
      }
  }

  @Test("A place that differs by less than the format shows has moved, in whatever language")
  func movesThatRoundingHides() throws {
    #expect(try scrolls(["0.30000000000000004", "0.3"]) == ["0.3", "0.3 moved"])
    #expect(try scrolls(["0.3", "0.30000000000000004"]) == ["0.3", "0.3 moved"])
    #expect(try scrolls(["0", "5.551115123125783e-17"]) == ["0", "0 moved"])
    #expect(try scrolls(["0.0001", "0"]) == ["0 moved", "0 moved"])
    #expect(try scrolls(["10.0001", "10.0002", "10.001"]) == ["10", "10 moved", "10.001"])
  }

  @Test("A place that is told twice has not moved, in whatever way it is written")
  func repeats() throws {
    #expect(try scrolls(["0.3", "0.3", "0.300", "3e-1"]) == ["0.3", "0.3", "0.3", "0.3"])
    #expect(try scrolls(["10.0001", "10.0001"]) == ["10", "10"])
  }

  @Test("What a sum leaves behind the sixth place moves no place that is shown")
  func noise() throws {
    #expect(try scrolls(["0.2995", "0.29949999999999993"]) == ["0.3", "0.3 moved"])
    #expect(try scrolls(["-0.2995", "-0.2994999999999999"]) == ["-0.3", "-0.3 moved"])
    #expect(try scrolls(["1.00049", "-1e-9"]) == ["1", "0"])
  }

  @Test("A number outside of the format's limits is refused, however it is written")
  func limits() {
    for place in ["1000000.0000001", "1e7", "-1e300"] {
      let mistake = String(describing: Result { try scrolls([place]) })
      #expect(mistake.contains("1,000,000") || mistake.contains("1000000"), "\(mistake)")
    }
  }

  @Test("A line without a frame has the time of the input above it, one with a frame that frame's")
  func times() throws {
    let lines = try transcript(
      Self.tap,
      [
        #"{"after":1,"message":"x-a"}"#, #"{"after":2,"message":"x-b"}"#,
        #"{"after":2,"frame":2,"message":"x-c"}"#, #"{"after":2,"final":{}}"#,
      ]
    )
    #expect(
      lines.dropFirst() == [
        Self.tap[0], #"{"t":0,"message":"x-a"}"#, Self.tap[1], #"{"t":16667,"message":"x-b"}"#,
        #"{"t":16667,"settle":10000000}"#, #"{"t":33333,"message":"x-c"}"#,
        #"{"t":33333,"final":{}}"#, #"{"end":7}"#,
      ]
    )
  }

  @Test("A line of a timer has the time that it tells, between the inputs around it")
  func timers() throws {
    let later = #"{"t":50000,"call":"layoutIfNeeded()"}"#
    let call = #"{"t":10000,"call":"layoutIfNeeded()"}"#
    let lines = try transcript(
      [call, later],
      [
        #"{"after":1,"message":"x-a"}"#, #"{"after":1,"at":12000,"message":"x-b"}"#,
        #"{"after":1,"frame":1,"message":"x-c"}"#, #"{"after":1,"at":40000,"message":"x-d"}"#,
        #"{"after":2,"message":"x-e"}"#, #"{"after":2,"at":90000,"message":"x-f"}"#,
      ]
    )
    #expect(
      lines.dropFirst() == [
        call, #"{"t":10000,"message":"x-a"}"#, #"{"t":12000,"message":"x-b"}"#,
        #"{"t":16667,"message":"x-c"}"#, #"{"t":40000,"message":"x-d"}"#, later,
        #"{"t":50000,"message":"x-e"}"#, #"{"t":50000,"settle":10000000}"#,
        #"{"t":90000,"message":"x-f"}"#, #"{"end":9}"#,
      ]
    )
  }

  @Test(
    "A timer comes after the line above it, between the inputs around it, and in no frame",
    arguments: [
      ([#"{"after":1,"at":9999,"message":"x-a"}"#], "\"at\" is 9999; expected a time from 10000"),
      ([#"{"after":1,"at":50001,"message":"x-a"}"#], "that of event line 1, to 50000"),
      (
        [#"{"after":1,"at":20000,"message":"x-a"}"#, #"{"after":1,"frame":1,"message":"x-b"}"#],
        "it came at 16667 µs, before the line above it, at 20000 µs"
      ),
      (
        [#"{"after":1,"at":20000,"message":"x-a"}"#, #"{"after":1,"message":"x-b"}"#],
        "stands below a line that a timer sent"
      ),
      ([#"{"after":1,"frame":2,"at":33333,"message":"x-a"}"#], "\"at\" stands beside \"frame\""),
      ([#"{"after":1,"at":"soon","message":"x-a"}"#], "\"at\" is"),
    ]
  )
  func wrongTimers(answers: [String], text: String) {
    let calls = [
      #"{"t":10000,"call":"layoutIfNeeded()"}"#, #"{"t":50000,"call":"layoutIfNeeded()"}"#,
    ]
    #expect(mistake(calls, answers).contains(text), "\(mistake(calls, answers))")
  }

  @Test("A move that a place cannot show stays told")
  func moves() throws {
    let lines = try transcript(
      [#"{"t":0,"call":"layoutIfNeeded()"}"#],
      [#"{"after":1,"frame":1,"message":"scrollViewDidScroll(_:)","moved":true}"#]
    )
    #expect(lines.contains(#"{"t":16667,"message":"scrollViewDidScroll(_:)","moved":true}"#))
  }

  @Test(
    "A frame that comes at the very time of an input keeps its number"
  )
  func frames() throws {
    let call = #"{"t":16667,"call":"layoutIfNeeded()"}"#
    let later = #"{"t":50000,"call":"layoutIfNeeded()"}"#
    let lines = try transcript(
      [call, later],
      [
        #"{"after":1,"message":"x-a"}"#, #"{"after":1,"frame":1,"message":"x-b"}"#,
        #"{"after":1,"frame":2,"message":"x-c"}"#, #"{"after":2,"frame":3,"message":"x-d"}"#,
      ]
    )
    #expect(
      lines[2...5] == [
        #"{"t":16667,"message":"x-a"}"#, #"{"t":16667,"message":"x-b","frame":1}"#,
        #"{"t":33333,"message":"x-c"}"#, later,
      ]
    )
    #expect(lines.contains(#"{"t":50000,"message":"x-d","frame":3}"#))
  }

  @Test("What the set-up tells stands at the very beginning")
  func setUp() throws {
    let lines = try transcript(
      [##"{"#":"above"}"##] + Self.tap,
      [#"{"after":0,"message":"x-a"}"#]
    )
    #expect(lines[1...3] == [#"{"t":0,"message":"x-a"}"#, ##"{"#":"above"}"##, Self.tap[0]])
  }

  @Test("Comments stand above the frames that follow their line, but below all of a settle")
  func comments() throws {
    let settle = #"{"t":16667,"settle":1000}"#
    let last = #"{"t":100000,"call":"layoutIfNeeded()"}"#
    let lines = try transcript(
      [Self.tap[0], ##"{"#":"one"}"##, Self.tap[1], settle, ##"{"#":"two"}"##, last],
      [
        #"{"after":1,"message":"x-a"}"#, #"{"after":3,"final":{}}"#,
        #"{"after":3,"frame":1,"message":"x-b"}"#,
      ]
    )
    #expect(
      lines[1...] == [
        Self.tap[0], #"{"t":0,"message":"x-a"}"#, ##"{"#":"one"}"##, Self.tap[1], settle,
        #"{"t":16667,"final":{}}"#, #"{"t":16667,"message":"x-b","frame":1}"#,
        ##"{"#":"two"}"##, last,
        #"{"t":100000,"settle":10000000}"#, #"{"end":8}"#,
      ]
    )
  }

  @Test("What is not at rest as a settle ends goes on until the next line")
  func restless() throws {
    let settle = #"{"t":16667,"settle":20000}"#
    let last = #"{"t":100000,"call":"layoutIfNeeded()"}"#
    let lines = try transcript(
      Self.tap + [settle, last],
      [
        #"{"after":3,"frame":2,"message":"x-a"}"#, #"{"after":3,"t":36667,"final":{}}"#,
        #"{"after":3,"frame":5,"message":"x-b"}"#,
      ]
    )
    #expect(
      lines[1...] == [
        Self.tap[0], Self.tap[1], settle, #"{"t":33333,"message":"x-a"}"#,
        #"{"t":36667,"final":{}}"#, #"{"t":83333,"message":"x-b"}"#, last,
        #"{"t":100000,"settle":10000000}"#, #"{"end":8}"#,
      ]
    )
  }

  @Test("After an exception nothing is played, and what people wrote is kept")
  func exception() throws {
    let lines = try transcript(
      [Self.tap[0], ##"{"#":"one"}"##, Self.tap[1]],
      [#"{"after":1,"exception":"NSRangeException"}"#]
    )
    #expect(
      lines[1...] == [
        Self.tap[0], #"{"t":0,"exception":"NSRangeException"}"#, ##"{"#":"one"}"##, #"{"end":2}"#,
      ]
    )
  }

  @Test("The header says which inputs were recorded, and what the component lacks")
  func header() throws {
    var identity = SubjectIdentity(name: "sample")
    identity.tells.messages = Set(
      Vocabulary.messages(of: ["scroll"]).filter { $0 != "scrollViewShouldScrollToTop(_:)" }
    )
    identity.tells.state = Set(Vocabulary.stateKeys(of: ["scroll"]).filter { $0 != "isTracking" })
    let lines = try transcript(Self.tap, [], identity: identity)
    #expect(
      lines[0] == Self.header.dropLast()
        + #","lacks":["scrollViewShouldScrollToTop(_:)","isTracking"],"inputs":["touch","call"]}"#
    )
  }

  @Test(
    "Nobody hears the views and cells of a sample application, whatever a subject says of itself"
  )
  func sample() throws {
    let header = Self.header.dropLast() + #","sample":"root-scroll-view"}"#
    let lines = try transcript(Self.tap, [], header: String(header))
    #expect(lines[0].contains(#""lacks":["prepareForReuse()","#))
    #expect(try !transcript(Self.tap, [])[0].contains("lacks"))
  }

  @Test("Each wrong turn has its sentence")
  func wrongTurns() {
    let two = [#"{"t":0,"call":"layoutIfNeeded()"}"#, #"{"t":50000,"settle":100000}"#]
    let samples: [(answers: [String], mistake: String)] = [
      ([#"{"after":3,"message":"x-a"}"#], "\"after\" is 3, but the request has 2 event lines"),
      (
        [#"{"after":2,"final":{}}"#, #"{"after":1,"message":"x-a"}"#],
        "\"after\" goes back from 2 to 1; it never decreases"
      ),
      (
        [#"{"after":1,"frame":2,"message":"x-a"}"#, #"{"after":1,"frame":1,"message":"x-b"}"#],
        "\"frame\" goes back from 2 to 1; it never decreases"
      ),
      (
        [#"{"after":1,"frame":1,"message":"x-a"}"#, #"{"after":1,"message":"x-b"}"#],
        "it has no \"frame\", but stands below a line that frame 1 sent"
      ),
      (
        [#"{"after":1,"frame":3,"message":"x-a"}"#],
        "frame 3 comes at 50000 µs, not before event line 2 at 50000 µs"
      ),
      (
        [#"{"after":2,"frame":2,"message":"x-a"}"#],
        "frame 2 comes at 33333 µs, before event line 2 at 50000 µs"
      ),
      (
        [#"{"after":2,"frame":10,"message":"x-a"}"#],
        "frame 10 comes at 166667 µs, but the last settle ends at 150000 µs"
      ),
      ([#"{"after":1,"final":{}}"#], "a final follows event line 1, which is no settle"),
      (
        [#"{"after":2,"final":{}}"#, #"{"after":2,"final":{}}"#],
        "a second final of the same view follows one settle"
      ),
      (
        [#"{"after":2,"t":10,"final":{}}"#], "the final's \"t\" is 10; expected the instant of rest"
      ),
      (
        [#"{"after":1,"exception":"A"}"#, #"{"after":2,"final":{}}"#],
        "an exception stands above, after which nothing is played"
      ),
    ]
    for sample in samples {
      let found = mistake(two, sample.answers)
      #expect(found.hasPrefix(sample.mistake), "\(found)")
    }
  }

  @Test("What the header or the handshake says cannot come is a mistake")
  func strangers() {
    let header =
      #"{"trace":1,"id":"a","component":"scroll","observes":["scrollViewDidScroll(_:)"],"dropped":[2]}"#
    #expect(
      mistake(Self.tap, [#"{"after":1,"message":"scrollViewDidZoom(_:)"}"#], header: header)
        .contains("which the header's \"observes\" leaves out")
    )
    #expect(
      mistake(
        Self.tap,
        [#"{"after":2,"frame":2,"message":"scrollViewDidScroll(_:)"}"#],
        header: header
      )
      .hasPrefix("frame 2 is one that the header says does not come")
    )
    var identity = SubjectIdentity(name: "sample")
    identity.tells.messages = []
    identity.tells.state = []
    #expect(
      mistake(
        Self.tap,
        [#"{"after":1,"message":"scrollViewDidScroll(_:)"}"#],
        identity: identity
      )
      .contains("which the handshake's \"tells\" leaves out")
    )
    #expect(
      mistake(Self.tap, [#"{"after":2,"final":{"isTracking":false}}"#], identity: identity)
        .contains("its state has \"isTracking\", which the handshake's \"tells\" leaves out")
    )
  }

  @Test("A message in the middle of a touch event is a mistake")
  func middle() {
    let event = [1, 2].map { #"{"t":0,"touch":"began","id":\#($0),"x":0,"y":0}"# }
    let ends = [1, 2].map { #"{"t":9,"touch":"ended","id":\#($0),"x":0,"y":0}"# }
    let found = mistake(event + ends, [#"{"after":1,"message":"x-a"}"#])
    #expect(found.hasPrefix("\"after\" is 1, in the middle of a touch event"), "\(found)")
  }
}

/// A line as the reader of answers wants it.
func padded(_ line: String) -> [UInt8] {
  Array(line.utf8) + [UInt8](repeating: 0, count: AnswerReader.padding)
}
