import Glibc

/// Files that are written into a folder for the first time: all of them, or none.
///
/// A file that stands there already is never touched, for somebody may have written it.
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

  /// The paths of those files that stand there already.
  public var occupied: [String] { paths.filter(Folders.isThere) }

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
        guard !Folders.isThere(path) else {
          throw FileFailure(path, number: EEXIST)
        }
        try AtomicFile(path).write(file.bytes)
        made.append(path)
      }
    } catch {
      for path in made.reversed() where unsafe rmdir(path) != 0 { unsafe unlink(path) }
      throw error
    }
  }
}
