import Foundation

/// A directory of its own for one test, gone with the value.
public final class TemporaryDirectory: Sendable {
  /// The path of the directory.
  public let path: String

  /// Creates an empty directory.
  ///
  /// - Throws: where the system refuses it.
  public init() throws {
    path = NSTemporaryDirectory() + "touchstone-" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// Writes a file, directories and all.
  ///
  /// - Parameters:
  ///   - text: what it says.
  ///   - name: its path below the directory.
  /// - Returns: its whole path.
  /// - Throws: where the system refuses it.
  @discardableResult
  public func write(_ text: String, to name: String) throws -> String {
    let file = path + "/" + name
    let directory = (file as NSString).deletingLastPathComponent
    try FileManager.default.createDirectory(atPath: directory, withIntermediateDirectories: true)
    try Data(text.utf8).write(to: URL(fileURLWithPath: file))
    return file
  }

  /// Makes a link in the directory.
  ///
  /// - Parameters:
  ///   - name: its path below the directory.
  ///   - target: where it leads, below the directory too.
  /// - Throws: where the system refuses it.
  public func link(_ name: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: path + "/" + name,
      withDestinationPath: path + "/" + target
    )
  }
}
