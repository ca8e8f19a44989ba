/// The acts of a scripted delegate: for each message that has an entry, its replies in turn.
public struct Script: Hashable, Sendable {
  /// One reply to a message.
  public struct Reply: Hashable, Sendable {
    /// The act of a reply.
    public enum Action: Hashable, Sendable {
      /// It answers a value.
      case answer(Value)
      /// It writes to in-out arguments.
      case write([Argument])
      /// It answers by index path; `*` stands for the rest.
      case answerByIndexPath([Argument])
      /// It calls a method or sets a property; time and origin are filled in when it happens.
      case call(Call)
    }

    /// The act of the reply.
    public var action: Action
    /// The number of messages that it serves; nil: every one.
    public var times: Int?
    /// The calls that follow its own, if it is one.
    public var then: [Call]

    /// Creates a reply.
    public init(action: Action, times: Int? = nil, then: [Call] = []) {
      self.action = action
      self.times = times
      self.then = then
    }

    /// All calls that it makes, in order.
    public var calls: [Call] {
      if case .call(let call) = action { [call] + then } else { [] }
    }
  }

  /// The replies to one message, used up one by one, the last repeating.
  public struct Entry: Hashable, Sendable {
    /// The message.
    public var message: Name
    /// Its replies, at least one.
    public var replies: [Reply]
    /// True if they were written as a list, even of one.
    public var isList: Bool

    /// Creates an entry.
    public init(message: Name, replies: [Reply], isList: Bool) {
      self.message = message
      self.replies = replies
      self.isList = isList
    }
  }

  /// The entries, sorted by the message's name.
  public var entries: [Entry]

  /// Creates a script; without entries the delegate answers as UIKit does by itself.
  public init(_ entries: [Entry] = []) {
    self.entries = entries
  }
}
