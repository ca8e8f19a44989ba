/// The end of a process, or of its output.
package enum Ending: Hashable, Sendable {
  /// It exited with a code.
  case exited(Int32)
  /// A signal ended it.
  case signalled(Int32)
  /// It closed its standard output and went on running.
  case closedOutput

  /// Reads the status that `waitpid` gives.
  init(status: Int32) {
    let signal = status & 0x7f
    self = signal == 0 ? .exited(status >> 8 & 0xff) : .signalled(signal)
  }

  /// The event, as the end of a sentence whose subject is the program.
  package var text: String {
    switch self {
    case .closedOutput: return "closed its standard output and went on running"
    case .signalled(let signal): return "was ended by \(Self.name(ofSignal: signal))"
    case .exited(let code):
      // A shell that did not hand over its process tells of a signal by a code.
      guard code > 128, Self.signals[code - 128] != nil else { return "exited with code \(code)" }
      return "exited with code \(code), a shell's word for \(Self.name(ofSignal: code - 128))"
    }
  }

  private static func name(ofSignal number: Int32) -> String {
    signals[number].map { "signal \(number) (\($0))" } ?? "signal \(number)"
  }

  private static let signals: [Int32: String] = [
    1: "SIGHUP", 2: "SIGINT", 3: "SIGQUIT", 4: "SIGILL", 5: "SIGTRAP", 6: "SIGABRT", 7: "SIGBUS",
    8: "SIGFPE", 9: "SIGKILL", 10: "SIGUSR1", 11: "SIGSEGV", 12: "SIGUSR2", 13: "SIGPIPE",
    14: "SIGALRM", 15: "SIGTERM", 24: "SIGXCPU", 25: "SIGXFSZ", 31: "SIGSYS",
  ]
}
