import Traces

/// The values that stand behind a message's name in a log, each with the words in front of it.
///
/// It says what a value is by its form alone; what it means is another's business.
struct LogValues {
  private(set) var items: [LogItem] = []
  /// All words, in small letters, without what stands in front of a full stop in them.
  private(set) var words: [String] = []
  /// Words that have a value in them which nobody else can tell: `T1`.
  private(set) var coded: [String] = []
  /// Numbers that may be one or another: `1,234`.
  private(set) var unclear: [String] = []
  /// The number of values that the log hides.
  private(set) var hidden = 0
  /// The number of values that are no numbers, such as `nan`.
  private(set) var wrong = 0

  private let tokens: [LogToken]
  /// In how many objects these values stand.
  private let depth: Int
  private var place = 0
  /// The first token of the value that is read.
  private var start = 0
  /// The words since the value before.
  private var label: [String] = []
  private var isBehindArrow = false
  private var isBehindColon = false

  /// Words that say what kind of value follows, and not which.
  private static let kinds: Set = [
    "cgpoint", "nspoint", "cgsize", "nssize", "cgvector", "cgrect", "foundation.cgpoint",
    "foundation", "optional", "some", "indexpath", "nsindexpath", "path", "objectidentifier",
    "uiedgeinsets", "offset.zero", "event", "objcbool",
  ]

  /// Nobody prints more values behind one name, in bytes, or objects deeper in each other.
  private static let longest = 4_096
  private static let deepest = 8

  /// The words for a Bool, in small letters.
  static let bools = [
    "true": true, "yes": true, "false": false, "no": false, "ja": true, "nein": false, "oui": true,
    "non": false, "✅": true, "❌": false,
  ]

  /// The words for a Bool that may say something else where they stand behind no colon.
  private static let otherBools: Set = ["ja", "nein", "oui", "non", "✅", "❌"]

  /// Returns true for a word that is a Bool wherever it stands: in small letters `no` is a word of any sentence, too.
  static func isBool(_ word: some StringProtocol) -> Bool {
    let small = word.lowercased()
    return bools[small] != nil && !otherBools.contains(small)
      && (small != word || small.utf8.count > 3)
  }

  /// Reads what is left of a line.
  init(_ line: LineScanner) {
    var line = line
    _ = StreamText.take(throughValueOf: &line)
    let end = line.position + min(line.rest.count, Self.longest)
    self.init(LogToken.pieces(of: line.part(line.position..<end)), depth: 0)
  }

  private init(_ tokens: [LogToken], depth: Int) {
    self.tokens = tokens
    self.depth = depth
    while place < tokens.count { step() }
    join()
  }

  /// Adds others of the same message.
  ///
  /// - Parameters:
  ///   - others: the others.
  ///   - isBeside: true if nobody has to know what they are.
  mutating func add(_ others: LogValues, isBeside: Bool) {
    items += others.items.map { item in
      var item = item
      item.isBeside = isBeside
      return item
    }
    hidden += others.hidden
    guard !isBeside else { return }
    words += others.words
    coded += others.coded
    unclear += others.unclear
    wrong += others.wrong
  }

  private mutating func step() {
    start = place
    if let value = object() ?? rect() ?? four() ?? pair() ?? size() ?? path() ?? shortPath() {
      return add(value, places: places(from: start))
    }
    let token = tokens[place]
    place += 1
    switch token {
    case .word(let word): take(word)
    case .number(let number, let places, _): takeNumber(number, places: places)
    case .unclear(let text):
      unclear.append(text)
      label = []
    case .text(let text): add(.text(text))
    case .hidden:
      hidden += 1
      label = []
    case .arrow: isBehindArrow = true
    case .address: label = []
    case .sign(let sign): take(sign)
    }
  }

  private mutating func take(_ word: String) {
    let small = word.lowercased()
    words.append(String(small.split(separator: ".").last ?? ""))
    if let value = Self.bools[small], isBehindColon || isBehindArrow || Self.isBool(word) {
      return add(.bool(value))
    }
    switch small {
    case "nil", "null", "(null)": add(.null)
    case "nan", "inf", "infinity": wrong += 1
    case _ where Self.kinds.contains(small): break
    default:
      if isBehindColon {
        items.append(LogItem(words: label, isBehindArrow: isBehindArrow, value: .word(word)))
      }
      label.append(small)
      if Self.isCoded(word) { coded.append(word) }
    }
    isBehindColon = false
  }

  private static func isCoded(_ word: String) -> Bool {
    let letters = word.utf8.prefix { $0.isLetter }.count
    return (1...2).contains(letters) && word.utf8.count > letters
      && word.utf8.dropFirst(letters).allSatisfy(\.isDigit)
  }

  /// Returns how many decimal places each number has among the tokens since one.
  private func places(from start: Int) -> [Int] {
    tokens[start..<place].compactMap { token in
      if case .number(_, let places, _) = token { places } else { nil }
    }
  }

  private mutating func takeNumber(_ number: Double, places: Int) {
    // `2 indexes [0, 7]`: how many there are is known.
    if token == .word("indexes") || token == .word("indices") {
      place += 1
      return
    }
    add(.number(number, isWhole: places == 0), places: [places])
  }

  private mutating func take(_ sign: UInt8) {
    isBehindColon = ":=?".utf8.contains(sign)
    if ",;|)]}>".utf8.contains(sign) {
      label = []
      isBehindArrow = false
    }
  }

  private mutating func add(_ value: LogValue, places: [Int] = []) {
    items.append(
      LogItem(
        words: label,
        isBehindArrow: isBehindArrow,
        value: value,
        followsNumber: followsNumber,
        places: places
      )
    )
    label = []
    isBehindArrow = false
    isBehindColon = false
  }

  /// True if a number stands in front of the value that is read, and no more than a comma between.
  private var followsNumber: Bool {
    let isComma = start > 0 && tokens[start - 1] == .sign(UInt8(ascii: ","))
    let before = isComma ? start - 2 : start - 1
    if before >= 0, case .number = tokens[before] { return true } else { return false }
  }

  // MARK: - Forms

  /// Reads `<Class: 0x7f8e; key = value; …>`.
  private mutating func object() -> LogValue? {
    let start = place
    guard depth < Self.deepest, takeSign("<"), case .word(let name)? = token else {
      return back(to: start)
    }
    place += 1
    _ = takeSign(":")
    var object = LogObject(className: String(name.split(separator: ".").last ?? ""), fields: [])
    if case .address(let address)? = token {
      object.address = address
      place += 1
    }
    let first = place
    var depth = 1
    while depth > 0 {
      guard let token else { return back(to: start) }
      if token == .sign(UInt8(ascii: "<")) { depth += 1 }
      if token == .sign(UInt8(ascii: ">")) { depth -= 1 }
      place += 1
    }
    object.fields = Self(Array(tokens[first..<place - 1]), depth: depth + 1).items
    return .object(object)
  }

  /// Reads `{{0, 1}, {2, 3}}`.
  private mutating func rect() -> LogValue? {
    let start = place
    guard takeOpening(), let first = pair() else { return back(to: start) }
    _ = takeSign(",") || takeSign(";")
    guard let second = pair(), takeClosing(), case .pair(let x, let y) = first,
      case .pair(let width, let height) = second
    else { return back(to: start) }
    return .four([x, y, width, height])
  }

  /// Reads `{64, 0, 0, 0}`, `(0 0; 320 480)`, `(0.0, 0.0, 320.0, 480.0)`, `top: 64, left: 0, …`.
  private mutating func four() -> LogValue? {
    let start = place
    guard takeOpening(), let numbers = numbers(4), takeClosing() else { return back(to: start) }
    return .four(numbers)
  }

  /// Reads `(1.5, -0.25)`, `{1.5, -0.25}`, `[1.5, -0.25]`, `<1.5, -0.25>`, `(x: 1.5, y: -0.25)`,
  /// `{"x": 1.5, "y": -0.25}`.
  private mutating func pair() -> LogValue? {
    let start = place
    guard takeOpening() || takeSign("<"), let numbers = numbers(2),
      takeClosing() || takeSign(">"), !isIndexPath(from: start)
    else { return back(to: start) }
    if tokens[start..<place].contains(.word("section")) {
      return Self.path(numbers[0], numbers[1]) ?? back(to: start)
    }
    return .pair(numbers[0], numbers[1])
  }

  /// Returns true if whole numbers in square brackets are a section and a row: where no word says that they are a
  /// place.
  private func isIndexPath(from start: Int) -> Bool {
    tokens[start] == .sign(UInt8(ascii: "[")) && places(from: start).allSatisfy { $0 == 0 }
      && !(label.last?.hasSuffix("offset") ?? false)
  }

  /// Reads `375 x 2000`.
  private mutating func size() -> LogValue? {
    let start = place
    guard case .number(let width, _, _)? = token else { return nil }
    place += 1
    guard token == .word("x") else { return back(to: start) }
    place += 1
    guard case .number(let height, _, _)? = token else { return back(to: start) }
    place += 1
    return .pair(width, height)
  }

  /// The names of the parts of a value, in the order in which it is written without them.
  private static let parts = [
    ["x", "y", "width", "height"], ["x", "y", "w", "h"], ["width", "height"], ["w", "h"],
    ["dx", "dy"], ["top", "left", "bottom", "right"], ["section", "row"], ["section", "item"],
  ]

  /// Reads numbers with their names, in whatever order, or without names.
  private mutating func numbers(_ count: Int) -> [Double]? {
    var numbers: [Double] = []
    var names: [String] = []
    while numbers.count < count {
      if !numbers.isEmpty { _ = takeSign(",") || takeSign(";") }
      if case .word(let word)? = token {
        place += 1
        names.append(word.lowercased())
        _ = takeSign(":") || takeSign("=")
      }
      guard case .number(let number, _, _)? = token else { return nil }
      numbers.append(number)
      place += 1
    }
    if names.isEmpty { return numbers }
    let order = Self.parts.first { $0.prefix(count).sorted() == names.sorted() }?.prefix(count)
    return order?.compactMap { name in names.firstIndex(of: name).map { numbers[$0] } }
  }

  /// Reads `[0, 3]`, `0-3`, `0 - 3`, `0/3`.
  private mutating func path() -> LogValue? {
    let start = place
    let isBracketed = takeSign("[")
    guard case .number(let section, places: 0, _)? = token else { return back(to: start) }
    place += 1
    // In `0-3` the hyphen was taken for the sign of the second number.
    if !isBracketed, case .number(let row, places: 0, isJoined: true)? = token, row <= 0 {
      place += 1
      return Self.path(section, -row) ?? back(to: start)
    }
    guard isBracketed ? takeSign(",") : takeSign("-") || takeSign("/"),
      case .number(let row, places: 0, _)? = token
    else { return back(to: start) }
    place += 1
    guard !isBracketed || takeSign("]") else { return back(to: start) }
    return Self.path(section, row) ?? back(to: start)
  }

  /// Reads `s0 r3`.
  private mutating func shortPath() -> LogValue? {
    guard place + 1 < tokens.count, case .word(let first) = tokens[place],
      case .word(let second) = tokens[place + 1], let section = Self.number(of: first, behind: "s"),
      let row = Self.number(of: second, behind: "r")
    else { return nil }
    place += 2
    return Self.path(section, row)
  }

  /// Returns the number that directly follows a letter: in `r3`, 3.
  private static func number(of word: String, behind letter: String) -> Double? {
    let digits = word.dropFirst()
    guard word.prefix(1).lowercased() == letter, digits.utf8.allSatisfy(\.isDigit) else {
      return nil
    }
    return PlainNumber.read(digits)
  }

  static func path(_ section: Double, _ row: Double) -> LogValue? {
    let bounds = 0.0...100_000_000
    guard bounds.contains(section), bounds.contains(row) else { return nil }
    return .path(Int(section), Int(row))
  }

  // MARK: - Parts that stand one after the other

  /// Joins `section 1 row 4` and `x=0 y=12.5`, in either order.
  private mutating func join() {
    var joined: [LogItem] = []
    for item in items {
      if let last = joined.last, let both = Self.joined(last, item) {
        joined[joined.count - 1] = both
      } else {
        joined.append(item)
      }
    }
    items = joined
  }

  private static let partners: [(first: String, second: String, isPath: Bool)] = [
    ("section", "row", true), ("section", "item", true), ("x", "y", false), ("dx", "dy", false),
  ]

  private static func joined(_ one: LogItem, _ other: LogItem) -> LogItem? {
    guard case .number(let first, _) = one.value, case .number(let second, _) = other.value,
      let head = one.words.last, let last = other.words.last,
      other.words.dropLast().allSatisfy({ ["in", "of", "at"].contains($0) })
    else { return nil }
    // The second part may repeat whose it is: `indexPath.section = 1 indexPath.row = 4`.
    let owner = head.lastIndex(of: ".").map { head[...$0] } ?? ""
    let tail = last.hasPrefix(owner) ? String(last.dropFirst(owner.count)) : last
    let stem = head.split(separator: ".").last.map(String.init) ?? head
    for partner in partners {
      let isForwards = stem == partner.first && tail == partner.second
      guard isForwards || stem == partner.second && tail == partner.first else { continue }
      let (a, b) = isForwards ? (first, second) : (second, first)
      guard let value = partner.isPath ? path(a, b) : .pair(a, b) else { continue }
      var words = Array(one.words.dropLast())
      if stem != head { words.append(String(head.dropLast(stem.count + 1))) }
      return LogItem(
        words: words,
        isBehindArrow: one.isBehindArrow,
        value: value,
        places: one.places + other.places
      )
    }
    return nil
  }

  // MARK: - Tokens

  private var token: LogToken? { place < tokens.count ? tokens[place] : nil }

  private mutating func takeSign(_ sign: Unicode.Scalar) -> Bool {
    guard token == .sign(UInt8(ascii: sign)) else { return false }
    place += 1
    return true
  }

  private mutating func takeOpening() -> Bool { takeSign("(") || takeSign("{") || takeSign("[") }

  private mutating func takeClosing() -> Bool { takeSign(")") || takeSign("}") || takeSign("]") }

  private mutating func back(to start: Int) -> LogValue? {
    place = start
    return nil
  }
}
