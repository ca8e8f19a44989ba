import Traces

/// Writes down what happens, in order: the transcript.
final class Recorder {
  /// The format's limit on a trace: what goes on longer than that will not come to rest.
  static let mostLines = 10_000_000

  private(set) var lines: [Line] = []
  /// What went wrong inside a message, where nothing can be thrown.
  var failure: SubjectFailure?

  func append(_ line: consuming Line) {
    guard lines.count < Self.mostLines else {
      failure = failure ?? .failed(why: "the transcript is longer than \(Self.mostLines) lines")
      return
    }
    lines.append(line)
  }

  func reserve(_ count: Int) {
    lines.reserveCapacity(count)
  }
}
