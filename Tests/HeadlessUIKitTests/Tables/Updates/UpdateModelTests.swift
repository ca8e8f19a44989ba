import Foundation
import HeadlessUIKit
import TestSupport
import Testing

@Suite("Random updates of a table and of an array of arrays")
struct UpdateModelTests {
  /// The number of updates that are tried, over all kinds of heights: `TABLE_UPDATES` says another
  /// number.
  private static var count: Int {
    ProcessInfo.processInfo.environment["TABLE_UPDATES"].flatMap { Int($0) }
      ?? Extent.count(100_000, part: 10_000)
  }

  @Test("come out the same in every row, path and visible cell", arguments: [1, 2] as [UInt64])
  func agree(seed: UInt64) {
    for heights in MirroredTable.Heights.allCases {
      let mirror = MirroredTable(heights, seed: seed)
      var updates = 0
      while updates < Self.count / 2 / MirroredTable.Heights.allCases.count {
        updates += max(1, mirror.update())
        mirror.compare()
        if updates % 3 == 0 {
          mirror.interlude()
          mirror.compare()
        }
      }
    }
  }
}
