public import Traces

/// An answer to a trace, line by line, with what the protocol has against each.
public struct ExaminedAnswer: Hashable, Sendable {
  /// A line of the transcript.
  public struct Line: Hashable, Sendable {
    /// The line as the program wrote it.
    public var text: String
    /// The rule of the protocol that it breaks, in a sentence; nil: none.
    public var mistake: String?
  }

  /// The lines, in order; none where the program skipped the trace.
  public var lines: [Line] = []
  /// The remark on the answer as a whole; nil: none.
  public var remark: String?

  /// Creates an answer in which nothing is wrong.
  public init() {}

  /// True if the program keeps the protocol, as far as this answer shows.
  public var isRight: Bool { remark == nil && lines.allSatisfy { $0.mistake == nil } }
}

extension ProcessSubject {
  /// Plays a trace, and looks at each line of the answer, whatever is wrong with those before it.
  ///
  /// - Parameter trace: what to play.
  /// - Returns: the lines, and what is wrong with them.
  /// - Throws: `SubjectFailure` where there is no answer at all, or the trace is skipped.
  public func examinedAnswer(to trace: Trace) throws(SubjectFailure) -> ExaminedAnswer {
    try send(trace).examined()
  }
}

extension SentTrace {
  /// Looks at each line of the answer.
  func examined() throws(SubjectFailure) -> ExaminedAnswer {
    let line: [UInt8]
    switch try answerLine() {
    case .skipped(let why): throw .skipped(why: why)
    case .failed(let why): throw .failed(why: why)
    case .played(let bytes): line = bytes
    }
    var answer = ExaminedAnswer()
    guard let elements = Self.elements(of: line) else {
      answer.remark = "the answer is no JSON object with an array \"transcript\""
      return answer
    }
    var transcription = transcription
    for element in elements {
      let text = String(decoding: element, as: UTF8.self)
      answer.lines.append(
        ExaminedAnswer.Line(text: text, mistake: mistake(in: element, &transcription))
      )
    }
    let hasFinal = elements.contains { String(decoding: $0, as: UTF8.self).contains("\"final\"") }
    if !hasFinal { answer.remark = "no final line stands at the end; expected the state at rest" }
    return answer
  }

  private func mistake(
    in element: [UInt8],
    _ transcription: inout Transcription
  ) -> String? {
    let alone =
      Array("{\"played\":0,\"transcript\":[".utf8) + element + Array("]}".utf8)
      + [UInt8](repeating: 0, count: AnswerReader.padding)
    do throws(AnswerProblem) {
      var reader = try AnswerReader(alone, views: trace.header.effectiveViews.map(\.name))
      guard let entry = try reader.next() else { return "it is no line of a transcript" }
      do throws(Mistake) {
        try transcription.take(entry)
        return nil
      } catch {
        return error.text
      }
    } catch {
      return error.text
    }
  }

  /// Returns the objects in the array `transcript` of an answer, as they are written.
  private static func elements(of line: [UInt8]) -> [[UInt8]]? {
    let bytes = Array(line.dropLast(AnswerReader.padding))
    var parser = JSONParser(bytes)
    guard let node = try? parser.parseLine(), case .object(let members) = node.content,
      let transcript = members.first(where: { $0.key == "transcript" })?.value,
      case .array(let elements) = transcript.content
    else { return nil }
    return elements.map { Array(bytes[$0.range]) }
  }
}
