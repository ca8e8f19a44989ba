import Traces

extension Setting {
  /// The settings from which a table's data source answers.
  static let data = [
    Setting(.sections, Frequency(4, 6, 8), needs: .table) { _, choices, weights in
      counts(choices.pick(Component.rowCounts[weights.column.rawValue]))
    },
    choice(.headers, Frequency(8), needs: .table, titles),
    choice(.footers, Frequency(4), needs: .table, titles),
    choice(
      .rowHeights,
      Frequency(8),
      needs: .table,
      [
        list([.thousandths(44_000), .thousandths(60_000)]), list([.thousandths(100_000)]),
        list([.thousandths(20_000), .thousandths(300_000), .thousandths(44_000)]),
        list([.thousandths(44_500)]), list([.string("automaticDimension"), .thousandths(70_000)]),
        list([.thousandths(0), .thousandths(44_000)]),
        list([.thousandths(33_333), .thousandths(44_000)]), list([]),
      ]
    ),
    choice(
      .identifiers,
      Frequency(6),
      needs: .table,
      [
        list([.string("a"), .string("b")]), list([.string("cell")]), list([.null]),
        list([.string("a"), .null, .string("b")]), list([]),
      ]
    ),
    choice(
      .accessoryTypes,
      Frequency(6),
      needs: .table,
      [
        list([.string("detailDisclosureButton")]),
        list([.string("none"), .string("detailButton")]),
        list([.string("checkmark"), .string("disclosureIndicator")]), list([]),
      ]
    ),
    choice(
      .dequeues,
      Frequency(4),
      needs: .table,
      [.string("identifier"), .string("never"), .string("indexPath")]
    ),
    // If the cells come from `dequeueReusableCell(withIdentifier:for:)`, all have a class.
    choice(
      .registers,
      Frequency(4),
      needs: .table,
      [list([.string("cell"), .string("a"), .string("b")])]
    ),
    choice(
      .sectionIndexTitles,
      Frequency(5),
      needs: .table,
      [
        list([.string("A"), .string("B"), .string("C")]), list([.string("A")]),
        list("ABCDEFGHIJKLM".map { .string(String($0)) }), list([]),
      ]
    ),
  ]

  /// Counts of rows, or other whole numbers.
  static func counts(_ counts: [Int]) -> Value {
    list(counts.map { .thousandths($0 * 1000) })
  }

  private static func list(_ elements: [Value]) -> Value { .list(elements) }

  /// Titles of headers or footers.
  private static let titles: [Value] = [
    list([.string("A"), .string("B"), .string("C"), .string("D")]),
    list([.null, .string("B"), .null, .string("D")]), list([.string("A")]), list([.null]),
    list([]),
  ]
}
