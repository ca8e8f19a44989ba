import Traces

/// Plays and judges cases in a process of a crew.
struct TrialJob: Job {
  /// What is to be done with a case.
  enum Request: Codable, Sendable {
    /// To play it. It is remembered where it is to be played again, and its transcript comes back where
    /// somebody wants to see it.
    case play(CaseMessage, number: Int, isRemembered: Bool, isShown: Bool)
    /// To play it again, and to compare.
    case again(number: Int)
  }

  /// What came of a case.
  struct Reply: Codable, Sendable {
    /// The verdict; nil: the request could not be read.
    var result: CaseResult?
    /// How many lines the transcript has; nil: nothing was played.
    var lineCount: Int?
    /// The transcript, where somebody wants to see it.
    var transcript: CaseMessage?
  }

  /// How cases are played and judged.
  let trial: Trial
  private var remembered: [Int: (trial: Case, first: Performance)] = [:]

  init(_ trial: Trial) {
    self.trial = trial
  }

  mutating func reply(to request: Request) -> Reply {
    switch request {
    case .play(let message, let number, let isRemembered, let isShown):
      guard let new = message.read() else { return Reply() }
      let performance = trial.performance(of: new)
      if isRemembered, performance.isPlayed { remembered[number] = (new, performance) }
      var reply = Reply(result: performance.result, lineCount: performance.lineCount)
      if isShown, let transcript = performance.transcript {
        reply.transcript = CaseMessage(
          Case(trace: transcript, source: new.source, isTranscript: true)
        )
      }
      return reply
    case .again(let number):
      guard let (new, first) = remembered.removeValue(forKey: number) else { return Reply() }
      return Reply(result: trial.repeated(first, of: new, by: Repetition.allCases))
    }
  }
}

extension Run {
  /// Plays and judges what a crew's owner asks for, until its requests end.
  ///
  /// - Returns: whether all requests could be read and answered.
  public func serve() -> Bool {
    var job = TrialJob(trial(by: 0))
    return job.serve()
  }

  /// Plays a case in another process.
  func performance(
    of new: Case,
    number: Int,
    isRemembered: Bool,
    by crew: JobCrew,
    job: Int
  ) -> Performance {
    let request = TrialJob.Request.play(
      CaseMessage(new),
      number: number,
      isRemembered: isRemembered,
      isShown: options.receiver != nil
    )
    do throws(JobCrew.Loss) {
      let reply: TrialJob.Reply = try crew.ask(request, job: job)
      guard let result = reply.result else { throw JobCrew.Loss(why: TrialJob.unread) }
      return Performance(
        result: result,
        transcript: reply.transcript?.read()?.trace,
        lineCount: reply.lineCount
      )
    } catch {
      return Performance(result: CaseResult(of: new, after: .failed(why: error.why)))
    }
  }

  /// Plays a case again in the process that has played it.
  func repeated(_ recheck: Recheck, by crew: JobCrew, job: Int) -> CaseResult {
    do throws(JobCrew.Loss) {
      let request = TrialJob.Request.again(number: recheck.number)
      let reply: TrialJob.Reply = try crew.ask(request, job: job)
      guard let result = reply.result else { throw JobCrew.Loss(why: TrialJob.unread) }
      return result
    } catch {
      return CaseResult(of: recheck.trial, after: .failed(why: error.why))
    }
  }
}

extension TrialJob {
  fileprivate static let unread = "the process of a job could not read what it was asked"
}
