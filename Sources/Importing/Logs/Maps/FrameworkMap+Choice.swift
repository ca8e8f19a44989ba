extension FrameworkMap {
  /// Returns the map whose events most lines name; nil: UIKit's own names are more, or no map fits
  /// best.
  ///
  /// - Parameters:
  ///   - lines: the log.
  ///   - told: the map that somebody has chosen.
  /// - Returns: the map.
  static func chosen(for lines: [PasteLine], _ told: FrameworkMap?) -> FrameworkMap? {
    if let told { return told }
    let some = lines.filter { !$0.isEmpty }.prefix(500)
    let own = some.count { line in
      FoundMessage(line.body)?.speech == .telling
    }
    let finders = shipped.map(EventFinder.init)
    var counts = [Int](repeating: 0, count: finders.count)
    for line in some {
      // The name of one framework's event may be the word in front of another's value.
      let heads = finders.map { finder in
        finder.event(in: line.body).flatMap { $0.speech == .telling ? $0.head.utf8.count : nil }
      }
      guard let first = heads.compactMap(\.self).min() else { continue }
      for place in heads.indices where heads[place] == first { counts[place] += 1 }
    }
    guard let most = counts.max(), most > own, counts.count(where: { $0 == most }) == 1 else {
      return nil
    }
    return counts.firstIndex(of: most).map { shipped[$0] }
  }
}
