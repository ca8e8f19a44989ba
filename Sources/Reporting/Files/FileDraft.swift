import Glibc
import Synchronization

/// A file that is being written, piece by piece, and has its name when it is finished.
public final class FileDraft: Sendable {
  /// The place to which bytes go until the file is whole.
  enum Target: Sendable {
    /// A file without its name.
    case scratch(Scratch)
    /// A file beside its place, which can be read while it grows.
    case beside(descriptor: Int32, path: String)
    /// A pipe or a device, which has no name to take over.
    case place(descriptor: Int32)

    var descriptor: Int32 {
      switch self {
      case .scratch(let scratch): scratch.descriptor
      case .beside(let descriptor, _), .place(let descriptor): descriptor
      }
    }
  }

  private let path: String
  private let target: Target
  private let errorNumber = Mutex<Int32>(0)

  init(_ path: String, _ target: Target) {
    self.path = path
    self.target = target
  }

  /// Writes the next piece; the first that goes wrong is told at the end.
  public func take(_ bytes: [UInt8]) {
    guard !bytes.isEmpty else { return }
    errorNumber.withLock { errorNumber in
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

  /// Brings the bytes to the disk, closes, and takes the name.
  ///
  /// - Parameter replacing: whether it may take the place of a file of that name.
  /// - Throws: `FileFailure`; what stood there before stays then.
  public func finish(replacing: Bool = true) throws(FileFailure) {
    var number = errorNumber.withLock(\.self)
    if number == 0, !isPlace, fsync(target.descriptor) != 0 { number = errno }
    if number == 0 { number = takeName(replacing) }
    if close(target.descriptor) != 0, number == 0 { number = errno }
    guard number == 0 else {
      discardName()
      throw FileFailure(path, number: number)
    }
  }

  /// Gives it up: what stood there before stays.
  public func discard() {
    close(target.descriptor)
    discardName()
  }

  private var isPlace: Bool { if case .place = target { true } else { false } }

  private func takeName(_ replacing: Bool) -> Int32 {
    switch target {
    case .scratch(let scratch): return scratch.take(path, replacing: replacing)
    case .beside(_, let beside): return unsafe rename(beside, path) == 0 ? 0 : errno
    case .place: return 0
    }
  }

  private func discardName() {
    switch target {
    case .scratch(let scratch): scratch.discard()
    case .beside(_, let beside): unsafe unlink(beside)
    case .place: break
    }
  }
}
