public import Traces

/// A trace that a subject was sent, and whose answer may still be on its way.
public struct SentTrace: Sendable {
  private let subject: ProcessSubject
  private let pending: PendingRequest
  let trace: Trace
  let transcription: Transcription

  init(
    of subject: ProcessSubject,
    _ pending: PendingRequest,
    _ trace: Trace,
    _ transcription: Transcription
  ) {
    self.subject = subject
    self.pending = pending
    self.trace = trace
    self.transcription = transcription
  }

  /// Waits for the answer and makes the transcript of it.
  ///
  /// - Returns: the trace with the component's messages, exceptions and final states in it.
  /// - Throws: `SubjectFailure` where there is none.
  public func transcript() throws(SubjectFailure) -> Trace {
    let (line, errors) = try wait()
    let answer: Answer
    do throws(AnswerProblem) {
      answer = try read(line)
    } catch {
      throw subject.failure(of: .wrongTranscript(error.description), errors)
    }
    switch answer {
    case .played(let transcript): return transcript
    case .skipped(let why): throw .skipped(why: why)
    case .failed(let why): throw subject.failure(why, errors)
    }
  }

  /// Waits for the line that answers, whose transcript nobody has read yet.
  func answerLine() throws(SubjectFailure) -> AnswerLineRead {
    let (line, errors) = try wait()
    do throws(AnswerProblem) {
      let head = try AnswerHead(line)
      guard head.kind == .skipped || head.kind == .failed else { return .played(line) }
      let why = try AnswerReader(line, views: []).why ?? ""
      return head.kind == .skipped ? .skipped(why) : .failed(why)
    } catch {
      throw subject.failure(of: .wrongTranscript(error.description), errors)
    }
  }

  /// The answer in a line, with the line of a transcript as it is.
  enum AnswerLineRead {
    case played([UInt8])
    case skipped(String)
    case failed(String)
  }

  private func wait() throws(SubjectFailure) -> (line: [UInt8], errors: ErrorExcerpt) {
    switch pending.wait() {
    case .introduction:
      throw .failed(why: "the subject answered the handshake instead of the trace")
    case .setback(let setback, let errors): throw failure(after: setback, errors)
    case .answer(let line, _, let errors): return (line, errors)
    }
  }

  private enum Answer {
    case played(Trace)
    case skipped(String)
    case failed(String)
  }

  private func read(_ line: [UInt8]) throws(AnswerProblem) -> Answer {
    var reader = try AnswerReader(line, views: trace.header.effectiveViews.map(\.name))
    switch reader.head.kind {
    case .skipped: return .skipped(reader.why ?? "")
    case .failed: return .failed(reader.why ?? "")
    case .played, .hello: break
    }
    var transcription = transcription
    while let entry = try reader.next() {
      do throws(Mistake) {
        try transcription.take(entry)
      } catch {
        throw AnswerProblem(error.text, line: reader.lineNumber)
      }
    }
    return .played(transcription.finish())
  }

  private func failure(
    after setback: Conversation.Setback,
    _ errors: ErrorExcerpt
  ) -> SubjectFailure {
    guard setback.isCrash, let request = pending.request else {
      return subject.failure(of: setback.fault, errors)
    }
    let verdict = ProcessFault.verdict(
      isRepeated: subject.breaksAlone(request),
      afterAnswering: setback.answeredBefore
    )
    return subject.failure(of: setback.fault, errors, verdict: verdict)
  }
}
