public import Subjects
public import Traces

/// A report that tells if an adapter works at all.
public struct SmokeReport: Sendable {
  /// The subject's name.
  public var name: String
  /// The facts that it tells about itself; nil: it is the built-in one, or did not answer.
  public var identity: SubjectIdentity?
  /// The reason why it did not answer the handshake; nil: it did.
  public var silence: String?
  /// The results of the smallest traces, in order.
  public var steps: [SmokeStep] = []

  /// The common cause of all that is wrong: the adapter is at fault, not the component.
  public var diagnosis: SmokeDiagnosis? { SmokeDiagnosis(of: steps, isMute: silence != nil) }

  /// The exit code of the process.
  public var exitCode: ExitCode {
    if silence != nil || diagnosis?.isOfAdapter == true { return .failed }
    let codes = steps.map { step -> ExitCode in
      switch step.finding {
      case .right, .skipped: .success
      case .broken, .mistaken, .untried: .failed
      case .silent, .still, .wrong: .violated
      }
    }
    let isUnjudged = !steps.contains { step in
      if case .skipped = step.finding { false } else { true }
    }
    return isUnjudged ? .failed : codes.max() ?? .failed
  }
}

extension SmokeReport {
  /// Asks a subject for the handshake and has it play the smallest traces.
  ///
  /// - Parameters:
  ///   - subject: what is tried.
  ///   - patience: after a trace that failed and took longer, the others are not tried.
  public init(of subject: any Subject, patience: Duration) {
    if let process = subject as? ProcessSubject {
      do throws(SubjectFailure) {
        identity = try process.introduction()
      } catch {
        switch error {
        case .skipped(let why), .failed(let why): silence = why
        }
      }
    }
    name = subject.name
    guard silence == nil else { return }
    let components = identity?.components
    steps = Self.steps(SmokeTraces.traces(for: components), subject, patience)
    guard steps.allSatisfy(\.isSkipped) else { return }
    // A carousel plays nothing but pages.
    let paged = Self.steps(SmokeTraces.traces(for: components, hasPages: true), subject, patience)
    if !paged.allSatisfy(\.isSkipped) { steps = paged }
  }

  private static func steps(
    _ traces: [Trace],
    _ subject: any Subject,
    _ patience: Duration
  ) -> [SmokeStep] {
    let trial = Trial(subject: subject, profile: nil, isStrict: false)
    var steps: [SmokeStep] = []
    var isTooSlow = false
    for trace in traces {
      guard !isTooSlow else {
        steps.append(SmokeStep(trace, .untried))
        continue
      }
      let new = Case(trace: trace, source: .file("smoke"), isTranscript: false)
      let performance = trial.performance(of: new)
      isTooSlow = performance.result.outcome == .error && performance.result.duration >= patience
      // A subject that reads the wall's clock shows it in a second play.
      let result = trial.repeated(performance, of: new, by: [.later])
      steps.append(SmokeStep(trace, played: performance, result))
    }
    return steps
  }
}
