import Conformance
import Traces

/// One line of a log.
enum LogLine: Sendable {
  /// The facts that were settled before the first case.
  case header(RunPlan)
  /// The result of a case.
  case result(CaseResult)
  /// The end of the run, with the facts that hold for the whole of it.
  case end(LogEnd)
}

/// The contents of the last line of a log.
struct LogEnd: Sendable {
  /// The number of lines of results above.
  var results: Int
  /// The remarks on subjects that did not leave as they should.
  var complaints: [String]
  /// The account of what the run showed of each known failure.
  var knownFailures: [KnownFailureAccount]
  /// The remarks on baselines besides what the cases say.
  var baselineRemarks: [BaselineRemark]
  /// The part of the run that was done, apart from the shard.
  var extent: RunExtent
  /// The exit code of the run; nil: an older version wrote the log.
  var code: ExitCode?
  /// The reasons why the run was no success, besides its cases.
  var troubles: [RunTrouble]
}

/// Reads the log of a run, line by line.
///
/// A log that ends in the middle of a line, or without an end, is of a run that was killed, or that
/// still goes on. What stands in it is as good as ever.
struct LogReader: ~Copyable, Sendable {
  /// The path, as places name it.
  let file: String
  private var lines: ObjectLines
  private var plan: RunPlan?

  /// Opens a log.
  ///
  /// - Parameter path: the file; `-`: the standard input.
  /// - Throws: `TraceError` where it cannot be opened.
  init(_ path: String) throws(TraceError) {
    file = path == "-" ? Source.standardInput.name : path
    lines =
      path == "-"
      ? ObjectLines(standardInput: (), longestLine: LogFormat.longestLine)
      : try ObjectLines(file: path, longestLine: LogFormat.longestLine)
  }

  /// True if the log ended in the middle of a line.
  private(set) var isBrokenOff = false

  /// Reads the next line; nil: the log ends here.
  ///
  /// - Throws: `TraceError` for a line that is not one of a log.
  mutating func next() throws(TraceError) -> LogLine? {
    let object: ObjectLines.Object
    do throws(TraceError) {
      guard let next = try lines.next() else { return nil }
      object = next
    } catch {
      // A kill in the midst of a line; the lines above are whole.
      if lines.isBrokenOff, plan != nil {
        isBrokenOff = true
        return nil
      }
      throw error
    }
    let fields = LogFields(object)
    guard let plan else {
      let plan = try LogHeader.plan(fields)
      self.plan = plan
      return .header(plan)
    }
    if fields.has(LogFormat.mark) { return .end(try LogHeader.end(fields, plan)) }
    return .result(try LogCase(plan).result(fields))
  }
}
