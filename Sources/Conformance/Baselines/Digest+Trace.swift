public import Traces

extension Digest {
  /// The number of bytes that are hashed at a time.
  private static let stretch = 1 << 16

  /// Creates the digest of a trace: of the bytes that `touchstone fmt` prints of it.
  ///
  /// The spelling of the trace in a file does not matter; its comments and expectations do.
  public init(of trace: Trace) {
    var hash = SHA256()
    var writer = TraceWriter()
    writer.write(.header(trace.header))
    for line in trace.lines {
      writer.write(line)
      guard writer.count >= Self.stretch else { continue }
      hash.update(writer.bytes)
      writer.removeAll()
    }
    writer.write(.end(count: trace.count, .none))
    hash.update(writer.bytes)
    guard let digest = Digest("sha256:" + hash.digits()) else {
      preconditionFailure("64 hexadecimal digits are a digest")
    }
    self = digest
  }
}
