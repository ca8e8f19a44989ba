public import Traces

/// One place where a transcript breaks a rule, with all that a reader needs to understand it.
public struct Violation: Sendable, Hashable, Codable {
  /// The rule's id.
  public var rule: String
  /// The rule's sentence.
  public var sentence: String
  /// The rule's grade.
  public var grade: Grade
  /// The rule's catalogue numbers.
  public var catalogue: [String]
  /// The sources of the rule.
  public var sources: [String]
  /// The name of the view that broke it.
  public var view: String
  /// The line's index in the trace's lines; nil where the whole is meant.
  public var lineIndex: Int?
  /// The index of the expectation's line, where one was not met.
  public var expectationIndex: Int?
  /// The virtual time, if it is known.
  public var time: Microseconds?
  /// The event that came, in words.
  public var found: String
  /// The events that were expected instead, in words.
  public var expected: [String]
  /// The messages that the view had sent before.
  public var prefix: Prefix
  /// The state that the receiver could read at that moment.
  public var state: String?
  /// The messages that were allowed instead, where the rule is about which may follow which.
  public var allowed: [String] = []
  /// A possible reason: a message that the whole transcript never tells; a sentence.
  public var advice: String?
  /// The rule of the earlier violation of the same view that this one comes from; nil: it stands by
  /// itself.
  ///
  /// It is the rule itself where that was broken before, the rule that says most where one message
  /// breaks several, and else the rule whose violation left in doubt what this one is judged by.
  public var follows: String?
  /// True if an expectation of the trace asked for it, so that it fails nothing.
  public var isExpected = false

  /// True if it is an exception that nothing expects, for which the transcript shows a cause: the
  /// program may have done something that raises it.
  public var hasCauseInProgram = false

  /// The messages that a view had sent before it broke a rule.
  public struct Prefix: Sendable, Hashable, Codable {
    /// The last few messages in short, runs counted.
    public var words: [String] = []
    /// The number of messages.
    public var count: Int64 = 0
    /// True if `words` leaves out none of them.
    public var isWhole = true
    /// True if they had broken no rule.
    public var isRight = true

    /// Creates what a view had sent: without more words, nothing.
    public init(
      words: [String] = [],
      count: Int64 = 0,
      isWhole: Bool = true,
      isRight: Bool = true
    ) {
      self.words = words
      self.count = count
      self.isWhole = isWhole
      self.isRight = isRight
    }
  }
}
