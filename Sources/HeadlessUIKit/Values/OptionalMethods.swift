/// An object that may leave methods of its protocols out.
///
/// All optional methods have default implementations, so the object answers by name which of them it
/// implements. A table also finds out by itself: a default implementation that is called tells it.
@preconcurrency @MainActor
public protocol OptionalMethods: AnyObject {
  /// Answers whether the object implements a method, by its full name; asked when it is set.
  func responds(to selector: Selector) -> Bool
}

extension OptionalMethods {
  /// Claims to implement everything.
  public func responds(to selector: Selector) -> Bool { true }
}
