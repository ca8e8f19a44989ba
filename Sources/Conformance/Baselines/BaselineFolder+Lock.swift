import Glibc

extension BaselineFolder {
  /// Does something that writes into the folder.
  ///
  /// Recordings may write side by side, for each writes files of its own; whoever accepts, or removes
  /// what killed writes have left, has the folder alone. The lock is on the directory itself, so a
  /// killed process leaves nothing behind. Where there is no folder yet, nobody is in the way.
  ///
  /// - Parameters:
  ///   - isAlone: whether nobody else may write meanwhile.
  ///   - wait: is called before waiting for somebody else.
  ///   - body: what is done.
  /// - Returns: what `body` returns.
  public func locked<Result>(
    alone isAlone: Bool,
    waiting wait: () -> Void,
    _ body: () -> Result
  ) -> Result {
    let descriptor = unsafe open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { return body() }
    defer { close(descriptor) }
    take(descriptor, isAlone, wait)
    return body()
  }

  private func take(_ descriptor: Int32, _ isAlone: Bool, _ wait: () -> Void) {
    if flock(descriptor, LOCK_EX | LOCK_NB) == 0 {
      removeLeftovers()
      if !isAlone { flock(descriptor, LOCK_SH) }
      return
    }
    // A file system without locks leaves everybody to themselves.
    guard errno == EWOULDBLOCK else { return }
    let operation = isAlone ? LOCK_EX : LOCK_SH
    guard flock(descriptor, operation | LOCK_NB) != 0 else { return }
    wait()
    while flock(descriptor, operation) != 0, errno == EINTR {}
    if isAlone { removeLeftovers() }
  }
}
