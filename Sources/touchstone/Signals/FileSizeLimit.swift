import Glibc

/// Survives the signal of a write beyond the limit of a file's size.
///
/// The write fails as well, and whoever wrote then says why, as of a full disk. A handler, unlike an
/// ignored signal, is not handed on to the processes of subjects.
enum FileSizeLimit {
  /// Begins to listen.
  static func heed() {
    var action = sigaction()
    unsafe action.__sigaction_handler.sa_handler = { _ in }
    action.sa_flags = SA_RESTART
    unsafe sigaction(SIGXFSZ, &action, nil)
  }
}
