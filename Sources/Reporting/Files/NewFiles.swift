import Foundation
import Glibc

/// Files that are written into a folder for the first time: all of them, or none.
///
/// A file that stands there already is never touched, for somebody may have written it. What a killed
/// process has left of the same files is completed.
public struct NewFiles: Sendable {
  private let folder: String
  private let files: [(path: String, bytes: [UInt8])]

  /// Creates the set; nothing is written yet.
  ///
  /// - Parameters:
  ///   - folder: the folder, which is made where there is none.
  ///   - files: the files, by their paths below the folder.
  public init(folder: String, files: [(path: String, bytes: [UInt8])]) {
    self.folder = folder
    self.files = files
  }

  /// The paths at which something else stands already; all of them where nothing is left to be written.
  public var occupied: [String] {
    let standing = zip(paths, files).filter { path, _ in Folders.isThere(path) }
    if standing.count == files.count { return paths }
    return standing.filter { path, file in !Self.holds(path, file.bytes) }.map { path, _ in path }
  }

  /// The paths of all files, the folder's own in front.
  public var paths: [String] { files.map { "\(folder)/\($0.path)" } }

  /// Writes the files, and the folders that they stand in.
  ///
  /// - Throws: `FileFailure` where one of them cannot be written; none of them is there then.
  public func write() throws(FileFailure) {
    var made: [String] = []
    do throws(FileFailure) {
      for (path, file) in zip(paths, files) {
        try Folders.make(above: path, &made)
        guard !Self.holds(path, file.bytes) else { continue }
        try AtomicFile(path).writeNew(file.bytes)
        made.append(path)
      }
    } catch {
      for path in made.reversed() where unsafe rmdir(path) != 0 { unsafe unlink(path) }
      throw error
    }
  }

  /// Tells whether a file stands at a path and says the same.
  private static func holds(_ path: String, _ bytes: [UInt8]) -> Bool {
    var status = stat()
    guard unsafe lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG,
      status.st_size == bytes.count
    else { return false }
    return FileManager.default.contents(atPath: path).map { $0.elementsEqual(bytes) } ?? false
  }
}
