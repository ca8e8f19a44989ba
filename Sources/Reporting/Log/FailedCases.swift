public import Conformance
import Traces

/// The failures of earlier runs, as their logs tell: the cases, and what a run of these cases alone does
/// not judge again.
public struct FailedCases: Hashable, Sendable {
  /// The ids of the cases that failed, or were errors.
  public private(set) var ids: Set<String> = []
  /// The paths of what could not be read: nobody knows which cases were in there.
  public private(set) var sources: Set<String> = []
  /// The names of the subjects by which cases failed.
  public private(set) var subjects: Set<String> = []
  /// True if a run asked for more than rules of the grade must.
  public private(set) var isStrict = false
  /// True if a case failed by its baseline.
  public private(set) var needsBaselines = false
  private var troubles: [RunTrouble] = []

  /// Reads logs.
  ///
  /// - Parameter logs: files as `--log` writes them.
  /// - Throws: `FileMistake` for a file that is no log, or not that of a whole run.
  public init(logs: [String]) throws(FileMistake) {
    for log in logs { try read(log) }
  }

  /// True if no case failed and everything could be read.
  public var isEmpty: Bool { ids.isEmpty && sources.isEmpty }

  /// The troubles of the runs that are no case of theirs.
  ///
  /// A subject that plays again shows anew whether it leaves as it should.
  public var rest: [RunTrouble] { troubles.filter { !$0.isOfSubject || isEmpty } }

  private mutating func read(_ path: String) throws(FileMistake) {
    let log: OpenLog
    do throws(TraceError) {
      log = try OpenLog(path)
    } catch {
      let why = LogMerge.words(for: error, in: path)
      throw FileMistake(why)
    }
    do throws(LogError) {
      try log.advance()
      while let result = log.result {
        take(result)
        try log.advance()
      }
    } catch {
      throw FileMistake(error.line)
    }
    if let why = log.whyUnfinished { throw FileMistake("\(why); run everything again") }
    guard let end = log.end, let code = end.code else {
      throw FileMistake(
        "\(log.file.inOneLine): its end has no exit code, as an older version wrote it; run"
          + " everything again"
      )
    }
    if log.plan.isStrict, !isEmpty { isStrict = true }
    take(end, code, log.file.inOneLine)
  }

  private mutating func take(_ result: CaseResult) {
    guard result.outcome == .fail || result.outcome == .error else { return }
    switch result.fault {
    case .input, .malformed, .duplicate, .notTranscript: sources.insert(result.source.argument)
    case nil, .profile, .subject, .notReproducible: ids.insert(result.id)
    }
    if result.isPlayed, let subject = result.subject { subjects.insert(subject) }
    if result.rulesFailing.contains(Demand.baseline.id) { needsBaselines = true }
  }

  private mutating func take(_ end: LogEnd, _ code: ExitCode, _ file: String) {
    var found = end.troubles.map { trouble in
      // The trouble of an even earlier run has these words already.
      guard !trouble.isKept else { return trouble }
      var kept = trouble
      kept.why = "\(file) ended with \(trouble.code.rawValue) for what is no case: \(trouble.why)"
      kept.isKept = true
      return kept
    }
    if end.extent.isPartial {
      let why = "\(file) is of a run that ended early: what came later was never judged"
      found.append(RunTrouble(.failed, why))
    }
    if found.isEmpty, isEmpty, code != .success {
      found.append(
        RunTrouble(code, "\(file) ended with \(code.rawValue), and no case in it failed")
      )
    }
    for index in found.indices { found[index].isKept = true }
    troubles += found
  }
}
