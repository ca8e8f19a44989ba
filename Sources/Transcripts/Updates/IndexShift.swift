/// Where the items of a list are after an update of it, and where they were before.
///
/// What goes is named by its place before, what comes by its place after, whatever came first (R162);
/// the rest keeps its order and fills the places that are left (R163).
package struct IndexShift: Sendable {
  private let gone: [Int]
  private let come: [Int]

  /// Takes the places before of what goes, and those after of what comes, each once.
  package init(gone: some Sequence<Int> = [], come: some Sequence<Int> = []) {
    self.gone = gone.sorted()
    self.come = come.sorted()
  }

  /// How many more items there are after than before.
  package var growth: Int { come.count - gone.count }

  /// Where an item is after the update; nil: it is gone.
  package func after(_ before: Int) -> Int? { Self.place(before, from: gone, to: come) }

  /// Where an item was before the update; nil: it has come.
  package func before(_ after: Int) -> Int? { Self.place(after, from: come, to: gone) }

  private static func place(_ item: Int, from left: [Int], to right: [Int]) -> Int? {
    if left.contains(item) { return nil }
    var place = item - left.prefix { $0 < item }.count
    for other in right {
      guard other <= place else { break }
      place += 1
    }
    return place
  }
}
