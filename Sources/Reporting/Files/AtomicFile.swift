import Glibc

/// A file that appears whole or not at all.
///
/// The bytes go to a file without a name, reach the disk, and then take the name in one step, so
/// nobody ever reads half a report, and a failure leaves what stood there before. A process that is
/// killed leaves nothing behind that hinders the next one.
public struct AtomicFile: Sendable {
  private let path: String
  private let kind: Kind

  private enum Kind {
    case plain
    case folder
    /// A pipe or a device: it has no name to take over.
    case place
  }

  /// Creates the file at a path; nothing is written yet.
  public init(_ path: String) {
    var status = stat()
    let isThere = unsafe stat(path, &status) == 0
    kind =
      switch status.st_mode & S_IFMT {
      case _ where !isThere: path.hasSuffix("/") ? .folder : .plain
      case S_IFREG: .plain
      case S_IFDIR: .folder
      default: .place
      }
    // A link stays a link, also where its file is not there yet.
    self.path = kind == .plain ? FileLinks.target(of: path) : path
  }

  /// Finds out early whether the file could be written, before a long run.
  public func probe() throws(FileFailure) {
    guard kind != .place else { return }
    try draft().discard()
  }

  /// Writes the whole file.
  public func write(_ bytes: [UInt8]) throws(FileFailure) {
    let draft = try draft()
    draft.take(bytes)
    try draft.finish()
  }

  /// Writes the whole file, unless there is one of that name already.
  public func writeNew(_ bytes: [UInt8]) throws(FileFailure) {
    let draft = try draft()
    draft.take(bytes)
    try draft.finish(replacing: false)
  }

  /// Writes the whole file piece by piece, so that none but the piece is held in memory.
  ///
  /// - Parameter produce: hands on the pieces; if it throws, what stood there before stays.
  /// - Throws: what `produce` throws, or `FileFailure`.
  public func write(_ produce: (_ take: ([UInt8]) -> Void) throws -> Void) throws {
    let draft = try draft()
    do {
      try produce { draft.take($0) }
    } catch {
      draft.discard()
      throw error
    }
    try draft.finish()
  }

  /// Begins to write the file; nobody sees it until it is finished.
  ///
  /// The folders that it stands in are made where they are not there.
  ///
  /// - Returns: the file as it is written.
  /// - Throws: `FileFailure` where it cannot be written.
  public func draft() throws(FileFailure) -> FileDraft {
    guard let mode = try mode() else { return try place() }
    let scratch = try Scratch.create(for: path, mode: mode.bits)
    if mode.isOfFile { fchmod(scratch.descriptor, mode.bits) }
    return FileDraft(path, .scratch(scratch))
  }

  /// Begins to write the file under a name beside its own, `.partial` at its end, so that it can be
  /// read while it grows, and after its process was killed.
  ///
  /// - Returns: the file as it is written.
  /// - Throws: `FileFailure` where it cannot be written, or another process is writing it.
  public func growing() throws(FileFailure) -> FileDraft {
    guard let mode = try mode() else { return try place() }
    let beside = path + Self.partialEnding
    guard let descriptor = try LockedFile.open(beside, mode: mode.bits, for: path) else {
      throw FileFailure(path: path, why: "another run is writing it, in \(beside)")
    }
    if mode.isOfFile { fchmod(descriptor, mode.bits) }
    return FileDraft(path, .beside(descriptor: descriptor, path: beside))
  }

  /// The ending of a file's name if the file is read while it grows.
  public static let partialEnding = ".partial"

  /// Returns the rights of the new file: those of the file that it replaces, or the usual ones; nil:
  /// it is a pipe or a device.
  private func mode() throws(FileFailure) -> (bits: mode_t, isOfFile: Bool)? {
    switch kind {
    case .place: return nil
    case .folder:
      let folder = path.hasSuffix("/") ? String(path.dropLast()) : path
      throw FileFailure(path: path, why: "it is a folder; name a file, such as \(folder)/report")
    case .plain:
      var made: [String] = []
      try Folders.make(above: path, &made)
      var status = stat()
      guard unsafe stat(path, &status) == 0 else { return (0o666, false) }
      return (status.st_mode & 0o777, true)
    }
  }

  private func place() throws(FileFailure) -> FileDraft {
    let descriptor = unsafe Glibc.open(path, O_WRONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw FileFailure(path, number: errno) }
    return FileDraft(path, .place(descriptor: descriptor))
  }
}
