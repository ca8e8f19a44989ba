import Reporting
import Synchronization

/// The line on a terminal that says how far a command has come.
///
/// If nobody sees the line, nothing is counted and nothing written.
final class ProgressDisplay: Sendable {
  /// True if a person sees the line.
  let isSeen: Bool
  private let terminal: Terminal
  private let start = ContinuousClock.now
  private let line = Mutex(ProgressLine())

  /// Creates the line of a command that begins now.
  init(on terminal: Terminal) {
    self.terminal = terminal
    isSeen = terminal.showsProgress
  }

  /// Shows how far the command has come, where it is time.
  ///
  /// - Parameter progress: what there is to say after some time; not asked where it is too early.
  func show(_ progress: (_ elapsed: Duration) -> ProgressText) {
    guard isSeen else { return }
    let elapsed = ContinuousClock.now - start
    guard line.withLock({ $0.isDue(elapsed: elapsed) }) else { return }
    let text = progress(elapsed).text(elapsed: elapsed, isASCII: !terminal.speaksUnicode)
    // A line that is broken by the terminal could not be wiped.
    terminal.errors.show(passing: String(text.prefix(max(1, terminal.widthOfErrors - 1))))
  }

  /// Takes the line off.
  func wipe() { terminal.errors.wipe() }
}
