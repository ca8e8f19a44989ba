import Traces

/// Names that generated traces use, and the order in which they stand.
extension Name {
  static let canCancelContentTouches = Name("canCancelContentTouches")
  static let contentAlignmentPoint = Name("contentAlignmentPoint")
  static let delaysContentTouches = Name("delaysContentTouches")
  static let horizontalScrollIndicatorInsets = Name("horizontalScrollIndicatorInsets")
  static let indicatorStyle = Name("indicatorStyle")
  static let scrollIndicatorInsets = Name("scrollIndicatorInsets")
  static let showsHorizontalScrollIndicator = Name("showsHorizontalScrollIndicator")
  static let showsVerticalScrollIndicator = Name("showsVerticalScrollIndicator")
  static let toRect = Name("to")
  static let transfersHorizontal = Name("transfersHorizontalScrollingToParent")
  static let transfersVertical = Name("transfersVerticalScrollingToParent")
  static let verticalScrollIndicatorInsets = Name("verticalScrollIndicatorInsets")

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
