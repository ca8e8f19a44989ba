import Glibc

/// Returns the processor time that something takes on this thread: a busy machine makes no
/// difference.
///
/// - Parameters:
///   - times: how often it is done; the shortest counts.
///   - body: what is measured.
/// - Returns: the time in seconds.
/// - Throws: what the body throws.
public func processorTime(best times: Int = 3, of body: () throws -> Void) rethrows -> Double {
  var shortest = Double.infinity
  for _ in 0..<times {
    let start = threadTime
    try body()
    shortest = min(shortest, threadTime - start)
  }
  return shortest
}

private var threadTime: Double {
  var time = timespec()
  unsafe clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
  return Double(time.tv_sec) + Double(time.tv_nsec) / 1_000_000_000
}
