import Traces

/// A place in a file, as errors and verdicts name it.
public struct Place: Hashable, Sendable, CustomStringConvertible, Codable {
  /// The file, as the command line or the walk below a directory spelt it.
  public var file: String
  /// The line, from 1; nil: the file as a whole.
  public var line: Int?

  /// Creates a place.
  public init(file: String, line: Int? = nil) {
    self.file = file
    self.line = line
  }

  /// The place as `file:line`, in one line whatever the file is called.
  public var description: String {
    let name = file.inOneLine
    guard let line else { return name }
    return "\(name):\(line)"
  }
}
