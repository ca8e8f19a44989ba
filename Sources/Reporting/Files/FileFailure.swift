import Glibc
import Traces

/// A reason why a file could not be written.
public struct FileFailure: Error, Hashable, Sendable, CustomStringConvertible {
  /// The file.
  public let path: String
  /// The reason, in words.
  public let why: String

  /// The failure as one line.
  public var description: String { "\(path.inOneLine): cannot be written: \(why)" }
}

extension FileFailure {
  /// Creates the failure that the system tells by a number.
  init(_ path: String, number: Int32) {
    self.init(path: path, why: unsafe String(cString: strerror(number)).lowercased())
  }
}
