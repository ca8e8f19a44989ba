/// An exception that UIKit raises and that a Swift caller cannot catch.
nonisolated public struct RaisedException: Hashable, Sendable {
  /// The exception's name: `"NSRangeException"`.
  public let name: String
  /// The reason for the exception, for people.
  public let reason: String

  /// Creates an exception.
  public init(name: String, reason: String) {
    self.name = name
    self.reason = reason
  }

  /// Returns the exception for a request that makes no sense.
  static func invalidArgument(_ reason: String) -> RaisedException {
    RaisedException(name: "NSInvalidArgumentException", reason: reason)
  }

  /// Returns the exception for a request for something that is not there.
  static func range(_ reason: String) -> RaisedException {
    RaisedException(name: "NSRangeException", reason: reason)
  }

  /// Returns the exception for a request that contradicts the present state.
  static func inconsistency(_ reason: String) -> RaisedException {
    RaisedException(name: "NSInternalInconsistencyException", reason: reason)
  }
}

extension UIWindowScene {
  /// Raises an exception in this world: the first one is kept and told, and is the last that counts.
  ///
  /// A program in which UIKit raises is over. Nothing can be thrown through an application's code
  /// here, so the call that is wrong has no effect and returns; whoever plays the world stops when
  /// `whenRaised` is called, or at the end of the turn.
  public func raise(_ exception: RaisedException) {
    guard self.exception == nil else { return }
    self.exception = exception
    whenRaised?(exception)
  }
}
