import Dispatch
public import Oracle
public import Traces

/// A whole run: every case of a corpus is played and judged, and its result delivered in order.
///
/// Whole traces are the unit of parallel work. Results come in the order of the corpus whatever
/// finishes first, so the number of jobs changes nothing but the time.
///
/// ## Topics
///
/// ### What is run
/// - ``Corpus``
/// - ``Options``
/// ### What comes of it
/// - ``CaseResult``
/// - ``Summary``
/// - ``ExitCode``
public struct Run: Sendable {
  /// What the command line chooses.
  public struct Options: Sendable {
    /// The profile to judge by; nil: the header's, or `modern`.
    public var profile: Profile?
    /// Whether a `should` rule fails a case.
    public var isStrict = false
    /// How many cases are played at a time.
    public var jobs = 1
    /// Which cases are wanted; nil: all.
    public var filter: Filter?

    /// Creates the usual options.
    public init() {}
  }

  private let corpus: Corpus
  private let subject: (any Subject)?
  private let options: Options

  /// Creates a run.
  ///
  /// - Parameters:
  ///   - corpus: the sources of the cases.
  ///   - subject: what plays traces; nil: only transcripts are judged, as `check` does.
  ///   - options: what the command line chooses.
  public init(of corpus: Corpus, by subject: (any Subject)?, options: Options = Options()) {
    self.corpus = corpus
    self.subject = subject
    self.options = options
  }

  /// Plays and judges all cases.
  ///
  /// - Parameter deliver: hears each result, in order, one at a time, on any thread.
  /// - Returns: the counts.
  public func results(_ deliver: @escaping @Sendable (CaseResult) -> Void) -> Summary {
    let purpose: CaseReader.Purpose = subject == nil ? .check : .run
    let queue = CaseQueue(CaseReader(corpus, for: purpose, filter: options.filter))
    let delivery = Delivery(numbersStream: purpose == .run, deliver)
    let trial = Trial(subject: subject, profile: options.profile, isStrict: options.isStrict)

    DispatchQueue.concurrentPerform(iterations: max(1, options.jobs)) { _ in
      while let (number, next) = queue.next() {
        switch next {
        case .judged(let result): delivery.take(result, number: number)
        case .toJudge(let new): delivery.take(trial.result(of: new), number: number)
        }
      }
    }
    return delivery.summary
  }
}
