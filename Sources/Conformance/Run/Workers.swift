import Dispatch
internal import Subjects

/// Threads that work side by side.
///
/// Dispatch runs no more of them than there are cores; but a thread that waits for a subject in
/// another process leaves its core to the next.
public enum Workers: Sendable {
  /// A function that starts a thread for a closure.
  typealias Starting = (_ body: @escaping @Sendable () -> Void) throws(StartFailure) -> Void

  /// The stack of a thread: as large as the main thread's.
  private static let stackSize = 8 << 20

  /// Runs a closure on several threads, and waits until all have returned; once, it runs right here.
  ///
  /// If the system has fewer threads, the closure runs here for the numbers that got none: all the
  /// work is done, with less at a time.
  ///
  /// - Parameters:
  ///   - count: how many threads.
  ///   - body: what each runs; it is told the thread's number, from 0.
  public static func run(_ count: Int, _ body: @escaping @Sendable (Int) -> Void) {
    run(
      count,
      starting: { work throws(StartFailure) in
        try WorkerThread.start(stackSize: stackSize, work)
      },
      body
    )
  }

  /// Runs a closure on several threads that are started in a way of their own.
  static func run(
    _ count: Int,
    starting start: Starting,
    _ body: @escaping @Sendable (Int) -> Void
  ) {
    guard count != 1 else { return body(0) }
    let group = DispatchGroup()
    var numbersLeft: [Int] = []
    for number in 0..<max(0, count) {
      group.enter()
      do throws(StartFailure) {
        try start {
          body(number)
          group.leave()
        }
      } catch {
        group.leave()
        numbersLeft.append(number)
      }
    }
    for number in numbersLeft { body(number) }
    group.wait()
  }
}
