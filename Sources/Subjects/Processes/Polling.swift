import Glibc

/// Waits until one of some descriptors can be read or written, or until time is up.
struct Polling {
  private var requests: [pollfd] = []

  /// Adds a descriptor; returns its place.
  mutating func add(_ end: Pipe.End, toWrite: Bool = false) -> Int {
    let events = Int16(toWrite ? POLLOUT : POLLIN)
    requests.append(pollfd(fd: end.descriptor, events: events, revents: 0))
    return requests.count - 1
  }

  /// Waits.
  ///
  /// - Parameter time: for how long at most; nil: for ever.
  /// - Returns: whether something can be moved.
  mutating func wait(for time: Duration?) -> Bool {
    var milliseconds: Int32 = -1
    if let time {
      let (seconds, attoseconds) = time.components
      let exact = Double(seconds) * 1000 + Double(attoseconds) * 1e-15
      milliseconds = Int32(min(max(exact.rounded(.up), 0), 60_000))
    }
    return unsafe poll(&requests, nfds_t(requests.count), milliseconds) > 0
  }

  /// Returns true if the descriptor at a place can be moved, or is at its end.
  func isReady(_ place: Int?) -> Bool {
    place.map { requests[$0].revents != 0 } ?? false
  }
}
