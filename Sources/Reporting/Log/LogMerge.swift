public import Conformance
import Traces

/// Reads the logs of one run, or of its shards, as one: in the order of the cases that one run has,
/// each case once.
///
/// The logs are read side by side, so that no more than a line of each is held.
public struct LogMerge {
  /// The outcome of reading.
  public struct Outcome: Sendable {
    /// The end of the run, as far as the logs tell.
    public var ending: RunEnding
    /// The reasons why the logs are not those of one whole run; each fails the report.
    public var troubles: [String]
  }

  /// A failure because of which there is no report at all.
  public struct Failure: Error, Hashable, Sendable {
    /// The mistakes, a line each.
    public let lines: [String]

    /// Creates a failure.
    public init(lines: [String]) {
      self.lines = lines
    }
  }

  /// The run that the logs are of.
  public let plan: RunPlan
  /// The shards of the run without a log, as lines of text.
  let missingShards: [String]
  private let logs: [OpenLog]

  /// Opens logs and reads what is said before the first case.
  ///
  /// - Parameter paths: the files; `-`: the standard input.
  /// - Throws: `Failure` where one of them is no log.
  public init(_ paths: [String]) throws(Failure) {
    var logs: [OpenLog] = []
    var lines: [String] = []
    for path in paths {
      do throws(TraceError) {
        logs.append(try OpenLog(path))
      } catch {
        lines.append(Self.words(for: error, in: path))
      }
    }
    guard lines.isEmpty else { throw Failure(lines: lines) }
    (plan, missingShards) = try PlanMerge.plan(of: logs.map { ($0.file, $0.plan) })
    // Logs of other paths come one after the other, as the command line has them.
    var corpora: [[String]] = []
    for log in logs where !corpora.contains(log.plan.paths) { corpora.append(log.plan.paths) }
    for log in logs { log.corpus = corpora.firstIndex(of: log.plan.paths) ?? 0 }
    self.logs = logs
  }

  /// Returns the message about a file that is no log.
  static func words(for error: TraceError, in path: String) -> String {
    let file = path == "-" ? Source.standardInput.name : path
    let wish = "expected the log of a run, as --log writes it"
    switch error.problem {
    case .emptyFile: return "\(file.inOneLine):1:1: the file is empty; \(wish)"
    case .missingKey(LogFormat.mark, _):
      return "\(file.inOneLine):\(error.line):1: this is no log, for its first line has no key"
        + " \"\(LogFormat.mark)\"; \(wish), not what --format jsonl prints, nor a trace"
    case .notJSON, .notAnObject, .notUTF8, .controlCharacter:
      return "\(file.inOneLine):\(error.line):\(error.column): this is no line of JSON; \(wish)"
    default: return error.located(in: file)
    }
  }

  /// Reads all results.
  ///
  /// - Parameter deliver: hears each of them, in the order of one run.
  /// - Returns: what holds for the whole run.
  /// - Throws: `Failure` where a line is not one of a log.
  public func results(_ deliver: (CaseResult) -> Void) throws(Failure) -> Outcome {
    var totals = Totals(subjects: plan.subjects)
    var conflicts = LogConflicts(isOneLog: logs.count == 1)
    do throws(LogError) {
      for log in logs { try log.advance() }
      while let log = logs.filter({ $0.result != nil }).min(by: { $0.key < $1.key }) {
        if let result = log.result, conflicts.isNew(result, in: log) {
          totals.add(result)
          deliver(result)
        }
        try log.advance()
      }
    } catch {
      throw Failure(lines: [error.line])
    }
    let complaints = logs.flatMap { $0.end?.complaints ?? [] }
    totals.knownFailures = accounts()
    totals.extent = extent
    for remark in logs.flatMap({ $0.end?.baselineRemarks ?? [] })
    where !totals.baselineRemarks.contains(remark) {
      totals.baselineRemarks.append(remark)
    }
    totals.areSubjectsChosen = !plan.commands.isEmpty
    var ending = RunEnding(totals: totals, complaints: complaints, skipLimit: plan.skipLimit)
    for trouble in logs.flatMap({ $0.end?.troubles ?? [] })
    where trouble.isKept && !ending.troubles.contains(trouble) {
      ending.troubles.append(trouble)
    }
    let unfinished = logs.compactMap(\.whyUnfinished)
    return Outcome(ending: ending, troubles: missingShards + conflicts.lines + unfinished)
  }

  /// The part of the run that all logs cover together: a filter that found nothing in one shard may
  /// have found something in another.
  private var extent: RunExtent {
    let extents = logs.compactMap(\.end?.extent)
    guard var extent = extents.first else { return RunExtent() }
    for other in extents.dropFirst() {
      extent.isPartial = extent.isPartial || other.isPartial
      extent.failuresAtEnd = extent.failuresAtEnd ?? other.failuresAtEnd
      extent.misses.removeAll { !other.misses.contains($0) }
      extent.idsMissing.removeAll { !other.idsMissing.contains($0) }
    }
    return extent
  }

  /// Returns what all logs together showed of each known failure.
  private func accounts() -> [KnownFailureAccount] {
    var accounts = plan.knownFailures.map { KnownFailureAccount(of: $0) }
    for log in logs {
      for (index, account) in (log.end?.knownFailures ?? []).enumerated()
      where accounts.indices.contains(index) {
        accounts[index].add(account)
      }
    }
    return accounts
  }
}

/// It reads from files as it goes, so it is for one task at a time.
@available(*, unavailable)
extension LogMerge: Sendable {}

/// An error with its log.
struct LogError: Error {
  let line: String
}
