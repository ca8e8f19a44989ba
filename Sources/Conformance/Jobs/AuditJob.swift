import Traces

/// Audits traces in a process of a crew.
struct AuditJob: Job {
  /// What came of a trace.
  struct Reply: Codable, Sendable {
    /// The outcome without its breaches, whose names both sides know; nil: the request could not be read.
    var outcome: AuditCase?
    /// What became of the faults of those breaches of the plan that have any; nil: none was injected.
    var counts: [Int: BreachTally.Counts]?

    init(_ outcome: AuditCase?) {
      self.outcome = outcome
      guard let breaches = outcome?.breaches, !breaches.isEmpty else { return }
      let tried = breaches.indices.filter { breaches[$0].injected > 0 }
      counts = Dictionary(uniqueKeysWithValues: tried.map { ($0, breaches[$0].counts) })
    }

    /// The outcome with the breaches of a plan.
    func completed(by plan: FaultPlan) -> AuditCase? {
      guard var outcome, let counts else { return self.outcome }
      outcome.breaches = plan.breaches
      for (place, count) in counts where outcome.breaches.indices.contains(place) {
        outcome.breaches[place].counts = count
      }
      return outcome
    }
  }

  /// How a trace is audited.
  let trial: AuditTrial

  func reply(to request: CaseMessage) -> Reply { Reply(request.read().map(trial.outcome(of:))) }
}

extension Audit {
  /// Audits what a crew's owner asks for, until its requests end.
  ///
  /// - Returns: whether all requests could be read and answered.
  public func serve() -> Bool {
    var job = AuditJob(trial: trial(FaultPlan(options.faults, sites: options.sites)))
    return job.serve()
  }

  /// Audits a case in another process; a transcript is judged here.
  func outcome(of new: Case, _ trial: AuditTrial, job: Int) -> AuditCase {
    guard let crew = options.crew, !new.isTranscript else { return trial.outcome(of: new) }
    do throws(JobCrew.Loss) {
      let reply: AuditJob.Reply = try crew.ask(CaseMessage(new), job: job)
      guard let outcome = reply.completed(by: trial.plan) else {
        throw JobCrew.Loss(why: "the process of a job could not read what it was asked")
      }
      return outcome
    } catch {
      return AuditCase(trouble: CaseResult(of: new, after: .failed(why: error.why)))
    }
  }
}
