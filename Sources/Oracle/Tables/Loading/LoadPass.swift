internal import Traces
internal import Transcripts

/// The questions that a table has asked since it last had to load.
///
/// Heights are counted, not kept: of a section that was asked in order it is known how far.
struct LoadPass: Sendable {
  /// True if the beginning of the load was witnessed.
  var isWitnessed = false
  /// True if it was asked how many sections there are.
  private(set) var hasSections = false
  /// True if a cell was asked for.
  private(set) var hasCell = false
  /// True if any row was counted.
  private(set) var hasRows = false
  private var counted: Set<Int> = []
  private var heights: [Int: HeightQuestions] = [:]
  private(set) var hasHeights = false
  /// The rows whose heights were asked for, as far as they are remembered.
  private var measured: Set<RowPath> = []
  private static let most = 4096
  private var headers: Set<Int> = []
  private var footers: Set<Int> = []
  /// The sections whose header or footer was built in it.
  private(set) var hasEdgeViews = false
  /// The section whose header or footer is the only one so far, and has no view.
  private var viewless: Int?
  /// The turn in which the first was, and whether the content has scrolled since.
  private(set) var edgeTurn: Int32 = -1
  private(set) var hasScrolled = false
  /// True if a call was to bring a row into place since: where that is depends on the rows around
  /// it.
  var isRowSought = false
  /// True if questions came that do not tell what they are about.
  private(set) var isVague = false
  /// The number of exact heights that were asked for, and the number of cells.
  private(set) var heightCount = 0
  private(set) var cellCount = 0

  /// The heights of a section's rows that were asked for.
  private struct HeightQuestions: Sendable {
    /// All rows before this one were asked for.
    var prefix = 0
    var count = 0
  }

  /// Takes a question in.
  mutating func learn(_ heard: TableHeard, turn: Int32) {
    switch heard.event {
    case .numberOfSections: hasSections = true
    case .numberOfRows:
      hasRows = true
      if let section = heard.section { counted.insert(section) } else { isVague = true }
    case .heightForRow: learnHeight(heard.path)
    case .heightForHeader:
      if let section = heard.section { headers.insert(section) } else { isVague = true }
    case .heightForFooter:
      if let section = heard.section { footers.insert(section) } else { isVague = true }
    case .viewForHeader, .viewForFooter, .willDisplayHeader, .willDisplayFooter:
      viewless = !hasEdgeViews && heard.isAnsweredWithNil ? heard.section : nil
      if !hasEdgeViews { edgeTurn = turn }
      hasEdgeViews = true
    case .titleForHeader, .titleForFooter:
      // With neither a view nor a title there is none (R033), and rows stand in its place.
      if let viewless, heard.section == viewless, heard.isAnsweredWithNil { hasEdgeViews = false }
      viewless = nil
    case .didScroll: hasScrolled = true
    case .cellForRow:
      hasCell = true
      cellCount += 1
    default: break
    }
  }

  /// Takes in that an update comes: it asks again what it likes, in its own order.
  mutating func update() {
    isVague = true
    heights = [:]
    heightCount = 0
  }

  private mutating func learnHeight(_ path: RowPath?) {
    hasHeights = true
    guard let path else {
      isVague = true
      return
    }
    if measured.count < Self.most { measured.insert(path) }
    var questions = heights[path.section] ?? HeightQuestions()
    questions.count += 1
    if path.row == questions.prefix {
      questions.prefix += 1
      heightCount += 1
    }
    heights[path.section] = questions
  }

  /// Returns true if a section's rows were counted.
  func hasCounted(_ section: Int) -> Bool { isVague || counted.contains(section) }

  /// Returns true if a row's height was asked for, or may have been.
  func hasMeasured(_ path: RowPath) -> Bool {
    measured.contains(path) || measured.count >= Self.most
  }

  /// Returns true if the height of a section's header or footer was asked for.
  func hasAsked(_ edge: Event, of section: Int) -> Bool {
    if isVague { return true }
    return edge == .heightForHeader ? headers.contains(section) : footers.contains(section)
  }

  /// Returns a section of which not every row's height can have been asked for.
  func sectionWithoutHeights(_ counts: RowCounts) -> Int? {
    guard !isVague, let sections = counts.sections, sections < 1_000_000 else { return nil }
    for section in 0..<max(0, sections) {
      guard let rows = counts.rows(in: section) else { continue }
      let asked = heights[section] ?? HeightQuestions()
      if asked.prefix < rows, asked.count < rows { return section }
    }
    return nil
  }
}
