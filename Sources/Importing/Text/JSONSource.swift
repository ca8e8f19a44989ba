import Traces

/// A JSON value of any size over any lines, with the place of each part.
struct JSONSource {
  private let bytes: [UInt8]
  /// The value.
  let root: JSONNode
  /// The offset of the value in the file.
  private let start: Int

  /// Pages' snapshots are nested deep.
  private static let deepest = 512

  /// Reads a part of a file as one value.
  ///
  /// - Parameters:
  ///   - file: the file.
  ///   - range: the part; nil: the whole file.
  /// - Throws: `ImportProblem` where it is not one JSON value.
  init(_ file: [UInt8], _ range: Range<Int>? = nil) throws(ImportProblem) {
    start = range?.lowerBound ?? (file.starts(with: [0xef, 0xbb, 0xbf]) ? 3 : 0)
    bytes = Array(file[start..<(range?.upperBound ?? file.count)])
    do throws(LineProblem) {
      var parser = JSONParser(JSONDocument.withoutLineBreaks(bytes), deepest: Self.deepest)
      root = try parser.parseLine()
    } catch {
      throw Self.problem(error, start)
    }
  }

  private static func problem(_ error: LineProblem, _ start: Int) -> ImportProblem {
    let offset = start + error.offset
    return switch error.problem {
    case .brokenOff:
      ImportProblem(offset, "the file breaks off", expected: "a whole JSON value")
    case .tooDeep:
      ImportProblem(
        offset,
        "values are nested more than \(deepest) deep",
        expected: "a recording"
      )
    case .notJSON(let found, let expected):
      ImportProblem(
        offset,
        "this is not JSON: found \(found)",
        expected: expected.hasPrefix("nothing more") ? "nothing more" : expected
      )
    case .duplicateKey(let key):
      ImportProblem(offset, "the key \(quoted(key)) is given twice", expected: "one of it")
    default: ImportProblem(offset, "this is not JSON", expected: "a JSON value")
    }
  }

  /// Returns the offset of a value in the file.
  func offset(of node: JSONNode) -> Int { start + node.range.lowerBound }

  /// Returns a mistake at a value.
  func wrong(_ node: JSONNode, _ what: String, expected: String) -> ImportProblem {
    ImportProblem(offset(of: node), "\(what) is \(node.kindName)", expected: expected)
  }

  /// Returns a mistake of a number, which is shown as it is written.
  func unfit(_ node: JSONNode, _ what: String, expected: String) -> ImportProblem {
    let text = String(decoding: bytes[node.range], as: UTF8.self)
    return ImportProblem(offset(of: node), "\(what) is \(quoted(text))", expected: expected)
  }

  /// Returns the value of a key; nil: there is none.
  func member(_ key: String, of node: JSONNode) -> JSONNode? {
    guard case .object(let members) = node.content else { return nil }
    return members.first { $0.key == key }?.value
  }

  /// Returns the value of a key that has to be there.
  func required(_ key: String, of node: JSONNode) throws(ImportProblem) -> JSONNode {
    if let value = member(key, of: node) { return value }
    guard case .object(let members) = node.content else {
      throw wrong(node, "this", expected: "an object with the key \"\(key)\"")
    }
    let near = Suggestion.closest(to: key, among: members.map(\.key))
    throw ImportProblem(
      offset(of: node),
      "the key \(quoted(key)) is missing",
      expected: "it in this object",
      suggestion: near.map { "did you mean it with \(quoted($0))?" }
    )
  }

  /// Returns the elements of an array.
  func elements(_ node: JSONNode, _ what: String) throws(ImportProblem) -> [JSONNode] {
    guard case .array(let elements) = node.content else {
      throw wrong(node, what, expected: "an array")
    }
    return elements
  }

  /// Returns a text.
  func string(_ node: JSONNode, _ what: String) throws(ImportProblem) -> String {
    guard case .string(let text) = node.content else {
      throw wrong(node, what, expected: "a string")
    }
    return text
  }

  /// Returns a number that is finite.
  func number(_ node: JSONNode, _ what: String) throws(ImportProblem) -> Double {
    guard case .number = node.content else { throw wrong(node, what, expected: "a number") }
    let text = String(decoding: bytes[node.range], as: UTF8.self)
    guard let number = PlainNumber.read(text) else {
      throw unfit(node, what, expected: "a number that a computer can hold")
    }
    return number
  }

  /// Returns a whole number within bounds.
  func integer(
    _ node: JSONNode,
    _ what: String,
    _ bounds: ClosedRange<Int>
  ) throws(ImportProblem) -> Int {
    let number = try number(node, what)
    guard number == number.rounded(.towardZero), number >= Double(bounds.lowerBound),
      number <= Double(bounds.upperBound)
    else {
      let expected = "a whole number from \(bounds.lowerBound) to \(bounds.upperBound)"
      throw unfit(node, what, expected: expected)
    }
    return Int(number)
  }
}
