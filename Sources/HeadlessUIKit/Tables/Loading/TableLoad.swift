import Foundation

/// One round of questions: how many sections, how many rows, how high (R010 to R020).
///
/// The number of sections comes first; then for each the heights of header and footer, the number of
/// rows and their heights. Cells are asked for later.
struct TableLoad {
  private let table: UITableView
  private let source: (any UITableViewDataSource)?
  private let delegate: (any UITableViewDelegate)?

  init(_ table: UITableView) {
    self.table = table
    source = table.dataSource
    delegate = table.tableDelegate
  }

  private func observes(_ message: ObservedTableMessages) -> Bool {
    table.observedByTable.contains(message)
  }

  /// Asks for everything.
  func sections() -> Line<SectionStretch> {
    forget()
    var builder = LineBuilder<SectionStretch>()
    for section in 0..<numberOfSections {
      if isOver { break }
      builder.append(stretch(of: section, count: nil))
    }
    return builder.line()
  }

  /// Asks for the numbers of rows alone: after an update they are checked before anything else (R160).
  func counts() -> [Int] {
    var counts: [Int] = []
    for section in 0..<numberOfSections {
      if isOver { break }
      counts.append(numberOfRows(in: section))
    }
    return counts
  }

  /// Asks for the heights, where the numbers of rows are known.
  func sections(counts: [Int]) -> Line<SectionStretch> {
    forget()
    var builder = LineBuilder<SectionStretch>()
    for (section, count) in counts.enumerated() {
      builder.append(stretch(of: section, count: count))
    }
    return builder.line()
  }

  /// True if the world was ended as it asked.
  private var isOver: Bool { table.scene?.isOver == true }

  private func forget() {
    table.loading.forgetHeights()
  }

  /// One, if the data source does not say (R011).
  private var numberOfSections: Int {
    guard let source else { return 0 }
    return observes(.numberOfSections) ? max(0, source.numberOfSections(in: table)) : 1
  }

  private func numberOfRows(in section: Int) -> Int {
    max(0, source?.tableView(table, numberOfRowsInSection: section) ?? 0)
  }

  private func stretch(of section: Int, count: Int?) -> SectionStretch {
    var stretch = SectionStretch()
    (stretch.header, stretch.measuresHeader) = height(of: .header, of: section)
    (stretch.footer, stretch.measuresFooter) = height(of: .footer, of: section)
    for edge in SectionEdge.allCases where stretch.mayShow(edge) {
      table.loading.possibleEdges += 1
    }
    stretch.rows = rows(of: section, count: count ?? numberOfRows(in: section))
    return stretch
  }

  // MARK: - Rows

  /// Returns the heights of a section's rows: estimated ones where there are estimates (R018), and
  /// else the real ones, each asked for now (R015).
  private func rows(of section: Int, count: Int) -> Line<RowRun> {
    var builder = LineBuilder<RowRun>()
    var row = 0
    while row < count, !isOver {
      let height = height(of: RowPlace(section: section, row: row))
      // Asked last: a default implementation has said by now that it is none.
      let differ = observes(.estimatedHeightForRow) || asksHeightsAtOnce
      let items = differ ? 1 : count - row
      builder.append(RowRun(height: height, count: items))
      row += items
    }
    return builder.line()
  }

  private var asksHeightsAtOnce: Bool {
    table.estimatedRowHeight == 0 && observes(.heightForRow)
  }

  private func height(of place: RowPlace) -> Length {
    if let estimate = estimate(of: place) {
      // A height that the table gives all rows is exact too, and counts once a row is shown (R018).
      table.loading.measuresRows =
        table.loading.measuresRows || observes(.heightForRow) || table.rowHeight != estimate
      return Length(height: estimate)
    }
    let height: CGFloat
    if observes(.heightForRow), let delegate {
      height = delegate.tableView(table, heightForRowAt: place.indexPath)
    } else {
      height = table.rowHeight
    }
    if height >= 0 { return Length(height: height) }
    // Without a cell there is nothing to measure yet.
    table.loading.measuresRows = true
    return Length(TableMetrics.rowHeight)
  }

  /// Returns the height that a row counts with for now, or `nil` if it is to be the real one (R018,
  /// R019).
  private func estimate(of place: RowPlace) -> CGFloat? {
    var estimate = table.estimatedRowHeight
    if observes(.estimatedHeightForRow), let delegate {
      estimate = delegate.tableView(table, estimatedHeightForRowAt: place.indexPath)
    }
    if estimate == 0 { return nil }
    if estimate > 0 { return estimate }
    return table.rowHeight >= 0 ? table.rowHeight : TableMetrics.rowHeight
  }

  // MARK: - Headers and footers

  /// Returns the height of a header or footer, and whether it is still to be measured when it is
  /// shown.
  private func height(of edge: SectionEdge, of section: Int) -> (Length, Bool) {
    if let estimate = estimate(of: edge, of: section) { return (Length(height: estimate), true) }
    let questions = edge.questions
    if observes(questions.height), let delegate {
      let height = questions.askHeight(delegate, table, section)
      // A default implementation has just said that it is none.
      if observes(questions.height) {
        if height >= 0 { return (Length(height: height), false) }
        return automaticHeight(of: edge, of: section)
      }
    }
    let height = questions.tableHeight(table)
    guard height >= 0 else { return automaticHeight(of: edge, of: section) }
    // If there is nothing to show, there is no header (R033).
    let isShown = observes(questions.view) || hasTitle(edge, section) || table.style != .plain
    return (isShown ? Length(height: height) : .zero, false)
  }

  private func automaticHeight(of edge: SectionEdge, of section: Int) -> (Length, Bool) {
    let height = table.automaticHeight(hasTitle: hasTitle(edge, section))
    return (Length(height), observes(edge.questions.view))
  }

  private func hasTitle(_ edge: SectionEdge, _ section: Int) -> Bool {
    table.askForTitle(edge, of: section) != nil
  }

  private func estimate(of edge: SectionEdge, of section: Int) -> CGFloat? {
    let questions = edge.questions
    var estimate = questions.tableEstimate(table)
    if observes(questions.estimate), let delegate {
      estimate = questions.askEstimate(delegate, table, section)
    }
    // The automatic estimate is none: heights of headers come with the counts (R020).
    return estimate > 0 ? estimate : nil
  }
}

extension UITableView {
  /// Returns the height of a header or footer that nobody gave one.
  final func automaticHeight(hasTitle: Bool) -> CGFloat {
    switch style {
    case .plain: hasTitle ? TableMetrics.titleHeight : 0
    case .grouped, .insetGrouped:
      hasTitle ? TableMetrics.groupedTitleHeight : TableMetrics.groupedGap
    }
  }

  /// Asks for a title; an empty one is none (R033).
  final func askForTitle(_ edge: SectionEdge, of section: Int) -> String? {
    guard observedByTable.contains(edge.questions.title), let dataSource else { return nil }
    let title = edge.questions.askTitle(dataSource, self, section)
    return title?.isEmpty ?? true ? nil : title
  }
}
