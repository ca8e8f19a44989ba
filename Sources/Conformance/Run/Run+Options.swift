public import Oracle
import Traces

extension Run {
  /// What the command line chooses.
  public struct Options: Sendable {
    /// The profile to judge by; nil: the header's, or `modern`.
    public var profile: Profile?
    /// True if a `should` rule fails a case.
    public var isStrict = false
    /// Whether a result tells which rules could not judge the case, and which facts they lacked.
    public var tellsSilences = false
    /// How many cases are worked on at a time.
    public var jobs = 1
    /// The processes, one a job, that play for a subject on the main actor; nil: such a subject plays one
    /// case after the other.
    public var crew: JobCrew?
    /// Which cases are wanted.
    public var selection = Selection()
    /// True if every case is played again, not one in ten.
    public var repeatsAll = false
    /// What is known to fail.
    public var knownFailures = KnownFailures()
    /// The date in UTC, by which entries of known failures expire.
    public var today = CalendarDate.distantPast
    /// How much some rules weigh otherwise than in the rule book.
    public var rules = RuleSettings()
    /// How much it weighs that a trace's expectation is not met.
    public var expectations = ExpectationLevels()
    /// How many cases may be skipped; nil: any number.
    public var skipLimit: SkipLimit?
    /// After how many failures the run ends; nil: it goes on to the last case.
    public var mostFailures: Int?
    /// How many lines of a trace are kept at most, where nobody sees its transcript.
    public var mostKept = LongTrace.usualLength
    /// True if the corpus is only a part of the one that is meant.
    public var isPartial = false
    /// Whether somebody wants it to end: what was found so far is then reported.
    public var isStopped: @Sendable () -> Bool = { false }

    /// True if somebody chose the subjects, so that each of them must have played a case.
    public var areSubjectsChosen = false

    /// What sees the transcripts, such as a comparison with baselines; nil: nothing does.
    public var receiver: (any TranscriptReceiver)?

    /// True if every case of the corpus is wanted: so a baseline without a case is an orphan.
    var wantsAll: Bool { !selection.isNarrow && mostFailures == nil }

    /// Creates the usual options.
    public init() {}
  }
}
