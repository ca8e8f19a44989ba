import Glibc

/// A file that has no name, or not yet its own, while it is written.
///
/// If the system can do it, the file has no name at all: a process that is killed leaves nothing
/// behind. If not, it has a name beside its own and is locked while its process lives, so that the
/// next run takes it over.
struct Scratch: Sendable {
  /// The descriptor to which bytes are written.
  let descriptor: Int32
  /// Its name for the time being; nil: it has none.
  let path: String?

  /// The greatest number of others that may write the same file at the same time.
  private static let mostWriters = 100
  /// Opens a file without a name; Glibc's macro for it is none that Swift can read.
  private static let unnamed = 0o20_000_000 | O_DIRECTORY

  /// Creates a scratch file for a path.
  static func create(for path: String, mode: mode_t) throws(FileFailure) -> Scratch {
    let folder = Folders.folder(of: path)
    let descriptor = unsafe open(folder, unnamed | O_WRONLY | O_CLOEXEC, mode)
    if descriptor >= 0 {
      if unsafe access(own(descriptor), F_OK) == 0 {
        return Scratch(descriptor: descriptor, path: nil)
      }
      close(descriptor)
    }
    for number in 0..<mostWriters {
      let name = number == 0 ? path + ".new" : "\(path).\(number).new"
      if let descriptor = try LockedFile.open(name, mode: mode, for: path) {
        return Scratch(descriptor: descriptor, path: name)
      }
    }
    throw FileFailure(path: path, why: "\(mostWriters) others are writing it")
  }

  /// Gives the file its own name.
  ///
  /// - Parameters:
  ///   - name: its name.
  ///   - replacing: whether it may take the place of a file of that name.
  /// - Returns: the system's error number, 0 for none.
  func take(_ name: String, replacing: Bool) -> Int32 {
    guard let path else { return takeUnnamed(name, replacing) }
    guard !replacing else { return unsafe rename(path, name) == 0 ? 0 : errno }
    // A link, unlike a new name, never replaces another file.
    guard unsafe Glibc.link(path, name) == 0 else { return errno }
    unsafe unlink(path)
    return 0
  }

  private func takeUnnamed(_ name: String, _ replacing: Bool) -> Int32 {
    let beside = name + ".new"
    for _ in 0..<Self.mostWriters {
      if link(as: name) { return 0 }
      guard errno == EEXIST, replacing else { return errno }
      guard link(as: beside) else {
        guard errno == EEXIST else { return errno }
        // Somebody was killed between the two steps below, or takes them now and will try again.
        unsafe unlink(beside)
        continue
      }
      if unsafe rename(beside, name) == 0 { return 0 }
      let number = errno
      if number != ENOENT {
        unsafe unlink(beside)
        return number
      }
    }
    return EBUSY
  }

  private func link(as name: String) -> Bool {
    unsafe linkat(AT_FDCWD, Self.own(descriptor), AT_FDCWD, name, AT_SYMLINK_FOLLOW) == 0
  }

  private static func own(_ descriptor: Int32) -> String { "/proc/self/fd/\(descriptor)" }

  /// Removes it where it has a name.
  func discard() {
    if let path { unsafe unlink(path) }
  }
}

/// Files that are locked while the process that writes them lives.
enum LockedFile {
  /// Opens a file, makes it empty and locks it; what a killed process left there is taken over.
  ///
  /// - Parameters:
  ///   - name: the file.
  ///   - mode: its rights.
  ///   - path: the file that a failure names.
  /// - Returns: a descriptor; nil: a living process has locked it.
  /// - Throws: `FileFailure` where it cannot be opened.
  static func open(
    _ name: String,
    mode: mode_t,
    for path: String
  ) throws(FileFailure) -> Int32? {
    while true {
      let flags = O_WRONLY | O_CREAT | O_CLOEXEC | O_NOFOLLOW
      let descriptor = unsafe Glibc.open(name, flags, mode)
      guard descriptor >= 0 else { throw FileFailure(path, number: errno) }
      if flock(descriptor, LOCK_EX | LOCK_NB) != 0, errno == EWOULDBLOCK {
        close(descriptor)
        return nil
      }
      // Its last owner may have given it another name before the lock was free.
      if isNamed(name, descriptor), ftruncate(descriptor, 0) == 0 { return descriptor }
      close(descriptor)
    }
  }

  private static func isNamed(_ name: String, _ descriptor: Int32) -> Bool {
    var open = stat()
    var named = stat()
    guard unsafe fstat(descriptor, &open) == 0, unsafe lstat(name, &named) == 0 else {
      return false
    }
    return open.st_ino == named.st_ino && open.st_dev == named.st_dev
  }
}
