public import Traces

/// One thing that a view's delegate, or the tool, was told, as a comparison needs it.
public struct Step: Hashable, Sendable {
  /// The kinds of step.
  public enum Subject: Hashable, Sendable {
    /// A message.
    case message(Name)
    /// A run of messages that say that the content has moved.
    case run(Name)
    /// A call that the delegate made.
    case call(Name)
    /// An exception.
    case exception(String)
    /// The state at rest, with the number of the settle, from 1.
    case final(Int)

    /// The name, as a transcript spells it.
    public var text: String {
      switch self {
      case .message(let name), .run(let name), .call(let name): name.text
      case .exception(let name): name
      case .final: "final"
      }
    }
  }

  /// The kind of the step, with its name.
  var subject: Subject
  /// The time of the step.
  var time: Microseconds?
  /// The number of inputs above it, and the frame that sent it at an input's time: its turn.
  var turn: Turn
  /// Its arguments.
  var arguments: [Argument] = []
  /// The answer that it got.
  var answer: Value?
  /// The state that could be read, sorted by key.
  var state: [Argument] = []
  /// The offset of the content.
  var offset: Point?
  /// True if the step before it had the content elsewhere, or nobody knows where.
  var hasMoved = true

  /// A turn: the input above, and the frame that came at this input's time.
  struct Turn: Hashable, Sendable {
    var inputs: Int
    var frame: Int32?
  }
}
