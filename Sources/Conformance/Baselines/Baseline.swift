public import Traces

/// A transcript that was accepted, with which later runs are compared.
///
/// It holds what a component told, and nothing that changes by itself: no source, no comments, no
/// `x-` keys, no reasons of exceptions. So two recordings of the same behaviour have the same bytes.
public struct Baseline: Hashable, Sendable {
  /// The transcript; its header has the digest of the trace.
  public let transcript: Trace

  /// Creates the baseline of what a subject told.
  ///
  /// - Parameters:
  ///   - transcript: what it told.
  ///   - trace: what it played.
  public init(of transcript: Trace, playing trace: Trace) {
    var plain = transcript
    plain.firstLine = 1
    plain.header.digest = Digest(of: trace)
    plain.header.source = nil
    plain.header.extensions = .none
    for place in plain.header.views.indices { plain.header.views[place].extensions = .none }
    plain.lines = transcript.lines.compactMap(\.plain)
    self.transcript = plain
  }

  /// Creates the baseline that a file holds.
  init(read transcript: Trace) {
    self.transcript = transcript
  }

  /// The case's name.
  public var id: String { transcript.header.id }

  /// The digest of the trace; nil: the file does not tell.
  public var digest: Digest? { transcript.header.digest }

  /// The number of messages.
  public var messageCount: Int {
    transcript.lines.count { if case .message = $0 { true } else { false } }
  }

  /// The file: the canonical form, a message a line.
  public var bytes: [UInt8] {
    var writer = TraceWriter()
    writer.write(transcript)
    return writer.bytes
  }
}

extension Line {
  /// The line without what is for people alone; nil: all of it is.
  fileprivate var plain: Line? {
    switch self {
    case .comment: return nil
    case .exception(var exception):
      exception.reason = nil
      return Line.exception(exception).withoutExtensions
    default: return withoutExtensions
    }
  }
}
