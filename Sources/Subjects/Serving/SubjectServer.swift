public import Traces

/// Makes a subject one for other tools: it answers requests of the subject protocol.
public struct SubjectServer: Sendable {
  /// A reason why the server ended.
  public enum Ending: Hashable, Sendable {
    /// Goodbye was said, or nothing more came.
    case left
    /// Nobody reads the answers.
    case unheard
    /// A line came that is no request, for this reason.
    case misunderstood(String)
  }

  /// The source of transcripts.
  private enum Source {
    case subject(any Subject)
    case made([[UInt8]])
  }

  /// The most bytes that a request may have: a trace of the ten million lines that the format
  /// allows.
  private static let longestRequest = 2 << 30

  private let source: Source
  private let identity: SubjectIdentity

  /// Creates a server.
  ///
  /// - Parameters:
  ///   - subject: what plays the traces.
  ///   - identity: what the handshake says of it.
  public init(_ subject: any Subject, identity: SubjectIdentity) {
    source = .subject(subject)
    self.identity = identity
  }

  /// Creates a server that plays nothing: to whatever it is asked, it answers with transcripts that were
  /// made beforehand, one after the other and then from the first again.
  ///
  /// - Parameters:
  ///   - transcripts: what it answers, at least one.
  ///   - identity: what the handshake says of it.
  /// - Throws: `SubjectFailure` where a message of a transcript came at no frame and no input.
  public init(transcripts: [Trace], identity: SubjectIdentity) throws(SubjectFailure) {
    var answers: [[UInt8]] = []
    for transcript in transcripts {
      var played = transcript
      // Replays write the settle down that the trace left out; so it stands in the trace as well.
      played.lines.removeAll { !$0.isPlayed }
      answers.append(try AnswerText.contents(of: played, transcript))
    }
    source = .made(answers)
    self.identity = identity
  }

  /// Answers requests until goodbye is said, or nothing more comes.
  ///
  /// - Parameters:
  ///   - input: the descriptor where requests come.
  ///   - output: the descriptor where answers go.
  /// - Returns: why it ended.
  public func serve(input: Int32, output: Int32) -> Ending {
    let reading = Pipe.End(borrowing: input)
    let writing = Pipe.End(borrowing: output)
    var lines = AnswerLines(longest: Self.longestRequest)
    var count = 0
    while true {
      while let line = lines.next() {
        let reply: Reply
        do throws(AnswerProblem) {
          reply = self.reply(to: try SubjectRequest(line), after: &count)
        } catch {
          return .misunderstood(error.description)
        }
        switch reply {
        case .line(let bytes): if !writing.writeAll(bytes) { return .unheard }
        case .leave: return .left
        }
      }
      guard !lines.isTooLong else {
        return .misunderstood("it is longer than \(Self.longestRequest >> 20) MiB")
      }
      switch lines.fill(from: reading) {
      case .moved: continue
      case .blocked: reading.waitUntilReadable()
      case .closed: return .left
      }
    }
  }

  private enum Reply {
    case line([UInt8])
    case leave
  }

  private func reply(to request: SubjectRequest, after count: inout Int) -> Reply {
    switch request {
    case .hello: return .line(HandshakeText.line(identity))
    case .bye: return .leave
    case .play(let number, let request):
      defer { count += 1 }
      switch source {
      case .subject(let subject): return .line(answer(number, request, by: subject))
      case .made(let contents):
        return .line(AnswerText.answer(number, contents[count % contents.count]))
      }
    }
  }

  private func answer(
    _ number: Int,
    _ request: RequestedTrace,
    by subject: any Subject
  ) -> [UInt8] {
    let trace: Trace
    do throws(AnswerProblem) {
      trace = try request.trace()
    } catch {
      let why = "the request cannot be read: \(error)"
      return AnswerText.refusal(number, .failed(why: why))
    }
    do throws(SubjectFailure) {
      let transcript = try subject.transcript(of: trace)
      return AnswerText.answer(number, try AnswerText.contents(of: trace, transcript))
    } catch {
      return AnswerText.refusal(number, error)
    }
  }
}
