/// How often each of several things came, counted in runs: most messages are one more `didScroll` of
/// the same glide.
struct Tally {
  private var counts: [Int]
  private var place = 0
  private var run = 0

  init(count: Int) {
    counts = Array(repeating: 0, count: count)
  }

  /// Counts some more of what has a place.
  mutating func add(_ place: Int, times: Int = 1) {
    if place != self.place {
      counts[self.place] &+= run
      self.place = place
      run = 0
    }
    run &+= times
  }

  /// The counts of all.
  var totals: [Int] {
    var totals = counts
    totals[place] += run
    return totals
  }
}
