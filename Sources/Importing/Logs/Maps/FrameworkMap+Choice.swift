import Traces

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
    let some = lines.filter { !$0.isEmpty && $0.aside == nil }.prefix(500)
    let own = some.count { line in
      FoundMessage(line.body)?.speech == .telling
    }
    let finders = shipped.map(EventFinder.init)
    var counts = [Int](repeating: 0, count: finders.count)
    var haveSigns = [Bool](repeating: false, count: finders.count)
    for line in some {
      // The name of one framework's event may be the word in front of another's value.
      let events = finders.map { finder in
        finder.event(in: line.body).flatMap { $0.speech == .telling ? $0 : nil }
      }
      guard let first = events.compactMap({ $0?.head.utf8.count }).min() else { continue }
      for (place, event) in events.enumerated() {
        guard let event, event.head.utf8.count == first else { continue }
        counts[place] += 1
        haveSigns[place] = haveSigns[place] || shipped[place].isSign(event.event)
      }
    }
    for place in counts.indices where !haveSigns[place] { counts[place] = 0 }
    guard let most = counts.max(), most > own, counts.count(where: { $0 == most }) == 1 else {
      return nil
    }
    return counts.firstIndex(of: most).map { shipped[$0] }
  }

  /// Returns true if an event's name shows that this framework speaks.
  ///
  /// A word of a sentence does not, nor does the name of a property of a view; and what means nothing here does not
  /// where it means something to another framework.
  private func isSign(_ event: String) -> Bool {
    let isWord = event.first?.isUppercase ?? false && event.dropFirst().allSatisfy(\.isLowercase)
    guard !isWord, !Vocabulary.stateKeyNames.contains(event) else { return false }
    return judges(event) || !Self.shipped.contains { $0.judges(event) }
  }

  private func judges(_ event: String) -> Bool {
    rows.contains { $0.events.contains(event) && $0.nearly == nil }
  }
}
