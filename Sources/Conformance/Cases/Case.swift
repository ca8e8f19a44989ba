public import Traces

/// One trace to be judged, with where it came from.
public struct Case: Sendable {
  /// The trace, or the transcript; of a long one the header and the expectations alone.
  public var trace: Trace
  /// The trace, where it is too long to keep.
  public var long: LongTrace?
  /// The source from which it was read.
  public var source: Source
  /// True if it is judged as it is, not replayed.
  public var isTranscript: Bool
  /// Its number among all cases of the corpus, wanted or not, from 0.
  public var order = 0

  /// Creates a case.
  public init(trace: Trace, long: LongTrace? = nil, source: Source, isTranscript: Bool) {
    self.trace = trace
    self.long = long
    self.source = source
    self.isTranscript = isTranscript
  }

  /// All lines, wherever they are.
  public var stream: AnyTraceStream { long.map(AnyTraceStream.init) ?? AnyTraceStream(trace) }

  /// The case's name.
  public var id: String { trace.header.id }

  /// The place of its header.
  public var place: Place { Place(file: source.name, line: trace.firstLine) }
}
