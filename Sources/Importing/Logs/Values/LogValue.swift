/// A value that a log prints, as far as its form tells what it is.
indirect enum LogValue: Hashable {
  case bool(Bool)
  /// A number, and whether it is written without a full stop.
  case number(Double, isWhole: Bool)
  /// Two numbers in brackets.
  case pair(Double, Double)
  /// Four numbers in brackets.
  case four([Double])
  /// A section and a row.
  case path(Int, Int)
  /// An object, as it prints itself.
  case object(LogObject)
  /// A text in quotation marks, or an address of the web.
  case text(String)
  /// A word behind a colon or an equals sign.
  case word(String)
  case null

  /// True if it is a Bool, or two numbers in brackets.
  var isBoolOrPair: Bool {
    switch self {
    case .bool, .pair: true
    default: false
    }
  }
}

/// An object's description: `<UITableView: 0x7f8e04008200; contentOffset: {0, 44}>`.
struct LogObject: Hashable {
  var className: String
  /// The address in memory; nil if not told.
  var address: String?
  /// The fields that the object prints.
  var fields: [LogItem]

  /// A name by which it can be told from others.
  var name: String { address.map { "\(className) \($0)" } ?? className }

  /// True if it is a view that scrolls.
  var isScroller: Bool {
    ["ScrollView", "TableView", "CollectionView", "TextView"].contains { className.hasSuffix($0) }
  }
}

/// A value with the words in front of it.
struct LogItem: Hashable {
  /// The words since the value before, in small letters; empty: there are none.
  var words: [String]
  /// True if an arrow stands directly in front.
  var isBehindArrow: Bool
  var value: LogValue
  /// True if no more than a comma stands between it and a number.
  var followsNumber = false
  /// True if nobody has to know what it is: it stands among what a logging system writes.
  var isBeside = false
  /// For each number in it how many places it has behind the point.
  var places: [Int] = []

  /// The same with what stands in the quotation marks, where that is one value; nil: it is a text.
  var unquoted: LogItem? {
    guard case .text(let text) = value else { return nil }
    let bytes = Array((":" + text).utf8)
    let values = LogValues(LineScanner(bytes, bytes.indices))
    guard values.items.count == 1, var item = values.items.first, item.words.isEmpty,
      values.words.allSatisfy(LogValues.isBool)
    else { return nil }
    if case .text = item.value { return nil }
    (item.words, item.isBehindArrow) = (words, isBehindArrow)
    return item
  }

  /// The same, where two whole numbers are taken for a section and a row.
  var asPath: LogItem {
    guard case .pair(let section, let row) = value, places == [0, 0],
      let path = LogValues.path(section, row)
    else { return self }
    var item = self
    item.value = path
    return item
  }

  /// The words that are said of it, for people.
  var label: String { words.suffix(3).joined(separator: " ") }

  /// The value as it is shown to people.
  var shown: String {
    switch value {
    case .bool(let value): "\(value)"
    case .number(let number, let isWhole):
      isWhole && abs(number) < 1e15 ? "\(Int(number))" : "\(number)"
    case .pair(let first, let second): "(\(first), \(second))"
    case .four(let numbers): "{" + numbers.map { "\($0)" }.joined(separator: ", ") + "}"
    case .path(let section, let row): "\(section)-\(row)"
    case .object(let object): object.name
    case .text(let text), .word(let text): text
    case .null: "nil"
    }
  }
}
