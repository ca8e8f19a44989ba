import Conformance
import Oracle
import Pictures
import Replay
import Reporting
import Traces

/// Finds the transcripts of a log's cases again: a log has verdicts alone.
///
/// A file is read where the log says that it was; what the reference played is played again, and so is
/// what a subject played that the command line names, for a log alone starts no program. A case is drawn
/// only where it is judged as the log says, for its file may be another one by now.
final class LogPictures {
  /// The transcripts that are kept for the page.
  let album = Album()

  private let plan: RunPlan
  private let reference: ReferenceSubject
  private let subjects: [any Subject]
  private var file: (source: Source, cases: [String: Case])?

  /// Creates the pictures of a run.
  ///
  /// - Parameters:
  ///   - plan: the run, as its log tells of it.
  ///   - subjects: what may play its cases again, each under its name in the log.
  ///   - reference: what plays those of the reference.
  init(_ plan: RunPlan, _ subjects: [any Subject], _ reference: ReferenceSubject) {
    self.reference = reference
    self.plan = plan
    self.subjects = subjects
  }

  /// Keeps the transcript of a result, where it can be had.
  func find(for result: CaseResult) {
    guard result.outcome == .pass || result.outcome == .fail, case .file = result.source,
      let found = cases(of: result.source)[result.id],
      found.isTranscript == result.isTranscript,
      let player = result.isTranscript ? reference : player(of: result)
    else { return }
    let single = SingleCase(
      found,
      by: player,
      profile: plan.profile.flatMap(Profile.init(name:)),
      isStrict: plan.isStrict,
      rules: plan.rules
    )
    guard let transcript = single.transcript, single.result.tells(as: result) else { return }
    album.keep(transcript, id: result.id, subject: result.isTranscript ? nil : result.subject)
    putReference(beside: transcript, of: found, result)
  }

  /// Puts the reference beside a case that another subject fails, as the run itself does.
  private func putReference(beside transcript: Trace, of trial: Case, _ result: CaseResult) {
    guard result.outcome == .fail, !result.isTranscript, let subject = result.subject,
      !plan.commands.isEmpty, !plan.commands.contains(where: isReference),
      let right = try? reference.transcript(of: trial.trace)
    else { return }
    let companion = Companion(ofReference: right, beside: transcript, playing: trial.trace)
    album.keep(companion, id: trial.id, subject: subject)
  }

  /// Returns the subject that plays a result's case again; nil: none does.
  private func player(of result: CaseResult) -> (any Subject)? {
    subjects.first { $0.name == result.subject } ?? (isOfReference(result) ? reference : nil)
  }

  private func isOfReference(_ result: CaseResult) -> Bool {
    guard plan.commands.indices.contains(result.column) else { return plan.commands.isEmpty }
    return isReference(plan.commands[result.column])
  }

  /// Returns true if a word of `--subject` names the reference.
  private func isReference(_ word: String) -> Bool {
    guard let choice = SubjectArgument(word) else { return false }
    if case .reference = choice.origin { return true }
    return false
  }

  /// Returns the cases of a file by their ids; the last file is kept, for its cases follow each other.
  private func cases(of source: Source) -> [String: Case] {
    if let file, file.source == source { return file.cases }
    var cases: [String: Case] = [:]
    var reader = CaseReader(Corpus(paths: [source.argument]), for: .run)
    while let next = reader.next() {
      if case .toJudge(let new) = next { cases[new.id] = new }
    }
    file = (source, cases)
    return cases
  }
}

extension CaseResult {
  /// Returns true if the oracle says the same here as in another result; what a baseline says is
  /// not the oracle's.
  fileprivate func tells(as other: CaseResult) -> Bool {
    violations == other.violations
  }

  /// The violations that the oracle found, each with its line.
  private var violations: [String] {
    findings.filter { $0.violation.rule != Demand.baseline.id }
      .map { "\($0.violation.rule) \($0.line ?? 0)" }
  }
}
