import Conformance
import Oracle

extension ExpectationLevels {
  /// The levels as a log tells them: that of records, then that of each subject; none, where every
  /// expectation fails its case.
  var words: [String] {
    let levels = [ofRecords] + ofSubjects
    return levels.allSatisfy { $0 == .error } ? [] : levels.map(\.rawValue)
  }
}

/// The words of a log of a run: JSON Lines, a header, a line a case and subject, and an end.
enum LogFormat {
  /// The key of every line that is not a case's.
  static let mark = "touchstone"
  /// The value of that key in a header.
  static let header = "log"
  /// The value of that key in an end.
  static let end = "end"
  /// The version of the format; a reader refuses a later one.
  static let version: Int64 = 1
  /// The key under which a case's line has what `--format jsonl` leaves out.
  static let rest = "log"
  /// The greatest length of a line: the violations of one case, a thousand at most, are in one.
  static let longestLine = 1 << 28
}
