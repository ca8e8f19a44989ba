import Synchronization

/// Objects of which each is made when it is first asked for, and kept: they are read without a lock.
@safe
final class DeferredTable<Element: AnyObject & Sendable>: Sendable {
  /// Each object; nil: nobody has asked for it.
  nonisolated(unsafe) private let elements: UnsafeMutableBufferPointer<Atomic<Unmanaged<Element>?>>

  /// Creates a table in which nothing is made yet.
  ///
  /// - Parameter count: how many places it has.
  init(count: Int) {
    unsafe elements = .allocate(capacity: count)
    for place in 0..<count { unsafe elements.initializeElement(at: place, to: Atomic(nil)) }
  }

  /// Returns one object.
  ///
  /// - Parameters:
  ///   - index: its place.
  ///   - make: what makes it; all who ask must make the same.
  /// - Returns: the object.
  @inline(__always)
  func element(at index: Int, _ make: () -> Element) -> Element {
    precondition(unsafe index < elements.count)
    guard let made = unsafe elements[index].load(ordering: .acquiring) else {
      return fill(index, make())
    }
    return unsafe made.takeUnretainedValue()
  }

  /// Keeps what was made, unless somebody else was faster.
  @inline(never)
  private func fill(_ index: Int, _ new: Element) -> Element {
    let kept = unsafe Unmanaged.passRetained(new)
    let (isFirst, earlier) = unsafe elements[index].compareExchange(
      expected: nil,
      desired: kept,
      ordering: .acquiringAndReleasing
    )
    guard !isFirst, let earlier = unsafe earlier else { return new }
    unsafe kept.release()
    return unsafe earlier.takeUnretainedValue()
  }

  deinit {
    for place in unsafe elements.indices {
      unsafe elements[place].load(ordering: .acquiring)?.release()
    }
    unsafe elements.deinitialize()
    unsafe elements.deallocate()
  }
}
