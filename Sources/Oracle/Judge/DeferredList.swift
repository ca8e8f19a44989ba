import Synchronization

/// A list that takes a while to make: it is made when it is first asked for, and read without a lock from
/// then on.
///
/// Single values are lists of one. Elements are handed out one by one: a list that is handed out as a whole
/// counts one more owner each time.
final class DeferredList<Element: Sendable>: Sendable {
  /// Written once, under the lock and before `isMade` says so; whoever has read that may read this.
  nonisolated(unsafe) private var elements: [Element] = []
  private let isMade = Atomic(false)
  private let making = Mutex<Void>(())

  /// One element.
  ///
  /// - Parameters:
  ///   - index: its place.
  ///   - make: what makes the list; all who ask must make the same.
  /// - Returns: the element.
  @inline(__always)
  func element(at index: Int, _ make: () -> [Element]) -> Element {
    if !isMade.load(ordering: .acquiring) { fill(make) }
    return unsafe elements[index]
  }

  /// The only element.
  ///
  /// - Parameter make: what makes it; all who ask must make the same.
  /// - Returns: the element.
  @inline(__always)
  func only(_ make: () -> Element) -> Element {
    element(at: 0) { [make()] }
  }

  @inline(never)
  private func fill(_ make: () -> [Element]) {
    making.withLock { _ in
      guard !isMade.load(ordering: .relaxed) else { return }
      unsafe elements = make()
      isMade.store(true, ordering: .releasing)
    }
  }
}
