import Testing
import Traces

@testable import Subjects

@Suite("A subject that this tool makes")
struct ServerTests {
  /// Tells at each event line, and at three frames after the last.
  private struct Teller: Subject {
    var name: String { "teller" }

    func transcript(of trace: Trace) throws(SubjectFailure) -> Trace {
      if trace.header.requires == ["skip"] { throw .skipped(why: "it \"lacks\" it") }
      if trace.header.requires == ["fail"] { throw .failed(why: "broke") }
      var transcript = trace
      transcript.header.inputs = Header.Input.allCases
      transcript.lines = []
      for line in trace.lines {
        transcript.lines.append(line)
        guard line.isPlayed else { continue }
        transcript.lines.append(.message(Message(time: line.time, name: "x-line")))
      }
      let time = trace.lines.last(where: \.isPlayed)?.time ?? 0
      transcript.lines.append(.settle(Settle(time: time, limit: Settle.usualLimit)))
      for frame in [1, 2, 3] as [Int64] {
        let time = FrameTimes(rate: 60).time(of: frame)
        transcript.lines.append(.message(Message(time: time, name: "x-frame")))
      }
      transcript.lines.append(.final(Final(time: 90_000, state: State())))
      return transcript
    }
  }

  /// The end of a pipe that holds a text and nothing more.
  private func end(of text: String) throws -> Pipe.End {
    let pipe = try Pipe()
    #expect(pipe.writing.writeAll(Array(text.utf8)))
    return pipe.reading
  }

  private func answers(_ requests: String) throws -> (SubjectServer.Ending, [[UInt8]]) {
    let (requests, answerPipe) = (try end(of: requests), try Pipe())
    let server = SubjectServer(Teller(), identity: SubjectIdentity(name: "teller"))
    let ending = server.serve(
      input: requests.descriptor,
      output: answerPipe.writing.descriptor
    )
    answerPipe.reading.makeNonBlocking()
    var lines = AnswerLines()
    while case .moved = lines.fill(from: answerPipe.reading) {}
    var answers: [[UInt8]] = []
    while let line = lines.next() { answers.append(line) }
    return (ending, answers)
  }

  private func text(_ answer: [UInt8]) -> String {
    String(decoding: answer.dropLast(AnswerReader.padding), as: UTF8.self)
  }

  @Test("It answers who it is, what it skips and where it fails, in order")
  func requests() throws {
    let (ending, answers) = try answers(
      #"""
      {"hello":1}
      {"play":5,"trace":[{"trace":1,"component":"scroll","requires":["skip"]}]}
      {"play":6,"trace":[{"trace":1,"component":"scroll","requires":["fail"]}]}
      {"play":7,"trace":[]}
      {"bye":1}
      {"play":8,"trace":[]}

      """#
    )
    #expect(ending == .left)
    #expect(
      answers.prefix(3).map(text) == [
        #"{"hello":1,"name":"teller"}"#, #"{"skipped":5,"why":"it \"lacks\" it"}"#,
        #"{"failed":6,"why":"broke"}"#,
      ]
    )
    #expect(text(answers[3]).hasPrefix(#"{"failed":7,"why":"the request cannot be read: line 1"#))
    #expect(answers.count == 4)
  }

  @Test("It ends with its input, and at what is no request")
  func endings() throws {
    #expect(try answers("").0 == .left)
    guard case .misunderstood = try answers("hello\n").0 else {
      Issue.record("it understood")
      return
    }
  }

  private static let tap: [Line] = [
    .touch(Touch(time: 0, phase: .began, finger: 1, location: .zero)),
    .touch(Touch(time: 9000, phase: .ended, finger: 1, location: .zero)),
  ]

  private static let wait = Line.settle(Settle(time: 0, limit: 0))

  @Test("What it answers becomes the transcript that it had", arguments: [tap, [wait] + tap])
  func transcript(lines: [Line]) throws {
    let trace = Trace(header: Header(id: "request", component: "scroll"), lines: lines)
    let request = String(decoding: RequestText.array(for: trace), as: UTF8.self)
    let (_, answers) = try answers("{\"play\":1,\"trace\":\(request)}\n")
    var reader = try AnswerReader(answers[0], views: [.main])
    var transcription = try Transcription(of: trace, by: SubjectIdentity(name: "teller"))
    while let entry = try reader.next() { try transcription.take(entry) }
    #expect(transcription.finish() == (try Teller().transcript(of: trace)))
  }
}
