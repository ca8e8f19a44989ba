internal import Traces

/// The lines of a transcript that is being written, and the instant at which it is.
struct TranscriptLines {
  private(set) var lines: [Line] = []
  /// The instant of the turn.
  var now: Microseconds = 0
  /// True if an exception was raised: nothing that comes afterwards is written down.
  var isClosed = false
  /// The time of the last touch or call.
  private var inputTime: Microseconds?
  /// The number of the frame that is being played, where messages have to say so.
  private var frame: Int32?

  /// Begins the turn of a frame: its messages say so if an input above them has the same time.
  mutating func beginFrame(_ number: Int64, at time: Microseconds) {
    now = time
    frame = time == inputTime ? Int32(clamping: number) : nil
  }

  /// Ends the turn of a frame.
  mutating func endFrame() { frame = nil }

  /// Adds a line.
  mutating func append(_ line: Line) {
    switch line {
    case .touch(let touch): inputTime = touch.time
    case .call(let call): inputTime = call.time
    case .message(var message) where frame != nil:
      message.frame = frame
      lines.append(.message(message))
      return
    default: break
    }
    lines.append(line)
  }

  /// Writes down what a message was answered with, which was not known when it came.
  mutating func setAnswer(_ answer: Value, at place: Int) {
    guard lines.indices.contains(place), case .message(var message) = lines[place] else { return }
    message.answer = answer
    lines[place] = .message(message)
  }

  /// Takes back a message that came last.
  mutating func remove(at place: Int) {
    if lines.indices.contains(place) { lines.remove(at: place) }
  }
}
