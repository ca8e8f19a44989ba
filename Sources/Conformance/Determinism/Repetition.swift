/// A way of playing a case a second time, to see whether the same comes of it.
package enum Repetition: Hashable, Sendable, CaseIterable {
  /// In the same process, after other cases.
  case later
  /// In a process, or a world, in which nothing was played before.
  case afresh

  /// The circumstances, as the report says them.
  var circumstance: String {
    switch self {
    case .later: "played again, after other cases"
    case .afresh: "played in a fresh process"
    }
  }

  /// Returns true if a case is repeated where not every case is: one in ten, by the hash of its id.
  ///
  /// The hash makes the choice stable: the same case is repeated whatever else is in the run.
  static func isChosen(_ id: String) -> Bool {
    // FNV-1a; the upper bits are mixed in, for its lowest ones alone depend on few of the bytes'.
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in id.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    return (hash ^ (hash >> 32)) % 10 == 0
  }
}
