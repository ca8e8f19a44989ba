/// The places of a list's items after an update of it, and before it.
///
/// An item that goes is named by its place before, an item that comes by its place after, whichever
/// came first (R162). The rest keeps its order and fills the places that are left (R163).
package struct IndexShift: Sendable {
  private let gone: [Int]
  private let come: [Int]

  /// Takes the places before of what goes, and those after of what comes, each once.
  package init(gone: some Sequence<Int> = [], come: some Sequence<Int> = []) {
    self.gone = gone.sorted()
    self.come = come.sorted()
  }

  /// The number of items after the update less the number before.
  package var growth: Int { come.count - gone.count }

  /// Returns the place of an item after the update; nil: it is gone.
  package func after(_ before: Int) -> Int? { Self.place(before, from: gone, to: come) }

  /// Returns the place of an item before the update; nil: it has come.
  package func before(_ after: Int) -> Int? { Self.place(after, from: come, to: gone) }

  /// Returns the number of items before a place that are gone, by the places before.
  func goneCount(before place: Int) -> Int { gone.count(below: place) }

  private static func place(_ item: Int, from left: [Int], to right: [Int]) -> Int? {
    let earlier = left.count(below: item)
    if earlier < left.count, left[earlier] == item { return nil }
    let place = item - earlier
    // Those on the right are sorted, each once, so that each is at least one further on than the one before.
    return place + right.partition { right[$0] - $0 > place }
  }
}

extension [Int] {
  /// Returns the number of sorted numbers that are less than another.
  fileprivate func count(below number: Int) -> Int { partition { self[$0] >= number } }

  /// Returns the first place at which something holds that holds at all places behind it.
  fileprivate func partition(where holds: (Int) -> Bool) -> Int {
    var (start, end) = (0, count)
    while start < end {
      let middle = (start + end) / 2
      if holds(middle) { end = middle } else { start = middle + 1 }
    }
    return start
  }
}
