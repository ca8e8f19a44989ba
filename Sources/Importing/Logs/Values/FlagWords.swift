/// The words that a log has for flags.
enum FlagWords {
  /// The flags that people shorten to a letter or two.
  static let short = [
    "t": "isTracking", "d": "isDragging", "de": "isDecelerating", "dec": "willDecelerate",
  ]

  /// Returns true if the last of several meanings is a flag of the state.
  static func isFlag(_ meanings: [ValueMeaning]) -> Bool {
    if case .flag? = meanings.last { true } else { false }
  }

  /// Returns true if a word stands for the argument of `scrollViewDidEndDragging`.
  static func saysWillDecelerate(_ word: String) -> Bool {
    ["decelerate", "willdecelerate", "decelerates"].contains(word)
  }

  /// The words that tell together that nothing glides.
  private static let refusals = [
    ["will", "not", "decelerate"], ["not", "decelerating"], ["no", "deceleration"],
    ["without", "deceleration"],
  ]

  /// Returns true if words behind `scrollViewDidEndDragging` say that nothing glides.
  static func refuseToDecelerate(_ words: [String]) -> Bool {
    refusals.contains { refusal in
      words.indices.contains { words[$0...].starts(with: refusal) }
    }
  }
}
