import Conformance
import Traces

/// One of several logs that are read side by side, with the result that is next.
final class OpenLog {
  let file: String
  let plan: RunPlan
  /// The place of its paths among those of all logs.
  var corpus = 0
  /// The next result; nil: there is none left.
  private(set) var result: CaseResult?
  private(set) var end: LogEnd?
  private var reader: LogReader
  private var count = 0
  private var isMoreBelowEnd = false

  init(_ path: String) throws(TraceError) {
    var reader = try LogReader(path)
    file = reader.file
    guard case .header(let plan) = try reader.next() else { throw TraceError(.emptyFile) }
    self.plan = plan
    self.reader = reader
  }

  /// The key that orders the results of all logs.
  var key: Key {
    Key(corpus: corpus, order: result?.order ?? 0, column: result?.column ?? 0)
  }

  struct Key: Comparable {
    let corpus: Int
    let order: Int
    let column: Int

    static func < (left: Key, right: Key) -> Bool {
      (left.corpus, left.order, left.column) < (right.corpus, right.order, right.column)
    }
  }

  /// Reads the next result.
  func advance() throws(LogError) {
    result = nil
    let next: LogLine?
    do throws(TraceError) {
      next = try reader.next()
    } catch {
      // The lines above the end are as good as ever, whatever is below it.
      guard end == nil else {
        isMoreBelowEnd = true
        return
      }
      throw LogError(line: error.located(in: file))
    }
    if next != nil || reader.isBrokenOff, end != nil { isMoreBelowEnd = true }
    switch next {
    case nil, .header: return
    case .result(let result):
      guard end == nil else { return }
      count += 1
      self.result = result
    case .end(let end):
      guard self.end == nil else { return }
      self.end = end
      try advance()
    }
  }

  /// The reason why it is no log of a whole run; nil: it is one.
  var whyUnfinished: String? {
    let cases = counted(count, "result")
    let name = file.inOneLine
    guard let end else {
      return "\(name): there is no end: the run was killed, or still goes on; \(cases) stand in it"
    }
    if isMoreBelowEnd {
      return "\(name): there is more below its end: two logs are in one file, or it was written to"
    }
    guard end.results == count else {
      return "\(name): its end counts \(end.results), but \(cases) stand in it: lines are missing"
    }
    return nil
  }
}
