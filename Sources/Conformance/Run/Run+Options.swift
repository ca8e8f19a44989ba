public import Oracle

extension Run {
  /// What the command line chooses.
  public struct Options: Sendable {
    /// The profile to judge by; nil: the header's, or `modern`.
    public var profile: Profile?
    /// Whether a `should` rule fails a case.
    public var isStrict = false
    /// How many cases are worked on at a time.
    public var jobs = 1
    /// Which cases are wanted; nil: all.
    public var filter: Filter?
    /// Whether every case is played again, not one in ten.
    public var repeatsAll = false
    /// What is known to fail.
    public var knownFailures = KnownFailures()
    /// The date in UTC, by which entries of known failures expire.
    public var today = CalendarDate.distantPast
    /// How many cases may be skipped; nil: any number.
    public var skipLimit: SkipLimit?

    /// Creates the usual options.
    public init() {}
  }
}
