/// The facts about a run after its last case.
public struct RunEnding: Sendable {
  /// The counts.
  public var totals: Totals
  /// The complaints about subjects that did not leave as they should; each fails the run.
  public var complaints: [String]
  /// The number of cases that may be skipped; nil: any number.
  public var skipLimit: SkipLimit?
  /// The other reasons that keep the run from being a success: what an earlier run left and this one does not judge
  /// again, a report that could not be written, a shard that is missing.
  public var troubles: [RunTrouble] = []
  /// The changes since an earlier run; nil: it is compared with none.
  public var changes: RunChanges?

  /// Creates the ending of a run.
  public init(totals: Totals, complaints: [String] = [], skipLimit: SkipLimit? = nil) {
    self.totals = totals
    self.complaints = complaints
    self.skipLimit = skipLimit
  }

  /// The exit code of the process, as far as the results say.
  public var exitCode: ExitCode {
    let codes = [totals.exitCode(skipLimit)] + troubles.map(\.code)
    return (complaints.isEmpty ? codes : codes + [.failed]).max() ?? .failed
  }
}
