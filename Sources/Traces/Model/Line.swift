/// A line of a trace, between its header and its end.
public enum Line: Hashable, Sendable {
  /// An act of a finger.
  case touch(Touch)
  /// A call by the program.
  case call(Call)
  /// The time by which everything must be at rest.
  case settle(Settle)
  /// A message that the component told its delegate.
  case message(Message)
  /// An exception that UIKit raised.
  case exception(RaisedException)
  /// A view's state at rest.
  case final(Final)
  /// An expectation: the result that the trace must have.
  case expectation(Expectation)
  /// A place where lines are missing.
  case gap(Gap)
  /// A remark.
  case comment(Comment)

  /// The line's time, if it has one; a line without a place for a time keeps none.
  public var time: Microseconds? {
    get {
      switch self {
      case .touch(let touch): touch.time
      case .call(let call): call.time
      case .settle(let settle): settle.time
      case .message(let message): message.time
      case .exception(let exception): exception.time
      case .final(let final): final.time
      case .gap(let gap): gap.time
      case .expectation, .comment: nil
      }
    }
    set {
      switch self {
      case .touch(var touch):
        touch.time = newValue
        self = .touch(touch)
      case .call(var call):
        call.time = newValue
        self = .call(call)
      case .settle(var settle):
        settle.time = newValue
        self = .settle(settle)
      case .message(var message):
        message.time = newValue
        self = .message(message)
      case .exception(var exception):
        exception.time = newValue
        self = .exception(exception)
      case .final(var final):
        final.time = newValue
        self = .final(final)
      case .gap(var gap):
        gap.time = newValue
        self = .gap(gap)
      case .expectation, .comment: break
      }
    }
  }

  /// The line's `x-` keys; a remark keeps none.
  public var extensions: Extensions {
    get {
      switch self {
      case .touch(let touch): touch.extensions
      case .call(let call): call.extensions
      case .settle(let settle): settle.extensions
      case .message(let message): message.extensions
      case .exception(let exception): exception.extensions
      case .final(let final): final.extensions
      case .gap(let gap): gap.extensions
      case .expectation(let expectation): expectation.extensions
      case .comment: .none
      }
    }
    set {
      switch self {
      case .touch(var touch):
        touch.extensions = newValue
        self = .touch(touch)
      case .call(var call):
        call.extensions = newValue
        self = .call(call)
      case .settle(var settle):
        settle.extensions = newValue
        self = .settle(settle)
      case .message(var message):
        message.extensions = newValue
        self = .message(message)
      case .exception(var exception):
        exception.extensions = newValue
        self = .exception(exception)
      case .final(var final):
        final.extensions = newValue
        self = .final(final)
      case .gap(var gap):
        gap.extensions = newValue
        self = .gap(gap)
      case .expectation(var expectation):
        expectation.extensions = newValue
        self = .expectation(expectation)
      case .comment: break
      }
    }
  }

  /// The line without its `x-` keys.
  public var withoutExtensions: Line {
    var line = self
    line.extensions = .none
    return line
  }
}
