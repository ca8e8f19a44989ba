import Synchronization

/// A list that takes a while to make: it is made when it is first asked for, and read without a lock from
/// then on.
///
/// Single values are lists of one. Elements are handed out one by one, from memory of their own: an array
/// would count one more owner at each look.
@safe
final class DeferredList<Element: Sendable>: Sendable {
  /// Written once, under the lock and before `wasMade` says so; whoever has read that may read this.
  nonisolated(unsafe) private var elements: UnsafeMutableBufferPointer<Element>
  private let wasMade = Atomic(false)
  private let making = Mutex<Void>(())

  /// Creates a list that nobody has asked for.
  init() { unsafe elements = UnsafeMutableBufferPointer(start: nil, count: 0) }

  /// True if it is made; before it is, it has no elements.
  @inline(__always)
  var isMade: Bool { wasMade.load(ordering: .acquiring) }

  /// One element of the list once it is made.
  @inline(__always)
  subscript(index: Int) -> Element {
    let elements = unsafe elements
    precondition(index < elements.count)
    return unsafe elements[index]
  }

  /// Returns the only element.
  ///
  /// - Parameter make: what makes it; all who ask must make the same.
  /// - Returns: the element.
  @inline(__always)
  func only(_ make: () -> Element) -> Element {
    if !isMade { fill { [make()] } }
    return self[0]
  }

  /// Makes the list, unless it is made.
  ///
  /// - Parameter make: what makes it; all who ask must make the same.
  @inline(never)
  func fill(_ make: () -> [Element]) {
    making.withLock { _ in
      guard !wasMade.load(ordering: .relaxed) else { return }
      let list = make()
      unsafe elements = UnsafeMutableBufferPointer.allocate(capacity: list.count)
      _ = unsafe elements.initialize(fromContentsOf: list)
      wasMade.store(true, ordering: .releasing)
    }
  }

  deinit {
    unsafe elements.deinitialize()
    unsafe elements.deallocate()
  }
}
