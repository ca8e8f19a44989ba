/// The loads of a table: those that are left, the one under way, and the results of the last.
nonisolated struct TableLoading {
  /// The questions that are left before the table knows its rows.
  enum State: Hashable {
    case loaded, needsHeights, needsAll
  }

  var state = State.needsAll
  /// True if questions are just being asked.
  var isUnderWay = false
  /// The number of loads so far.
  ///
  /// Code that calls the delegate checks afterwards that it is still the same.
  var count = 0
  /// True if a row's height is asked or measured again when its cell is there.
  var measuresRows = false
  /// The greatest number of headers and footers.
  ///
  /// Those that turned out to be empty do not count.
  var possibleEdges = 0

  /// True if no questions are left.
  var isDone: Bool { state == .loaded }

  /// True if questions are left, and may be asked now.
  var isDue: Bool { !isDone && !isUnderWay }

  /// Has the heights asked anew, unless everything is.
  mutating func needHeights() {
    if isDone { state = .needsHeights }
  }

  /// Begins to ask; whoever wants another load from now on gets it afterwards.
  mutating func begin() {
    state = .loaded
    isUnderWay = true
  }

  /// Forgets the heights that are still to be found out.
  mutating func forgetHeights() {
    measuresRows = false
    possibleEdges = 0
  }
}
