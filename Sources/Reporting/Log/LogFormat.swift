/// The words of a log of a run: JSON Lines, a header, a line a case and subject, and an end.
enum LogFormat {
  /// The key of every line that is not a case's.
  static let mark = "touchstone"
  /// What a header says under that key.
  static let header = "log"
  /// What an end says under that key.
  static let end = "end"
  /// The version of the format; a reader refuses a later one.
  static let version: Int64 = 1
  /// The key under which a case's line has what `--format jsonl` leaves out.
  static let rest = "log"
  /// How long a line may be: the violations of one case, a thousand at most, are in one.
  static let longestLine = 1 << 28
}
