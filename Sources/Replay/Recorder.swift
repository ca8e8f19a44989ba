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
