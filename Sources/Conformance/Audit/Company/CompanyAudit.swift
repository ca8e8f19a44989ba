import Mutation
import Synchronization
import Traces

extension Audit {
  /// Places faults in company, and tells which are told there.
  ///
  /// - Parameters:
  ///   - company: which faults are placed where.
  ///   - progress: hears how far it has come, after each trace, one at a time, on any thread.
  /// - Returns: the whole report, the same with any number of jobs.
  public func companyReport(
    _ company: CompanyPlan,
    _ progress: @escaping @Sendable (AuditProgress) -> Void = { _ in }
  ) -> CompanyReport {
    let trial = companyTrial(company)
    let queue = CaseQueue(CaseReader(corpus, for: .run, selection: options.selection))
    let gathering = CompanyGathering(CompanyReport(company.disturbances))
    let isAlone = options.crew == nil && subject.playsOnMainActor
    Workers.run(isAlone ? 1 : max(1, options.jobs)) { job in
      while let (number, next) = queue.next() {
        let outcome =
          switch next {
          case .judged(let trouble): CompanyCase(trouble: trouble)
          case .toJudge(let new): companyOutcome(of: new, trial, job: job)
          }
        gathering.take(outcome, number: number, progress)
      }
    }
    var report = gathering.report
    report.extent.shard = options.selection.shard
    report.extent.elsewhere = queue.tally.elsewhere
    report.extent.misses = queue.tally.misses
    return report
  }

  /// Places faults in company as a crew's owner asks for, until its requests end.
  ///
  /// - Parameter company: which faults are placed where.
  /// - Returns: true if all requests could be read and answered.
  public func serveCompany(_ company: CompanyPlan) -> Bool {
    var job = CompanyJob(trial: companyTrial(company))
    return job.serve()
  }

  private func companyTrial(_ company: CompanyPlan) -> CompanyTrial {
    CompanyTrial(
      subject: subject,
      profile: options.profile,
      faults: FaultPlan(options.faults, sites: options.sites),
      plan: company
    )
  }

  /// Audits a case in another process; a transcript has no faults, and needs none.
  private func companyOutcome(of new: Case, _ trial: CompanyTrial, job: Int) -> CompanyCase {
    guard let crew = options.crew, !new.isTranscript else { return trial.outcome(of: new) }
    do throws(JobCrew.Loss) {
      let reply: CompanyJob.Reply = try crew.ask(CaseMessage(new), job: job)
      guard let outcome = reply.outcome else {
        throw JobCrew.Loss(why: "the process of a job could not read what it was asked")
      }
      return outcome
    } catch {
      return CompanyCase(trouble: CaseResult(of: new, after: .failed(why: error.why)))
    }
  }
}

/// Audits traces in company in a process of a crew.
private struct CompanyJob: Job {
  /// The outcome of a trace.
  struct Reply: Codable, Sendable {
    /// The outcome; nil: the request could not be read.
    var outcome: CompanyCase?
  }

  let trial: CompanyTrial

  func reply(to request: CaseMessage) -> Reply {
    Reply(outcome: request.read().map(trial.outcome(of:)))
  }
}

/// Adds outcomes to a report, in the order of their cases.
private final class CompanyGathering: Sendable {
  private struct Contents {
    var order = Reordering<CompanyCase>()
    var report: CompanyReport
  }

  private let contents: Mutex<Contents>

  init(_ report: CompanyReport) {
    contents = Mutex(Contents(report: report))
  }

  var report: CompanyReport { contents.withLock(\.report) }

  func take(
    _ outcome: CompanyCase,
    number: Int,
    _ progress: @Sendable (AuditProgress) -> Void
  ) {
    contents.withLock { contents in
      for due in contents.order.take(outcome, number: number) { contents.report.add(due) }
      progress(contents.report.progress)
    }
  }
}
