import Foundation

/// Threads that work side by side.
///
/// Dispatch runs no more of them than there are cores; but a thread that waits for a subject in
/// another process leaves its core to the next.
public enum Workers: Sendable {
  /// The stack of a thread: as large as the main thread's.
  private static let stackSize = 8 << 20

  /// Runs a closure on several threads, and waits until all have returned; once, it runs right here.
  ///
  /// - Parameters:
  ///   - count: how many threads.
  ///   - body: what each runs; it is told the thread's number, from 0.
  public static func run(_ count: Int, _ body: @escaping @Sendable (Int) -> Void) {
    guard count != 1 else { return body(0) }
    let group = DispatchGroup()
    for number in 0..<max(0, count) {
      group.enter()
      let thread = Thread {
        body(number)
        group.leave()
      }
      thread.stackSize = stackSize
      thread.start()
    }
    group.wait()
  }
}
