import Oracle
import Traces

/// How one case is played and judged.
struct Trial: Sendable {
  /// What plays traces; nil where only transcripts are judged.
  var subject: (any Subject)?
  /// The profile that the command line asks for; it beats the header's.
  var profile: Profile?
  /// Whether a `should` rule fails a case.
  var isStrict: Bool

  /// Plays a case, if it is to be played, and judges it.
  func result(of trial: Case) -> CaseResult {
    let clock = ContinuousClock()
    let start = clock.now
    var result = judged(trial)
    result.duration = clock.now - start
    return result
  }

  private func judged(_ trial: Case) -> CaseResult {
    guard let profile = trial.profile(over: profile) else { return trial.withoutProfile }
    let judge = Judge(profile: profile)
    let transcript: Trace
    do throws(Setback) {
      transcript = try self.transcript(of: trial)
    } catch {
      return result(of: trial, after: error)
    }

    if let why = judge.objection(to: transcript) {
      var result = CaseResult(of: trial, after: .skipped(why: why))
      result.streamedLines = transcript.lines.count + 2
      return result
    }
    let verdict = judge.verdict(of: transcript)
    let places = Places(trial: trial, transcript: transcript)
    var result = CaseResult(
      of: trial,
      verdict.outcome(strict: isStrict) == .pass ? .pass : .fail
    )
    result.findings = verdict.violations.map { violation in
      Finding(
        violation: violation,
        line: places.line(ofIndex: violation.lineIndex),
        place: places.place(ofIndex: violation.lineIndex),
        expectation: violation.expectationIndex.map(places.place(ofExpectation:))
      )
    }
    result.exercised = verdict.exercise.map(\.rule)
    result.profile = profile.name
    result.streamedLines = transcript.lines.count + 2
    return result
  }
}

extension Trial {
  /// Why a case gave no transcript.
  private enum Setback: Error {
    case subject(SubjectFailure)
    case differs(String)
  }

  /// Returns the transcript; a replay is done twice, for only what happens again proves anything.
  private func transcript(of trial: Case) throws(Setback) -> Trace {
    guard !trial.isTranscript, let subject else { return trial.trace }
    let first: Trace
    let second: Trace
    do throws(SubjectFailure) {
      first = try subject.transcript(of: trial.trace)
      second = try subject.transcript(of: trial.trace)
    } catch {
      throw Setback.subject(error)
    }
    guard first == second else { throw Setback.differs(Self.difference(first, second)) }
    return first
  }

  private static func difference(_ first: Trace, _ second: Trace) -> String {
    let shorter = min(first.lines.count, second.lines.count)
    let index = (0..<shorter).first { first.lines[$0] != second.lines[$0] } ?? shorter
    return "two replays differ, first in line \(index + 2) of the transcript"
      + " (\(first.lines.count + 2) and \(second.lines.count + 2) lines)"
  }

  private func result(of trial: Case, after setback: Setback) -> CaseResult {
    switch setback {
    case .differs(let why): return CaseResult(of: trial, fault: .notReproducible, why: why)
    case .subject(let failure): return CaseResult(of: trial, after: failure)
    }
  }
}
