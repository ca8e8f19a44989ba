import Traces

/// The lines of a transcript that is being written, and what writing them took.
///
/// It is a value, so that whoever writes much asks for it once.
nonisolated struct TranscriptLog {
  /// The most lines that the transcript may have: what goes on longer will not come to rest.
  var mostLines = Trace.mostLines
  private(set) var lines: [Line] = []
  /// True if an exception was raised, or a limit was met: nothing that comes afterwards is written
  /// down.
  private(set) var isClosed = false
  /// The limit that was met.
  private(set) var excess: String?
  /// True if there was a line too many.
  private(set) var isTooLong = false
  private var meter: ReplayMeter

  /// The time of the last touch or call of the trace.
  private var inputTime: Microseconds?
  /// The number of the frame that is being played, where the messages have to say so.
  private var frame: Int32?

  /// Begins to write.
  ///
  /// - Parameter meter: what counts.
  init(_ meter: ReplayMeter) {
    self.meter = meter
  }

  /// Counts a message, whether it is heard or not.
  mutating func countMessage() { heed(meter.countMessage()) }

  /// Counts what a message tells besides its own words: a text may be as long as the trace.
  mutating func countText(_ text: String) { heed(meter.count(bytes: text.utf8.count)) }

  /// Looks at the time, in the midst of a turn.
  mutating func lookAtTime() { heed(meter.lookAtTime()) }

  /// Counts a cell that a table has made.
  mutating func countCell() { heed(meter.countCell()) }

  private mutating func heed(_ excess: String?) {
    guard let excess, !isClosed else { return }
    self.excess = excess
    isClosed = true
  }

  /// Begins the turn of a frame: its messages say so if an input above them has the same time.
  mutating func beginFrame(_ number: Int64, at time: Microseconds) {
    frame = time == inputTime ? Int32(clamping: number) : nil
    heed(meter.beginFrame())
  }

  /// Ends the turn of a frame.
  mutating func endFrame() {
    frame = nil
  }

  /// Writes nothing more.
  mutating func close() { isClosed = true }

  /// Writes an exception down, the last thing that happens.
  mutating func append(_ exception: Traces.RaisedException) {
    guard !isClosed else { return }
    append(.exception(exception))
    isClosed = true
  }

  /// Writes down what a message was answered with, which was not known when it came.
  mutating func setAnswer(_ answer: Value, at place: Int) {
    guard lines.indices.contains(place), case .message(var message) = lines[place] else { return }
    message.answer = answer
    lines[place] = .message(message)
  }

  /// Takes the latest line back: what was sent to a method that turned out not to be there.
  mutating func takeBack(at place: Int) {
    if place == lines.count - 1 { lines.removeLast() }
  }

  mutating func append(_ line: consuming Line) {
    guard !isClosed || line.isRemark else { return }
    guard makeRoom() else { return }
    switch line {
    case .touch(let touch):
      inputTime = touch.time
      meter.beginInput()
    case .call(let call) where !call.isByDelegate:
      inputTime = call.time
      meter.beginInput()
    case .settle: meter.beginInput()
    default: break
    }
    heed(meter.step())
    lines.append(line)
  }

  /// Writes a message down; its frame is written in.
  ///
  /// It stays with the caller, who changes it into the next one: that makes one copy of it and no more.
  mutating func append(_ message: inout Message) {
    guard !isClosed, makeRoom() else { return }
    message.frame = frame
    lines.append(.message(message))
  }

  /// Counts a line, and says whether there is room for it.
  private mutating func makeRoom() -> Bool {
    guard lines.count < mostLines else {
      isTooLong = true
      return false
    }
    heed(meter.countLine())
    return true
  }

  /// Hands over what was written so far.
  ///
  /// Nothing of it can be changed any more, so no message may be waiting for its answer.
  mutating func take() -> [Line] {
    defer { lines = [] }
    return lines
  }

  mutating func reserve(_ count: Int) {
    lines.reserveCapacity(count)
  }
}
