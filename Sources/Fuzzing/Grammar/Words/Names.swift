import Traces

/// The order in which names stand.
extension Name {
  /// The place of a property or message among all, in the canonical order of their names.
  var rank: Int {
    let place = Int(index)
    return place < Self.ranks.count ? Self.ranks[place] : Int(index)
  }

  private static let ranks: [Int] = {
    let texts = Vocabulary.callNames + Vocabulary.propertyNames + Vocabulary.messageNames
    let sorted = texts.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    var ranks: [Int] = []
    for (rank, text) in sorted.enumerated() {
      let place = Int(Name(text).index)
      while ranks.count <= place { ranks.append(0) }
      ranks[place] = rank
    }
    return ranks
  }()
}
