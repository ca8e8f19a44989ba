import Traces

/// The text that Combine's `print`, RxSwift's `debug` and ReactiveSwift's `logEvents` write around an event of a
/// stream, and of the stream itself.
enum StreamText {
  /// The texts about a stream, and not about an event in it.
  private static let ofStreams = [
    "-> subscribed", "-> isDisposed", "-> Event completed", "-> Event error(",
    "receive subscription: (", "receive finished", "receive cancel", "receive error: (",
    "request unlimited", "request max: (", "request synchronous", "producer starting",
    "producer started", "producer terminated", "signal terminated", "signal disposed",
  ]

  /// The texts behind which an event prints its value.
  private static let ofValues = ["-> Event next(", "receive value: ("]

  /// Returns true if a line tells that somebody listens to a stream, or that it is over.
  static func isOfStream(_ body: LineScanner) -> Bool {
    ofStreams.contains { body.offset(of: $0) != nil }
  }

  /// Takes all up to the value of an event off a line; returns whether it was there.
  static func take(throughValueOf line: inout LineScanner) -> Bool {
    ofValues.contains { line.take(through: $0) != nil }
  }
}
