import Glibc

/// Counts what a case takes, and says which limit it has met.
nonisolated struct ReplayMeter {
  private let limits: ReplayLimits
  private var messages = 0
  private var cells = 0
  private var bytes = 0
  /// The number of messages, frames and other lines since the time was looked at.
  private var steps = 0
  /// The thread's processor time, in nanoseconds, at which the case has taken too long.
  private let deadline: UInt64

  /// Begins to count.
  ///
  /// - Parameters:
  ///   - limits: what a case may take.
  ///   - lineCount: how many lines the trace has.
  init(_ limits: ReplayLimits, lineCount: Int) {
    self.limits = limits
    bytes = -lineCount * ReplayLimits.bytesForLine
    let (time, isTooLong) = UInt64(limits.seconds).multipliedReportingOverflow(by: 1_000_000_000)
    let allowance = UInt64(lineCount) * ReplayLimits.nanosecondsForLine
    deadline = isTooLong ? .max : processorTime.addingSaturated(time).addingSaturated(allowance)
  }

  /// Takes in that an input of the trace begins a turn.
  mutating func beginInput() { messages = 0 }

  /// Takes in that a frame begins a turn; returns what it has met.
  mutating func beginFrame() -> String? {
    messages = 0
    return step()
  }

  /// Counts a message; returns what it has met.
  mutating func countMessage() -> String? {
    messages += 1
    return messages > limits.messages ? tooManyMessages : step()
  }

  private var tooManyMessages: String {
    "the component sends more than \(limits.messages) messages in one turn"
      + Self.advice("messages")
  }

  /// Counts a cell that was made; returns what it has met.
  mutating func countCell() -> String? {
    cells += 1
    guard cells > limits.cells else { return nil }
    return "a table makes more than \(limits.cells) cells" + Self.advice("cells")
  }

  /// Counts a line of the transcript; returns what it has met.
  mutating func countLine() -> String? { count(bytes: Self.bytesOfLine) }

  /// Counts bytes that a line takes besides; returns what they have met.
  mutating func count(bytes count: Int) -> String? {
    bytes += count
    guard bytes > limits.bytes else { return nil }
    return "the transcript takes more than \(limits.bytes) bytes" + Self.advice("bytes")
  }

  /// The number of bytes of a message with its state and arguments, as a run of ten million of them
  /// showed.
  private static let bytesOfLine = 400

  /// The number of steps between two looks at the processor's time: a look costs as much as half a
  /// message.
  private static let stride = 256

  /// Counts a message, a frame or a line; returns what it has met.
  mutating func step() -> String? {
    steps += 1
    guard steps >= Self.stride else { return nil }
    steps = 0
    return lookAtTime()
  }

  /// Looks at the processor's time; returns what it has met.
  func lookAtTime() -> String? {
    guard processorTime > deadline else { return nil }
    return "the case takes more than \(limits.seconds) seconds of the processor"
      + Self.advice("seconds")
  }

  private static func advice(_ name: String) -> String {
    "; `--limit \(name)=N` allows more"
  }
}

/// The processor time of this thread, in nanoseconds.
nonisolated private var processorTime: UInt64 {
  var time = timespec()
  unsafe clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
  return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
}

nonisolated extension UInt64 {
  /// Returns the sum, or the largest number where that is larger.
  fileprivate func addingSaturated(_ other: UInt64) -> UInt64 {
    let (sum, isTooLarge) = addingReportingOverflow(other)
    return isTooLarge ? .max : sum
  }
}
