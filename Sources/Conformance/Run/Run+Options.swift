public import Oracle
import Traces

extension Run {
  /// The choices of the command line.
  public struct Options: Sendable {
    /// The profile to judge by; nil: the header's, or `modern`.
    public var profile: Profile?
    /// True if a `should` rule fails a case.
    public var isStrict = false
    /// True if a result tells the rules that could not judge the case, and the facts that they
    /// lacked.
    public var tellsSilences = false
    /// The number of cases that are worked on at a time.
    public var jobs = 1
    /// The processes, one a job, that play for a subject on the main actor; nil: such a subject plays one
    /// case after the other.
    public var crew: JobCrew?
    /// The cases that are wanted.
    public var selection = Selection()
    /// True if every case is played again, not one in ten.
    public var repeatsAll = false
    /// The known failures.
    public var knownFailures = KnownFailures()
    /// The date in UTC, by which entries of known failures expire.
    public var today = CalendarDate.distantPast
    /// The weights of rules that differ from the rule book.
    public var rules = RuleSettings()
    /// The weight of an expectation of a trace that is not met.
    public var expectations = ExpectationLevels()
    /// The number of cases that may be skipped; nil: any number.
    public var skipLimit: SkipLimit?
    /// After how many failures the run ends; nil: it goes on to the last case.
    public var mostFailures: Int?
    /// The largest number of lines of a trace that are kept, if nobody sees its transcript.
    public var mostKept = LongTrace.usualLength
    /// True if the corpus is only a part of the one that is meant.
    public var isPartial = false
    /// True if somebody wants it to end: the results so far are then reported.
    public var isStopped: @Sendable () -> Bool = { false }

    /// True if somebody chose the subjects, so that each of them must have played a case.
    public var areSubjectsChosen = false

    /// The receiver of the transcripts, such as a comparison with baselines; nil: none.
    public var receiver: (any TranscriptReceiver)?

    /// True if every case of the corpus is wanted: so a baseline without a case is an orphan.
    var wantsAll: Bool { !selection.isNarrow && mostFailures == nil }

    /// Creates the usual options.
    public init() {}
  }
}
