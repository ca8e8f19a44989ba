/// A fault of a subject, as opposed to the component that it plays: facts, without prose.
enum ProcessFault: Error, Hashable, Sendable {
  // Before it has answered the handshake.
  /// The system did not start the shell.
  case notStarted(String)
  /// It ended.
  case endedAtStart(Ending)
  /// It said nothing in this time.
  case silentAtStart(Duration)
  /// It said something else than a handshake.
  case wrongHandshake(String)
  /// It answered with a handshake in which something is wrong.
  case falseHandshake(String)

  // In a trace.
  /// It ended.
  case ended(Ending)
  /// It ended in the middle of a line, of which so many bytes had come.
  case brokeOff(count: Int, Ending)
  /// It gave no answer in this time.
  case silent(Duration)
  /// Its line is no answer, for this reason; the line begins like this.
  case unreadable(String, line: String)
  /// It answered another request than the one that was due.
  case wrongNumber(Int, due: Int)
  /// Its line has no end within so many bytes, and begins like this.
  case tooLong(Int, line: String)
  /// A line came that nobody had asked for.
  case early(line: String)
  /// The answer's transcript is wrong, for this reason.
  case wrongTranscript(String)

  // At the end.
  /// The conversation was closed before the case had its turn.
  case closed
}
