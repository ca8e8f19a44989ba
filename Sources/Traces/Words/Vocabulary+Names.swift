extension Vocabulary {
  /// Words that stand in no row: labels that Swift calls otherwise, keys of a form's property list, and the
  /// name of the only view of a header without `views`.
  static let otherWords: [(symbol: String, text: String)] = [
    ("forSegue", "for"), ("forControlEvents", "for"), ("notificationName", "name"),
    ("shouldHoldBack", "shouldBeRequiredToFailBy"),
    ("shouldJoin", "shouldRecognizeSimultaneouslyWith"), ("shouldWait", "shouldRequireFailureOf"),
    ("cellType", "CellType"), ("dataKey", "DataKey"), ("rowLabel", "Label"),
    ("rowValue", "Value"),
    ("performsFirstActionWithFullSwipe", "performsFirstActionWithFullSwipe"),
    ("main", "main"),
  ]

  /// The words that Swift keeps for itself.
  private static let keywords: Set<String> = ["in", "for"]

  /// The file `Name+Words.swift`, written from the rows.
  package static var namesFile: String {
    let rows = messages + methods + properties + fixedProperties + stateKeys
    var symbols: Set<String> = []
    var lines: [String] = []
    func add(_ symbol: String, _ text: String) {
      guard symbols.insert(symbol).inserted, !keywords.contains(symbol) else { return }
      lines.append("  /// `\(text)`.")
      let line = "  public static let \(symbol) = Name(\"\(text)\")"
      lines +=
        line.utf8.count <= 100
        ? [line] : ["  public static let \(symbol) = Name(", "    \"\(text)\"", "  )"]
    }
    for row in rows { add(row.symbol, row.text) }
    for word in otherWords { add(word.symbol, word.text) }
    let told = Set(rows.map(\.text) + otherWords.map(\.text))
    let labels = rows.flatMap { $0.parameters.map(\.label) }
    for label in labels where !told.contains(label) { add(label, label) }
    return """
      // Written by .ci/words from the rows of the vocabulary.

      extension Name {
      \(lines.joined(separator: "\n"))
      }

      """
  }
}
