internal import Traces
internal import Transcripts

/// The setup of a table, as far as its header tells and no call has changed it.
struct TableSetup: Sendable {
  /// True if the header says anything at all of it.
  let isTold: Bool
  /// True if cells may be fetched ahead of their display (R027).
  let fetchesAhead: Bool
  /// The certainty that heights are estimated; unknown if the header does not tell (R018, R019).
  var estimatesRows = Certainty.unknown
  var estimatesEdges = Certainty.unknown
  /// True if each row's height is asked for, by the data that the header has for it.
  let hasRowHeights: Bool
  /// True if every row is as high as every other for certain.
  let isUniform: Bool
  /// The identifiers of the cells, as a pattern over the rows of a section; empty: not known.
  var identifiers: [String?] = []
  /// The identifiers that a class is registered for, where a dequeue needs one.
  var registered: [String]?
  /// True if each row gets a new cell, or may, since code has changed how cells are made.
  private(set) var neverDequeues: Bool
  /// True if index titles are there to be asked for.
  let hasIndexTitles: Bool

  init(_ view: Header.View, switches: Profile.Switches) {
    let config = view.config
    isTold = !config.isEmpty
    let isOff = config[.isPrefetchingEnabled]?.bool == false
    // Older systems did not, and classic accepts what newer ones do.
    fetchesAhead = !isOff
    let answered = view.delegate.entries.map(\.message)
    hasRowHeights = config[.rowHeights] != nil || answered.contains(.heightForRow)
    isUniform = config[.rowHeight]?.number != nil && !hasRowHeights
    hasIndexTitles = config[.sectionIndexTitles] != nil
    let dequeue = config[.dequeues]?.string ?? "indexPath"
    neverDequeues = dequeue == "never"
    guard isTold else { return }
    // Without the switch either side is accepted, so it is not known whether heights are estimated.
    let usual = switches.contains(.estimatesHeights) ? Certainty.yes : .unknown
    let asked = answered.contains(.estimatedHeightForRow)
    let own = Self.estimate(config[.estimatedRowHeight], usual)
    // A row for which the delegate estimates nothing has the table's own estimate, which may be
    // none.
    estimatesRows = asked ? own == .no ? .unknown : .yes : own
    let edges = [Name.estimatedSectionHeaderHeight, .estimatedSectionFooterHeight].map {
      Self.estimate(config[$0], usual)
    }
    estimatesEdges = edges[0] == edges[1] ? edges[0] : .unknown
    // A script may give any row another cell.
    let isDeclared = config[.sections] != nil || config[.registers] != nil
    guard !answered.contains(.cellForRow), isDeclared else { return }
    if case .array(let names)? = config[.identifiers] {
      identifiers = names.map(\.string)
    } else {
      identifiers = ["cell"]
    }
    if dequeue == "indexPath", case .array(let names)? = config[.registers] {
      registered = names.compactMap(\.string)
    }
  }

  private static func estimate(_ value: Value?, _ usual: Certainty) -> Certainty {
    guard let value else { return usual }
    return Certainty(value.number?.units != 0)
  }

  /// True if a dequeue may fail, because no class is registered for the identifier (R052).
  var mayLackClass: Bool {
    guard !identifiers.isEmpty else { return isTold }
    return registered.map { names in identifiers.contains { !names.contains($0 ?? "") } } ?? false
  }

  /// Returns the identifier that a row's cell has; nil where it has none, or that is not known.
  func identifier(at row: Int) -> String?? {
    identifiers.isEmpty || row < 0 ? nil : .some(identifiers[row % identifiers.count])
  }

  /// Forgets what a call changes.
  mutating func forget(_ name: Name) {
    switch name {
    case .identifiers, .registers, .dequeues:
      if name == .dequeues { neverDequeues = true }
      identifiers = []
      registered = nil
    case .estimatedRowHeight: estimatesRows = .unknown
    case .estimatedSectionHeaderHeight, .estimatedSectionFooterHeight: estimatesEdges = .unknown
    default: break
    }
  }
}
