import Traces

/// Writes down what happens, in order: the transcript.
final class Recorder {
  /// How long the transcript may become: what goes on longer than that will not come to rest.
  var mostLines = Trace.mostLines
  private(set) var lines: [Line] = []
  /// What went wrong inside a message, where nothing can be thrown.
  var failure: SubjectFailure?

  /// Whether an exception was raised: nothing that comes afterwards is written down.
  private(set) var isClosed = false

  /// When the last touch or call of the trace came.
  private var inputTime: Microseconds?
  /// The number of the frame that is being played, where the messages have to say so.
  private var frame: Int32?

  /// Begins the turn of a frame: its messages say so if an input above them has the same time.
  func beginFrame(_ number: Int64, at time: Microseconds) {
    frame = time == inputTime ? Int32(clamping: number) : nil
  }

  /// Ends the turn of a frame.
  func endFrame() {
    frame = nil
  }

  /// How many lines there are.
  var count: Int { lines.count }

  /// Writes an exception down, the last thing that happens.
  func append(_ exception: Traces.RaisedException) {
    guard !isClosed else { return }
    append(.exception(exception))
    isClosed = true
  }

  /// Writes down what a message was answered with, which was not known when it came.
  func setAnswer(_ answer: Value, at place: Int) {
    guard lines.indices.contains(place), case .message(var message) = lines[place] else { return }
    message.answer = answer
    lines[place] = .message(message)
  }

  func append(_ line: consuming Line) {
    guard !isClosed || line.isRemark else { return }
    guard lines.count < mostLines else {
      failure = failure ?? .tooLong(mostLines)
      return
    }
    switch line {
    case .touch(let touch): inputTime = touch.time
    case .call(let call) where !call.isByDelegate: inputTime = call.time
    case .message(var message) where frame != nil:
      message.frame = frame
      return lines.append(.message(message))
    default: break
    }
    lines.append(line)
  }

  func reserve(_ count: Int) {
    lines.reserveCapacity(count)
  }
}

extension Line {
  /// Whether the line says something about the trace, and is no part of what happens.
  fileprivate var isRemark: Bool {
    switch self {
    case .expectation, .comment: true
    default: false
    }
  }
}
