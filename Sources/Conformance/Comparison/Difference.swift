public import Traces

/// One place at which two transcripts of the same trace part.
public struct Difference: Hashable, Sendable {
  /// The kinds of difference.
  public enum Kind: Hashable, Sendable {
    /// Only the first transcript has it: so many messages.
    case missing(Int)
    /// Only the second transcript has it: so many messages.
    case extra(Int)
    /// Both have it, but not in the same place of the order: it follows these, nil at the beginning.
    case moved(after: Name?, instead: Name?)
    /// An argument is different; nil where it is not there.
    case argument(Name, Value?, Value?)
    /// The delegate answered something else; nil where no answer is known.
    case answer(Value?, Value?)
    /// A key of the state is different, and known in both.
    case state(Name, Value, Value)
    /// It comes later in the second transcript by so many microseconds; negative: earlier.
    case timing(Microseconds)
    /// It comes at the same instant, but in another turn.
    case turn
    /// The content is elsewhere in a run of messages: by so much at most.
    case offset(by: Point, at: Microseconds?)
    /// Another number of messages in a run that moves the content alike.
    case count(Int, Int)
  }

  /// The kind of the difference.
  public var kind: Kind
  /// The view; nil: the only one.
  public var view: Name?
  /// The step or message that it is about.
  public var subject: Step.Subject
  /// The time in the first transcript; nil: it does not have it, or at no known time.
  public var time: Microseconds?
  /// The time in the second transcript.
  public var otherTime: Microseconds?

  init(
    _ kind: Kind,
    of subject: Step.Subject,
    in view: Name?,
    at time: Microseconds?,
    and otherTime: Microseconds?
  ) {
    self.kind = kind
    self.view = view
    self.subject = subject
    self.time = time
    self.otherTime = otherTime
  }

  /// The first time at which it is seen in either transcript.
  var first: Microseconds {
    min(time ?? .max, otherTime ?? .max)
  }
}
