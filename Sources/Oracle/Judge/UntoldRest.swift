internal import Traces

/// A rest at which some views have told their states, and others have not yet.
struct UntoldRest {
  /// The views that have.
  private(set) var told: Set<Int> = []
  /// The line of the latest state, and its time.
  private(set) var index = 0
  private(set) var time: Microseconds?
  /// True if any view may be left.
  private(set) var isOpen = false

  /// Adds the state that one of so many views tells.
  mutating func add(_ place: Int, of count: Int, at index: Int, time: Microseconds?) {
    if !isOpen { told = [] }
    told.insert(place)
    self.index = index
    self.time = time
    isOpen = told.count < count
  }
}
