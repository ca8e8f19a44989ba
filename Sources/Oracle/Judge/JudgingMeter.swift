import Glibc

/// Looks at the processor's time while a transcript is judged, so that a short trace cannot use up the machine.
struct JudgingMeter {
  /// The number of seconds of the processor that judging a transcript may take, besides
  /// `nanosecondsForLine` for each line.
  static let usualSeconds = 60
  /// Many times what a line takes.
  private static let nanosecondsForLine = 250_000
  /// The number of lines between two looks at the time.
  static let piece = 1024

  private let seconds: Int
  private let start = processorTime
  private var lines = 0
  private var steps = 0
  /// True if the time is over.
  private(set) var isOver = false

  /// Begins to look.
  ///
  /// - Parameter seconds: how many of them judging may take.
  init(seconds: Int = Self.usualSeconds) {
    self.seconds = seconds
  }

  /// Counts lines that were judged, and looks at the time.
  mutating func count(lines count: Int) {
    lines += count
    lookAtTime()
  }

  /// Counts a comparison of a message with an expectation.
  mutating func countStep() {
    steps += 1
    if steps.isMultiple(of: Self.piece) { lookAtTime() }
  }

  private mutating func lookAtTime() {
    let taken = processorTime - start
    isOver = isOver || taken > seconds * 1_000_000_000 + lines * Self.nanosecondsForLine
  }

  /// The reason why judging was given up.
  var why: String { "judging the transcript takes more than \(seconds) seconds of the processor" }
}

/// The processor time of this thread, in nanoseconds.
private var processorTime: Int {
  var time = timespec()
  unsafe clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
  return Int(time.tv_sec) * 1_000_000_000 + Int(time.tv_nsec)
}
