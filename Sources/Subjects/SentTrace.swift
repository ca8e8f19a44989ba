public import Traces

/// A trace that a subject was sent, and whose answer may still be on its way.
public struct SentTrace: Sendable {
  private let subject: ProcessSubject
  private let pending: PendingRequest
  private let trace: Trace
  private let transcription: Transcription

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
    switch pending.wait() {
    case .introduction:
      throw .failed(why: "the subject answered the handshake instead of the trace")
    case .setback(let setback, let errors): throw failure(after: setback, errors)
    case .answer(let line, _, let errors):
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
