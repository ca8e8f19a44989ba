import Reporting

/// The writing of a pending baseline into a file of its own.
enum BaselineFile {
  /// The number of times a file is tried: another process may remove an empty directory just
  /// before.
  private static let tries = 3

  /// Writes a file whole, directories and all; what stood there before stays where that fails.
  ///
  /// - Returns: why it could not be written; nil: it is.
  static func write(_ bytes: [UInt8], to path: String) -> String? {
    var why: String?
    for _ in 1...tries {
      do throws(FileFailure) {
        try TraceFile.save(bytes, as: path)
        return nil
      } catch {
        why = "it cannot be written: \(error.why)"
      }
    }
    return why
  }
}
