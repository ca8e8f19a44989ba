internal import Traces

/// The places of the rows of a table and their accessories, by its header and the calls since.
struct RowLayout: Sendable {
  /// The accessories of the cells: those that the table is configured with just now; the same, but
  /// each for the row that it was made for; or also those from before.
  enum Accessories: Sendable {
    case asConfigured, moved, unknown
  }

  /// The places of the rows; nil: that is not told.
  private(set) var map: RowMap?
  /// The facts about the table in the header, and in the calls since.
  private(set) var config: [Argument]
  /// The messages that a script answers.
  let scripted: [Name]
  private(set) var accessories = Accessories.asConfigured
  /// True if a message of the data source has been heard, so that the load was.
  private(set) var hasLoaded = false
  /// True if a reload was called, and nothing was counted since.
  private(set) var isReloadDue = false
  /// True if data have been given that the table has not been told to load.
  private(set) var areDataNew = false
  /// True if the places of the rows wait for the view's size, which its header does not tell.
  private var isSizeDue = false
  /// In grouped style, where headers were told to be first: they do not float.
  private(set) var restingHeaders: [TableState.Edge] = []

  init(_ watch: Watch) {
    config = watch.setting.declaration.config
    scripted = watch.setting.declaration.delegate.entries.map(\.message)
  }

  /// True if headers and footers scroll with their rows.
  var isGrouped: Bool { ["grouped", "insetGrouped"].contains(config[.style]?.string) }

  /// Draws the map of what the header says, unless more than that has a say.
  mutating func draw(_ watch: Watch) {
    map = nil
    guard watch.setting.isTable, !watch.record.calls.leavesOpen,
      !scripted.contains(where: Self.answers.contains)
    else { return }
    isSizeDue = !watch.geometry.size.isKnown
    guard !isSizeDue else { return }
    let isListed = !watch.law.isAllObserved
    map = RowMap(
      config,
      width: watch.geometry.size.x,
      asksForViews: (
        isListed && watch.hears(.viewForHeader), isListed && watch.hears(.viewForFooter)
      )
    )
  }

  /// Takes in the size that the view has: a navigation gives its views theirs as they appear.
  mutating func fit(_ watch: Watch) {
    let size = watch.geometry.size
    guard size.isKnown else { return }
    if isSizeDue { draw(watch) } else if let map, map.width != size.x { self.map = nil }
  }

  /// Takes a property's new value.
  mutating func set(_ name: Name, to value: Value) {
    // As wide as before, the view has its rows where they were, however many of them it shows.
    if name == .bounds, let width = config[name].flatMap(Self.width), width == Self.width(value) {
      return
    }
    if let place = config.firstIndex(where: { $0.label == name }) {
      config[place].value = value
    } else if !config.isEmpty {
      config.append(Argument(name, value))
    }
    if name == .accessoryTypes { accessories = .unknown }
    guard Self.places(name) else { return }
    scatter()
    areDataNew = true
  }

  /// Returns the width of bounds.
  private static func width(_ bounds: Value) -> Thousandths? {
    bounds.rect?.size.x ?? bounds.point.map(\.x)
  }

  /// Takes in that the data source was asked for numbers of rows.
  mutating func load() { hasLoaded = true }

  /// Takes in that the data source was asked for the number of sections, with which a load begins.
  mutating func count() {
    isReloadDue = false
    hasLoaded = true
    areDataNew = false
  }

  /// Takes in that the table is told to load its data, which it then knows.
  mutating func reload() {
    areDataNew = false
    isReloadDue = true
    accessories = .asConfigured
  }

  /// Cells go with their rows, and keep what they were made with.
  mutating func moveCells() {
    if accessories == .asConfigured { accessories = .moved }
  }

  mutating func forgetPlaces() {
    map = nil
    isSizeDue = false
  }

  /// Rows and headers may be elsewhere.
  mutating func scatter() {
    map = nil
    isSizeDue = false
    restingHeaders = []
  }

  /// Takes in where headers rest.
  mutating func rest(_ state: TableState) {
    for edge in state.visibleHeaders ?? [] where isGrouped {
      if !restingHeaders.contains(where: { $0.section == edge.section }) {
        restingHeaders.append(edge)
      }
    }
  }

  /// Tells whether a property decides where rows are, once the table is loaded anew or laid out.
  static func places(_ name: Name) -> Bool {
    !name.changes.isDisjoint(with: [.data, .heights, .bounds])
  }

  /// The messages that a script may answer so that rows are elsewhere than the header's properties
  /// say, or taps do something else.
  static let answers = Vocabulary.messages(of: [.counts] + Family.ofData)
}
