import Foundation
import Glibc

/// Why a file could not be written.
public struct FileFailure: Error, Hashable, Sendable, CustomStringConvertible {
  /// The file.
  public let path: String
  /// What went wrong.
  public let why: String

  /// The failure as one line.
  public var description: String { "\(path): cannot be written: \(why)" }
}

/// A file that appears whole or not at all.
///
/// The bytes go to a temporary file beside it, reach the disk, and then take its name in one step,
/// so nobody ever reads half a report, and a failure leaves what stood there before.
public struct AtomicFile: Sendable {
  private let path: String
  private let isPlain: Bool

  /// Creates the file at a path; nothing is written yet.
  public init(_ path: String) {
    var status = stat()
    let isThere = unsafe stat(path, &status) == 0
    // A pipe or a terminal has no name to take over.
    isPlain = !isThere || status.st_mode & S_IFMT == S_IFREG
    self.path = isThere && isPlain ? Self.withoutLinks(path) : path
  }

  /// Finds out early whether the file could be written, before a long run.
  public func probe() throws(FileFailure) {
    guard isPlain else { return }
    let temporary = try createTemporary()
    close(temporary.descriptor)
    unsafe unlink(temporary.path)
  }

  /// Writes the whole file.
  public func write(_ bytes: [UInt8]) throws(FileFailure) {
    let pieces = Pieces(try open())
    pieces.take(bytes)
    try finish(pieces)
  }

  /// Writes the whole file, unless there is one of that name already.
  public func writeNew(_ bytes: [UInt8]) throws(FileFailure) {
    let pieces = Pieces(try open())
    pieces.take(bytes)
    try finish(pieces, replacing: false)
  }

  /// Writes the whole file piece by piece, so that none but the piece is held in memory.
  ///
  /// - Parameter produce: hands on the pieces; if it throws, what stood there before stays.
  /// - Throws: what `produce` throws, or `FileFailure`.
  public func write(_ produce: (_ take: ([UInt8]) -> Void) throws -> Void) throws {
    let pieces = Pieces(try open())
    do {
      try produce { pieces.take($0) }
    } catch {
      close(pieces.target.descriptor)
      discard(pieces.target)
      throw error
    }
    try finish(pieces)
  }

  /// Where bytes go until the file is whole.
  private struct Target {
    let descriptor: Int32
    /// The temporary file; nil: the bytes go straight to their place.
    let temporary: String?
  }

  /// What is being written, with the first thing that went wrong.
  private final class Pieces {
    let target: Target
    private(set) var errorNumber: Int32 = 0

    init(_ target: Target) {
      self.target = target
    }

    func take(_ bytes: [UInt8]) {
      var rest = bytes[...]
      while !rest.isEmpty, errorNumber == 0 {
        let count = unsafe rest.withUnsafeBytes { bytes in
          unsafe Glibc.write(target.descriptor, bytes.baseAddress, bytes.count)
        }
        if count >= 0 {
          rest = rest.dropFirst(count)
        } else if errno != EINTR {
          errorNumber = errno
        }
      }
    }
  }

  private func open() throws(FileFailure) -> Target {
    guard isPlain else {
      let descriptor = unsafe Glibc.open(path, O_WRONLY | O_CLOEXEC)
      guard descriptor >= 0 else { throw failure(errno) }
      return Target(descriptor: descriptor, temporary: nil)
    }
    let temporary = try createTemporary()
    return Target(descriptor: temporary.descriptor, temporary: temporary.path)
  }

  /// Brings the bytes to the disk, closes, and takes the name.
  private func finish(_ pieces: Pieces, replacing: Bool = true) throws(FileFailure) {
    let target = pieces.target
    var errorNumber = pieces.errorNumber
    if errorNumber == 0, target.temporary != nil, fsync(target.descriptor) != 0 {
      errorNumber = errno
    }
    if close(target.descriptor) != 0, errorNumber == 0 { errorNumber = errno }
    if errorNumber == 0, let temporary = target.temporary {
      errorNumber = take(path, from: temporary, replacing: replacing)
    }
    guard errorNumber == 0 else {
      discard(target)
      throw failure(errorNumber)
    }
  }

  /// Gives a temporary file its name; a link, unlike a new name, never replaces another file.
  private func take(_ path: String, from temporary: String, replacing: Bool) -> Int32 {
    guard replacing else {
      guard unsafe link(temporary, path) == 0 else { return errno }
      unsafe unlink(temporary)
      return 0
    }
    return unsafe rename(temporary, path) == 0 ? 0 : errno
  }

  private func discard(_ target: Target) {
    if let temporary = target.temporary { unsafe unlink(temporary) }
  }

  private func createTemporary() throws(FileFailure) -> (descriptor: Int32, path: String) {
    var mode: mode_t = 0o666
    var status = stat()
    let isThere = unsafe stat(path, &status) == 0
    if isThere { mode = status.st_mode & 0o777 }
    let name = "\(path).\(getpid()).partial"
    let descriptor = unsafe Glibc.open(name, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode)
    guard descriptor >= 0 else { throw failure(errno) }
    if isThere { fchmod(descriptor, mode) }
    return (descriptor, name)
  }

  private func failure(_ errorNumber: Int32) -> FileFailure {
    FileFailure(path: path, why: unsafe String(cString: strerror(errorNumber)).lowercased())
  }

  private static func withoutLinks(_ path: String) -> String {
    URL(fileURLWithPath: path).resolvingSymlinksInPath().path
  }
}
