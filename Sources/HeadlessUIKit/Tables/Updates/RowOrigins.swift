/// Rows one after the other that were so before, or that are all new.
nonisolated struct RowOrigin: Hashable, Sendable {
  /// The place at which the first row was; `nil` if the rows are new.
  var place: RowPlace?
  var count: Int
  /// True if it is a row that is reloaded, alone: its cell is asked for anew.
  var isReloaded = false
}

/// The origins of the rows of one section, stretch by stretch.
///
/// Rows that were inserted or moved in have their numbers; the others fill what is left between, in
/// the order in which they were (R163).
nonisolated struct RowOrigins {
  /// The changes to the old rows of a section, and the new rows.
  struct Changes {
    /// The rows that leave the section, by their numbers before.
    var gone: Set<Int> = []
    var reloaded: Set<Int> = []
    /// The rows that come, by their numbers after: each from its place before, or from nowhere.
    var come: [Int: RowPlace?] = [:]
    var deletedCount = 0
    var movedOutCount = 0
    var insertedCount = 0
    var movedInCount = 0
  }

  private(set) var stretches: [RowOrigin] = []
  /// The section that the rows which stay were in; `nil` if there are none.
  private let old: Int?
  private var next = 0
  private let specials: [Int]
  private var nextSpecial = 0
  private let changes: Changes

  /// Works out the rows of a section that has `count` of them after the update.
  init(_ changes: Changes, old: Int?, count: Int) {
    self.changes = changes
    self.old = old
    specials = old == nil ? [] : changes.gone.union(changes.reloaded).sorted()
    var row = 0
    for coming in changes.come.keys.sorted() {
      takeStaying(coming - row)
      append(RowOrigin(place: changes.come[coming] ?? nil, count: 1))
      row = coming + 1
    }
    takeStaying(count - row)
  }

  private mutating func append(_ stretch: RowOrigin) {
    guard stretch.count > 0 else { return }
    if var last = stretches.last {
      let continues =
        if let place = stretch.place, let start = last.place {
          place == RowPlace(section: start.section, row: start.row + last.count)
        } else {
          stretch.place == nil && last.place == nil
        }
      if continues, !stretch.isReloaded, !last.isReloaded {
        last.count += stretch.count
        stretches[stretches.count - 1] = last
        return
      }
    }
    stretches.append(stretch)
  }

  /// Adds the next rows that stay.
  private mutating func takeStaying(_ count: Int) {
    guard let old else { return append(RowOrigin(place: nil, count: count)) }
    var rest = count
    while rest > 0 {
      let special = nextSpecial < specials.count ? specials[nextSpecial] : Int.max
      if special == next {
        if changes.reloaded.contains(next) {
          append(
            RowOrigin(place: RowPlace(section: old, row: next), count: 1, isReloaded: true)
          )
          rest -= 1
        }
        next += 1
        nextSpecial += 1
        continue
      }
      let length = min(rest, special - next)
      append(RowOrigin(place: RowPlace(section: old, row: next), count: length))
      next += length
      rest -= length
    }
  }
}
