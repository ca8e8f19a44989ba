internal import Traces
internal import Transcripts

/// The places of rows in the content, in thousandths of a point, if every height is known.
///
/// A section's beginning is looked up and a row's place in it computed, whatever the number of rows.
struct RowPlaces: Sendable {
  /// The heights of rows, a pattern over each section.
  private let pattern: [Int64]
  private let headerHeight: Int64?
  private let footerHeight: Int64?
  private let headers: [Bool]
  private let footers: [Bool]
  private let tableHeader: Int64
  private let tableFooter: Int64
  /// True if headers float, so that a row may be under one.
  let mayFloat: Bool
  /// True if something may count with another height until it is shown (R018).
  private let isEstimated: Bool
  /// True if nothing that was heard contradicts what the header says.
  private var isSound: Bool
  private var tops: [Int64] = []
  /// The height of the whole content once all of it has been in view; nil: unknown.
  private(set) var totalInView: Int64?

  /// True if each row is where the heights say, whether it was in view or not.
  var isReliable: Bool { isSound && !isEstimated }
  /// The height of the whole content, whatever was in view; nil: unknown.
  var total: Int64? { isEstimated ? nil : totalInView }

  init(_ view: Header.View, estimatesRows: Certainty) {
    let config = view.config
    let units = { (name: Name) in config[name]?.number.map { $0.units / 1000 } }
    var pattern = units(.rowHeight).map { [$0] } ?? []
    if case .array(let heights)? = config[.rowHeights] {
      pattern = heights.compactMap { $0.number.map { $0.units / 1000 } }
    } else if let heights = config[.rowHeights]?.numbers {
      pattern = heights.map { $0.units / 1000 }
    }
    self.pattern = pattern
    headerHeight = units(.sectionHeaderHeight)
    footerHeight = units(.sectionFooterHeight)
    headers = Self.titles(config[.headers])
    footers = Self.titles(config[.footers])
    tableHeader = units(.tableHeaderView) ?? 0
    tableFooter = units(.tableFooterView) ?? 0
    mayFloat = headers.contains(true) || footers.contains(true)
    let isScripted = view.delegate.entries.contains { Self.scripted.contains($0.message) }
    let isPlain = config[.style].map { $0.string == "plain" } ?? true
    isEstimated =
      config[.rowHeights] != nil && estimatesRows != .no || Self.isEstimated(config, pattern)
    isSound =
      isPlain && !isScripted && pattern.allSatisfy { $0 > 0 } && !pattern.isEmpty
      && Self.areTold(config, pattern)
      && (headerHeight != nil || !headers.contains(true))
      && (footerHeight != nil || !footers.contains(true))
      && config["sectionHeaderTopPadding"] == nil
  }

  /// The messages that a script may answer so that rows are as high as it says.
  private static let scripted = Vocabulary.messages(of: [.counts, .measures, .edgeViews])

  /// Returns true if each row that has a height of its own has one that is told.
  private static func areTold(_ config: [Argument], _ pattern: [Int64]) -> Bool {
    guard case .array(let heights)? = config[.rowHeights] else { return true }
    return heights.count == pattern.count
  }

  /// Returns true if something may count with another height until it is shown (R018).
  private static func isEstimated(_ config: [Argument], _ pattern: [Int64]) -> Bool {
    if let estimate = config[.estimatedRowHeight]?.number, estimate.units != 0,
      [estimate.units / 1000] != pattern
    {
      return true
    }
    return [Name.estimatedSectionHeaderHeight, .estimatedSectionFooterHeight].contains {
      (config[$0]?.number?.units ?? 0) != 0
    }
  }

  private static func titles(_ value: Value?) -> [Bool] {
    guard case .array(let titles)? = value else { return [] }
    return titles.map { $0.string != nil }
  }

  /// True if rows are told to have different heights.
  var haveSeveralHeights: Bool { Set(pattern).count > 1 }

  /// Forgets where rows are.
  mutating func forget() {
    isSound = false
    tops = []
    totalInView = nil
  }

  /// Lays the sections out by what was counted.
  mutating func layOut(_ counts: RowCounts) {
    tops = []
    totalInView = nil
    guard isSound, counts.isComplete, let sections = counts.sections, sections < 1_000_000 else {
      return
    }
    var top = tableHeader
    for section in 0..<max(0, sections) {
      tops.append(top)
      let rows = counts.rows(in: section) ?? 0
      guard rows >= 0, rows < 1_000_000_000 else { return forget() }
      top += header(of: section) + height(ofRowsBefore: rows)
      top += footer(of: section)
    }
    totalInView = top + tableFooter
  }

  /// Returns true if the header of the transcript says the same of a section's header or footer as the
  /// answer to a question.
  func tells(_ heard: TableHeard) -> Bool {
    guard let section = heard.section, section >= 0 else { return false }
    switch heard.event {
    // With no view there is what there would be if nobody had asked (R031).
    case .viewForHeader, .viewForFooter: return heard.answer == .null
    case .titleForHeader: return Self.has(headers, section) == (heard.answer != .null)
    case .titleForFooter: return Self.has(footers, section) == (heard.answer != .null)
    default: return false
    }
  }

  private static func has(_ titles: [Bool], _ section: Int) -> Bool {
    section < titles.count && titles[section]
  }

  private func header(of section: Int) -> Int64 {
    Self.has(headers, section) ? headerHeight ?? 0 : 0
  }

  private func footer(of section: Int) -> Int64 {
    Self.has(footers, section) ? footerHeight ?? 0 : 0
  }

  /// Returns the height of the header that floats over a section's rows.
  func floatingHeader(of section: Int) -> Int64 { section < 0 ? 0 : header(of: section) }

  private func height(ofRowsBefore row: Int) -> Int64 {
    if pattern.count == 1 { return Int64(row) * pattern[0] }
    let whole = Int64(row / pattern.count) * pattern.reduce(0, +)
    return whole + pattern.prefix(row % pattern.count).reduce(0, +)
  }

  /// Returns the height of one row, where it is known.
  func height(of path: RowPath) -> Int64? {
    isReliable && path.row >= 0 ? pattern[path.row % pattern.count] : nil
  }

  /// Returns the top and the bottom of a row, if they are known.
  func place(of path: RowPath) -> (top: Int64, bottom: Int64)? {
    guard isReliable, total != nil, tops.indices.contains(path.section),
      let height = height(of: path)
    else { return nil }
    let top = tops[path.section] + header(of: path.section) + self.height(ofRowsBefore: path.row)
    return (top, top + height)
  }

  /// Returns the row at a height of the content, where that is known; nil: there may be none, but a header or a
  /// footer.
  func row(at height: Int64) -> RowPath? {
    guard isReliable, let total, (0..<total).contains(height) else { return nil }
    // The last section that begins above: by halving, for there may be many.
    var low = 0
    var high = tops.count
    while low < high {
      let middle = (low + high) / 2
      if tops[middle] <= height { low = middle + 1 } else { high = middle }
    }
    let section = low - 1
    guard section >= 0 else { return nil }
    let end = low < tops.count ? tops[low] : total - tableFooter
    guard height < end - footer(of: section) else { return nil }
    let rest = height - tops[section] - header(of: section)
    let cycle = pattern.reduce(0, +)
    guard rest >= 0, cycle > 0 else { return nil }
    var row = Int(rest / cycle) * pattern.count
    while self.height(ofRowsBefore: row + 1) <= rest { row += 1 }
    return RowPath(section: section, row: row)
  }
}
