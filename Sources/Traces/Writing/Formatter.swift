/// Brings files of traces into the canonical form.
public enum Formatter: Sendable {
  /// Reads lines and hands on their canonical form, a stretch at a time, in constant memory.
  ///
  /// - Parameters:
  ///   - reader: where lines come from.
  ///   - receive: takes each stretch of bytes.
  /// - Throws: `TraceError` at the first line that is wrong.
  public static func format(
    _ reader: consuming TraceReader,
    receive: ([UInt8]) -> Void
  ) throws(TraceError) {
    var writer = TraceWriter()
    while let line = try reader.nextLine() {
      writer.write(line)
      if writer.count >= 1 << 16 {
        receive(writer.bytes)
        writer.removeAll()
      }
    }
    if writer.count > 0 { receive(writer.bytes) }
  }

  /// Returns the canonical form of a file's bytes.
  ///
  /// - Throws: `TraceError` at the first line that is wrong.
  public static func canonical(_ bytes: [UInt8]) throws(TraceError) -> [UInt8] {
    var result: [UInt8] = []
    try format(TraceReader(bytes: bytes)) { result += $0 }
    return result
  }
}
