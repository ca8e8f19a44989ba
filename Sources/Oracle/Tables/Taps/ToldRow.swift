internal import Traces

/// A row that a message is about, is answered with or happens at; nil: no row for certain.
typealias ToldRow = Known<RowPath?>

extension Known<RowPath?> {
  /// No row, for certain.
  static var noRow: ToldRow { .told(nil) }

  /// The row that a value names.
  init(naming value: Traces.Value?) {
    guard let value else {
      self = .untold(.answer)
      return
    }
    self.init(path: value.rowPath, isNone: true)
  }

  /// The row of a path, or none, if that is told.
  init(path: RowPath?, isNone: Bool) {
    guard let path else {
      self = isNone ? .noRow : .untold(.row)
      return
    }
    let most = Int(Int32.max)
    let isPossible = (0..<most).contains(path.section) && (0..<most).contains(path.row)
    self = .told(isPossible ? path : nil)
  }

  /// The row, where it is told and is one.
  var path: RowPath? { ifTold ?? nil }

  /// The row as text, behind what it is said of.
  var words: String {
    switch self {
    case .untold: ""
    case .told(nil): " with no row"
    case .told(let path?): " \(path)"
    }
  }

  /// The row, or the lack of one, at a place, in words.
  var wordsOfPlace: String {
    switch self {
    case .untold: "an unknown place"
    case .told(nil): "no row: the finger is on none"
    case .told(let path?): "row \(path)"
    }
  }
}
