import Synchronization

/// A value that takes a while to make, made when it is first asked for.
final class Deferred<Value: Sendable>: Sendable {
  private let made = Mutex<Value?>(nil)
  private let make: @Sendable () -> Value

  /// Creates one that nobody has asked for yet.
  init(_ make: @escaping @Sendable () -> Value) {
    self.make = make
  }

  /// The value.
  var value: Value {
    made.withLock { made in
      if let made { return made }
      let value = make()
      made = value
      return value
    }
  }
}
