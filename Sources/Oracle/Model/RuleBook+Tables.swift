extension RuleBook {
  /// The rules about rows, their cells and their display.
  static let rows: [Rule] = []

  /// The rules about touches on rows, selection, headers and the index.
  static let picks: [Rule] = []
}
