/// Finds the name that somebody probably meant.
public enum Suggestion: Sendable {
  /// Returns the closest of some names, if one is close: a third of its letters may be wrong.
  public static func closest<Names: Sequence>(
    to word: String,
    among names: Names
  ) -> String? where Names.Element == String {
    let letters = Array(word.lowercased().utf8.prefix(200))
    guard !letters.isEmpty else { return nil }
    var best: (name: String, distance: Int)?
    for name in names {
      let shorter = min(letters.count, name.utf8.count)
      let most = min(max(1, shorter / 3), shorter - 1, best.map { $0.distance - 1 } ?? .max)
      // Each letter more or less is one of the distance: most names are left out by their length.
      guard abs(letters.count - name.utf8.count) <= most else { continue }
      let distance = editDistance(letters, Array(name.lowercased().utf8))
      if distance <= most {
        best = (name, distance)
      }
    }
    return best?.name
  }

  /// Returns how far two words are apart, if a third of the letters at most is wrong.
  ///
  /// - Parameters:
  ///   - word: what was written.
  ///   - name: what may have been meant.
  /// - Returns: the number of letters to insert, delete, replace or swap; nil: too many.
  public static func distance(from word: String, to name: String) -> Int? {
    let (letters, others) = (Array(word.utf8.prefix(200)), Array(name.utf8.prefix(200)))
    let most = max(1, min(letters.count, others.count) / 3)
    guard !letters.isEmpty, abs(letters.count - others.count) <= most else { return nil }
    let distance = editDistance(letters, others)
    return distance <= most ? distance : nil
  }

  /// Returns the number of letters to insert, delete, replace or swap with a neighbour.
  private static func editDistance(_ left: [UInt8], _ right: [UInt8]) -> Int {
    var beforeLast = [Int](repeating: 0, count: right.count + 1)
    var last = Array(0...right.count)
    for (row, letter) in left.enumerated() {
      var current = [row + 1]
      current.reserveCapacity(right.count + 1)
      for (column, other) in right.enumerated() {
        var least = min(last[column + 1] + 1, current[column] + 1)
        least = min(least, last[column] + (letter == other ? 0 : 1))
        if row > 0, column > 0, letter == right[column - 1], left[row - 1] == other {
          least = min(least, beforeLast[column - 1] + 1)
        }
        current.append(least)
      }
      (beforeLast, last) = (last, current)
    }
    return last[right.count]
  }
}
