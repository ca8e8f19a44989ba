/// All rules, sorted by id.
public enum RuleBook: Sendable {
  /// The rules in the order in which they are asked: what says most about a defect first.
  static let pages: [Rule] =
    DragRules.all + LiftRules.all + GlideRules.all + CatchRules.all + BounceRules.all
    + FlagRules.all + ProgramRules.all + AnimationRules.all + RevealRules.all + ToTopRules.all
    + GeometryRules.all + EnabledRules.all + OffsetRules.all + RestRules.all + ExpectationRules.all

  /// All rules, sorted by id.
  public static let rules: [Rule] = pages.sorted { $0.id < $1.id }

  private static let places: [String: Int] = Dictionary(
    uniqueKeysWithValues: rules.enumerated().map { ($1.id, $0) }
  )

  /// Finds a rule by its id.
  public static func rule(_ id: String) -> Rule? {
    places[id].map { rules[$0] }
  }

  /// The place of a rule among `rules`.
  static func place(of id: String) -> Int? { places[id] }

  /// The rules that enforce an entry of the catalogue, those whose main entry it is first.
  public static func rules(catalogue number: String) -> [Rule] {
    rules.filter { $0.catalogue.first == number }
      + rules.filter { $0.catalogue.dropFirst().contains(number) }
  }

  /// The id that a misspelt one most likely means; nil if none is near.
  public static func closest(to id: String) -> String? {
    let scored = rules.map { (id: $0.id, distance: distance($0.id, id)) }
    guard let best = scored.min(by: { ($0.distance, $0.id) < ($1.distance, $1.id) }) else {
      return nil
    }
    return best.distance <= max(3, id.count / 2) ? best.id : nil
  }

  /// The number of single-character edits between two texts.
  private static func distance(_ left: String, _ right: String) -> Int {
    let right = Array(right.utf8)
    var row = Array(0...right.count)
    for (line, letter) in left.utf8.enumerated() {
      var corner = row[0]
      row[0] = line + 1
      for (column, other) in right.enumerated() {
        let substitution = corner + (letter == other ? 0 : 1)
        corner = row[column + 1]
        row[column + 1] = min(substitution, row[column] + 1, row[column + 1] + 1)
      }
    }
    return row[right.count]
  }
}
