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
    var best: (map: FrameworkMap, count: Int)?
    var isAlone = true
    for map in shipped {
      let finder = EventFinder(map)
      let count = some.count { finder.event(in: $0.body)?.speech == .telling }
      guard count > own, count >= best?.count ?? 1 else { continue }
      isAlone = count > best?.count ?? 0
      best = (map, count)
    }
    return isAlone ? best?.map : nil
  }
}
