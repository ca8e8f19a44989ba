import HeadlessUIKit
import Traces

/// The data from which the scripted data source answers; patterns are repeated over the rows of a
/// section.
struct TableModel {
  /// The way in which the data source gets its cells.
  enum Dequeuing: String {
    /// `dequeueReusableCell(withIdentifier:for:)`.
    case indexPath
    /// `dequeueReusableCell(withIdentifier:)`, and a new cell where there is none.
    case identifier
    /// A new cell each time.
    case never
  }

  private(set) var sections: [Int] = []
  private(set) var headers: [String?] = []
  private(set) var footers: [String?] = []
  private(set) var sectionIndexTitles: [String] = []
  private(set) var dequeuing = Dequeuing.indexPath
  /// True if the data source carries out what is committed by hand.
  private(set) var commits = false
  /// True if the data source carries out moves by hand.
  private(set) var moves = false
  /// True if the data source is given snapshots.
  private(set) var isDiffable = false
  /// True if there is somebody to announce rows to.
  private(set) var prefetches = false
  private var identifiers: [String?] = ["cell"]
  private var registers: [String]?
  private var rowHeights: [Double] = []
  private var accessoryTypes: [UITableViewCell.AccessoryType] = []
  private(set) var selectionStyle = UITableViewCell.SelectionStyle.default
  /// The keys that were ever given, or will be by a call: the data source has methods for them.
  private(set) var given: Set<Name> = []

  /// Notes that a key will be set some time.
  mutating func expect(_ name: Name) {
    given.insert(name)
  }

  // MARK: - Rows

  /// Returns true if there is data, or will be, that makes for a method.
  func has(_ data: Name) -> Bool {
    switch data {
    case .commits: commits
    case .moves: moves
    default: given.contains(data)
    }
  }

  /// Returns the number of rows in a section.
  func count(inSection section: Int) -> Int {
    sections.indices.contains(section) ? sections[section] : 0
  }

  /// Returns the reuse identifier of a row's cell, or none.
  func identifier(ofRow row: Int) -> String? {
    identifiers.isEmpty ? "cell" : identifiers[row % identifiers.count]
  }

  /// Returns the height of a row, if heights are given.
  func height(ofRow row: Int) -> Double? {
    rowHeights.isEmpty ? nil : rowHeights[row % rowHeights.count]
  }

  /// True if calls put the table into editing mode.
  var isEditedByCalls: Bool { !given.isDisjoint(with: [.setEditing, .isEditing]) }

  /// Returns the accessory at the right end of a row.
  func accessoryType(ofRow row: Int) -> UITableViewCell.AccessoryType {
    accessoryTypes.isEmpty ? .none : accessoryTypes[row % accessoryTypes.count]
  }

  /// Returns the title of a section's header or footer.
  static func title(_ titles: [String?], ofSection section: Int) -> String? {
    titles.indices.contains(section) ? titles[section] : nil
  }

  /// The identifiers that a class is registered for.
  var registeredIdentifiers: [String] {
    registers ?? (dequeuing == .indexPath ? identifiers.compactMap(\.self) : [])
  }

  // MARK: - Setting

  private typealias Setter = @MainActor (inout TableModel, Value) -> Void

  /// Sets what a key of a `config` or a call gives.
  mutating func set(_ name: Name, to value: Value) {
    given.insert(name)
    Self.setters[name]?(&self, value)
  }

  /// The keys of the model.
  static let names: [Name] = setters.keys.sorted { $0.text < $1.text }

  private static let setters: [Name: Setter] = [
    .commits: { $0.commits = $1.bool == true },
    .moves: { $0.moves = $1.bool == true },
    .diffable: { $0.isDiffable = $1.bool == true },
    .prefetchDataSource: { $0.prefetches = $1.bool == true },
    .sections: { $0.sections = ($1.numbers ?? []).map { Int($0.double) } },
    .headers: { $0.headers = $1.elements.map(\.string) },
    .footers: { $0.footers = $1.elements.map(\.string) },
    .sectionIndexTitles: { $0.sectionIndexTitles = $1.elements.compactMap(\.string) },
    .identifiers: { $0.identifiers = $1.elements.map(\.string) },
    .registers: { $0.registers = $1.elements.compactMap(\.string) },
    .dequeues: { $0.dequeuing = $1.string.flatMap(Dequeuing.init) ?? .indexPath },
    .rowHeights: { $0.rowHeights = $1.elements.compactMap(\.dimension) },
    .accessoryTypes: { model, value in
      model.accessoryTypes = value.elements.compactMap { $0.choice() }
    },
    .selectionStyle: { $0.selectionStyle = $1.choice() ?? .default },
  ]
}

extension Value {
  /// A height, or what UIKit says for one that it finds out by itself.
  var dimension: Double? {
    if case .string = self { return UITableView.automaticDimension }
    return number?.double
  }

  /// Returns the case of an enumeration that has UIKit's name.
  func choice<Choice: CaseIterable>() -> Choice? {
    guard let string else { return nil }
    return Choice.allCases.first { "\($0)" == string }
  }
}
