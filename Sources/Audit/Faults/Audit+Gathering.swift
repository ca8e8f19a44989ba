import Conformance
import Synchronization
import Traces

extension Audit {
  /// Audits all cases, as many at a time as there are jobs, and adds what is found out in their order.
  ///
  /// - Parameters:
  ///   - findings: the findings before the first case.
  ///   - trial: the way to audit a case.
  ///   - progress: hears how far it has come, after each case, one at a time, on any thread.
  /// - Returns: the findings, the same with any number of jobs.
  func findings<Findings: AuditFindings, Trial: CaseTrial>(
    _ findings: Findings,
    by trial: Trial,
    _ progress: @escaping @Sendable (AuditProgress) -> Void
  ) -> Findings where Trial.Outcome == Findings.Outcome {
    let queue = CaseQueue(CaseReader(corpus, for: .run, selection: options.selection))
    let gathering = Gathering(findings)
    let isAlone = options.crew == nil && subject.playsOnMainActor
    Workers.run(isAlone ? 1 : max(1, options.jobs)) { job in
      while let (number, next) = queue.next() {
        let outcome =
          switch next {
          case .judged(let trouble): Findings.Outcome(trouble: trouble)
          case .toJudge(let new): self.outcome(of: new, trial, job: job)
          }
        gathering.take(outcome, number: number, progress)
      }
    }
    var findings = gathering.findings
    findings.conclude()
    findings.extent.shard = options.selection.shard
    findings.extent.elsewhere = queue.tally.elsewhere
    findings.extent.misses = queue.tally.misses
    return findings
  }

  /// Audits a case in another process; a transcript, which nobody plays, here.
  private func outcome<Trial: CaseTrial>(of new: Case, _ trial: Trial, job: Int) -> Trial.Outcome {
    guard let crew = options.crew, !new.isTranscript else { return trial.outcome(of: new) }
    do throws(JobCrew.Loss) {
      let reply: CaseTrialJob<Trial>.Reply = try crew.ask(CaseMessage(new), job: job)
      guard let packed = reply.packed else {
        throw JobCrew.Loss.unread
      }
      return trial.unpacked(packed)
    } catch {
      return Trial.Outcome(trouble: CaseResult(of: new, after: .failed(why: error.why)))
    }
  }
}

/// Adds outcomes to findings, in the order of their cases.
private final class Gathering<Findings: AuditFindings>: Sendable {
  private struct Contents {
    var order = Reordering<Findings.Outcome>()
    var findings: Findings
  }

  private let contents: Mutex<Contents>

  init(_ findings: Findings) {
    contents = Mutex(Contents(findings: findings))
  }

  var findings: Findings { contents.withLock(\.findings) }

  func take(
    _ outcome: Findings.Outcome,
    number: Int,
    _ progress: @Sendable (AuditProgress) -> Void
  ) {
    contents.withLock { contents in
      for due in contents.order.take(outcome, number: number) { contents.findings.add(due) }
      progress(contents.findings.progress)
    }
  }
}
