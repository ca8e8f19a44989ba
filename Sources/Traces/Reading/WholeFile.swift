import Glibc

/// A file of any kind, read as a whole.
package enum WholeFile {
  /// Reads a file; nil stands for the standard input.
  ///
  /// - Parameter path: the file.
  /// - Returns: its bytes.
  /// - Throws: `TraceError` where it cannot be read.
  package static func bytes(of path: String?) throws(TraceError) -> [UInt8] {
    var source =
      if let path {
        try LineSource.open(path, longestLine: longest)
      } else {
        LineSource(descriptor: STDIN_FILENO, longestLine: longest)
      }
    var bytes: [UInt8] = []
    while let line = try source.next() {
      bytes += source.bytes(of: line)
      if !source.isBrokenOff { bytes.append(UInt8(ascii: "\n")) }
    }
    return bytes
  }

  /// A recording may be one line of a gibibyte.
  private static let longest = 1 << 30
}
