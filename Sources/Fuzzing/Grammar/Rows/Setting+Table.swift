import Traces

extension Setting {
  /// The settings of a table's looks and heights, and of the actions of fingers on its rows.
  static let tables = [
    choice(
      .style,
      Frequency(6),
      needs: [.table, .config],
      [.string("grouped"), .string("insetGrouped"), .string("plain")]
    ),
    choice(.rowHeight, Frequency(8), needs: .table, heights),
    choice(.estimatedRowHeight, Frequency(10), needs: .table, [.thousandths(0)] + heights),
    choice(.sectionHeaderHeight, Frequency(3), needs: .table, edgeHeights),
    choice(.sectionFooterHeight, Frequency(4), needs: .table, edgeHeights),
    choice("estimatedSectionHeaderHeight", Frequency(4), needs: .table, edgeHeights),
    choice("estimatedSectionFooterHeight", Frequency(4), needs: .table, edgeHeights),
    choice(.tableHeaderView, Frequency(3), needs: .table, endHeights),
    choice(.tableFooterView, Frequency(3), needs: .table, endHeights),
    flag(.allowsSelection, usual: true, Frequency(4), needs: .table),
    flag(.allowsMultipleSelection, usual: false, Frequency(10), needs: .table),
    choice(
      .selectionStyle,
      Frequency(6),
      needs: .table,
      [.string("none"), .string("blue"), .string("gray"), .string("default")]
    ),
    flag(.isPrefetchingEnabled, usual: true, Frequency(4), needs: .table),
    flag(.prefetchDataSource, usual: false, Frequency(3), needs: [.table, .config]),
    choice(
      "sectionIndexMinimumDisplayRowCount",
      Frequency(3),
      needs: .table,
      [.thousandths(20_000), .thousandths(0), .thousandths(1000), .thousandths(5_000_000)]
    ),
    flag(.tapRecognizer, usual: false, Frequency(3), needs: [.table, .config]),
    flag(.cancelsTouchesInView, usual: true, Frequency(2), needs: [.table, .config]),
    choice(
      .numberOfTapsRequired,
      Frequency(1),
      needs: [.table, .config],
      [.thousandths(2000), .thousandths(1000), .thousandths(3000)]
    ),
    choice(
      .numberOfTouchesRequired,
      Frequency(1),
      needs: [.table, .config],
      [.thousandths(2000), .thousandths(1000)]
    ),
  ]

  /// Heights of rows, the plainest first.
  static let heights: [Value] = [
    .thousandths(44_000), .thousandths(60_000), .thousandths(100_000), .thousandths(20_000),
    .string("automaticDimension"), .thousandths(44_500), .thousandths(480_000),
    .thousandths(33_333), .thousandths(1000), .thousandths(600_000),
  ]

  /// Heights of headers and footers.
  static let edgeHeights = endHeights + [.string("automaticDimension")]

  /// Heights of what stands at the ends of a table.
  private static let endHeights: [Value] = [
    .thousandths(28_000), .thousandths(50_000), .thousandths(0), .thousandths(100_000),
    .thousandths(500), .thousandths(600_000),
  ]
}
