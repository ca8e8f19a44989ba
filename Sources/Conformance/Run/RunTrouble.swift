/// A reason besides its cases for which a run is no success.
public struct RunTrouble: Hashable, Sendable {
  /// The exit code of a run in which nothing else is wrong.
  public var code: ExitCode
  /// The reason, in one line.
  public var why: String
  /// True if it is of a subject that did not leave as it should, which each run of it shows anew.
  public var isOfSubject = false
  /// True if the results and the end of a log do not tell it by themselves: an earlier run left it, or
  /// a file could not be written.
  public var isKept = false

  /// Creates a trouble.
  ///
  /// - Parameters:
  ///   - code: what a run in which nothing else is wrong answers.
  ///   - why: what is wrong.
  public init(_ code: ExitCode, _ why: String) {
    self.code = code
    self.why = why
  }
}
