/// The reason why a file is not what was asked for, with the place.
public struct FileMistake: Error, Hashable, Sendable, CustomStringConvertible {
  /// The place, and what is wrong there.
  public let description: String

  /// Creates a mistake.
  ///
  /// - Parameter description: the place, and what is wrong there.
  package init(_ description: String) { self.description = description }

  /// Creates the mistake of a file that cannot be read, with the reason that the system gave last.
  package init(unreadable path: String) {
    self.init("\(path): cannot be read: \(FileStatus.lastFailure())")
  }
}
