import Traces

/// The values that stand behind a message's name in a log, each with the word in front of it.
struct LogValues {
  /// One value.
  enum Value: Hashable {
    case bool(Bool)
    case number(Double)
    case point(Double, Double)
    case row(Int, Int)
    case null
  }

  /// A value with its word, in small letters; empty: it has none.
  struct Item: Hashable {
    var label: String
    var value: Value
  }

  private(set) var items: [Item] = []
  /// How many values the log hides.
  private(set) var hidden = 0
  /// How many values are no numbers, such as `nan`.
  private(set) var wrong = 0

  private enum Token: Hashable {
    case word(String)
    case number(Double, isJoined: Bool)
    case sign(UInt8)
  }

  private var tokens: [Token] = []
  private var place = 0

  /// Words that say what kind of value follows, and not which.
  private static let kinds: Set = ["cgpoint", "foundation", "optional", "some", "x", "y", "path"]

  /// Reads what is left of a line.
  init(_ line: LineScanner) {
    tokens = Self.tokens(of: line, &hidden)
    var label = ""
    while place < tokens.count {
      switch tokens[place] {
      case .word(let word): take(word, &label)
      case .sign, .number:
        if let value = point() ?? row() ?? number() {
          items.append(Item(label: label, value: value))
          label = ""
        } else {
          place += 1
        }
      }
    }
  }

  private mutating func take(_ word: String, _ label: inout String) {
    let small = word.lowercased()
    switch small {
    case "true", "yes": items.append(Item(label: label, value: .bool(true)))
    case "false", "no": items.append(Item(label: label, value: .bool(false)))
    case "nil", "null": items.append(Item(label: label, value: .null))
    case "nan", "inf", "infinity": wrong += 1
    case _ where Self.kinds.contains(small):
      place += 1
      return
    default:
      label = small
      place += 1
      return
    }
    label = ""
    place += 1
  }

  // MARK: - Values

  /// `(1.5, -0.25)`, `{1.5, -0.25}`, `(x: 1.5, y: -0.25)`.
  private mutating func point() -> Value? {
    let start = place
    guard takeSign("(") || takeSign("{") else { return nil }
    takeWord("x")
    if case .number(let x, _)? = token {
      place += 1
      if takeSign(",") {
        takeWord("y")
        if case .number(let y, _)? = token {
          place += 1
          if takeSign(")") || takeSign("}") { return .point(x, y) }
        }
      }
    }
    place = start
    return nil
  }

  /// `[0, 3]`, `0-3`, `0 - 3`.
  private mutating func row() -> Value? {
    let start = place
    let isBracketed = takeSign("[")
    if case .number(let section, _)? = token {
      place += 1
      // In `0-3` the hyphen was taken for the sign of the second number.
      if !isBracketed, case .number(let row, isJoined: true)? = token, row <= 0 {
        place += 1
        return path(section, -row) ?? back(to: start)
      }
      if isBracketed ? takeSign(",") : takeSign("-"), case .number(let row, _)? = token {
        place += 1
        if !isBracketed || takeSign("]") { return path(section, row) ?? back(to: start) }
      }
    }
    return back(to: start)
  }

  private mutating func back(to start: Int) -> Value? {
    place = start
    return nil
  }

  private func path(_ section: Double, _ row: Double) -> Value? {
    let isWhole = { (number: Double) in
      number == number.rounded() && (0...100_000_000).contains(number)
    }
    guard isWhole(section), isWhole(row) else { return nil }
    return .row(Int(section), Int(row))
  }

  private mutating func number() -> Value? {
    guard case .number(let number, _)? = token else { return nil }
    place += 1
    return .number(number)
  }

  // MARK: - Tokens

  private var token: Token? { place < tokens.count ? tokens[place] : nil }

  private mutating func takeSign(_ sign: Unicode.Scalar) -> Bool {
    guard token == .sign(UInt8(ascii: sign)) else { return false }
    place += 1
    return true
  }

  /// Passes over `x:` in front of a number.
  private mutating func takeWord(_ word: String) {
    guard token == .word(word) else { return }
    place += 1
    _ = takeSign(":")
  }

  private static func tokens(of line: LineScanner, _ hidden: inout Int) -> [Token] {
    var line = line
    var tokens: [Token] = []
    var isJoined = false
    while let byte = line.peek {
      if line.take("<private>") {
        hidden += 1
      } else if byte.isLetter || byte == UInt8(ascii: "_") {
        tokens.append(.word(line.take(while: \.isNameByte)))
      } else if let number = number(&line) {
        tokens.append(.number(number, isJoined: isJoined))
        isJoined = true
        continue
      } else {
        if byte > 0x20, byte < 0x7f { tokens.append(.sign(byte)) }
        line.advance()
      }
      isJoined = false
    }
    return tokens
  }

  private static func number(_ line: inout LineScanner) -> Double? {
    var rest = line
    var text = ""
    if rest.take("-") { text = "-" }
    guard rest.peek.map({ $0.isDigit }) ?? false else { return nil }
    text += rest.take { $0.isDigit || $0 == UInt8(ascii: ".") }
    if rest.peek.map({ $0 | 0x20 }) == UInt8(ascii: "e") {
      text += rest.take { $0.isDigit || "eE+-".utf8.contains($0) }
    }
    guard let number = PlainNumber.read(text) else { return nil }
    line = rest
    return number
  }
}
