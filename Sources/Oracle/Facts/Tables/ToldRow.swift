internal import Traces

/// A row that a message is about, or is answered with, as far as that is told.
enum ToldRow: Equatable, Sendable {
  /// The record does not say.
  case untold
  /// No row at all: null, or numbers that no table has.
  case none
  case row(RowPath)

  /// The row that a value names.
  init(_ value: Value?) {
    guard let value else {
      self = .untold
      return
    }
    self.init(path: value.rowPath, isNone: true)
  }

  /// The row of a path, or none, if that is told.
  init(path: RowPath?, isNone: Bool) {
    guard let path else {
      self = isNone ? .none : .untold
      return
    }
    let most = Int(Int32.max)
    let isPossible = (0..<most).contains(path.section) && (0..<most).contains(path.row)
    self = isPossible ? .row(path) : .none
  }

  /// The row, where it is told and is one.
  var path: RowPath? { if case .row(let path) = self { path } else { nil } }

  /// Whether both are told and are not the same.
  func contradicts(_ other: ToldRow) -> Bool {
    self != .untold && other != .untold && self != other
  }

  /// The row as text, behind what it is said of.
  var words: String {
    switch self {
    case .untold: ""
    case .none: " with no row"
    case .row(let path): " \(path)"
    }
  }
}
