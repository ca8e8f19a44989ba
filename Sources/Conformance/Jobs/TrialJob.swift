import Traces

/// Plays and judges cases in a process of a crew.
struct TrialJob: Job {
  /// The work that is to be done with a case.
  enum Request: Codable, Sendable {
    /// To play it. It is remembered where it is to be played again, and its transcript comes back where
    /// somebody wants to see it.
    case play(CaseMessage, number: Int, isRemembered: Bool, isShown: Bool)
    /// To play one again that is remembered, and to compare.
    case again(number: Int)
    /// To play it as if it had never been played, and again, and to compare.
    case anew(CaseMessage, isShown: Bool)
  }

  /// The result of a case.
  struct Reply: Codable, Sendable {
    /// The verdict; nil: the request could not be read, or nothing is remembered.
    var result: CaseResult?
    /// The number of lines of the transcript; nil: nothing was played.
    var lineCount: Int?
    /// The transcript, where somebody wants to see it.
    var transcript: CaseMessage?
    /// True if the case is not remembered: another process played it, which is dead.
    var isForgotten = false

    init() {}

    init(_ performance: Performance, of new: Case, isShown: Bool) {
      result = performance.result
      lineCount = performance.lineCount
      guard isShown, let transcript = performance.transcript else { return }
      self.transcript = CaseMessage(
        Case(trace: transcript, source: new.source, isTranscript: true)
      )
    }
  }

  /// The trial that plays and judges cases.
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
      return Reply(performance, of: new, isShown: isShown)
    case .again(let number):
      var reply = Reply()
      if let (new, first) = remembered.removeValue(forKey: number) {
        reply.result = trial.repeated(first, of: new, by: Repetition.allCases)
      } else {
        reply.isForgotten = true
      }
      return reply
    case .anew(let message, let isShown):
      guard let new = message.read() else { return Reply() }
      var performance = trial.performance(of: new)
      performance.result = trial.repeated(performance, of: new, by: Repetition.allCases)
      return Reply(performance, of: new, isShown: isShown)
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
      return try Performance(crew.ask(request, job: job))
    } catch {
      return Performance(result: CaseResult(of: new, after: .failed(why: error.why)))
    }
  }

  /// Plays a case again in the process that has played it, or anew in another one where that is dead.
  ///
  /// - Returns: what came of the case.
  func repeated(_ recheck: Recheck, by crew: JobCrew, job: Int) -> Performance {
    do throws(JobCrew.Loss) {
      let again = TrialJob.Request.again(number: recheck.number)
      let reply: TrialJob.Reply = try crew.ask(again, job: job)
      guard reply.isForgotten else {
        var performance = recheck.first
        performance.result = try Performance(reply).result
        return performance
      }
      let isShown = options.receiver != nil
      let anew = TrialJob.Request.anew(CaseMessage(recheck.trial), isShown: isShown)
      return try Performance(crew.ask(anew, job: job)).compared(with: recheck)
    } catch {
      return Performance(result: CaseResult(of: recheck.trial, after: .failed(why: error.why)))
    }
  }
}

extension Performance {
  /// Reads what a job answered.
  fileprivate init(_ reply: TrialJob.Reply) throws(JobCrew.Loss) {
    guard let result = reply.result else {
      throw JobCrew.Loss.unread
    }
    self.init(
      result: result,
      transcript: reply.transcript?.read()?.trace,
      lineCount: reply.lineCount
    )
  }

  /// Holds what came of a case against what had come of it in a process that is dead.
  fileprivate func compared(with recheck: Recheck) -> Performance {
    let first = recheck.first
    var difference: String?
    if let before = first.transcript, let after = transcript {
      difference = TranscriptDifference(between: before, and: after)?
        .sentence(Repetition.afresh.circumstance)
    } else if first.lineCount != lineCount
      || first.result.outcome != result.outcome && result.outcome != .error
    {
      difference = "\(Repetition.afresh.circumstance), the transcript is another"
    }
    guard let difference else { return self }
    var performance = self
    performance.result = CaseResult(of: recheck.trial, fault: .notReproducible, why: difference)
    performance.result.duration = first.result.duration
    return performance
  }
}
