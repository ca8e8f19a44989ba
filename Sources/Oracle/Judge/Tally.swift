/// The number of times that each of several things came, counted in runs: most messages are one
/// more `didScroll` of the same glide.
///
/// Few of all things come in one transcript, so only those are kept.
struct Tally {
  /// The things that came, each once.
  private var counts: [(place: Int, count: Int)] = []
  private var place = 0
  private var run = 0

  /// Counts some more of what has a place.
  mutating func add(_ place: Int, times: Int = 1) {
    if place != self.place {
      endRun()
      self.place = place
    }
    run &+= times
  }

  private mutating func endRun() {
    guard run > 0 else { return }
    defer { run = 0 }
    for index in counts.indices where counts[index].place == place {
      counts[index].count &+= run
      return
    }
    if counts.isEmpty { counts.reserveCapacity(16) }
    counts.append((place, run))
  }

  /// The things that came, and the number of times that each came.
  var totals: [(place: Int, count: Int)] {
    var copy = self
    copy.endRun()
    return copy.counts
  }
}
