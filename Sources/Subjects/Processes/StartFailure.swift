import Glibc

/// A reason why the system did not start a command, or a thread.
package struct StartFailure: Error, Hashable, Sendable {
  /// The system's own words, and where its limit is set.
  package var reason: String

  /// Creates the failure that the system tells by a number.
  package init(errorNumber: Int32) {
    reason = unsafe String(cString: strerror(errorNumber)).lowercased()
    if errorNumber == EAGAIN {
      reason +=
        ": there may be no more processes and threads; see `ulimit -u`, or the container's limit"
    }
  }
}
